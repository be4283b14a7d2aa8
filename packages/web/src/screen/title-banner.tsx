/** The titles are the jokes: each is shown across the whole screen for a moment when its card is played. */
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import type { StoryEvent } from '../link/table-link.ts';
import { Emblem } from '../pieces/index.ts';
import { useTable } from '../table/table-store.ts';
import { CARD_TYPES } from '../theme/card-types.ts';
import styles from './title-banner.module.css';

const SHOWN = 2000;
/** While others wait, each gets less. */
const SHORTER = 1100;
const MOST_WAITING = 3;

const isTitle = ({ e, card }: StoryEvent): boolean => (e === 'play' || e === 'event') && card !== undefined;

export function TitleBanner() {
  const story = useTable((state) => state.story);
  const [queue, setQueue] = useState<readonly StoryEvent[]>([]);
  const seen = useRef(story.at(-1)?.at ?? -1);
  useEffect(() => {
    const fresh = story.filter((event) => event.at > seen.current && isTitle(event));
    seen.current = story.at(-1)?.at ?? -1;
    if (fresh.length > 0) setQueue((waiting) => [...waiting, ...fresh].slice(-MOST_WAITING));
  }, [story]);
  const shown = queue[0];
  const isPressed = queue.length > 1;
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), isPressed ? SHORTER : SHOWN);
    return () => clearTimeout(timer);
  }, [shown, isPressed]);
  return shown === undefined ? null : <Banner key={shown.at} event={shown} />;
}

/** So many letters stand side by side: long titles take two lines rather than become small. */
const inOneLine = ({ length }: string): number =>
  length > 30 ? Math.ceil(length * 0.6) : Math.max(12, length);

function Banner({ event }: { readonly event: StoryEvent }) {
  const { seat = -1, card = -1 } = event;
  const face = useTable((state) => state.faces?.cards[card]);
  const name = useTable((state) => state.view!.seats[seat]?.name ?? '');
  if (face === undefined) return null;
  const type = CARD_TYPES[face.types[0]];
  return (
    <div
      className={styles.banner}
      style={{ '--type': type?.colour, '--on': type?.on, '--letters': inOneLine(face.title) }}
      aria-hidden
    >
      <p className={styles.title}>{face.title}</p>
      <p className={styles.who}>
        {seat >= 0 && <Emblem seat={seat} character={name} />}
        {name}
        {type !== undefined && (
          <span className={styles.type}>
            <Icon name={type.icon} /> {type.word}
          </span>
        )}
      </p>
    </div>
  );
}
