import { pushShuffle } from '../table/piles.ts';
import type { EventFrame } from '../table/state.ts';
import type { Verb } from './verb.ts';

/** The party moves on to the tavern that came up: from now on its Drinks are ordered, as long as it has any. */
export const crawl: Verb<'crawl', EventFrame> = {
  verb: 'crawl',
  everybody: true,
  resolve(t, stroke) {
    const { key } = t.def(stroke.card);
    t.s.tavern = t.c.eventDecks.findIndex(({ servedAt }) => servedAt === key);
    t.emit('crawl', -1, 0, stroke.card);
    const pile = t.s.events[t.s.tavern];
    if (pile === undefined || pile.discard.length === 0) return;
    // Whatever was drunk here before has been refilled. What lies in the deck nobody has seen.
    const cards = pile.deck.concat(pile.discard);
    pile.deck = [];
    pile.discard = [];
    pushShuffle(t, 'event', -1, cards, t.s.tavern, cards.length);
  },
  words: () => 'the party crawls here. Order this tavern’s own six Drinks as long as there are any',
  icon: () => 'drink',
  worth: () => 0,
};
