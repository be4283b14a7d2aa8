/** What is being resolved, as a stack that grows upward: each answer lies on top of what it answers. */
import { joined } from '../../pieces/joined.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import { placed, type Thing } from './answering.ts';
import { Contest } from './contest.tsx';
import { Drinks, Pour } from './drinks.tsx';
import { EventCard, Lifted, PlayedCard, useTitle } from './played.tsx';
import { Bid, Poll } from './poll.tsx';
import alone from './stack.module.css';
import around from './stack-around.module.css';

const styles = joined(alone, around);

/** What lies there as a card. */
const CARDS: ReadonlySet<Thing['kind']> = new Set(['play', 'event', 'lift']);

/** With so many under the top one, in a low room they lie side by side. */
const DEEP = 3;
const SIDE_BY_SIDE = 3;

export function Stack() {
  const stack = useTable((state) => state.view!.stack);
  const things = placed(stack);
  const top = things.length - 1;
  // Drinks have a line for who drinks, and one for what.
  const drinks = things.slice(0, -1).filter(({ thing }) => thing.kind === 'drinks').length;
  const rows = Math.ceil((top - drinks) / SIDE_BY_SIDE) + 2 * drinks;
  return (
    <ol
      className={styles.stack}
      style={{ '--under': top + drinks, '--rows': rows }}
      data-deep={top >= DEEP || undefined}
      data-poured={things.at(-1)?.thing.kind === 'drinks' || undefined}
      data-lifted={things.at(-1)?.thing.kind === 'lift' || undefined}
      data-contest={things.some(({ thing }) => thing.kind === 'contest') || undefined}
    >
      {things
        .map(({ thing, on, depth }, i) => (
          <li
            key={keyOf(thing, i)}
            className={styles.entry}
            style={{ '--depth': depth }}
            data-top={i === top || undefined}
            data-of={thing.kind}
            data-as-card={CARDS.has(thing.kind) || undefined}
            data-added={(thing.kind === 'play' && thing.added.length > 0) || undefined}
            data-answers={on < 0 ? undefined : on === i - 1 ? 'below' : 'further'}
          >
            <Entry thing={thing} isTop={i === top} answers={on < 0 ? null : things[on].thing} />
            {on >= 0 && on < i - 1 && <Answered thing={things[on].thing} />}
          </li>
        ))
        .reverse()}
    </ol>
  );
}

/** An answer to something further down says to what. */
function Answered({ thing }: { readonly thing: Thing }) {
  const title = useTitle(thing);
  return <p className={styles.answered}>{words.answersWhat(title)}</p>;
}

const keyOf = (thing: Thing, i: number): string =>
  'card' in thing ? `${thing.kind} ${thing.card} ${i}` : `${thing.kind} ${i}`;

interface EntryProps {
  readonly thing: Thing;
  readonly isTop: boolean;
  /** What it answers. */
  readonly answers: Thing | null;
}

function Entry({ thing, isTop, answers }: EntryProps) {
  switch (thing.kind) {
    case 'play':
      return <PlayedCard play={thing} isTop={isTop} answers={answers} />;
    case 'drinks':
      return <Drinks of={thing} isTop={isTop} />;
    case 'event':
      return <EventCard card={thing.card} by={thing.by} ignored={thing.ignored} isTop={isTop} />;
    case 'poll':
      return <Poll {...thing} />;
    case 'bid':
      return <Bid {...thing} />;
    case 'contest':
      return <Contest rivals={thing.rivals} values={thing.values} />;
    case 'pour':
      return <Pour by={thing.by} cards={thing.cards} />;
    case 'lift':
      return <Lifted seat={thing.seat} cards={thing.cards} />;
    default:
      return null;
  }
}
