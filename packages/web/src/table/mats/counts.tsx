/** What can be counted on a mat: Gold, cards, drinks, tokens, side decks. The same icons as everywhere. */
import type { Faces, SeatView } from '@taproom/inn';
import type { ReactNode } from 'react';
import { Icon, signIcon, type IconName } from '../../icons/index.ts';
import { joined } from '../../pieces/joined.ts';
import { table as words } from '../../words/table.ts';
import { useTable } from '../table-store.ts';
import type { MatKind } from './mat-kind.ts';
import { Potions } from './potions.tsx';
import { PotionCount } from './potion-count.tsx';
import whole from './mat.module.css';
import room from './mat-room.module.css';
import potionStyles from './potions.module.css';

const styles = joined(whole, room);

/** The sign for a token, whoever's it is. */
const tokenSign = (characters: Faces['characters'] = [], name: string): string =>
  characters.flatMap(({ tokens }) => tokens).find((token) => token.name === name)?.sign ?? name;

/** What so many tokens are called, whoever of the characters they come from. */
function tokenTitle(characters: Faces['characters'] = [], name: string, n: number): string {
  for (const { tokens } of characters)
    for (const token of tokens) if (token.name === name) return n === 1 ? token.one : token.title;
  return name;
}

interface CountsProps {
  readonly seat: number;
  readonly at: SeatView;
  readonly kind: MatKind;
  /** Null where it lies somewhere else. */
  readonly gold: ReactNode;
}

export function Counts({ seat, at, kind, gold }: CountsProps) {
  const characters = useTable((state) => state.faces?.characters);
  const character = characters?.[seat];
  const tokens = Object.entries(at.tokens).filter(
    ([name, n]) => n > 0 || character?.tokens.some((t) => t.name === name),
  );
  // Whoever nobody plays holds neither cards nor Gold.
  const isAutomated = at.tracks.length > 0;
  return (
    <ul className={styles.counts}>
      {gold !== null && !isAutomated && (
        <li data-anchor={`gold:${seat}`} data-coach={kind === 'own' ? 'gold' : undefined} title={words.gold}>
          {gold}
        </li>
      )}
      {at.potions > 0 && kind !== 'mate' && (
        <li className={potionStyles.potions} data-potions>
          {kind === 'own' ? <Potions n={at.potions} /> : <PotionCount n={at.potions} />}
        </li>
      )}
      {kind !== 'own' && !isAutomated && (
        <Count icon="hand" n={at.handSize} word={words.cards} anchor={`hand:${seat}`}>
          {backsOf(at)}
        </Count>
      )}
      <Count
        icon="drink-me"
        n={at.drinkMe}
        word={words.drinkMe}
        anchor={`drinks:${seat}`}
        coach={kind === 'own' ? 'drink-me' : undefined}
      >
        {at.reserve > 0 && (
          <span className={styles.reserve} title={`${at.reserve} ${words.reserve}`}>
            <Icon name="bottle" label={words.reserve} />
            {at.reserve}
          </span>
        )}
      </Count>
      {tokens.map(([name, n]) => {
        const title = tokenTitle(characters, name, n);
        return (
          <Count
            key={name}
            icon={signIcon(tokenSign(characters, name))}
            n={n}
            word={title}
            anchor={`${name}:${seat}`}
            isToken
          />
        );
      })}
      {kind !== 'other' &&
        kind !== 'mate' &&
        at.decks.map((deck) => {
          const side = character?.sideDecks.find(({ name }) => name === deck.name);
          const title = side?.title ?? deck.name;
          return (
            <Count
              key={deck.name}
              icon={signIcon(side?.sign ?? deck.name)}
              n={deck.size}
              word={title}
              anchor={`${deck.name}:${seat}`}
              isPile
            />
          );
        })}
    </ul>
  );
}

/** Cards with a back of their own can be counted in anybody's hand. */
function backsOf({ backs }: SeatView): ReactNode {
  return Object.entries(backs).map(([back, n]) => (
    <span key={back} className={styles.reserve} title={`${n} ${back}`}>
      <Icon name={signIcon(back)} label={back} />
      {n}
    </span>
  ));
}

interface CountProps {
  readonly icon: IconName;
  readonly n: number;
  readonly word: string;
  readonly anchor: string;
  readonly coach?: string;
  readonly isToken?: boolean;
  /** How many cards a deck beside the own one has left. */
  readonly isPile?: boolean;
  readonly children?: ReactNode;
}

function Count({ icon, n, word, anchor, coach, isToken = false, isPile = false, children }: CountProps) {
  return (
    <li
      className={styles.count}
      data-token={isToken || undefined}
      data-side-deck={isPile || undefined}
      data-anchor={anchor}
      data-coach={coach}
      title={word}
    >
      <Icon name={icon} />
      {n}
      <span className="for-ears"> {word}</span>
      {children}
    </li>
  );
}
