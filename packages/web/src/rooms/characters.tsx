/** Everybody who can be played: what they are like, how hard they are, what is special about them; and all other decks. */
import { about, type CharacterAbout } from '@taproom/cast/about';
import { Link } from 'wouter';
import { Mugs, Portrait } from '../pieces/index.ts';
import { addressOf } from './decks.ts';
import { characterMark } from '../theme/character-marks.ts';
import { words } from '../words/all.ts';
import { decks } from '../words/decks.ts';
import styles from './characters.module.css';
import { Room } from './room.tsx';

const BOOKS = ['rdi5', 'rdi6', 'rdi7', 'rdi9'] as const;

export default function Characters() {
  const { characters } = words;
  return (
    <Room title={characters.title} about={characters.about} width="wide">
      {BOOKS.map((book) => (
        <section key={book} className={styles.book} aria-labelledby={`from-${book}`}>
          <h2 id={`from-${book}`}>{decks.sources[book]}</h2>
          <ul className={styles.grid}>
            {about
              .filter((one) => one.book === book)
              .map((one) => (
                <Character key={one.name} one={one} />
              ))}
          </ul>
        </section>
      ))}
      <section className={styles.book} aria-labelledby="on-the-table">
        <h2 id="on-the-table">{decks.onTheTable}</h2>
        <p>{decks.onTheTableAbout}</p>
        <ul className={styles.grid}>
          {Object.entries(decks.laid).map(([address, { title, about: text }]) => (
            <li key={address} className={styles.character}>
              <div className={styles.head}>
                <h3>{title}</h3>
              </div>
              <div className={styles.body}>
                <p>{text}</p>
                <Look address={address} whose={title}>
                  {decks.lookAll}
                </Look>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </Room>
  );
}

function Character({ one }: { readonly one: CharacterAbout }) {
  const { accent } = characterMark(one.name);
  return (
    <li className={styles.character} style={{ '--deck': accent }}>
      <div className={styles.head}>
        <span className={styles.portrait}>
          <Portrait character={one.name} />
        </span>
        <h3>{one.fullName}</h3>
      </div>
      <div className={styles.body}>
        <Mugs n={one.mugs} />
        <p className={styles.pitch}>{one.pitch}</p>
        <dl>
          {one.specials.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Look address={addressOf(one.name)} whose={one.fullName}>
          {decks.look}
        </Look>
      </div>
    </li>
  );
}

interface LookProps {
  readonly address: string;
  readonly whose: string;
  readonly children: string;
}

const Look = ({ address, whose, children }: LookProps) => (
  <Link href={`/characters/${address}`} className={styles.look}>
    {children}
    <span className="for-ears"> {whose}</span>
  </Link>
);
