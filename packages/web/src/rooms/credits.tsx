/** Who made what is used here. */
import { Icon, type IconName } from '../icons/index.ts';
import { ICONS } from '../icons/icons.ts';
import { words } from '../words/all.ts';
import styles from './credits.module.css';
import { Room } from './room.tsx';

interface Used {
  readonly name: IconName;
  readonly title: string;
}

/** By author; the same drawing under two names of ours counts once. */
function iconsByAuthor(): Map<string, Used[]> {
  const authors = new Map<string, Used[]>();
  for (const [name, source] of Object.entries(ICONS)) {
    const [author, title] = 'icon' in source ? [source.by, source.icon] : ['', name];
    const used = authors.get(author) ?? [];
    if (!used.some((one) => one.title === title)) used.push({ name: name as IconName, title });
    authors.set(author, used);
  }
  return authors;
}

const FONTS = [
  { name: 'Alegreya', by: 'Juan Pablo del Peral, Huerta Tipográfica' },
  { name: 'Grenze Gotisch', by: 'Renata Polastri, Omnibus-Type' },
];

const LIBRARIES = [
  { name: 'Preact', by: 'Jason Miller and contributors', licence: 'MIT' },
  { name: 'Radix Primitives', by: 'WorkOS and contributors', licence: 'MIT' },
  { name: 'wouter', by: 'Alexey Taktarov and contributors', licence: 'Unlicense' },
  { name: 'ZzFX', by: 'Frank Force', licence: 'MIT' },
  { name: 'Lean QR', by: 'David Evans', licence: 'MIT' },
  { name: 'Valibot', by: 'Fabian Hiller and contributors', licence: 'MIT' },
];

export default function Credits() {
  const { credits } = words;
  const authors = iconsByAuthor();
  const own = authors.get('') ?? [];
  authors.delete('');
  return (
    <Room title={credits.title}>
      <div className={styles.credits}>
        <section>
          <h2>{credits.game}</h2>
          <p>{credits.gameText}</p>
          <p>{credits.ourselves}</p>
        </section>
        <section>
          <h2>{credits.icons}</h2>
          <p>{credits.iconsText}</p>
          {[...authors].map(([author, used]) => (
            <Icons key={author} title={author} used={used} />
          ))}
          <Icons title={credits.own} used={own} />
        </section>
        <section>
          <h2>{credits.fonts}</h2>
          <p>{credits.fontsText}</p>
          <ul className={styles.list}>
            {FONTS.map(({ name, by }) => (
              <li key={name}>
                <strong>{name}</strong>, {by}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{credits.libraries}</h2>
          <p>{credits.librariesText}</p>
          <ul className={styles.list}>
            {LIBRARIES.map(({ name, by, licence }) => (
              <li key={name}>
                <strong>{name}</strong>, {by} ({licence})
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Room>
  );
}

function Icons({ title, used }: { readonly title: string; readonly used: readonly Used[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.icons}>
        {used.map((one) => (
          <li key={one.title}>
            <Icon name={one.name} />
            {one.title}
          </li>
        ))}
      </ul>
    </div>
  );
}
