/** Chance that can be checked afterwards, as a game asks for it, and the draws of a game as its proof names them. */
import { isChance, type Chance, type ChanceAnswer } from '../chance.ts';
import { CHANCE, type AnyAnswer, type Game, type Types } from '../game.ts';
import { drawNumbers, type DrawAsked, type DealKey, type Draw } from './derivation.ts';
import { verify, type ProvenGame } from './verify.ts';

/** Answers the questions of chance from `next` on, which is how many draws there were before. */
export const fairChance =
  (key: DealKey, next = 0): Chance =>
  (question) => {
    const gave = drawNumbers(key, next++, question);
    switch (question.kind) {
      case 'shuffle':
        return { seat: CHANCE, do: 'shuffle', order: gave };
      case 'pick':
        return { seat: CHANCE, do: 'pick', index: gave[0] };
      case 'dice':
        return { seat: CHANCE, do: 'dice', values: gave };
    }
  };

/** What is drawn, without what only the game, or its log, knows of it. */
function plain(asked: DrawAsked): DrawAsked {
  switch (asked.kind) {
    case 'shuffle': {
      const { kind, size, first } = asked;
      return first === undefined ? { kind, size } : { kind, size, first };
    }
    case 'pick':
      return { kind: 'pick', size: asked.size };
    case 'dice':
      return { kind: 'dice', count: asked.count, sides: asked.sides };
  }
}

function gaveOf(answer: ChanceAnswer): readonly number[] {
  switch (answer.do) {
    case 'shuffle':
      return answer.order;
    case 'pick':
      return [answer.index];
    case 'dice':
      return answer.values;
  }
}

/** The draws of a game as its rules ask for them. Throws where they forbid what the log says. */
export function drawsOf<T extends Types>(
  game: Game<T>,
  setup: T['setup'],
  log: readonly T['answer'][],
): Draw[] {
  const state = game.create(setup);
  const draws: Draw[] = [];
  for (const answer of log) {
    const question = game.question(state);
    const asked = isChance(question) ? plain(question) : null;
    game.apply(state, answer);
    // The rules have found that it answers what chance was asked.
    if (asked !== null) draws.push({ ...asked, gave: gaveOf(answer as AnyAnswer as ChanceAnswer) });
  }
  return draws;
}

/** What is wrong with a game by the derivation, or by its rules: these ask for the draws that it names, and no others. */
export function verifyByTheRules<T extends Types>(
  game: Game<T>,
  file: ProvenGame & { readonly setup: T['setup']; readonly log: readonly T['answer'][] },
): string[] {
  const wrong = verify(file);
  const { characters, draws } = file.fair;
  try {
    drawsOf(game, file.setup, file.log).forEach((draw, at) => {
      const number = at + characters.length;
      const told = draws[number];
      if (told === undefined || JSON.stringify(plain(told)) !== JSON.stringify(plain(draw)))
        wrong.push(`The rules did not ask for draw ${number} as it is told.`);
    });
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    wrong.push(`By the rules the game could not have gone as its log says: ${why}`);
  }
  return wrong;
}
