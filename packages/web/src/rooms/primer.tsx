/** The game on one page: what everybody should know before the first card. */
import { primer } from '../words/primer.ts';
import styles from './rules.module.css';

/** What a rule is about, as its id says it. */
const wordsOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1).replaceAll('-', ' ');

export function Primer() {
  return (
    <section className={styles.primer} aria-labelledby="primer">
      <h2 id="primer">{primer.title}</h2>
      {primer.parts.map(({ title, text, rules }) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <p className={styles.exactly}>
            {primer.more}:{' '}
            {rules.map((id) => (
              <a key={id} href={`#${id}`}>
                {wordsOf(id)}
              </a>
            ))}
          </p>
        </div>
      ))}
    </section>
  );
}
