/** Between the table and one's own cards: what is asked, what lies nowhere to be touched, why something must wait. */
import type { ParlourView } from '@taproom/parlour';
import { Button } from '../pieces/index.ts';
import { useStore, useTable, type TableState } from '../table/table-store.ts';
import { words } from '../words/parlour.ts';
import { cardWords } from './cards.ts';
import { Die } from './die.tsx';
import { variantAbout } from './games.ts';
import { ALL_CARDS, isWayOut, optionWords, placeWords } from './options.ts';
import { PlayingCard } from './playing-card.tsx';
import { gameOf } from './use-game.ts';
import { Says } from '../table/answers/says.tsx';
import { TrayFrame } from '../table/answers/tray-frame.tsx';
import styles from '../table/answers/tray.module.css';

export function GameTray() {
  const why = useTable((state) => state.desk.why);
  const prompt = useTable((state) => state.asked.prompt);
  const waiting = why === null ? '' : why.card >= 0 ? cardWords(why.card) : words.option(why.what);
  return (
    <TrayFrame waiting={waiting} prompt={prompt}>
      <Options />
    </TrayFrame>
  );
}

/** What has a board of its own to be chosen on. */
const ON_BOARD: ReadonlySet<string> = new Set(['predict', 'horde', 'game']);

/** The options that cannot be touched on the table: words, faces of dice, and where a card that was taken up may go. */
export function Options() {
  const store = useStore();
  const asked = useTable((state) => state.asked.game);
  const held = useTable((state) => state.desk.held);
  // What is to be played this evening: variants of several games have the same names.
  const chosen = useTable((state) => state.gambling?.evening?.chosen?.game);
  const shown = useTable(shownOptions);
  const isOffered = useTable(hasOptions);
  if (asked === null || !isOffered) return null;
  if (asked.what === 'sources') return <Sources />;
  const list = shown.split(',').map(Number);
  return (
    <div className={styles.options} data-options>
      {list.map((i) => {
        const { card, die, word } = asked.options[i];
        const atOnce = card === undefined || held >= 0;
        return (
          <Button
            key={i}
            data-option={i}
            size="small"
            kind={word === 'dump' ? 'warn' : 'plain'}
            onClick={() => (atOnce ? store.answer({ do: 'choose', picks: [i] }) : store.mark(i))}
          >
            {held >= 0 ? (
              words.option(placeWords(asked.options[i], asked.what))
            ) : card !== undefined ? (
              <>
                <PlayingCard card={card} size="tiny" inButton /> {optionWords(asked.options[i], asked.what)}
              </>
            ) : die !== undefined ? (
              <>
                <Die value={die} mute /> {optionWords(asked.options[i], asked.what)}
              </>
            ) : (
              <Says
                label={optionWords(asked.options[i], asked.what)}
                does={asked.what === 'variants' ? variantAbout(word ?? '', chosen) : ''}
              />
            )}
          </Button>
        );
      })}
    </div>
  );
}

export function hasOptions(state: TableState): boolean {
  const { game } = state.asked;
  return game?.bet === null && (game.what === 'sources' || shownOptions(state) !== '');
}

/** The numbers of those options, as a text that stays the same while they do. */
function shownOptions(state: TableState): string {
  const { asked, desk } = state;
  const { game } = asked;
  const view = gameOf(state);
  if (game === null || ON_BOARD.has(game.what)) return '';
  const { held } = desk;
  if (held >= 0)
    return game.what === 'place'
      ? ''
      : game.options.flatMap(({ card }, i) => (card === held ? [i] : [])).join();
  const seen = view === null ? new Set<number>() : cardsSeen(view);
  const dice = view === null ? [] : Object.values(view.seats[view.seat]?.dice ?? {}).flat();
  // The one that the big button says already is not said twice.
  const { primary } = asked;
  const said = primary.do === 'answer' && primary.answer.do === 'choose' ? primary.answer.picks : [];
  return game.options
    .flatMap((option, i) => {
      const { card, die, word } = option;
      const onTable =
        card !== undefined ? seen.has(card) : die !== undefined && word === undefined && dice.includes(die);
      return onTable || isWayOut(option) || (said.length === 1 && said[0] === i && desk.marks.length === 0)
        ? []
        : [i];
    })
    .join();
}

/** All cards that this player sees on the table. */
function cardsSeen({ seats, common }: ParlourView): Set<number> {
  const seen = new Set<number>();
  for (const { zones } of [...seats, common])
    for (const { cards } of Object.values(zones)) for (const card of cards ?? []) seen.add(card);
  return seen;
}

/** Jack of All Trades with Hidden Fate: for each of the four jobs a card or a die. */
function Sources() {
  const store = useStore();
  const options = useTable((state) => state.asked.game!.options);
  const wish = useTable((state) => options[state.desk.marks[0]]?.word ?? ALL_CARDS);
  const sources = wish.split(', ');
  const turn = (job: number): void => {
    const next = sources.map((source, at) => (at === job ? (source === 'die' ? 'card' : 'die') : source));
    store.mark(options.findIndex(({ word }) => word === next.join(', ')));
  };
  return (
    <div className={styles.options} data-options>
      {sources.map((source, job) => (
        <Button key={job} size="small" icon={source === 'die' ? 'dice' : 'hand'} onClick={() => turn(job)}>
          {words.job(job + 1, source === 'die')}
        </Button>
      ))}
    </div>
  );
}
