/** Drinks are poured: the card turns over, its chasers one by one, then what it does to whoever drinks it. */
import type { DrinkView, StackView } from '@taproom/inn';
import { Icon, signIcon } from '../../icons/index.ts';
import { table as words } from '../../words/table.ts';
import { FaceUp, Played, Strip } from './played.tsx';
import { SeatChip } from './seat-chip.tsx';
import styles from './drinks.module.css';

type DrinksOnStack = Extract<StackView, { kind: 'drinks' }>;

/** More drinkers of the same Drink are shown by their faces only. */
const FEW = 3;
/** More different Drinks are shown without their Chasers, and where there is little room by what they are served in. */
export const SOME_DRINKS = 4;

export function Drinks({ of, isTop }: { readonly of: DrinksOnStack; readonly isTop: boolean }) {
  const { drinks, cards } = of;
  // Before anybody drinks, what has been turned up so far.
  if (drinks.length === 0) return <Pour by={-1} cards={cards} />;
  const rounds = sameDrinks(drinks);
  const areMany = rounds.length > SOME_DRINKS;
  return (
    <ul
      className={styles.drinks}
      data-several={rounds.length > 1 || undefined}
      data-many={areMany || undefined}
    >
      {rounds.map(({ key, seats, drink }) => (
        <li key={key} className={styles.drink} data-ignored={drink.ignored || undefined}>
          {/* What it comes to stands beside whoever drinks it: there it is seen however much lies below. */}
          <div className={styles.head}>
            <div className={styles.seats} data-together={seats.length > 1 || undefined}>
              {seats.map((seat) => (
                <SeatChip
                  key={seat}
                  seat={seat}
                  bare={seats.length > FEW}
                  small={seats.length > 1 || rounds.length > 1}
                />
              ))}
            </div>
            <Sum drink={drink} />
          </div>
          <div className={styles.cards}>
            {(cards[drink.group] ?? []).slice(0, areMany ? 1 : undefined).map((card, n) => (
              <Poured key={card} card={card} turn={n} isAlone={rounds.length === 1} isTop={isTop} />
            ))}
            {areMany && <Chasers n={(cards[drink.group] ?? []).length - 1} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Chasers({ n }: { readonly n: number }) {
  if (n < 1) return null;
  return (
    <span className={styles.chasers} role="img" aria-label={words.chasers(n)}>
      +{n}
    </span>
  );
}

interface SameDrink {
  readonly key: string;
  readonly seats: number[];
  readonly drink: DrinkView;
}

/** A round for everybody is one Drink with many drinkers, as long as nobody changes theirs. */
function sameDrinks(drinks: readonly DrinkView[]): SameDrink[] {
  const found = new Map<string, SameDrink>();
  for (const drink of drinks) {
    const { group, ignored, half, strokes } = drink;
    const key = [group, ignored, half, ...strokes.map(({ verb, n }) => `${verb}${n}`)].join();
    const same = found.get(key);
    if (same === undefined) found.set(key, { key, seats: [drink.seat], drink });
    else same.seats.push(drink.seat);
  }
  return [...found.values()];
}

interface PouredProps {
  readonly card: number;
  readonly turn: number;
  /** No other Drink lies there. */
  readonly isAlone: boolean;
  readonly isTop: boolean;
}

function Poured({ card, turn, isAlone, isTop }: PouredProps) {
  // Of several, and of chasers, the titles are enough.
  if (!isAlone || !isTop || turn > 0) return <Strip card={card} turn={turn} />;
  return <Played card={card} isTop turn={turn} />;
}

const ON_MATS: ReadonlySet<string> = new Set(['fortitude', 'alcohol', 'gold']);

/** What it all comes to. */
function Sum({ drink }: { readonly drink: DrinkView }) {
  if (drink.ignored) return <span className={styles.stamp}>{words.ignored}</span>;
  const sums = new Map<string, { readonly of: string; readonly n: number }>();
  for (const { verb, of, n } of drink.strokes) {
    // Numbers on mats add up; whatever else it does stands for itself.
    const what = ON_MATS.has(of) ? of : verb;
    if (n !== 0) sums.set(what, { of, n: (sums.get(what)?.n ?? 0) + n });
  }
  return (
    <span className={styles.sum}>
      {drink.half && <span className={styles.half}>{words.half}</span>}
      {[...sums].map(([what, { of, n }]) => (
        <span key={what} className={styles.number}>
          <Icon name={signIcon(of)} label={words.numberOf(what)} />
          {n > 0 ? `+${n}` : `−${-n}`}
        </span>
      ))}
    </span>
  );
}

/** Drinks turned up for several players, before they are handed out. */
export function Pour({ by, cards }: { readonly by: number; readonly cards: readonly (readonly number[])[] }) {
  return (
    <ul className={styles.drinks}>
      {cards.map((group, i) => (
        <li key={group[0] ?? i} className={styles.drink}>
          {by >= 0 && i === 0 && <SeatChip seat={by} />}
          <div className={styles.cards}>
            {group.map((card, n) => (
              <FaceUp key={card} card={card} big={cards.length === 1 && n === 0} turn={n} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
