/** What is counted in games of the inn: what happened how often, and which cards were drawn and played. */
import type { Content, InnEvent } from '@taproom/inn';
import type { AnyEvent } from '@taproom/kernel';
import type { CardCount, Tally } from './tally.ts';

/** By event: what it is counted as. */
const COUNTED: Readonly<Record<string, string>> = {
  round: 'rounds',
  'contest-won': 'contests',
  'contest-void': 'contests',
  event: 'events',
  'track-out': 'tracksFilled',
};

/** Why somebody is out, by the number in its event. */
const CAUSES: readonly string[] = ['', 'passedOut', 'broke'];

export function watchInn({ defs, owner }: Content, tally: Tally) {
  const { happened, cards } = tally;
  const drawn = new Set<string>();
  const played = new Set<string>();
  const count = (what: string): void => {
    happened[what] = (happened[what] ?? 0) + 1;
  };
  const cardCount = (key: string): CardCount => (cards[key] ??= { drawn: 0, played: 0, plays: 0 });
  return {
    note(told: AnyEvent): void {
      const event = told as InnEvent;
      const { e, card, list, n } = event;
      if (e in COUNTED) count(COUNTED[e]);
      else if (e === 'out') count(CAUSES[n]);
      else if (e === 'draw' || e === 'take')
        for (const one of list.length > 0 ? list : [card])
          if (one >= 0 && owner[one] >= 0) drawn.add(defs[one].key);
      if ((e === 'play' || e === 'called' || e === 'event') && card >= 0) {
        played.add(defs[card].key);
        cardCount(defs[card].key).plays++;
      }
    },
    end(): void {
      for (const key of drawn) cardCount(key).drawn++;
      for (const key of played) cardCount(key).played++;
    },
  };
}
