/** The game on one page, for whoever has never played it. Each part names the rules that say it exactly. */
export const primer = {
  title: 'The game on one page',
  more: 'Exactly',
  parts: [
    {
      title: 'What it is about',
      text: 'You are adventurers on the evening after the dungeon. Be the last one at the table who still has Gold and is still awake.',
      rules: {
        'core.object.last-standing-wins': 'the last one standing',
        'core.object.no-gold-out': 'out of Gold',
        'core.object.drunk-out': 'too drunk',
      },
    },
    {
      title: 'Your three numbers',
      text: 'Fortitude begins at 20 and falls when you are hit. Alcohol Content begins at 0 and rises when you drink. When the two meet, you pass out. Gold is 10 for everybody (8 in a game for two, 12 for seven or more), and without any you are out as well.',
      rules: {
        'core.losing.pass-out': 'passing out',
        'core.losing.no-gold': 'without Gold',
        'core.setup.gold-default': 'Gold to begin with',
        'core.minmax.fortitude': 'the ends of Fortitude',
      },
    },
    {
      title: 'A turn has four Phases',
      text: 'First discard as many cards as you like and draw up to seven. Then you may play one Action Card. Then you must order a Drink: the top card of the Drink Deck goes face down on another player’s Drink Me! Pile. At last you drink the top card of your own; with an empty pile you sober up by 1 instead.',
      rules: {
        'core.turn.four-phases': 'the four Phases',
        'core.discard-draw.draw-to-seven': 'drawing up to seven',
        'core.action.one-optional': 'one Action, if you like',
        'core.order.mandatory': 'a Drink must be ordered',
        'core.drink.reveal-top': 'drinking',
        'core.drink.sober-up': 'sobering up',
      },
    },
    {
      title: 'Three kinds of cards',
      text: 'Action Cards are for your own Action Phase. Sometimes Cards say when they may be played, mostly in answer to something. Anytime Cards may be played whenever you like, also when it is not your turn.',
      rules: {
        'core.action.only-in-action-phase': 'Action Cards',
        'core.cards.sometimes-condition': 'Sometimes Cards',
        'core.cards.anytime': 'Anytime Cards',
      },
    },
    {
      title: 'Answering',
      text: 'Whatever is played or revealed waits until everybody has had a chance to answer, in turn order. To Ignore something takes it away from you alone; to Negate a card takes it away from everybody. An answer can be answered too, and after each one everybody may think again.',
      rules: {
        'core.timing.response-order': 'who may answer, and in what order',
        'core.timing.re-response': 'answers to answers',
        'core.timing.resolve-after-silence': 'when it happens',
        'core.negate.prevents': 'Negating',
        'core.ignore.drink-affecting-you': 'Ignoring',
      },
    },
    {
      title: 'Drinks',
      text: 'Most Drinks give you Alcohol Content, some also something else. A Drink with a Chaser brings the next card of the pile along: all of it together is one Drink. Some cards of the Drink Deck are Events, such as a Round on the House or a Drinking Contest, in which the strongest Drink earns its owner a Gold from everybody.',
      rules: {
        'core.chasers.trigger': 'Chasers',
        'core.chasers.single-drink': 'all of it is one Drink',
        'core.round.everyone': 'a Round on the House',
        'core.contest.winner-paid': 'winning a Drinking Contest',
      },
    },
    {
      title: 'Gambling',
      text: 'Somebody plays “Gambling? I’m in!” as their Action, and everybody antes 1 Gold. In turn, each plays a Gambling or Cheating Card, which takes control of the Round, or passes. When all others have passed after your card, the pot is yours. After a Winning Hand only cheating helps.',
      rules: {
        'core.gambling.start': 'starting a Round',
        'core.gambling.turn-options': 'your turn in it',
        'core.gambling.end-all-pass': 'when it ends',
        'core.gambling.winning-hand': 'a Winning Hand',
      },
    },
    {
      title: 'The last chance',
      text: 'Nobody is out at once. What was played is carried out to the end, then whoever is about to go may play Sometimes and Anytime Cards one last time, to save themselves or to take somebody along. Half the Gold of whoever passes out goes to the Inn, the others share the rest.',
      rules: {
        'core.losing.finish-pending': 'what was played is finished',
        'core.losing.last-chance': 'the last chance',
        'core.losing.saved': 'saving yourself',
        'core.losing.split-inn-half': 'what becomes of the Gold',
      },
    },
  ],
} as const;
