/** Everything a player reads around the table: hosting, joining, the lobby and the pages to read. */
import { general, laterBy } from './general.ts';

export const host = {
  title: 'Host a table',
  about: 'You get a link and a code to share. Whoever opens the link sits down; nobody needs an account.',
  name: 'Your name',
  nameHint: 'As the others at the table see it.',
  nameNeeded: 'Tell the others your name first.',
  game: 'Game',
  games: [
    { value: 'inn', label: general.inn },
    { value: 'parlour', label: 'Only gambling' },
  ],
  innHint: 'Two to eight adventurers drink, gamble and fight until one is left.',
  gamblingHint: 'One of the fifteen card and dice games of the Inn, or a whole evening of them.',
  whichGame: 'Which game',
  playersHint: (min: number, max: number, most: number): string =>
    `For ${min} to ${max} players.${most > max ? ` Up to ${most} may sit down, but the deck may run out.` : ''}`,
  evening: 'Adventurer’s Choice',
  eveningHint:
    'Several games in a row; whoever begins one chooses it. What is not for so many players is left out.',
  rounds: 'How many games',
  stakes: 'For what',
  stakesKinds: [
    { value: 'betting', label: 'Betting' },
    { value: 'shares', label: 'Shares' },
  ],
  stakesHints: {
    betting: 'Antes, bets and raises go into the pot.',
    shares: 'No bets: everybody puts in a Share, and the places decide who gets how much.',
  },
  variants: 'Variants',
  variantHint: (not: readonly string[], needs: readonly string[]): string | undefined =>
    not.length > 0
      ? `Not together with ${not.join(' or ')}.`
      : needs.length > 0
        ? `Only with ${needs.join(' and ')}.`
        : undefined,
  chips: 'Coins for everybody',
  share: 'A Share, in coins',
  shareHint: 'What everybody puts in where a game is played for Shares.',
  split: 'In a tie',
  splits: [
    { value: 'merchant', label: 'Merchant’s Rule' },
    { value: 'king', label: 'King’s Rule' },
    { value: 'commoner', label: 'Commoner’s Rule' },
  ],
  splitHints: {
    merchant: 'Whoever is tied shares the pot.',
    king: 'Whoever is tied plays again for the pot.',
    commoner: 'Everybody who paid into the pot plays again for it.',
  },
  minRaise: 'Least raise',
  minRaiseHint: 'Every raise is at least as high as the one before.',
  boss: 'The Boss',
  bosses: [
    { value: 'host', label: 'You' },
    { value: 'last', label: 'Whoever sits last' },
  ],
  mate: 'On your side',
  mates: [
    { value: 'next', label: 'Whoever sits next' },
    { value: 'last', label: 'Whoever sits last' },
  ],
  mateHint: 'Bots take the last seats.',
  side: (side: number): string => `Side ${'ABCD'.charAt(side)}`,
  sideOf: (seat: number, bot: boolean): string =>
    seat === 0 ? 'You' : `Seat ${seat + 1}${bot ? ' (a bot)' : ''}`,
  troubles: {
    'one-side':
      'Everybody is on one side, with nobody to play against. Put at least one seat on another side.',
  },
  notYet: 'The table cannot be opened like that: see above what does not go together.',
  whichPrizes: (n: number): string => `${n === 1 ? '1 Prize' : `${n} Prizes`} in the game`,
  gamesInside: (n: number): string => `${n} games to choose from`,
  bounty: 'Coins for the bounty',
  way: 'Who against whom',
  ways: [
    { value: 'everyone', label: 'Everyone for themselves' },
    { value: 'two-headed-dragon', label: 'Teams of two' },
    { value: 'boss-battle', label: 'All against a Boss' },
    { value: 'leaders-and-lackeys', label: 'Leaders and Lackeys' },
    { value: 'two-headed-boss-battle', label: 'Teams of Bosses' },
    { value: 'boss-versus-boss', label: 'Boss against Boss' },
    { value: 'sides', label: 'Sides of your own' },
    { value: 'otto', label: 'Two and Otto' },
  ],
  wayHints: {
    everyone: 'The last one left wins.',
    'two-headed-dragon': 'Neighbours share their Fortitude, Alcohol Content and Gold (Two-Headed Dragon).',
    'boss-battle': 'One Boss, a villain with a stronger deck; two to four Challengers stand together.',
    'leaders-and-lackeys': 'Teams of two, each led by a villain with a Boss Deck. You lead the first one.',
    'two-headed-boss-battle': 'Teams of two, and every single one is a Boss.',
    'boss-versus-boss': 'Everyone for themselves, and everyone is a Boss.',
    sides:
      'You say who stands with whom: two against two, three against one, whatever you like. Each side shares its Fortitude, Alcohol Content and Gold.',
    otto: 'A game for two: Otto, who plays by rule, has the third chair.',
  },
  character: 'Your character',
  seats: 'Seats, bots included',
  bots: 'Bots',
  botsHint: (people: number): string =>
    people === 1 ? 'You alone against bots.' : `${people} people, you included.`,
  botKind: 'How the bots play',
  botKinds: [
    { value: 'tipsy', label: 'Tipsy' },
    { value: 'regular', label: 'Regulars' },
    { value: 'seasoned', label: 'Seasoned' },
    { value: 'sharp', label: 'Sharp' },
    { value: 'master', label: 'Masters' },
    { value: 'random', label: 'By pure chance' },
  ],
  more: 'Rules and pace',
  drinks: 'Drink Deck',
  drinksHint: 'Each book has its own thirty drinks.',
  drinkDecks: [
    { value: 'own', label: 'Of most characters’ book' },
    { value: 'rdi5', label: 'Book 5' },
    { value: 'rdi6', label: 'Book 6: Villains' },
    { value: 'rdi7', label: 'Book 7: The Tavern Crew' },
    { value: 'rdi9', label: 'Book 9: The Undercity' },
  ],
  barDeck: 'Bar Deck',
  barDeckHint: 'The drinks of all books, thirty at a time.',
  dungeon: 'Dungeon Events',
  dungeonHint: 'Something comes up the cellar stairs now and then.',
  pubCrawl: 'Pub Crawl',
  pubCrawlHint:
    'Every five turns the party moves on to another tavern, with drinks of its own. Our own rules.',
  prizes: 'Prizes',
  prizesHint: (titles: readonly string[]): string => `Gambling can win you ${titles.join(', ')}.`,
  gamblingInside: 'Gambling games',
  gamblingInsideHint: 'Whoever starts a Round of Gambling may choose a game for it.',
  gamblingNotOtto: 'Not with Otto: he plays by rule, and the rules tell him nothing about these games.',
  hands: 'Cards in hand',
  handsHint: 'Seven is the rule.',
  turnClock: 'Time for a turn',
  turnClockHint: 'When it runs out, a bot gives that one answer for you.',
  turnClocks: [
    { value: 0, label: 'No limit' },
    { value: 60_000, label: '1 minute' },
    { value: 120_000, label: '2 minutes' },
    { value: 300_000, label: '5 minutes' },
  ],
  quietClock: 'A quiet moment lasts',
  quietClockHint:
    'So long everybody may answer a card or ask to think about it; then it goes on, whatever anybody holds. Alone with bots nobody waits.',
  quietClocks: [
    { value: 3_000, label: '3 s' },
    { value: 5_000, label: '5 s' },
    { value: 8_000, label: '8 s' },
    { value: 0, label: 'Until all pass' },
  ],
  windowClock: 'Time to think about a card',
  windowClockHint: 'When it runs out, whoever has not answered passes.',
  windowClocks: [
    { value: 5_000, label: '5 s' },
    { value: 8_000, label: '8 s' },
    { value: 15_000, label: '15 s' },
    { value: 30_000, label: '30 s' },
    { value: 0, label: 'No limit' },
  ],
  quick: 'Skip whoever cannot answer',
  quickHint: 'Faster, but it tells the others something about your hand.',
  standIn: 'A bot stands in for whoever is away',
  standInHint: 'They take their seat back as soon as they return.',
  hints: 'Whoever likes may ask for advice',
  hintsHint:
    'What would you do, and why did a bot do that? It knows what they know. Nobody else sees that they ask.',
  noHints: 'Nobody is given advice on what to do.',
  listed: 'Open to everybody',
  listedHint: 'The table is on the list under “Join”. Otherwise only whoever has the code finds it.',
  open: 'Open the table',
  opening: 'Opening …',
} as const;

export const characters = {
  title: 'Characters',
  about:
    'Seventeen adventurers, villains and people of the house. The mugs say how much there is to keep in mind.',
  mugsSay: 'The mugs say how much there is to keep in mind.',
  surprise: 'Surprise me',
  surpriseHint: 'Whoever is left when the game starts.',
  taken: 'taken',
} as const;

export const join = {
  title: 'Join a table',
  code: 'Code',
  codeHint: 'Six letters and digits, from whoever hosts the table.',
  noSuchCode: 'No table has this code. Check it with whoever gave it to you.',
  codeWrong: 'A code has six letters and digits, and never 0, 1, I, L, O or S. Look again.',
  name: 'Your name',
  nameNeeded: 'Tell the others your name first.',
  character: 'Your character',
  sit: 'Sit down',
  sitting: 'Sitting down …',
  already: 'You have a seat at this table already.',
  goThere: 'Go to your seat',
  watch: 'Only watch',
  openTables: 'Open tables',
  noTables: 'No table is open to everybody right now. Host one, or play against bots.',
  lookAgain: 'Look again',
  begun: 'The game at this table has begun. You can watch it.',
  keptFree: 'The game has begun, and a seat is kept free: sit down, and play on with its cards.',
  full: 'Every seat at this table is taken. You can watch the game.',
  listed: (host: string, free: number, seats: number, game: 'inn' | 'parlour'): string =>
    `${host}’s table${game === 'parlour' ? ', only gambling' : ''}: ${free} of ${seats} seats free`,
} as const;

/** For the host: those who watch, and whose chat is passed on. */
export const guests = {
  open: 'Guests and chat',
  title: 'Guests and chat',
  about: 'You are the host: this is for you to decide, also during the game. Everybody concerned is told.',
  talk: 'Those who watch may chat',
  talkHint: 'Otherwise only players are heard.',
  hands: 'Those who watch see all hands, later',
  handsHint:
    'They see the table as it was two minutes ago, and before the last two answers of everybody. From where somebody plays who is still in the game, no hands are seen; but nobody can keep a friend elsewhere from telling what they saw.',
  handsSettled: 'This was settled before the game began.',
  players: 'Players',
  noPlayers: 'Nobody else plays at this table.',
  watching: 'Those who watch',
  watchingHint: 'Everybody who watches from the same address is one watcher here.',
  nobody: 'Nobody watches at the moment.',
  watcher: (n: number): string => `Watcher ${n}`,
  mute: (name: string): string => `Mute ${name}`,
  unmute: (name: string): string => `Let ${name} chat again`,
  isMuted: (name: string): string => `${name} (muted)`,
  remove: (name: string): string => `Remove ${name}`,
  code: 'The code of the table',
  codeHint:
    'It lasts for some days. With a new one the old code and its link no longer work; nobody has to leave.',
  newCode: 'Make a new code',
} as const;

export const lobby = {
  title: 'The table is being set',
  waiting: (free: number): string =>
    free === 0 ? 'Everybody is here.' : `${free} ${free === 1 ? 'seat is' : 'seats are'} free.`,
  seats: 'Who sits where',
  free: 'Free seat',
  you: 'you',
  hosts: 'host',
  bot: 'bot',
  away: 'away',
  surprise: 'a surprise',
  start: 'Start the game',
  starting: 'Dealing …',
  handsShown: (seconds: number): string =>
    `Those who watch will see all hands of this game, ${laterBy(seconds)} later.`,
  fill: 'Start with bots in the empty seats',
  stillFree: 'The game can start when every seat is taken.',
  onlyHost: (host: string): string => `${host} starts the game.`,
  leave: 'Leave the table',
  howMany: 'How many seats',
  howManyHint: 'Free seats go first, then bots. Nobody has to leave.',
  addBot: 'Let a bot sit here',
  change: 'Change',
  changeSeat: (n: number, name: string): string => `Change seat ${n}${name === '' ? '' : `: ${name}`}`,
  yourSeat: 'Your seat',
  seat: (n: number): string => `Seat ${n}`,
  name: 'Your name',
  nameNeeded: 'Tell the others your name first.',
  keepName: 'Take this name',
  character: 'Who you are',
  botCharacter: 'Who the bot is',
  freeCharacter: 'Who sits here',
  botKind: 'How the bot plays',
  makeFree: 'Keep the seat free for a friend',
  sendAway: (name: string): string => `Ask ${name} to leave`,
  sendAwayHint: (name: string): string =>
    `${name} is told that you need the seat. They can come back with the code.`,
  giveToBot: 'Give the seat to a bot',
  agreed: 'What is played',
  prizes: (n: number): string => (n === 1 ? 'one of them' : `${n} of them`),
  games: (n: number): string => (n === 1 ? '1 game' : `${n} games`),
  seconds: (ms: number): string => (ms < 60_000 ? `${ms / 1000} s` : `${ms / 60_000} min`),
} as const;

export const share = {
  title: 'Bring your friends',
  about: 'Send the link, say the code, or let them scan the picture with a phone.',
  code: 'Code',
  link: 'Link',
  copy: 'Copy the link',
  share: 'Share …',
  qr: (code: string): string => `QR code of the link to table ${code}`,
  onlyHere:
    'This link works on this device only: the house is open to this machine alone, or is in no network.',
  others: (addresses: readonly string[]): string => `In another network: ${addresses.join(', ')}`,
  screen: 'Show the table on a television',
  screenHint: 'Open this on the big screen; every phone shows its own hand.',
  invitation: (code: string): string => `Come and drink with me: table ${code}`,
} as const;

export const handover = {
  open: 'Move your seat to another device',
  title: 'Move your seat',
  about: 'Scan this with the other device, or open the link there. This device then gives up the seat.',
  left: (seconds: number): string =>
    `The code holds for ${Math.max(1, Math.round(seconds / 60))} more minutes.`,
  over: 'The code has run out.',
  another: 'Make another code',
  qr: 'QR code that takes over your seat',
  taking: 'Taking your seat …',
  takeTitle: 'Take over a seat',
  takeAbout: 'The other device gives up the seat, and this one goes on exactly where it was.',
  take: 'Take the seat',
} as const;

export const credits = {
  title: 'Credits',
  game: 'The game',
  gameText:
    'The Red Dragon Inn and Gambling? I’m In! are games by SlugFest Games. Their names, and those of their characters, cards and places, belong to them and are used here only to say which game this is. Taproom is an unofficial fan project, neither made nor approved by them. There is no art of theirs here, and the rules are told in our own words; where the effect of a card is not known to us we made one up, and the card says so. If you enjoy it, buy the game: the real cards have art and jokes that these have not.',
  icons: 'Icons',
  iconsText: 'From game-icons.net, under the licence CC BY 3.0, recoloured:',
  own: 'Drawn for this page:',
  fonts: 'Typefaces',
  fontsText: 'Both under the SIL Open Font License 1.1:',
  libraries: 'Libraries',
  librariesText: 'What runs in your browser is made with:',
  ourselves:
    'Taproom itself is free software under the MIT licence. Portraits, vessels and rooms were drawn for it.',
} as const;

export const rules = {
  title: 'Rules',
  about: 'Every rule that the table knows, in our own words, with the name by which the table cites it.',
  search: 'Search the rules',
  searchHint: 'For example: pass out, steal, tie, last chance',
  found: (n: number): string =>
    n === 0 ? 'Nothing found. Try another word.' : `${n} ${n === 1 ? 'rule' : 'rules'}`,
  loading: 'Fetching the rulebook …',
  contents: 'All chapters',
  inThisChapter: 'In this chapter',
  otherChapters: 'The chapters before and after',
  print: 'Print this chapter',
  below: (rulings: number, worked: number): string =>
    [
      ...(rulings > 0 ? [rulings === 1 ? 'A ruling' : `${rulings} rulings`] : []),
      ...(worked > 0 ? [worked === 1 ? 'A worked example' : `${worked} worked examples`] : []),
    ].join(' · '),
  linkTo: (id: string): string => `Link to the rule ${id}`,
  ownTable: 'Lay a table of your own',
  showMe: 'Show me: ',
  tryIt: 'try it',
  examples: 'Also worked out in: ',
} as const;
