/** A table of a scenario, drawn small: who sits there with what, and what lies in the middle. */
import { Link } from 'wouter';
import { Icon, type IconName } from '../icons/index.ts';
import { Die } from '../parlour/die.tsx';
import { PlayingCard } from '../parlour/playing-card.tsx';
import { cardWords } from '../parlour/cards.ts';
import { Portrait } from '../pieces/portrait.tsx';
import { list } from '../words/table.ts';
import { picture as words } from '../words/picture.ts';
import type { ChapterPicture } from './rulebook.ts';
import type { PicturedHeap, PicturedSeat, PicturedThing, TablePicture } from './table-picture.ts';
import styles from './table-drawing.module.css';

const SIGNS: Readonly<Record<string, IconName>> = {
  [words.fortitude]: 'fortitude',
  [words.alcohol]: 'alcohol',
  [words.gold]: 'gold',
  [words.coins]: 'gold',
};

/** `rule`: to which place of the rulebook one comes back. */
export function TableDrawing({ picture, rule }: { readonly picture: ChapterPicture; readonly rule: string }) {
  const { table, caption, scene, stop } = picture;
  return (
    <figure className={styles.figure}>
      <div className={styles.table} role="img" aria-label={inWords(table)}>
        <ul className={styles.seats} aria-hidden>
          {table.seats.map((seat, i) => (
            <Seat key={i} seat={seat} />
          ))}
        </ul>
        {table.middle.length > 0 && (
          <ol className={styles.middle} aria-hidden>
            {table.middle.map((matter, i) => (
              <li key={i}>
                <Heap heap={matter} />
                {matter.does.map((does, at) => (
                  <span key={at} className={styles.does}>
                    {does}
                  </span>
                ))}
              </li>
            ))}
          </ol>
        )}
      </div>
      <figcaption>
        {caption}{' '}
        <Link href={`/show/${scene}?rule=${rule}&at=${stop}`} className={styles.look}>
          {words.look}
        </Link>
      </figcaption>
    </figure>
  );
}

function Seat({
  seat: { name, isCharacter, isOnTurn, isOut, numbers, lying },
}: {
  readonly seat: PicturedSeat;
}) {
  return (
    <li data-turn={isOnTurn || undefined} data-out={isOut || undefined}>
      <span className={styles.name}>
        {isCharacter && (
          <span className={styles.face}>
            <Portrait character={name} />
          </span>
        )}
        {name}
        {isOut && <small>{words.out}</small>}
      </span>
      <span className={styles.numbers}>
        {numbers.map(({ word, n }) => (
          <span key={word}>
            {SIGNS[word] === undefined ? <small>{word}</small> : <Icon name={SIGNS[word]} />}
            {n}
          </span>
        ))}
      </span>
      {lying.map((heap, i) => (
        <Heap key={i} heap={heap} />
      ))}
    </li>
  );
}

function Heap({ heap: { word, things, columns } }: { readonly heap: PicturedHeap }) {
  return (
    <span className={styles.heap}>
      <small>{word}</small>
      {things.length > 0 && (
        <span
          className={styles.things}
          style={columns === undefined ? undefined : { maxInlineSize: `${columns * 3.2}rem` }}
        >
          {things.map((thing, i) => (
            <Thing key={i} thing={thing} />
          ))}
        </span>
      )}
    </span>
  );
}

function Thing({ thing }: { readonly thing: PicturedThing }) {
  if ('title' in thing) return <span className={styles.card}>{thing.title}</span>;
  if ('card' in thing) return <PlayingCard card={thing.card} size="tiny" inButton />;
  if ('die' in thing) return <Die value={thing.die} />;
  return <span className={thing.faceDown === 0 ? styles.gap : styles.back}>{thing.faceDown || ''}</span>;
}

function thingInWords(thing: PicturedThing): string {
  if ('title' in thing) return `“${thing.title}”`;
  if ('card' in thing) return cardWords(thing.card);
  if ('die' in thing) return words.die(thing.die);
  return words.faceDown(thing.faceDown);
}

const heapInWords = ({ word, things }: PicturedHeap): string =>
  things.length === 0 ? word : `${word}: ${list(things.map(thingInWords))}`;

/** All that there is to see, for whoever hears it. */
function inWords({ seats, middle }: TablePicture): string {
  const around = seats.map(({ name, isOnTurn, isOut, numbers, lying }) =>
    [
      `${name}${isOut ? `, ${words.out}` : isOnTurn ? `, ${words.onTurn}` : ''}`,
      ...numbers.map(({ word, n }) => `${word} ${n}`),
      ...lying.map(heapInWords),
    ].join('; '),
  );
  const lies = middle.map((matter) => [heapInWords(matter), ...matter.does].join('; '));
  return [...around, ...(lies.length > 0 ? [`${words.middle}: ${lies.join('. ')}`] : [])].join('. ');
}
