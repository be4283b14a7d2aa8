/** What the host has chosen, in words, for everybody who sits down. */
import type { PublicTable } from '@taproom/client';
import { variantName } from '../parlour/games.ts';
import { packsIn } from '../theme/guests.ts';
import { words } from '../words/all.ts';
import { words as gambling } from '../words/parlour.ts';
import { MENU } from './menu-of-the-house.ts';
import { thingsIn } from './things-in.ts';
import styles from './lobby.module.css';

interface Agreed {
  // The Red Dragon Inn
  readonly mode?: string;
  readonly sides?: unknown;
  readonly factions?: unknown;
  readonly drinks?: string;
  readonly barDeck?: boolean;
  readonly hands?: number;
  readonly dungeonEvents?: unknown;
  readonly seaEvents?: unknown;
  readonly prizes?: readonly string[];
  readonly gamblingGames?: unknown;
  // The gambling games
  readonly game?: string;
  readonly variants?: readonly string[];
  readonly chips?: number;
  readonly rounds?: number;
}

export function LobbyRules({ table }: { readonly table: PublicTable }) {
  const agreed: Agreed = table.variants;
  const lines = [...(table.game === 'inn' ? innRules(agreed) : gamblingRules(agreed)), ...paceOf(table)];
  return (
    <section aria-labelledby="agreed">
      <h2 id="agreed" className={styles.agreed}>
        {words.lobby.agreed}
      </h2>
      <ul className={styles.rules}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function innRules(agreed: Agreed): string[] {
  const { host, lobby } = words;
  const way =
    agreed.factions !== undefined
      ? 'otto'
      : agreed.sides !== undefined && agreed.mode === undefined
        ? 'sides'
        : (agreed.mode ?? 'everyone');
  const label = host.ways.find(({ value }) => value === way)?.label ?? way;
  const hint = (host.wayHints as Readonly<Record<string, string>>)[way] ?? '';
  const { drinks = 'own' } = agreed;
  const deck =
    host.drinkDecks.find(({ value }) => value === drinks)?.label ??
    packsIn(agreed).find(({ name }) => name === drinks)?.title ??
    '';
  // Those of packs are there where any are.
  const prizes =
    agreed.prizes === undefined
      ? 0
      : agreed.prizes.length + packsIn(agreed).flatMap((pack) => pack.prizes ?? []).length;
  return [
    `${label}. ${hint}`,
    `${host.drinks}: ${agreed.barDeck === true ? host.barDeck : deck}`,
    ...(agreed.hands === undefined ? [] : [`${host.hands}: ${agreed.hands}`]),
    ...(agreed.dungeonEvents ? [`${host.dungeon}: ${host.dungeonHint}`] : []),
    ...(prizes > 0 ? [`${host.prizes}: ${lobby.prizes(prizes)}`] : []),
    ...packsTold(agreed),
    ...(agreed.gamblingGames ? [`${host.gamblingInside}: ${host.gamblingInsideHint}`] : []),
  ];
}

/** What the host brought. */
const packsTold = (agreed: Agreed): string[] =>
  packsIn(agreed).map((pack) => words.packs.atTable(pack.title, pack.by, thingsIn(pack)));

function gamblingRules(agreed: Agreed): string[] {
  const { game = '', mode, variants = [], chips, rounds } = agreed;
  const { host, lobby } = words;
  const offer = MENU.gambling.find(({ id }) => id === game);
  const names = variants.map((id) => variantName(id, game));
  const shares = mode === 'shares' ? ` ${gambling.forShares}` : '';
  return [
    offer === undefined
      ? `${gambling.evening}: ${lobby.games(rounds ?? 1)}`
      : `${offer.name}${shares}. ${offer.goal}`,
    ...(names.length === 0 ? [] : [gambling.withVariants(names)]),
    ...(chips === undefined ? [] : [`${host.chips}: ${chips}`]),
    ...packsTold(agreed),
  ];
}

function paceOf({ clocks, pace, seats, game, hints }: PublicTable): string[] {
  const { host, lobby } = words;
  const people = seats.filter(({ kind }) => kind === 'human' || kind === 'open').length;
  return [
    ...(clocks.turn > 0 ? [`${host.turnClock}: ${lobby.seconds(clocks.turn)}`] : []),
    ...(pace === 'quick'
      ? [host.quick]
      : people > 1 && clocks.quiet > 0
        ? [`${host.quietClock}: ${lobby.seconds(clocks.quiet)}`]
        : []),
    ...(game === 'inn' ? [hints ? `${host.hints}.` : host.noHints] : []),
  ];
}
