/** A player's mat with everything on it: what lies in play, the piles, and what their character is like. */
import { Card, Mugs, Sheet } from '../pieces/index.ts';
import { table as words } from '../words/table.ts';
import { Mat } from './mats/mat.tsx';
import { CardList } from './card-list.tsx';
import { Why } from './why.tsx';
import { useStore, useTable } from './table-store.ts';
import styles from './mat-sheet.module.css';

export function MatSheet() {
  const seat = useTable((state) => state.desk.matOpen);
  if (seat < 0) return null;
  return <OpenMat seat={seat} />;
}

function OpenMat({ seat }: { readonly seat: number }) {
  const store = useStore();
  const at = useTable((state) => state.view!.seats[seat]);
  const faces = useTable((state) => state.faces);
  const own = useTable((state) => state.view!.seat);
  const character = faces?.characters[seat];
  if (at === undefined) return null;
  return (
    <Sheet open onClose={() => store.openMat(-1)} title={character?.fullName ?? at.name}>
      <div className={styles.sheet}>
        <Mat seat={seat} kind="whole" />
        {character !== undefined && (
          <p className={styles.pitch}>
            {character.pitch} <Mugs n={character.mugs} />
          </p>
        )}
        <Why seat={seat} />
        {at.play.length > 0 && (
          <section>
            <h3>{words.inFront}</h3>
            <CardList cards={at.play} />
          </section>
        )}
        {at.hand !== null && seat !== own && (
          <section>
            <h3>{words.teammateHand(at.name)}</h3>
            <CardList cards={at.hand} />
          </section>
        )}
        <section>
          <h3>
            {words.discardTitle} · {at.discard.length}
          </h3>
          <p className={styles.deck}>{words.deckLeft(at.deckSize)}</p>
          <CardList cards={at.discard.toReversed()} />
        </section>
        {at.decks.map((deck) => {
          const title = character?.sideDecks.find(({ name }) => name === deck.name)?.title ?? deck.name;
          return (
            <section key={deck.name}>
              <h3>
                {title} · {deck.size}
              </h3>
              {deck.discard.length > 0 && <CardList cards={deck.discard.toReversed()} />}
            </section>
          );
        })}
        <Effects seat={seat} />
      </div>
    </Sheet>
  );
}

/** What a character can do beside playing cards: it lies nowhere, and is told like a card. */
function Effects({ seat }: { readonly seat: number }) {
  const faces = useTable((state) => state.faces);
  const effects = faces?.cards.filter(({ owner, deck }) => owner === seat && deck === 'effect') ?? [];
  if (effects.length === 0) return null;
  return (
    <section>
      <h3>{words.alsoDoes}</h3>
      <div className={styles.effects}>
        {effects.map((face) => (
          <Card key={face.key} face={face} size="hand" character={faces?.characters[seat].name} />
        ))}
      </div>
    </section>
  );
}
