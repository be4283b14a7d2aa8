/** The game on the table in the words of its own help: goal, order of play, scores, ranking, variants, and what one has. */
import type { ParlourSetup } from '@taproom/parlour';
import { helpFor, worthOf, type Said } from '@taproom/parlour/help';
import { address } from '../address.ts';
import { Sheet } from '../pieces/index.ts';
import { useTable, type TableState } from '../table/table-store.ts';
import { broughtIn, packsIn } from '../theme/guests.ts';
import { help as words } from '../words/help.ts';
import { Die } from './die.tsx';
import { PlayingCard } from './playing-card.tsx';
import { gameOf } from './use-game.ts';
import { WhatCounts } from './what-counts.tsx';
import styles from './game-help.module.css';

export default function GameHelp({ onClose }: { readonly onClose: () => void }) {
  const state = useTable((table) => table);
  const view = gameOf(state);
  const setup = setupOf(state);
  if (view === null || setup === null) return null;
  const { name, goal, steps, scoring, ranking, ties, variants } = helpFor(setup);
  const worth = worthOf(setup, view);
  return (
    <Sheet open onClose={onClose} title={name}>
      <div className={styles.help}>
        <Line said={goal} />
        {worth.length > 0 && (
          <section>
            <h3>{words.worth}</h3>
            {worth.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </section>
        )}
        {variants.map((variant) => (
          <section key={variant.name}>
            <h3>{words.withVariant(variant.name)}</h3>
            <Line said={variant} />
          </section>
        ))}
        <section>
          <h3>{words.order}</h3>
          <ol className={styles.steps}>
            {steps.map((step, i) => (
              <li key={i}>
                <Line said={step} />
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{words.scores}</h3>
          <WhatCounts scoring={scoring} />
        </section>
        {ranking.length > 0 && (
          <section>
            <h3>{words.ranking}</h3>
            <ol className={styles.steps}>
              {ranking.map((rank) => (
                <li key={rank.text}>
                  {rank.text}
                  <span className={styles.example}>
                    {(rank.cards ?? []).map((card) => (
                      <PlayingCard key={card} card={card} size="tiny" />
                    ))}
                    {(rank.dice ?? []).map((die, i) => (
                      <Die key={i} value={die} />
                    ))}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
        <section>
          <h3>{words.ties}</h3>
          <Line said={ties} />
        </section>
      </div>
    </Sheet>
  );
}

/** A sentence, and the rule that says it exactly. */
function Line({ said: { text, rules } }: { readonly said: Said }) {
  return (
    <p>
      {text}{' '}
      <a
        href={address(`/rules#${rules[0]}`)}
        target="_blank"
        rel="noreferrer"
        aria-label={words.exactly(text)}
      >
        {words.rule}
      </a>
    </p>
  );
}

/** What was agreed about the game that is on the table. */
function setupOf(state: TableState): ParlourSetup | null {
  const { gambling, view, table } = state;
  const game = gameOf(state);
  if (game === null) return null;
  const agreed = gambling?.evening?.agreed ?? view?.round?.agreed ?? null;
  const players = game.seats.map(({ name }) => name);
  // A table tells as its variants what was agreed about its one game.
  const told = (agreed ?? table?.variants ?? {}) as Partial<ParlourSetup>;
  const brought = told.brought ?? broughtIn(packsIn(told));
  return {
    ...told,
    game: game.game,
    mode: told.mode ?? 'betting',
    players,
    ...(brought.length > 0 && { brought }),
  };
}
