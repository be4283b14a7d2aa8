/**
 * What each character is like, for whoever has to choose one: plain words without a single card, so that a page can
 * show them before any rule is loaded. What stands here twice (characters/) is kept the same by a test.
 */
export interface Special {
  readonly title: string;
  readonly text: string;
}

export interface CharacterAbout {
  readonly name: string;
  readonly fullName: string;
  readonly book: 'rdi5' | 'rdi6' | 'rdi7' | 'rdi9';
  /** Only villains can be Bosses. */
  readonly villain?: true;
  /** 1 to 3: how hard it is to play. */
  readonly mugs: 1 | 2 | 3;
  /** What it is like, in one sentence. */
  readonly pitch: string;
  /** What it has that others have not. */
  readonly specials: readonly Special[];
}

export const about: readonly CharacterAbout[] = [
  {
    name: 'Sera',
    fullName: 'Sera the Fleetfooted',
    book: 'rdi5',
    mugs: 1,
    pitch: 'A knife thrower who is gone before the plate has fallen: small cuts, many cards, second Actions.',
    specials: [
      {
        title: 'Quick hands',
        text: 'Several of her cards let her draw, or play another Action in the same turn. There is nothing to count.',
      },
    ],
  },
  {
    name: 'Joran',
    fullName: 'Joran the Hybrid-Mage',
    book: 'rdi5',
    mugs: 2,
    pitch:
      'A Collegium wizard on his evening off: blows go astray, Drinks come alive, and nobody gets well on his watch.',
    specials: [
      {
        title: 'Somebody else’s problem',
        text: 'What was meant for him can be sent on to another player, who may answer it in turn.',
      },
    ],
  },
  {
    name: 'Lizwick',
    fullName: 'Lizwick the Collector',
    book: 'rdi5',
    mugs: 2,
    pitch: 'She collects curious things and never reads the labels: some save her evening, some go off.',
    specials: [
      {
        title: 'The Item Deck',
        text: 'Many of her cards bring her the top Item. Most lie in front of her until she needs them; Immediate ones go off at once, for better or worse.',
      },
    ],
  },
  {
    name: 'Zakhan',
    fullName: 'Zakhan the Drunk',
    book: 'rdi5',
    mugs: 3,
    pitch: 'The more he drinks the harder he hits: he hoards Drunken Chi and sways on the edge of the floor.',
    specials: [
      {
        title: 'Drunken Chi',
        text: 'A Drink that makes him drunker may also give him 1 Chi. Some cards do more the more of it he holds, others spend it. But it counts with his Alcohol Content: he passes out when both together reach his Fortitude.',
      },
    ],
  },
  {
    name: 'Vlazlo',
    fullName: 'Baron von Vlazlo',
    book: 'rdi6',
    villain: true,
    mugs: 2,
    pitch:
      'Sips Blood all evening and spends it on new shapes: a wolf that bites, a bat that was never there.',
    specials: [
      {
        title: 'Blood',
        text: 'Cards with blood on them bring him Blood, at most 8.',
      },
      {
        title: 'Wolf and Bat',
        text: 'Before he draws he may buy cards of the Wolf or the Bat Deck for 2 Blood each. He begins with one of them.',
      },
    ],
  },
  {
    name: 'Amundyr',
    fullName: 'Amundyr the Cursed',
    book: 'rdi6',
    villain: true,
    mugs: 2,
    pitch: 'Hands out Scarabs with everything she does; they nibble turn after turn, long after she hit you.',
    specials: [
      {
        title: 'Scarabs',
        text: 'Whoever has any gives one back at the end of their turn and loses 1 Fortitude. It can be Ignored or made smaller, but nobody can hit back for it.',
      },
    ],
  },
  {
    name: 'Torglesnarf',
    fullName: 'Torglesnarf Duncleton, First of His Name',
    book: 'rdi6',
    villain: true,
    mugs: 3,
    pitch: 'More Gold than sense: his Minions fight every turn, as long as somebody pays their Wages.',
    specials: [
      {
        title: 'Minions',
        text: 'They stay in front of him, and each does its one thing once in every Action Phase of his.',
      },
      {
        title: 'Wages',
        text: 'Others may hit a Minion in his place. Then he pays its Wages or lets it go. He starts with 2 Gold more.',
      },
    ],
  },
  {
    name: 'Daareka',
    fullName: 'Daareka the Mindbreaker',
    book: 'rdi6',
    villain: true,
    mugs: 2,
    pitch:
      'Calm, collected and in your head: you drop your cards, drink her Drinks and think better of your plans.',
    specials: [
      {
        title: 'In your head',
        text: 'Her cards look into hands, make others discard, and hand her Drinks on. There is nothing to count.',
      },
    ],
  },
  {
    name: 'Warthorn',
    fullName: 'Warthorn Redbeard',
    book: 'rdi7',
    mugs: 2,
    pitch:
      'The landlord of the Red Dragon Inn lights his pipe and tells a story with it. Nobody knows which one, himself included.',
    specials: [
      {
        title: 'Stories',
        text: 'A card with a pipe turns up the top Story, and both together are one card: whoever stops one stops both.',
      },
    ],
  },
  {
    name: 'Molly',
    fullName: 'Molly the Stablehand',
    book: 'rdi7',
    mugs: 3,
    pitch:
      'The stable door will not stay shut: her charges wander in, make trouble and friends, and wander off.',
    specials: [
      {
        title: 'Mounts',
        text: 'Up to three stand before her. A new one comes in on the left and pushes the others on; the one pushed past the end is gone.',
      },
      {
        title: 'Kinds of Mounts',
        text: 'Immediate ones do something as they arrive, Passive ones while they stay, and the Sometimes ones are played from where they stand. Rivals chase each other out.',
      },
    ],
  },
  {
    name: 'Jasper',
    fullName: 'Jasper the Bouncer',
    book: 'rdi7',
    mugs: 1,
    pitch:
      'The old bouncer wants a quiet night: whoever fights, cheats or pilfers will meet him, or the street.',
    specials: [
      {
        title: 'Fresh air',
        text: 'He answers fights, cheating and pilfering, and can take somebody outside with him for a while. There is nothing to count.',
      },
    ],
  },
  {
    name: 'The Wench',
    fullName: 'The Wench',
    book: 'rdi7',
    mugs: 2,
    pitch: 'She has seen your kind before, and has just the bottle for it. Tips are welcome, given or not.',
    specials: [
      {
        title: 'The Special Reserve',
        text: 'Her cards put strong bottles face down on Drink Me! Piles, always on top. Five of them are Elixirs, which the drinker keeps for later.',
      },
    ],
  },
  {
    name: 'Dale',
    fullName: 'Dale the Mycologist',
    book: 'rdi9',
    mugs: 3,
    pitch:
      'A pixie farmer with a box of Mushrooms: let them grow, throw them in with what you play, or wait and see.',
    specials: [
      {
        title: 'The Planter Box',
        text: 'Every turn his Mushrooms Grow and he Plants another; there is room for four.',
      },
      {
        title: 'Harvest and Gather',
        text: 'Give up Mushrooms as you play a card for its stronger form, or let them ripen: what is ripe at the end of a turn is Gathered for what it does by itself.',
      },
    ],
  },
  {
    name: 'Jett',
    fullName: 'Jett the Courier',
    book: 'rdi9',
    mugs: 2,
    pitch:
      'The fastest courier of the Undercity: every turn he gathers Momentum, and most cards like him fast.',
    specials: [
      {
        title: 'Momentum',
        text: 'From 0 to 3, and 1 more each turn. Many cards do more the faster he is; some spend it.',
      },
    ],
  },
  {
    name: 'Petra',
    fullName: 'Petra the Devious',
    book: 'rdi9',
    villain: true,
    mugs: 3,
    pitch:
      'She lays her Schemes face down and springs them when it hurts; plans that come to nothing stoke her Hellfire.',
    specials: [
      {
        title: 'Plots',
        text: 'After drawing she may lay a card face down. A Scheme played from there does more, or something else.',
      },
      {
        title: 'Hellfire',
        text: 'Plots she gives up and some Schemes feed it. The fourth sets it off: each other player loses 1 Fortitude.',
      },
    ],
  },
  {
    name: 'Terci',
    fullName: 'Doctor Terci',
    book: 'rdi9',
    mugs: 3,
    pitch:
      'A healer without magic: gathers Salves, Splints and Bandages, treats whoever waits, and is repaid in favours.',
    specials: [
      {
        title: 'Supplies',
        text: 'Most cards bring a Salve, a Splint or a Bandage, at most three of each.',
      },
      {
        title: 'Patients',
        text: 'Two are waiting. Spend what one needs, at any time, and their card comes to your hand, to be played like your own.',
      },
    ],
  },
  {
    name: 'Ygella',
    fullName: 'Beastsergeant Ygella',
    book: 'rdi9',
    mugs: 1,
    pitch:
      'A Runoff Ranger with a coat full of beasts: they bite, swarm and beg, and come back when she calls.',
    specials: [
      {
        title: 'Pets',
        text: 'Many of her cards are Pets. Others of hers fetch them back, and some do more with another Pet in hand to show. There is nothing to count.',
      },
    ],
  },
];
