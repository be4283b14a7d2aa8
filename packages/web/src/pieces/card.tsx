/** A card's face. It is only to be looked at: whoever shows it puts it into a button where it can be played. */
import type { CardFace, Cost } from '@taproom/inn';
import { Icon, signIcon, subtypeIcon } from '../icons/index.ts';
import { CARD_TYPES } from '../theme/card-types.ts';
import { characterMark } from '../theme/character-marks.ts';
import { words } from '../words/index.ts';
import { CardPicture } from './card-picture.tsx';
import { keyNumbers } from './key-numbers.ts';
import whole from './card.module.css';
import room from './card-room.module.css';
import { joined } from './joined.ts';

const styles = joined(whole, room);

export type CardSize = 'hand' | 'small' | 'zoom' | 'tiny';
export type CardState = 'playable' | 'dim' | 'marked' | 'plain';

export interface CardProps {
  readonly face: CardFace;
  readonly size?: CardSize;
  readonly state?: CardState;
  /** Whose deck it comes from; without one it is everybody's. */
  readonly character?: string;
}

/** Titles are the jokes: the longest still fit, in up to three lines. */
const lengthOf = (title: string): 'short' | 'long' | 'longest' =>
  title.length <= 36 ? 'short' : title.length <= 58 ? 'long' : 'longest';

export function Card({ face, size = 'hand', state = 'plain', character }: CardProps) {
  const mark = character === undefined ? null : characterMark(character);
  // What is only shown costs nothing that could be counted.
  const cost = face.uses.find((use) => use.cost !== null && use.cost.reveals === undefined)?.cost ?? null;
  return (
    <span
      className={`${styles.card} ${styles[size]}`}
      data-state={state}
      style={mark === null ? undefined : { '--deck': mark.accent }}
    >
      <span
        className={styles.title}
        style={{ '--letters': face.title.length }}
        data-title
        data-length={lengthOf(face.title)}
      >
        {face.title}
      </span>
      <span className={styles.types} data-many={face.types.length > 1 ? face.types.length : undefined}>
        {face.types.map((type) => {
          const { icon, word, colour, on } = CARD_TYPES[type];
          return (
            <span key={type} className={styles.type} style={{ background: colour, color: on }} data-type>
              <Icon name={icon} />
              {word}
            </span>
          );
        })}
        <Subtypes subtypes={face.subtypes} beside={size !== 'zoom' && face.types.length > 0} />
      </span>
      {size !== 'tiny' && <Numbers lines={face.lines} cost={cost} />}
      {(size === 'hand' || size === 'zoom') && (
        <span className={styles.lines} data-lines>
          {face.lines.map((line, i) => (
            <span key={line} className={styles.line}>
              <Icon name={signIcon(face.icons[i] ?? 'note')} />
              <span>{line}</span>
            </span>
          ))}
        </span>
      )}
      {(size === 'hand' || size === 'zoom') && <CardPicture face={face} />}
      {size === 'zoom' && face.rulings.length > 0 && (
        <span className={styles.rulings}>
          {face.rulings.map((ruling) => (
            <span key={ruling}>{ruling}</span>
          ))}
        </span>
      )}
      {(size === 'hand' || size === 'zoom') && (
        <span className={styles.foot}>
          <Icon name={mark?.emblem ?? signIcon(face.deck)} />
          <span className={styles.whose}>{face.sideDeck || character || words.card.deck(face.deck)}</span>
          <span className={styles.provenance} title={words.card.provenance[face.provenance]}>
            {size === 'zoom'
              ? words.card.provenance[face.provenance]
              : words.card.provenanceMark[face.provenance]}
          </span>
        </span>
      )}
    </span>
  );
}

interface SubtypesProps {
  readonly subtypes: readonly string[];
  /** There is room only for their icons, beside the type's own word. */
  readonly beside: boolean;
}

function Subtypes({ subtypes, beside }: SubtypesProps) {
  const shown = beside ? subtypes.filter((subtype) => subtypeIcon(subtype) !== undefined) : subtypes;
  if (shown.length === 0) return null;
  return (
    <span className={styles.subtypes} data-beside={beside || undefined}>
      {shown.map((subtype) => {
        const icon = subtypeIcon(subtype);
        return (
          <span key={subtype} className={styles.subtype} title={beside ? subtype : undefined}>
            {icon !== undefined && <Icon name={icon} label={beside ? subtype : undefined} />}
            {!beside && subtype}
          </span>
        );
      })}
    </span>
  );
}

function Numbers({ lines, cost }: { readonly lines: readonly string[]; readonly cost: Cost | null }) {
  const numbers = keyNumbers(lines);
  if (numbers.length === 0 && cost === null) return null;
  return (
    <span className={styles.numbers} aria-hidden>
      {numbers.map(({ icon, amount, whom }) => (
        <span key={`${icon}${amount}${whom}`} className={styles.number}>
          {whom === 'you' && <span className={styles.you}>{words.card.you}</span>}
          <Icon name={icon} />
          {amount}
        </span>
      ))}
      {cost !== null && <CostMark cost={cost} />}
    </span>
  );
}

function CostMark({ cost }: { readonly cost: Cost }) {
  return (
    <span className={styles.cost}>
      {cost.word ?? words.card.costs}
      {Object.entries(cost.tokens ?? {}).map(([token, n]) => (
        <span key={token}>
          {n}
          <Icon name={signIcon(cost.signs?.[token] ?? token)} />
        </span>
      ))}
      {cost.value !== undefined && <span>{cost.value}</span>}
    </span>
  );
}
