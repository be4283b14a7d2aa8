/** Dragon Hordes: eight cards with coins on them. A prediction is made by touching a colour, a rank, or both. */
import { Icon } from '../../icons/index.ts';
import { useStore, useTable } from '../../table/table-store.ts';
import { words } from '../../words/parlour.ts';
import { COLOURS, RANK_ICONS, RANK_NAMES } from '../cards.ts';
import { PlayingCard } from '../playing-card.tsx';
import { DiceRow } from '../spots.tsx';
import { gameOf } from '../use-game.ts';
import styles from './boards.module.css';

/** The three Dragons, then the ranks from Warrior to Rogue: as the words of the options have it. */
const NAMES: readonly string[] = [...COLOURS, ...RANK_NAMES.slice(1)];
const isColour = (name: string): boolean => (COLOURS as readonly string[]).includes(name);

/** What was rolled and turned up last: it lies nowhere, but everybody has seen it. */
function LastTurned() {
  const card = useTable(({ story }) => story.findLast(({ e }) => e === 'reveal')?.list?.[0] ?? -1);
  const dice = useTable(({ story }) => story.findLast(({ e }) => e === 'roll')?.list ?? NO_DICE);
  return (
    <div className={styles.turned}>
      {dice.length > 0 && <DiceRow label={words.lastRoll} dice={dice} />}
      {card >= 0 && <PlayingCard card={card} />}
    </div>
  );
}

const NO_DICE: readonly number[] = [];

export function Hordes() {
  const store = useStore();
  const coins = useTable((state) => gameOf(state)!.counts.hordes);
  const asked = useTable((state) => state.asked.game);
  const [mark = -1] = useTable((state) => state.desk.marks);
  const isOver = useTable((state) => gameOf(state)!.result !== null);
  // All taken: who has what is told above.
  if (coins === undefined || (isOver && coins.every((n) => n === 0))) return null;
  const what = asked?.what ?? '';
  const options = what === 'predict' || what === 'horde' ? (asked?.options ?? []) : [];
  const offers = (word: string): number => options.findIndex((option) => option.word === word);
  const touched = options[mark]?.word?.split(' ') ?? [];

  const touch = (name: string): void => {
    if (what === 'horde') return store.answer({ do: 'choose', picks: [offers(name)] });
    // One of each kind: a second colour takes the place of the first.
    const others = touched.filter((one) => one !== name && isColour(one) !== isColour(name));
    const names = touched.includes(name) ? others : [...others, name];
    const wish = names.toSorted((a, b) => NAMES.indexOf(a) - NAMES.indexOf(b)).join(' ');
    store.mark(wish === '' ? mark : offers(wish));
  };
  return (
    <section className={styles.hordes} aria-label={words.hordes}>
      <LastTurned />
      <ul className={styles.coins}>
        {NAMES.map((name, i) => {
          const inside = (
            <>
              <Icon name={isColour(name) ? 'rank-dragon' : RANK_ICONS[i - COLOURS.length + 1]} />
              <span>{words.option(name)}</span>
              <strong data-anchor={`horde:${i}`}>
                <Icon name="gold" />
                {coins[i]}
                <span className="for-ears"> {words.chips}</span>
              </strong>
            </>
          );
          return (
            <li key={name} className={styles.horde} data-colour={isColour(name) ? name : undefined}>
              {offers(name) >= 0 ? (
                <button
                  type="button"
                  data-aim
                  data-horde={name}
                  aria-pressed={what === 'predict' ? touched.includes(name) : undefined}
                  onClick={() => touch(name)}
                >
                  {inside}
                </button>
              ) : (
                <span>{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
