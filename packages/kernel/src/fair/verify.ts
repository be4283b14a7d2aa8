/**
 * Checks that a finished game was dealt as promised, with nothing but the derivation (docs/FAIRNESS.md): neither the
 * rules of the game nor the house have to be believed.
 */
import { commitmentTo, dealKey, drawNumbers, type DealKey, type Draw, type Proof } from './derivation.ts';

/** A finished game as it is downloaded. */
export interface ProvenGame {
  readonly setup: { readonly players: readonly string[] };
  /** The answers of chance have the seat −1, and what they gave under one of three names. */
  readonly log: readonly {
    readonly seat: number;
    readonly order?: readonly number[];
    readonly index?: number;
    readonly values?: readonly number[];
  }[];
  readonly fair: Proof;
}

const same = (some: readonly unknown[] = [], others: readonly unknown[] = []): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i]);

function follows(key: DealKey, number: number, draw: Draw): boolean {
  try {
    return same(drawNumbers(key, number, draw), draw.gave);
  } catch {
    // Nothing can be drawn from so few, or so many.
    return false;
  }
}

/** What is wrong with the game, each in a sentence; nothing: it was dealt as promised. */
export function verify({ setup: { players }, log, fair }: ProvenGame): string[] {
  const { commitment, secret, additions, characters, draws } = fair;
  const wrong: string[] = [];
  const must = (holds: boolean, otherwise: string): unknown => holds || wrong.push(otherwise);
  must(/^[0-9a-f]{64}$/.test(secret), 'The secret is not a number of 256 bits.');
  must(
    commitmentTo(secret) === commitment,
    'The secret is not the one that the house had committed itself to.',
  );
  const fits = additions.length === players.length && !additions.some((text) => text.includes('\n'));
  must(fits, 'There is not one addition for each seat.');
  const key = dealKey(secret, additions);
  draws.forEach((draw, number) =>
    must(follows(key, number, draw), `Draw ${number} does not follow from the secret and the additions.`),
  );
  characters.forEach(({ seat, of }, number) => {
    const draw = draws[number];
    const picked = draw?.kind === 'pick' && draw.size === of.length && of[draw.gave[0]] === players[seat];
    must(picked, `Draw ${number} did not make seat ${seat} ${players[seat]}.`);
  });
  const dealt = log.filter(({ seat }) => seat === -1);
  must(dealt.length === draws.length - characters.length, 'There are not as many draws as in the game.');
  dealt.forEach(({ order, values, index = -1 }, at) => {
    const number = at + characters.length;
    must(same(order ?? values ?? [index], draws[number]?.gave), `The game did not follow draw ${number}.`);
  });
  return wrong;
}
