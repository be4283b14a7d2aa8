/** The game on one page: what everybody should know before the first card. */
import { primer } from '../words/primer.ts';
import styles from './rules.module.css';

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
            {Object.entries(rules).map(([id, about]) => (
              <a key={id} href={`#${id}`}>
                {about}
              </a>
            ))}
          </p>
        </div>
      ))}
    </section>
  );
}
