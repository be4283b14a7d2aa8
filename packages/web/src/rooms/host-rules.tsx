/** The parts of the host's form about rules and pace. */
import { Choice, Switch } from '../pieces/index.ts';
import { words } from '../words/all.ts';
import {
  BOUNTY,
  drinkDecksFor,
  EVENING,
  hasMates,
  offerOf,
  sidesFor,
  troubleOf,
  variantsFor,
  withVariant,
  type HostWish,
} from './host-wish.ts';
import styles from './host-rules.module.css';
import { MENU } from './menu-of-the-house.ts';
import { numbered, numbers } from './numbers.ts';
import { Wrong } from './wrong.tsx';

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
            : `${offer.goal} ${host.playersHint(offer.min, offer.max, offer.most)}`
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
          {variantsFor(MENU, wish).map(({ id, name, about, excludes, needs }) => (
            <Switch
              key={id}
              label={name}
              hint={`${about} ${host.variantHint(namesOf(wish.which, excludes), namesOf(wish.which, needs)) ?? ''}`}
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
  if (wish.way === 'sides') return <OwnSides wish={wish} change={change} />;
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

/** Seat by seat: on which side. */
function OwnSides({ wish, change }: PartProps) {
  const { host } = words;
  const trouble = troubleOf(wish);
  const sides = Array.from({ length: sidesFor(wish) }, (_, side) => ({
    value: side,
    label: host.side(side),
  }));
  return (
    <>
      {wish.onSide.slice(0, wish.seats).map((side, seat) => (
        <Choice
          // oxlint-disable-next-line react/no-array-index-key -- seats have numbers and nothing else
          key={seat}
          label={host.sideOf(seat, seat >= wish.seats - wish.bots)}
          options={sides}
          value={side}
          onChange={(next) => change({ onSide: wish.onSide.with(seat, next) })}
        />
      ))}
      <Wrong text={trouble === null ? null : host.troubles[trouble]} />
    </>
  );
}

interface SomeOfProps {
  readonly label: (n: number) => string;
  readonly all: readonly { readonly id: string; readonly name: string }[];
  /** None named: all of them. */
  readonly named: readonly string[];
  /** `any`: false where the last one was taken away, and so the switch above is off. */
  readonly onChange: (named: readonly string[], any: boolean) => void;
}

/** Which of several things are in the game. */
function SomeOf({ label, all, named, onChange }: SomeOfProps) {
  const chosen = named.length === 0 ? all.map(({ id }) => id) : named;
  const set = (id: string, on: boolean): void => {
    const next = all.map((one) => one.id).filter((one) => (one === id ? on : chosen.includes(one)));
    onChange(next.length === all.length ? [] : next, next.length > 0);
  };
  return (
    <details>
      <summary>{label(chosen.length)}</summary>
      <fieldset className={styles.variants}>
        <legend className="for-ears">{label(chosen.length)}</legend>
        {all.map(({ id, name }) => (
          <Switch key={id} label={name} checked={chosen.includes(id)} onChange={(on) => set(id, on)} />
        ))}
      </fieldset>
    </details>
  );
}

/** What can be won: of the house, and of whatever the host brings. */
const prizesIn = ({ onlyPrizes, packs }: HostWish): string[] => [
  ...MENU.prizes
    .filter(({ key }) => onlyPrizes.length === 0 || onlyPrizes.includes(key))
    .map(({ title }) => title),
  ...packs.flatMap(({ prizes = [] }) => prizes.map(({ title }) => title)),
];

/** How The Red Dragon Inn is played. */
export function InnRules({ wish, change }: PartProps) {
  const { host } = words;
  return (
    <>
      {!wish.barDeck && (
        <Choice
          label={host.drinks}
          hint={host.drinksHint}
          options={drinkDecksFor(wish)}
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
        label={host.pubCrawl}
        hint={host.pubCrawlHint}
        checked={wish.pubCrawl}
        onChange={(pubCrawl) => change({ pubCrawl })}
      />
      <Switch
        label={host.prizes}
        hint={host.prizesHint(prizesIn(wish))}
        checked={wish.prizes}
        onChange={(prizes) => change({ prizes, onlyPrizes: [] })}
      />
      {wish.prizes && (
        <SomeOf
          label={host.whichPrizes}
          all={MENU.prizes.map(({ key, title }) => ({ id: key, name: title }))}
          named={wish.onlyPrizes}
          onChange={(onlyPrizes, prizes) => change({ onlyPrizes, prizes })}
        />
      )}
      <Switch
        label={host.gamblingInside}
        hint={wish.way === 'otto' ? host.gamblingNotOtto : host.gamblingInsideHint}
        checked={wish.gambling}
        disabled={wish.way === 'otto'}
        onChange={(gambling) => change({ gambling, inside: [] })}
      />
      {wish.gambling && (
        <SomeOf
          label={host.gamesInside}
          all={MENU.gambling.filter(({ insideInn }) => insideInn)}
          named={wish.inside}
          onChange={(inside, gambling) => change({ inside, gambling })}
        />
      )}
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
        label={host.quietClock}
        hint={host.quietClockHint}
        options={host.quietClocks}
        value={wish.quiet}
        onChange={(quiet) => change({ quiet })}
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
      {wish.game === 'inn' && (
        <Switch
          label={host.hints}
          hint={host.hintsHint}
          checked={wish.hints}
          onChange={(hints) => change({ hints })}
        />
      )}
    </>
  );
}
