/** Gambling in the terminal, a game or an evening of them: the table, the hand, the question, and the game's help. */
import type {
  EveningTypes,
  EveningView,
  ParlourAnswers,
  ParlourQuestion,
  ParlourSetup,
  ParlourTypes,
  Result,
} from '@taproom/parlour';
import { askedIn, helpFor, ruleOfGambling } from '@taproom/parlour/help';
import { Failure } from '../failure.ts';
import { gamblingTable } from '../gambling.ts';
import { COMMANDS, helpLines, introLines, isHelp, rulesLines, type Gambled } from './gambling/help.ts';
import { handLines, tableLines } from './gambling/table.ts';
import { betLines, choiceLines, optionWords, questionWords } from './gambling/words.ts';
import type { Line } from './menu.ts';
import { ruleLines } from './rules.ts';
import type { Scene } from './scene.ts';
import { columns, several, wrap, type Screen } from './text.ts';

const HELP = `${COMMANDS}
  to N           bet, or raise, to a total of N
  leave          leave a game that may be left at any time, also while others think`;

/** What a game and an evening of them have in common: they ask the same questions. */
function common<T extends ParlourTypes | EveningTypes>(
  screen: Screen,
  gambledIn: (view: T['view']) => Gambled | null,
  gameIn: (view: T['view']) => string | null,
): Pick<Scene<T>, 'help' | 'question' | 'inWords' | 'hint' | 'typed' | 'why' | 'rule' | 'command'> {
  return {
    help: HELP,
    question: (question, view) => questionWords(gameIn(view), question),
    inWords(question, choices, view): readonly Line<T['answer']>[] {
      if (question.kind === 'choose')
        return choiceLines(screen, gameIn(view), question, choices, gambledIn(view)?.view ?? null);
      return question.kind === 'bet' ? betLines(choices) : choices;
    },
    hint: (question) =>
      question.kind === 'bet' && question.most > question.current
        ? `  Or \`to N\` for any total from ${question.least} to ${question.most}.`
        : null,
    typed(line, question) {
      const total = /^(?:bet|raise|to|raise to)\s*(\d+)$/i.exec(line);
      if (total === null || question.kind !== 'bet') return null;
      return { seat: question.seat, do: 'raise', to: Number(total[1]) };
    },
    rule: (said, view) => ruleOfGambling(gameIn(view), 'step' in said ? said.step : said.event),
    why: (refused, view) => whyLines(screen, gameIn(view), view.question, refused),
    command(word, about, view) {
      if (!isHelp(word)) return null;
      if (about !== '') return otherGameLines(screen, about, view.seats.length);
      const gambled = gambledIn(view);
      return gambled === null
        ? ['No game is on the table yet. `rules` and the name of a game tells about that one.']
        : helpLines(screen, word, gambled);
    },
  };
}

/** The rules of a game that is not on the table, as it is usually played. */
function otherGameLines(screen: Screen, name: string, players: number): string[] {
  try {
    const table = gamblingTable(name, [], { players });
    return table.game === 'parlour' ? rulesLines(screen, table.setup) : ['That is this evening of games.'];
  } catch (error) {
    if (error instanceof Failure) return [error.message];
    throw error;
  }
}

/** Why one is asked, and what cannot be chosen, each reason once with the sentences of its rules. */
async function whyLines(
  { paint }: Screen,
  game: string | null,
  question: ParlourQuestion | null,
  refused: ParlourAnswers['refused'],
): Promise<string[]> {
  const what = question?.kind === 'choose' ? question.what : '';
  const asked = question?.kind === 'bet' ? ['gii.app-c.options'] : (askedIn(game, what)?.rules ?? []);
  const reasons = new Map<string, { things: string[]; rules: readonly string[] }>();
  for (const { option, why, rules } of refused) {
    const thing = optionWords(paint, game, what, option);
    const same = reasons.get(why);
    if (same === undefined) reasons.set(why, { things: [thing], rules });
    else if (!same.things.includes(thing)) same.things.push(thing);
  }
  const told = new Set<string>();
  /** A sentence with the rules behind it, of which each is spelled out once. */
  const because = async (sentence: string, rules: readonly string[]): Promise<string[]> => {
    const fresh = rules.filter((id) => !told.has(id));
    for (const id of fresh) told.add(id);
    const known = rules.filter((id) => !fresh.includes(id)).map((id) => ` [${id}]`);
    return [`${sentence}${known.join('')}`, ...(await ruleLines(fresh))];
  };
  const lines = asked.length > 0 ? await because('You are asked because of:', asked) : [];
  if (reasons.size === 0) lines.push('Nothing that one might want to do is forbidden now.');
  for (const [why, { things, rules }] of reasons)
    lines.push(...(await because(`Not now: ${things.join(', ')}. ${why}`, rules)));
  return lines;
}

/** What decided, where points alone do not say it: equal ones, or a variant that turns them around. */
function whyInThisOrder(setup: ParlourSetup, { scores, places, won }: Result): string[] {
  const help = helpFor(setup);
  const counted = [...places.keys()]
    .filter((seat) => scores[seat] !== null)
    .toSorted((a, b) => places[a] - places[b])
    .map((seat) => ({ score: scores[seat]!, won: won[seat] }));
  const isTied = counted.some(({ score, won: own }) =>
    counted.some((other) => other.score === score && other.won !== own),
  );
  const steps = counted.slice(1).map(({ score }, i) => Math.sign(score - counted[i].score));
  const isTurned = steps.includes(1) && steps.includes(-1);
  return [
    ...(isTied ? [help.ties.text] : []),
    ...(isTurned ? help.variants.map(({ name, text }) => `${name}: ${text}`) : []),
  ];
}

export const parlourScene = (setup: ParlourSetup, screen: Screen): Scene<ParlourTypes> => ({
  ...common<ParlourTypes>(
    screen,
    (view) => ({ setup, view }),
    () => setup.game,
  ),
  intro: introLines(screen, setup),
  table: (view) => tableLines(screen, setup, view),
  hand: (view) => handLines(screen, setup, view),
  isOut: ({ seats, seat }) => seats[seat].folded,
  end({ seats, seat, result, carried }, winners) {
    const won = result?.won[seat] ?? 0;
    return [
      winnersWords(seats, winners, seat, 'game'),
      ...(result === null ? [] : whyInThisOrder(setup, result)).map((why) => wrap(why, screen.width, '  ')),
      `You took ${won} ${won === 1 ? 'coin' : 'coins'} out of the pot${carried > 0 ? `; ${carried} ${carried === 1 ? 'stays' : 'stay'} in it` : ''}.`,
    ];
  },
});

const gambledAt = ({ agreed, game }: EveningView): Gambled | null =>
  agreed === null || game === null ? null : { setup: agreed, view: game };

export function eveningScene(screen: Screen): Scene<EveningTypes> {
  /** The game of the evening that was explained last. */
  let explained = 0;
  return {
    ...common<EveningTypes>(screen, gambledAt, ({ agreed, chosen }) => agreed?.game ?? chosen?.game ?? null),
    table(view) {
      const gambled = gambledAt(view);
      return gambled === null ? eveningLines(screen, view) : tableLines(screen, gambled.setup, gambled.view);
    },
    hand(view) {
      const gambled = gambledAt(view);
      return gambled === null ? [] : handLines(screen, gambled.setup, gambled.view);
    },
    happening(view) {
      if (view.agreed === null || view.round === explained) return [];
      explained = view.round;
      return introLines(screen, view.agreed);
    },
    isOut: () => false,
    end: ({ seats, seat }, winners) => [
      winnersWords(seats, winners, seat, 'evening'),
      ...(seat < 0 ? [] : [`You have ${seats[seat].score} in the end.`]),
    ],
  };
}

function winnersWords(
  seats: readonly { readonly name: string }[],
  winners: readonly number[],
  me: number,
  what: string,
): string {
  if (winners.length === 0) return `The ${what} is over.`;
  const names = several(winners.map((seat) => seats[seat].name));
  if (winners.length > 1) return `A tie between ${names}.`;
  return winners[0] === me ? 'You win!' : `${names} wins.`;
}

/** Money and markers, between two games. */
function eveningLines({ paint, width }: Screen, view: EveningView): string[] {
  const rows = view.seats.map(({ name, chips, loans, debts, score }, seat) => [
    seat === view.seat ? paint('bold', name) : name,
    `${chips}`,
    loans > 0 ? `${loans}` : '',
    debts > 0 ? `${debts}` : '',
    `${score}`,
  ]);
  const [head, ...lines] = columns([['Name', 'Chips', 'Loans', 'Debts', 'Counts'], ...rows], 'lrrrr');
  const left = view.carried > 0 ? ` ${view.carried} in the pot.` : '';
  return [paint('dim', head), ...lines, wrap(`Game ${view.round} of ${view.rounds}.${left}`, width, '  ')];
}
