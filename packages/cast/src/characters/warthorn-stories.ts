import type { CardDef, Effect, Pick, Provenance, Use } from '@taproom/inn';

const another: Pick = { from: 'another', min: 1, max: 1 };
const anybody: Pick = { from: 'any', min: 1, max: 1 };

/** What a Story adds to the card that it is told with. */
const adds = (pick: Pick | undefined, ...effects: Effect[]): Use => ({
  label: 'added to the card',
  when: { at: 'called' },
  ...(pick && { pick }),
  effects,
});

/** What comes of a Story that lies in front of somebody, when their next turn begins. */
const haunts = (...effects: Effect[]): Use => ({
  label: 'at the start of their next turn',
  when: { at: 'called' },
  silent: true,
  speaksOf: 'they',
  effects,
});

const story = (slug: string, about: string, provenance: Provenance, ...uses: Use[]): CardDef => ({
  key: `warthorn.${slug}`,
  title: `Did I ever tell ya 'bout ${about}?`,
  types: [],
  subtypes: ['Story'],
  copies: 1,
  provenance,
  uses,
});

/** A Story that stays in front of another player until it is over. */
const keptStory = (slug: string, about: string, provenance: Provenance, told: Use, laid: Use): CardDef => ({
  ...story(slug, about, provenance, told, laid),
  ...(laid.when.at === 'called' && { due: { at: 'start' as const, use: 1 } }),
});

/** The Story that is no effect of its own: it makes every number on the Pipe Card 1 greater. */
export const ARCANE_INTENTION = 'warthorn.arcane-intention';

export const stories: readonly CardDef[] = [
  story(
    'paladin-trials',
    "Serena's Paladin trials",
    'stated',
    adds(anybody, { verb: 'fortitude', who: 'target', by: -2 }, { verb: 'draw', who: 'target', n: 2 }),
  ),
  story(
    'bandits',
    'the time I single-handedly fought off bandits robbing the tavern',
    'stated',
    adds(undefined, { verb: 'pay', who: 'each-other', n: 1, to: 'you' }),
  ),
  story(
    'kitchen-explosion',
    'the time there was an explosion in the kitchen',
    'named',
    adds(another, { verb: 'fortitude', who: 'target', by: -2 }, { verb: 'fortitude', who: 'you', by: -1 }),
  ),
  {
    ...story('arcane-intention', 'my dabbings in Arcane Intention', 'named'),
    notes: ['Added to the card: Each number on the Pipe Card is 1 greater.'],
  },
  keptStory(
    'zot-in-stasis',
    'the time Zot was trapped in stasis for fifty years',
    'named',
    adds(another, { verb: 'pay', who: 'target', n: 1, to: 'you' }, { verb: 'lay' }),
    {
      label: 'Ignore an Event',
      when: { at: 'event' },
      from: 'play',
      speaksOf: 'they',
      effects: [{ verb: 'ignore' }],
    },
  ),
  keptStory(
    'haunted-mug',
    "the ghost livin' in yer mug",
    'ours',
    adds(another, { verb: 'lay' }),
    haunts({ verb: 'fortitude', who: 'you', by: -2 }),
  ),
  keptStory(
    'unpaid-tab',
    'the fella who never paid his tab',
    'ours',
    adds(another, { verb: 'lay' }),
    haunts({ verb: 'pay', who: 'you', n: 1, to: 'inn' }, { verb: 'discard', who: 'you', n: 1 }),
  ),
  story(
    'dragon-at-the-door',
    'the dragon that came in for a pint',
    'ours',
    adds(undefined, { verb: 'fortitude', who: 'each-other', by: -1 }),
  ),
  story(
    'cellar-flood',
    'the night the cellar flooded',
    'ours',
    adds(undefined, { verb: 'alcohol', who: 'each-other', by: 1 }),
  ),
  story(
    'grandmas-stew',
    "my grandma's rock stew",
    'ours',
    adds(undefined, { verb: 'fortitude', who: 'you', by: 2 }),
  ),
  story(
    'dry-year',
    'the year we ran out of ale',
    'ours',
    adds(undefined, { verb: 'alcohol', who: 'you', by: -2 }),
  ),
  story(
    'goat-at-cards',
    'the goat that could count cards',
    'ours',
    adds(undefined, { verb: 'draw', who: 'you', n: 2 }),
  ),
  story(
    'drinking-troll',
    'the troll who tried to outdrink me',
    'ours',
    adds(another, { verb: 'alcohol', who: 'target', by: 1 }, { verb: 'pay', who: 'target', n: 1, to: 'you' }),
  ),
  story(
    'long-winter',
    'the long, long, LONG winter',
    'ours',
    adds(another, { verb: 'discard', who: 'target', n: 2 }),
  ),
  story(
    'this-beard',
    'how I came by this beard',
    'ours',
    adds(another, { verb: 'fortitude', who: 'target', by: -1 }, { verb: 'draw', who: 'you', n: 1 }),
  ),
];
