/** The parts of the host's form about rules and pace. */
import { Choice, Switch } from '../pieces/index.ts';
import { words } from '../words/index.ts';
import { words as parlour } from '../words/parlour.ts';
import { BOUNTY, EVENING, hasMates, offerOf, variantsFor, withVariant, type HostWish } from './host-wish.ts';
import styles from './host-rules.module.css';
import { MENU } from './menu-of-the-house.ts';
import { numbered, numbers } from './numbers.ts';

export interface PartProps {
  readonly wish: HostWish;
  readonly change: (part: Partial<HostWish>) => void;
}

/** Which gambling game, for what, with which variants. */
export function GamblingRules({ wish, change }: PartProps) {
  const { host } = words;
  const offer = offerOf(MENU, wish.which);
  const games = MENU.gambling.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <Choice
        label={host.whichGame}
        hint={
          offer === null
            ? host.eveningHint
            : `${parlour.aim(offer.id)} ${host.playersHint(offer.min, offer.max, offer.most)}`
        }
        options={[...games, { value: EVENING, label: host.evening }]}
        value={wish.which}
        onChange={(which) => change({ which })}
      />
      {offer === null && (
        <Choice
          label={host.rounds}
          options={numbers(3, 8)}
          value={wish.rounds}
          onChange={(rounds) => change({ rounds })}
        />
      )}
      {offer?.betting === true && offer.shares && (
        <Choice
          label={host.stakes}
          hint={host.stakesHints[wish.stakes]}
          options={host.stakesKinds}
          value={wish.stakes}
          onChange={(stakes) => change({ stakes })}
        />
      )}
      {variantsFor(MENU, wish).length > 0 && (
        <fieldset className={styles.variants}>
          <legend>{host.variants}</legend>
          {variantsFor(MENU, wish).map(({ id, name, excludes, needs }) => (
            <Switch
              key={id}
              label={name}
              hint={host.variantHint(namesOf(wish.which, excludes), namesOf(wish.which, needs))}
              checked={wish.variants.includes(id)}
              onChange={(on) => change({ variants: withVariant(MENU, wish, id, on) })}
            />
          ))}
        </fieldset>
      )}
      {wish.variants.includes(BOUNTY) && (
        <Choice
          label={host.bounty}
          options={numbers(1, 5)}
          value={wish.bounty}
          onChange={(bounty) => change({ bounty })}
        />
      )}
      <Money wish={wish} change={change} />
    </>
  );
}

/** What everybody plays with. */
function Money({ wish, change }: PartProps) {
  const { host } = words;
  const isEvening = wish.which === EVENING;
  const offer = offerOf(MENU, wish.which);
  const bets = isEvening || (wish.stakes === 'betting' && offer?.betting === true);
  const shares = isEvening || (wish.stakes === 'shares' && offer?.shares === true);
  return (
    <>
      <Choice
        label={host.chips}
        options={numbered([50, 100, 200, 500])}
        value={wish.chips}
        onChange={(chips) => change({ chips })}
      />
      {shares && (
        <Choice
          label={host.share}
          hint={host.shareHint}
          options={numbered([1, 2, 3, 5, 10])}
          value={wish.share}
          onChange={(share) => change({ share })}
        />
      )}
      {bets && (
        <>
          <Choice
            label={host.split}
            hint={host.splitHints[wish.split]}
            options={host.splits}
            value={wish.split}
            onChange={(split) => change({ split })}
          />
          <Switch
            label={host.minRaise}
            hint={host.minRaiseHint}
            checked={wish.minRaise}
            onChange={(minRaise) => change({ minRaise })}
          />
        </>
      )}
    </>
  );
}

const namesOf = (game: string, ids: readonly string[]): string[] =>
  ids.map((id) => offerOf(MENU, game)?.variants.find((one) => one.id === id)?.name ?? id);

/** Who is the Boss, and who stands with the host. */
export function SidesOfTheTable({ wish, change }: PartProps) {
  const { host } = words;
  if (wish.way === 'boss-battle')
    return (
      <Choice
        label={host.boss}
        options={host.bosses}
        value={wish.boss}
        onChange={(boss) => change({ boss })}
      />
    );
  if (!hasMates(wish)) return null;
  return (
    <Choice
      label={host.mate}
      hint={host.mateHint}
      options={host.mates}
      value={wish.mate}
      onChange={(mate) => change({ mate })}
    />
  );
}

/** Which of the gambling games may be chosen for a Round. */
function GamesInside({ wish, change }: PartProps) {
  const { host } = words;
  const games = MENU.gambling.filter(({ insideInn }) => insideInn);
  const chosen = wish.inside.length === 0 ? games.map(({ id }) => id) : wish.inside;
  const set = (id: string, on: boolean): void => {
    const next = games.map((game) => game.id).filter((one) => (one === id ? on : chosen.includes(one)));
    // All of them is the same as naming none; and where none is left, the switch above is off.
    change({ inside: next.length === games.length ? [] : next, gambling: next.length > 0 });
  };
  return (
    <details>
      <summary>{host.gamesInside(chosen.length)}</summary>
      <fieldset className={styles.variants}>
        <legend className="for-ears">{host.gamesInside(chosen.length)}</legend>
        {games.map(({ id, name }) => (
          <Switch key={id} label={name} checked={chosen.includes(id)} onChange={(on) => set(id, on)} />
        ))}
      </fieldset>
    </details>
  );
}

/** How The Red Dragon Inn is played. */
export function InnRules({ wish, change }: PartProps) {
  const { host } = words;
  return (
    <>
      {!wish.barDeck && (
        <Choice
          label={host.drinks}
          hint={host.drinksHint}
          options={host.drinkDecks}
          value={wish.drinks}
          onChange={(drinks) => change({ drinks })}
        />
      )}
      <Switch
        label={host.barDeck}
        hint={host.barDeckHint}
        checked={wish.barDeck}
        onChange={(barDeck) => change({ barDeck })}
      />
      <Switch
        label={host.dungeon}
        hint={host.dungeonHint}
        checked={wish.dungeon}
        onChange={(dungeon) => change({ dungeon })}
      />
      <Switch
        label={host.prizes}
        hint={host.prizesHint(MENU.prizes.map(({ title }) => title))}
        checked={wish.prizes}
        onChange={(prizes) => change({ prizes })}
      />
      {wish.way !== 'otto' && (
        <Switch
          label={host.gamblingInside}
          hint={host.gamblingInsideHint}
          checked={wish.gambling}
          onChange={(gambling) => change({ gambling, inside: [] })}
        />
      )}
      {wish.gambling && <GamesInside wish={wish} change={change} />}
      <Choice
        label={host.hands}
        hint={host.handsHint}
        options={numbers(5, 10)}
        value={wish.hands}
        onChange={(hands) => change({ hands })}
      />
    </>
  );
}

export function Pace({ wish, change }: PartProps) {
  const { host } = words;
  return (
    <>
      <Choice
        label={host.turnClock}
        hint={host.turnClockHint}
        options={host.turnClocks}
        value={wish.turn}
        onChange={(turn) => change({ turn })}
      />
      <Choice
        label={host.windowClock}
        hint={host.windowClockHint}
        options={host.windowClocks}
        value={wish.window}
        onChange={(window) => change({ window })}
      />
      <Switch
        label={host.quick}
        hint={host.quickHint}
        checked={wish.quick}
        onChange={(quick) => change({ quick })}
      />
      <Switch
        label={host.standIn}
        hint={host.standInHint}
        checked={wish.standIn}
        onChange={(standIn) => change({ standIn })}
      />
    </>
  );
}
