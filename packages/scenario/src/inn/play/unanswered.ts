/** What happened without anybody being asked about it: why a card could not answer that. */
import { meansOf, type CardDef, type InnEvent, type Stop, type Use } from '@taproom/inn';
import type { PlayWords } from '../steps/step.ts';
import type { InnTable } from '../table/inn-table.ts';
import { cardNamed } from './stuck.ts';

/** A new round of Drinks is paid for at once, and no card makes anybody do so. */
const NO_CARD_CAUSES_IT = [
  'core.ruling.deck-payment',
  'core.drink-deck.run-out-pay',
  'core.drink-deck.run-out-instant',
] as const;

/** To pass a Drink on, or to change it, Ignores nothing. */
const IGNORES_NOTHING = ['core.negate.not-reduce-redirect-pass', 'core.negate.keyword'] as const;

/** What a Potion Token does is done, whoever would answer it. */
const UNTOUCHABLE = 'rdi6.team.potion-untouchable';

/** The rules by which nothing answers what happened to this player, if it did. */
export function rulesOfTheUnanswered(
  table: InnTable,
  words: PlayWords,
  heard: readonly InnEvent[],
): string[] {
  const card = cardNamed(table, words);
  if (card === undefined) return [];
  const { uses } = table.content.defs[card];
  return heard.flatMap((event) => uses.flatMap((use) => rulesFor(table, event, words.seat, use)));
}

function rulesFor(table: InnTable, event: InnEvent, seat: number, use: Use): readonly string[] {
  const isPayment = event.e === 'paid' && event.cause < 0 && event.to < 0;
  if (isPayment) return answersPayments(use) ? NO_CARD_CAUSES_IT : [];
  if (event.e === 'potion') return use.when.at === 'play' ? [UNTOUCHABLE] : [];
  if (event.e === 'play' && ignoresDrinks(use) && changesDrink(table, event)) return IGNORES_NOTHING;
  const refusals = stoppedBy(table, event, seat);
  if (refusals === undefined) return [];
  const stops =
    use.when.at === 'loss' ? (['hit-back'] as const) : use.effects.map(({ verb }) => verb as Stop);
  return stops.flatMap((stop) => refusals[stop] ?? []);
}

/** What the card says about being stopped that did this to the player, or that was used without anybody being asked. */
function stoppedBy(table: InnTable, event: InnEvent, seat: number): CardDef['refusals'] {
  const { defs } = table.content;
  if (event.e === 'play' && defs[event.card].uses[event.n].silent) return defs[event.card].refusals;
  return event.cause < 0 || event.seat !== seat ? undefined : defs[event.cause].refusals;
}

/** It answers whatever Ignores a Drink. */
const ignoresDrinks = ({ when }: Use): boolean => when.at === 'play' && when.ignoresDrink === true;

const changesDrink = (table: InnTable, { card, n }: InnEvent): boolean => {
  const means = table.content.defs[card].uses[n].effects.map(meansOf);
  return means.some(({ of }) => of === 'drink') && !means.some(({ stop }) => stop === 'drink');
};

const answersPayments = ({ when }: Use): boolean =>
  when.at === 'paid' ||
  (when.at === 'play' && (when.pays === true || when.affects?.includes('gold') === true));
