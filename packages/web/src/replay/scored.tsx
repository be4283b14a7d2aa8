/** What something is worth in a gambling game: a hand, a roll or a city, or two of them side by side. */
import type { ScoredScene } from '@taproom/scenario/film';
import { helpFor } from '@taproom/parlour/help';
import { RANKS } from '@taproom/parlour';
import { Icon } from '../icons/index.ts';
import { Die } from '../parlour/die.tsx';
import { gameName, variantName } from '../parlour/games.ts';
import { PlayingCard } from '../parlour/playing-card.tsx';
import { WhatCounts } from '../parlour/what-counts.tsx';
import { Room } from '../rooms/room.tsx';
import { help } from '../words/help.ts';
import { words as parlour } from '../words/parlour.ts';
import { scored as words } from '../words/scored.ts';
import type { About } from './replay.tsx';
import { Link } from 'wouter';
import styles from './scored.module.css';

type Scored = ScoredScene['scored'][number];

interface ScoredProps {
  readonly scene: ScoredScene;
  readonly about: About;
}

export default function ScoredRoom({ scene, about }: ScoredProps) {
  const { game, variants, scored, winners } = scene;
  const { scoring, ties } = helpFor({ game, variants, mode: 'betting', players: ['', ''] });
  const names = variants.map((id) => variantName(id, game));
  return (
    <Room title={about.title} about={words.in(gameName(game), names)} width="wide">
      <div className={styles.scored}>
        {scored.map((one, i) => (
          <section key={i} className={styles.one} data-wins={winners.includes(i) || undefined}>
            {scored.length > 1 && <h2>{words.one(i + 1)}</h2>}
            <Parts scored={one} />
            <p className={styles.worth}>
              <strong>{parlour.score(one.score)}</strong>
              {one.overkill !== undefined && <span>{words.overkill(one.overkill)}</span>}
              {winners.includes(i) && (
                <span className={styles.wins}>
                  <Icon name="crown" /> {winners.length > 1 ? words.ties : words.wins}
                </span>
              )}
            </p>
          </section>
        ))}
      </div>
      <h2>{help.scores}</h2>
      <WhatCounts scoring={scoring} />
      {scored.length > 1 && <p>{ties.text}</p>}
      <p>
        <Link href={about.back}>{about.toBack}</Link>
        {about.tryIt !== undefined && (
          <>
            {' · '}
            <Link href={about.tryIt(0)}>{words.tryIt}</Link>
          </>
        )}
      </p>
    </Room>
  );
}

/** Whatever is scored, each with its name. */
function Parts({ scored: { input } }: { readonly scored: Scored }) {
  const { hand, dice, common, king, war, dragon, city, strengths, shipments } = input;
  const one = (card: number): readonly number[] => (card < 0 ? [] : [card]);
  const strongest =
    strengths.length === 0 ? [] : RANKS.filter((_, rank) => strengths[rank] === Math.max(...strengths));
  return (
    <>
      <Cards label={words.king} cards={one(king)} />
      <Cards label={words.dragon} cards={one(dragon)} />
      <Cards label={words.war} cards={war} />
      <Cards label={words.hand} cards={hand} />
      <Dice label={words.dice} dice={dice} />
      <Dice label={words.common} dice={common} />
      {shipments.map((cards, i) => (
        <Cards key={i} label={parlour.shipment(i + 1)} cards={cards} />
      ))}
      {city.length > 0 && (
        <div className={styles.city} role="group" aria-label={parlour.city}>
          {city.map((card, i) =>
            card < 0 ? <span key={i} className={styles.empty} /> : <PlayingCard key={i} card={card} />,
          )}
        </div>
      )}
      {strongest.length > 0 && <p>{words.strongest(strongest)}</p>}
    </>
  );
}

function Cards({ label, cards }: { readonly label: string; readonly cards: readonly number[] }) {
  if (cards.length === 0) return null;
  return (
    <div>
      <h3>{label}</h3>
      <div className={styles.row}>
        {cards.map((card) => (
          <PlayingCard key={card} card={card} />
        ))}
      </div>
    </div>
  );
}

function Dice({ label, dice }: { readonly label: string; readonly dice: readonly number[] }) {
  if (dice.length === 0) return null;
  return (
    <div>
      <h3>{label}</h3>
      <div className={styles.row}>
        {dice.map((value, i) => (
          <Die key={i} value={value} size="big" />
        ))}
      </div>
    </div>
  );
}
