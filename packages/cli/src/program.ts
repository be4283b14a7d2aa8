/** All commands and their options. */
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { House } from '@taproom/house';
import { Command } from 'commander';
import type { AskOptions } from './commands/ask.ts';
import type { BotOptions } from './commands/bot.ts';
import type { CardsOptions } from './commands/cards.ts';
import type { CoverageOptions } from './commands/coverage.ts';
import type {
  CheckPackOptions,
  NewPackOptions,
  SimulatePackOptions,
  TryPackOptions,
} from './commands/pack.ts';
import type { MutantsOptions } from './packs/mutants.ts';
import type { ParlourOptions } from './commands/parlour.ts';
import type { PlayOptions } from './commands/play.ts';
import type { PocketOptions } from './commands/pocket.ts';
import type { ReplayOptions } from './commands/replay.ts';
import type { ScenarioOptions } from './commands/scenario.ts';
import type { ServeOptions } from './commands/serve.ts';
import type { SimulateOptions } from './simulation/contest.ts';
import type { TablesOptions } from './commands/tables.ts';
import type { TortureOptions } from './commands/torture.ts';
import type { WhyOptions } from './commands/why.ts';
import { howMany, wholeNumber, whoOrHowMany } from './numbers.ts';

/** Another place than the folder. What DATABASE_URL says is not shown by --help: there may be a password in it. */
const DATABASE: [flags: string, about: string] = [
  '--database <url>',
  'the Postgres where they are kept instead, as postgres://…; several houses may share it (DATABASE_URL)',
];

const seed = wholeNumber('--seed', 0);
const games = wholeNumber('--games', 1);

export function program(): Command {
  // Settings first: the commands below inherit them as they are made.
  const taproom = new Command('taproom')
    .description('The Red Dragon Inn as software: play it, prove its rules, simulate it.')
    .exitOverride()
    .showHelpAfterError()
    .helpCommand(true);

  innOptions(taproom.command('play').description('play a game in the terminal against bots'))
    .option('--me <name>', 'who you are (Sera, or the first of --characters)')
    .option('--bots <name>', 'how well the others play: tipsy, regular, seasoned, sharp, master, dragon')
    .option('--fast', 'no pauses')
    .option('--drinks <book>', 'the drink deck of this book; else that of most of the characters')
    .option('--bar-deck', 'the Bar Deck variant: all Drinks of all books')
    .option('--mode <mode>', 'a team or Boss variant: two-headed-dragon, boss-battle …')
    .option('--save <file>', 'write the game to a file, for `taproom replay`')
    .action(async (options: PlayOptions & WithPacks) =>
      ended(await (await import('./commands/play.ts')).play(await ourHouse(options.pack), options)),
    );

  taproom
    .command('parlour')
    .description('play a gambling game against bots, or list the games')
    .argument('[game]', 'which game, or adventurers-choice; without one they are listed')
    .option('--players <number>', 'how many sit at the table', wholeNumber('--players', 2))
    .option('--mode <mode>', 'betting or shares; or adventurers-choice: an evening of games that you choose')
    .option('--rounds <number>', 'with adventurers-choice: how many games', wholeNumber('--rounds', 1))
    .option('--share <number>', 'coins in a Share', wholeNumber('--share', 0))
    .option('--variants <ids>', 'its variants: dragons,exchange')
    .option('--bounty <number>', 'coins for two Rogues, with rogues-bounty', wholeNumber('--bounty', 0))
    .option('--seed <number>', 'the same seed deals the same cards', seed)
    .option('--me <name>', 'your name')
    .option('--bots <name>', 'how well the others play: tipsy, regular, seasoned, sharp, master, dragon')
    .option('--fast', 'no pauses')
    .option('--log <file>', 'write the game to a file, for `taproom replay`')
    .option(PACK, PACK_WORDS)
    .action(async (game: string | undefined, options: ParlourOptions & WithPacks) =>
      ended(
        await (await import('./commands/parlour.ts')).parlour(await ourHouse(options.pack), game, options),
      ),
    );

  taproom
    .command('scenario')
    .description('run scenario files and say which hold')
    .argument('[files...]', 'files, folders or patterns')
    .option('--json', 'the results as data')
    .action(async (files: string[], options: ScenarioOptions) =>
      ended((await import('./commands/scenario.ts')).scenario(files, options)),
    );

  taproom
    .command('ask')
    .description('a rules question: lay the table of a file, do what it says, and see what may be done then')
    .argument('<file>', 'a scenario file; it needs no `then`')
    .option('--json', 'the answer as data')
    .action(async (file: string, options: AskOptions) =>
      ended(await (await import('./commands/ask.ts')).ask(await ourHouse(), file, options)),
    );

  taproom
    .command('learn')
    .description('learn by playing: a lesson at the real table, or the list of them')
    .argument('[lesson]', 'first-game, amundyr, threes …')
    .action(async (lesson?: string) =>
      ended(await (await import('./commands/learn.ts')).learn(await ourHouse(), lesson)),
    );

  taproom
    .command('why')
    .description('what a rule says, and what shows it; or the rules about some words')
    .argument('[words...]', 'pass out, ante …')
    .option('--rule <id>', 'one rule by its id: core.timing.re-response')
    .option('--json', 'as data')
    .action(async (words: string[], options: WhyOptions) =>
      ended((await import('./commands/why.ts')).why(words, options)),
    );

  taproom
    .command('coverage')
    .description('how much of the rulebook is proven')
    .option('--json', 'with every id that is not')
    .option('--tests', 'runs the tests that claim to prove something, too: those that fail prove nothing')
    .option('--rulebook <folder>', 'another rulebook than the repository’s')
    .action(async (options: CoverageOptions) =>
      ended((await import('./commands/coverage.ts')).coverage(options)),
    );

  taproom
    .command('cards')
    .description('the characters, or every card of a deck')
    .option('--character <name>', 'the deck of a character')
    .option('--dungeon', 'the Dungeon Events')
    .option('--taverns', 'the taverns of the Pub Crawl, and what they serve')
    .option('--prizes', 'the Prizes')
    .option('--drinks <book>', 'the drink deck of a book')
    .option('--json', 'as data')
    .action(async (options: CardsOptions) =>
      ended((await import('./commands/cards.ts')).cards(await ourHouse(), options)),
    );

  tableOptions(taproom.command('simulate').description('let bots play many games'))
    .option(
      '--seats <number>',
      'how many sit at the table (4, or all who are named)',
      wholeNumber('--seats', 2),
    )
    .option(
      '--players <names>',
      'who sits there, or how many; else characters are drawn for each game',
      whoOrHowMany,
    )
    .option('--games <number>', 'how many games', games, 1000)
    .option('--bots <names>', 'one bot for all seats, or one for each: they change seats after each game')
    .option('--bot <file>', 'a module with a bot of your own, which --bots may then name')
    .option(
      '--threads <number>',
      'how many at once (as many as there are cores)',
      wholeNumber('--threads', 1, 256),
    )
    .option('--parlour <game>', 'a gambling game instead of the inn')
    .option('--mode <mode>', 'a team or Boss variant; with --parlour: betting, shares or adventurers-choice')
    .option('--variants <ids>', 'with --parlour: its variants')
    .option('--json', 'the result as data')
    .action(async (options: SimulateOptions & WithPacks) =>
      ended(
        await (await import('./commands/simulate.ts')).simulateGames(await ourHouse(options.pack), options),
      ),
    );

  taproom
    .command('bot')
    .description('send a bot to a table of a house, over the network')
    .argument('<bot>', 'a file with a bot of your own (docs/BOTS.md), or the name of one of ours: sharp')
    .option('--house <address>', 'where the house is', 'http://localhost:8420')
    .option('--table <code>', 'the code of the table')
    .option('--name <name>', 'what it is called there')
    .option('--character <name>', 'whom it plays (a surprise)')
    .option('--seat <seat>', 'back to a seat that it has taken before, as it was told then')
    .option(
      '--seconds <number>',
      'how long it may think about an answer',
      wholeNumber('--seconds', 1, 600),
      5,
    )
    .option('--again', 'plays on when the game is over and the others want to')
    .option('--quiet', 'does not tell what happens')
    .option(PACK, PACK_WORDS)
    .action(async (file: string, options: BotOptions & WithPacks) =>
      ended(await (await import('./commands/bot.ts')).sendBot(await ourHouse(options.pack), file, options)),
    );

  taproom
    .command('replay')
    .description('play a saved game back')
    .argument('<file>', 'what `taproom play --save` or `taproom parlour --log` wrote')
    .option('--to <number>', 'stop after so many answers', wholeNumber('--to', 0))
    .option('--quiet', 'only how it ends')
    .option('--seat <name>', 'see what this player saw (otherwise: what everybody saw)')
    .option(PACK, PACK_WORDS)
    .action(async (file: string, options: ReplayOptions & WithPacks) =>
      ended((await import('./commands/replay.ts')).replay(await ourHouse(options.pack), file, options)),
    );

  taproom
    .command('verify')
    .description('check that a finished game of a house was dealt as promised')
    .argument('<file>', 'the game, as it is downloaded from the page or /api/tables/:table/log')
    .option(PACK, PACK_WORDS)
    .action(async (file: string, { pack }: WithPacks) =>
      ended((await import('./commands/verify.ts')).verifyFile(await ourHouse(pack), file)),
    );

  taproom
    .command('torture')
    .description('random games, with every invariant checked after every answer')
    .option('--parlour', 'gambling games and evenings of them instead of the inn')
    .option('--games <number>', 'how many games', games, 1000)
    .option('--seed <number>', 'the same seed gives the same games', seed, 1)
    .option(
      '--threads <number>',
      'how many at once',
      wholeNumber('--threads', 1, 256),
      availableParallelism(),
    )
    .action(async (options: TortureOptions) =>
      ended(await (await import('./commands/torture.ts')).torture(await ourHouse(), options)),
    );

  taproom
    .command('serve')
    .description('open tables to the network')
    .option(
      '--port <number>',
      'where to listen',
      wholeNumber('--port', 0, 65_535),
      Number(process.env.PORT ?? 8420),
    )
    .option('--host <address>', 'on which address', process.env.HOST ?? '0.0.0.0')
    .option('--data <folder>', 'where the tables are kept', process.env.DATA_DIR ?? 'data')
    .option(...DATABASE)
    .option(
      '--house-address <host:port>',
      'where the other houses on that Postgres reach this one',
      process.env.HOUSE_ADDRESS,
    )
    .option('--origin <address...>', 'pages from elsewhere that may connect')
    .option(
      '--trust-proxy <addresses>',
      'proxies that may say for whom they ask: 127.0.0.1, loopback …',
      process.env.TRUST_PROXY,
    )
    .option(
      '--limits <list>',
      'how much anybody may ask, see docs/RUNNING.md: tablesPerHour=100,socketsPerAddress=200',
      process.env.LIMITS,
    )
    .option(
      '--keep-finished <days>',
      'tables whose game is over are forgotten after so many days without use; 0: never',
      wholeNumber('--keep-finished', 0, 36_500),
      Number(process.env.KEEP_FINISHED ?? 90),
    )
    .option(
      '--keep-abandoned <days>',
      'tables whose game is not over',
      wholeNumber('--keep-abandoned', 0, 36_500),
      Number(process.env.KEEP_ABANDONED ?? 30),
    )
    .option(PACK, PACK_WORDS)
    .action(async (options: ServeOptions & WithPacks) =>
      ended(await (await import('./commands/serve.ts')).serve(await ourHouse(options.pack), options)),
    );

  taproom
    .command('pocket')
    .description(
      'the page for this machine alone: play, the workshop and all else in the browser, without a house',
    )
    .option('--port <number>', 'where to listen', wholeNumber('--port', 0, 65_535), 4280)
    .action(async (options: PocketOptions) =>
      ended(await (await import('./commands/pocket.ts')).pocket(options)),
    );

  packCommands(
    taproom
      .command('pack')
      .description('write characters and more of your own; docs/PACKS.md of the package tells how'),
  );

  const tables = taproom.command('tables').description('look after the tables of a house');
  const kept = (command: Command): Command =>
    command
      .option('--data <folder>', 'where the tables are kept', process.env.DATA_DIR ?? 'data')
      .option(...DATABASE);
  kept(tables.command('list').description('all tables: their codes, games, states and people'))
    .option('--json', 'as data')
    .action(async (options: TablesOptions) =>
      ended(await (await import('./commands/tables.ts')).listTables(options)),
    );
  kept(tables.command('show').description('all about a table but what its players hold'))
    .argument('<code>', 'its code')
    .action(async (code: string, options: TablesOptions) =>
      ended(await (await import('./commands/tables.ts')).showTable(code, options)),
    );
  kept(tables.command('repair').description('bring a table that was set aside back to its last good answer'))
    .argument('<code>', 'its code')
    .action(async (code: string, options: TablesOptions) =>
      ended(await (await import('./commands/tables.ts')).repair(await ourHouse(), code, options)),
    );

  kept(
    tables
      .command('close')
      .description('end a table: its players can only look at it, also while the house is open'),
  )
    .argument('<code>', 'its code')
    .option('--why <words>', 'what they are told', '')
    .option('--delete', 'all of it is deleted, and nobody finds it any more')
    .action(async (code: string, options: TablesOptions & { why: string; delete?: true }) =>
      ended(await (await import('./commands/tables.ts')).closeTable(code, options)),
    );
  kept(tables.command('reopen').description('let people play on at a table that was closed'))
    .argument('<code>', 'its code')
    .action(async (code: string, options: TablesOptions) =>
      ended(await (await import('./commands/tables.ts')).reopenTable(code, options)),
    );
  kept(tables.command('ban').description('let nobody in from somewhere, also while the house is open'))
    .argument('<who>', 'an address, a network such as 192.0.2.0/24, or who sits at a table: CODE:NAME')
    .option('--days <number>', 'for how long; 0: for ever', wholeNumber('--days', 0, 36_500), 7)
    .option('--why <words>', 'what they are told', '')
    .action(async (who: string, options: TablesOptions & { why: string; days: number }) =>
      ended(await (await import('./commands/tables.ts')).ban(who, options)),
    );
  kept(tables.command('unban').description('let them in again'))
    .argument('<who>', 'as `bans` lists them')
    .action(async (who: string, options: TablesOptions) =>
      ended(await (await import('./commands/tables.ts')).unban(who, options)),
    );
  kept(tables.command('bans').description('who is not let in, until when, and why')).action(
    async (options: TablesOptions) => ended(await (await import('./commands/tables.ts')).listBans(options)),
  );
  kept(tables.command('backup').description('copy all tables into a file, also while the house is open'))
    .argument('<file>', 'where to')
    .action(async (file: string, options: TablesOptions) =>
      ended(await (await import('./commands/tables.ts')).backupTables(file, options)),
    );
  kept(tables.command('restore').description('put the tables of a backup in place of those that are there'))
    .argument('<file>', 'the backup')
    .action(async (file: string, options: TablesOptions) =>
      ended(await (await import('./commands/tables.ts')).restoreTables(file, options)),
    );
  kept(tables.command('check').description('whether the database is sound'))
    .option('--mend', 'go on without what is behind a damaged place of the journal')
    .action(async (options: TablesOptions & { mend?: true }) =>
      ended(await (await import('./commands/tables.ts')).checkTables(options)),
    );

  taproom
    .command('move')
    .description('copy all tables of a house that is closed into an empty place')
    .requiredOption('--from <place>', 'where they are: sqlite:data, or postgres://…')
    .requiredOption('--to <place>', 'where they go')
    .action(async (options: { from: string; to: string }) =>
      ended(await (await import('./commands/tables.ts')).moveTables(options)),
    );

  taproom
    .command('bench')
    .description('measure how fast the house is')
    .argument('[options...]', 'are passed on to bench/run.ts')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (args: string[]) => ended(await (await import('./commands/bench.ts')).bench(args)));

  return taproom;
}

/** Who sits at a table of the inn, and what else is agreed on. */
const innOptions = (command: Command): Command =>
  tableOptions(command).option(
    '--players <number>',
    'how many sit at the table (4, or all of --characters)',
    howMany,
  );

const PACK = '--pack <file...>';
const PACK_WORDS = 'packs of characters: files of data, or modules with procedures';

/** Further packs that a house is opened with. */
interface WithPacks {
  readonly pack?: readonly string[];
}

function packCommands(pack: Command): void {
  const file = 'the pack: a file of data, or a module with procedures';
  const commands = () => import('./commands/pack.ts');
  pack
    .command('new')
    .description('begin a pack: a file that can be played at once, to be changed')
    .argument('<name>', 'what the character is called, or else the pack: Pip')
    .option('--kind <kinds>', 'what it brings: characters (unless said), drinks, prizes, events, gambling')
    .option('--from <character>', 'begin with a character of ours')
    .option('--out <file>', 'where to')
    .action(async (name: string, options: NewPackOptions) =>
      ended((await commands()).newPackFile(await ourHouse(), name, options)),
    );
  pack
    .command('check')
    .description('say each mistake; where there is none, play random games with it')
    .argument('<file>', file)
    .option('--games <number>', 'how many games', games, 200)
    .option('--seed <number>', 'the same seed gives the same games', seed, 1)
    .option('--cards', 'show all of its cards as they read')
    .action(async (path: string, options: CheckPackOptions) =>
      ended(await (await commands()).checkPackFile(await ourHouse(), await ourHouse([path]), path, options)),
    );
  pack
    .command('tamper')
    .description('for the house: change sound packs at random; each is refused, or plays clean games')
    .option('--mutations <number>', 'how many packs', wholeNumber('--mutations', 1), 1000)
    .option('--games <number>', 'how many games with each', games, 20)
    .option('--seed <number>', 'the same seed changes the same', seed, 1)
    .action(async (options: MutantsOptions) => ended((await commands()).tamper(await ourHouse(), options)));
  pack
    .command('try')
    .description('sit down with it in the terminal')
    .argument('<file>', file)
    .option('--me <name>', 'which of its characters')
    .option('--players <number>', 'how many sit at the table', howMany)
    .option('--bots <name>', 'how well the others play: tipsy, regular, seasoned, sharp, master, dragon')
    .option('--seed <number>', 'the same seed deals the same cards', seed)
    .option('--fast', 'no pauses')
    .action(async (path: string, options: TryPackOptions) =>
      ended(await (await commands()).tryPack(await ourHouse(), await ourHouse([path]), path, options)),
    );
  pack
    .command('simulate')
    .description('how strong it is against the cast, and which of its cards are played')
    .argument('<file>', file)
    .option('--games <number>', 'how many games', games, 1000)
    .option('--seats <number>', 'how many sit at the table', wholeNumber('--seats', 2, 8), 4)
    .option('--bots <names>', 'who plays: one for all seats', 'regular')
    .option('--seed <number>', 'the same seed gives the same games', seed)
    .option('--threads <number>', 'how many at once', wholeNumber('--threads', 1, 256))
    .option('--json', 'as data')
    .action(async (path: string, options: SimulatePackOptions) =>
      ended(await (await commands()).simulatePack(await ourHouse(), await ourHouse([path]), path, options)),
    );
}

const tableOptions = (command: Command): Command =>
  command
    .option(PACK, PACK_WORDS)
    .option('--characters <names>', 'who sits at the table, clockwise: Sera,Dale,Jett')
    .option('--seed <number>', 'the same seed deals the same cards', seed)
    .option(
      '--dungeon-events [counters]',
      'Dungeon Events come up; perhaps how many counters lie on their deck',
    )
    .option('--pub-crawl', 'the party crawls on from tavern to tavern')
    .option('--prizes [titles]', 'Prizes can be won at gambling: all, or those named')
    .option('--gambling-games [ids]', 'gambling games may be chosen for Rounds: all, or those named')
    .option('--otto [factions]', 'Otto sits down with two players: Berserker,Spelunker')
    .option('--boss <name>', 'who is the Boss; of several teams, their Bosses')
    .option('--teams <names>', 'who plays with whom: Jett+Dale,Petra+Terci');

/** Opened only for the commands that need it. */
async function ourHouse(packs: readonly string[] = []): Promise<House> {
  if (packs.length === 0) return (await import('@taproom/house/own')).house;
  // Threads open the same house from the same address.
  const address = new URL('./packs/packed-house.ts', import.meta.url);
  for (const path of packs) address.searchParams.append('pack', resolve(path));
  return ((await import(address.href)) as { readonly house: House }).house;
}

/** Set, not exited with: what is still on its way to a pipe must arrive. */
function ended(exitCode: number): void {
  process.exitCode = exitCode;
}
