// The walls of the house: which package may import which. Run by scripts/layers.mjs.
//
//   kernel <- inn <- cast
//   kernel <- parlour <- inn
//   all of these <- scenario, bots <- house <- server, web, cli; client (the messages) <- server, web, cli
//
// Every rule says in its comment how to mend a breach.

/** @param {string[]} names */
const src = (...names) => `^packages/(${names.join('|')})/src/`;

/**
 * A package without anything from outside: whatever is not one of `may` is forbidden.
 * @param {string} name
 * @param {string[]} may
 * @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const pure = (name, may, comment) => ({
  name: `${name}-imports-only-${may.join('-and-') || 'itself'}`,
  comment,
  severity: 'error',
  from: { path: src(name) },
  to: { pathNot: src(name, ...may) },
});

/**
 * A package that may use npm packages and Node, but not these of our own.
 * @param {string} name
 * @param {string[]} never
 * @param {string} comment
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const wall = (name, never, comment) => ({
  name: `${name}-does-not-import-${never.join('-or-')}`,
  comment,
  severity: 'error',
  from: { path: src(name) },
  to: { path: src(...never) },
});

/**
 * The folders of inn: what each may use of the others. Types may be named from anywhere.
 * @type {Record<string, string[]>}
 */
const INN = {
  // What lies on the table, and how it moves.
  table: ['effects', 'play', 'turn', 'gambling', 'modes'],
  cards: ['table', 'effects', 'play'],
  effects: ['table', 'play', 'turn', 'gambling', 'events', 'modes'],
  play: ['table', 'effects', 'turn', 'gambling', 'modes'],
  turn: ['table', 'effects', 'play', 'gambling', 'events', 'modes'],
  gambling: ['table', 'play', 'modes'],
  events: ['table', 'effects', 'play', 'modes'],
  modes: ['table', 'effects', 'play', 'turn'],
  // Whoever shows or remembers reads the rules; no rule asks what is shown or remembered.
  show: ['table', 'cards', 'effects', 'play', 'turn', 'gambling'],
  knowing: ['table', 'play', 'gambling', 'show'],
};

/** @returns {import('dependency-cruiser').IForbiddenRuleType[]} */
const innFolders = () =>
  Object.entries(INN).map(([folder, may]) => ({
    name: `inn-${folder}-imports-only-${may.join('-and-')}`,
    comment:
      `What ${folder} needs from elsewhere belongs in one of the folders that it may use, or is given to it by ` +
      'whoever calls. If the subject itself has grown, say so in INN above.',
    severity: 'error',
    from: { path: `^packages/inn/src/${folder}/` },
    to: {
      path: '^packages/inn/src/[^/]+/',
      pathNot: [folder, ...may].map((name) => `^packages/inn/src/${name}/`),
      dependencyTypesNot: ['type-only'],
    },
  }));

/** Who opens a house. */
const DOORS = [
  '^packages/house/src/own\\.ts$',
  '^packages/server/src/main\\.ts$',
  '^packages/web/src/link/replay-house\\.ts$',
  '^packages/web/src/pocket/house-worker\\.ts$',
  '^packages/web/src/workshop/(rules|balance-worker)\\.ts$',
  '^packages/web/src/try/house\\.ts$',
  '^packages/cli/src/',
  // The rulebook's scenarios are about our own house.
  '^packages/scenario/src/run/run-text\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    pure(
      'kernel',
      [],
      'The kernel knows no game and depends on nothing: no package of ours, no npm package, no Node module. ' +
        'If it needs something a game knows, let the game pass it in (a definition, a table, a function given ' +
        'at start-up); if it needs Node, do that part in cli or server.',
    ),
    pure(
      'parlour',
      ['kernel'],
      'The parlour games stand on the kernel alone, so that they can be played without the inn. ' +
        'What the inn must tell a parlour game (who plays, what is at stake) goes in as plain data from inn; ' +
        'what needs npm or Node belongs in cli or server.',
    ),
    pure(
      'inn',
      ['kernel', 'parlour'],
      'The rules know no card by name and nothing from outside. Let the card say what it does as data ' +
        '(a verb, a family, a type) and read that here; put an odd card’s procedure into cast and let cast ' +
        'hand it to inn. What needs npm or Node belongs in cli or server.',
    ),
    pure(
      'cast',
      ['kernel', 'inn'],
      'Cards are data over the verbs of inn. If a card needs something from parlour, let inn offer it as a ' +
        'verb; if it needs a file, read the file in cli or server and pass the data in.',
    ),
    wall(
      'scenario',
      ['bots', 'server', 'web', 'cli'],
      'The scenario language proves the rules, by itself. Let the caller (cli) pass in what a scenario needs ' +
        'from there, or move the shared part down into kernel, inn or cast.',
    ),
    wall(
      'bots',
      ['scenario', 'server', 'web', 'cli'],
      'A bot sees a view and gives an answer; it knows nobody who plays with it. Let the caller pass in what ' +
        'it needs, or move the shared part down into kernel or inn.',
    ),
    wall(
      'house',
      ['scenario', 'client', 'server', 'web', 'cli'],
      'A house is its games and its bots, for whoever plays in it. Let the caller pass in what it needs.',
    ),
    wall(
      'client',
      ['inn', 'cast', 'parlour', 'scenario', 'bots', 'house', 'server', 'web', 'cli'],
      'The client speaks to any table of any game: it knows the messages, never the rules. Let whoever uses it ' +
        '(page, bots, load test) bring what it needs from the games.',
    ),
    wall(
      'server',
      ['web', 'cli'],
      'The server serves the built page as files and is started by cli. Move what both need into a package ' +
        'below, or pass it in at start-up.',
    ),
    wall('web', ['cli'], 'Put what both need into a package below, and import that from both sides.'),
    {
      name: 'web-imports-of-the-server-only-what-needs-no-network',
      comment:
        'The page must be buildable without Node. What it may have of the server is exported in nearby/index.ts; ' +
        'put the messages both speak into client.',
      severity: 'error',
      from: { path: src('web') },
      to: { path: src('server'), pathNot: '^packages/server/src/nearby/index\\.ts$' },
    },
    wall('cli', ['web'], 'The command serves the built page as files; it does not import its sources.'),
    ...innFolders(),
    {
      name: 'by-the-front-door',
      comment:
        'Packages meet only at their index.ts. Export what you need there and import it by name, as ' +
        '`@taproom/<package>`; if it should not be exported, you should not need it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/' },
      to: {
        path: '^packages/[^/]+/',
        // Beside its index, house has one for everything of ours, cast one for what a page shows of the characters before
        // any engine is loaded, scenario one for whoever has no files to read, parlour one for what explains its games, and
        // server one for a house without a network and one for what a page may load, inn one for the rules behind what it tells and one for packs in short,
        // cast one for a pack to begin with, bots one for what they say.
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/bots/src/temper\\.ts$',
          '^packages/cast/src/about\\.ts$',
          '^packages/house/src/own\\.ts$',
          '^packages/scenario/src/film\\.ts$',
          '^packages/parlour/src/help/index\\.ts$',
          '^packages/server/src/nearby/index\\.ts$',
          '^packages/server/src/net/page-policy\\.ts$',
          '^packages/inn/src/show/behind\\.ts$',
          '^packages/inn/src/packs/brief\\.ts$',
          '^packages/parlour/src/table/order-words\\.ts$',
          '^packages/cast/src/new-pack\\.ts$',
          '/node_modules/',
        ],
      },
    },
    {
      name: 'content-is-given',
      comment:
        'Only doors say which characters, cards and bots there are. Take a House, or what you need of it, as an ' +
        'argument, and let the door that starts you hand it on.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: DOORS },
      to: { path: ['^packages/cast/src/index\\.ts$', '^packages/house/src/own\\.ts$'] },
    },
    {
      name: 'sources-do-not-import-tests-or-tools',
      comment:
        'Tests, benchmarks and scripts use the packages, never the other way round. Move the shared code ' +
        'into the src of the lowest package that needs it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: ['^packages/[^/]+/(test|bin)/', '^(test|bench|scripts)/'] },
    },
    {
      name: 'everything-can-be-found',
      comment:
        'This import leads nowhere. Check the spelling and the `.ts` at the end; if it is a package, add it to ' +
        'the package.json of the package that imports it, and run `npm install`.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules'] },
    // Only our own build output: npm packages keep their code in a dist folder, and must be seen.
    exclude: { path: ['^packages/[^/]+/dist/'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
