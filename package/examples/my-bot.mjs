// A bot is given what its seat may know, and answers. `taproom simulate --bot my-bot.mjs --bots mine,random` lets it play
// ours; `taproom bot --table CODE --name Mine my-bot.mjs` sits down with it at a table of a house.
import { answerChance, everyAnswer, isChance } from 'taproom/kernel';

/** @type {import('taproom/bots').OwnBot} */
export default {
  name: 'mine',

  // The Red Dragon Inn: tries each answer in a few worlds that its seat could not tell from the real one, lets
  // everybody pass for a while, and takes what leaves it best off.
  inn(table) {
    const { answers, game } = table;
    const worlds = Array.from({ length: 3 }, () => table.imagine());
    let best = answers.legal[0];
    let most = -Infinity;
    for (const answer of everyAnswer(answers, 12)) {
      let worth = 0;
      for (const world of worlds) {
        const state = game.copy(world);
        game.apply(state, answer);
        for (let i = 0; i < 25 && game.question(state).kind !== 'over'; i++)
          game.apply(state, next(table, state));
        worth += standing(game.numbers(state), answers.seat);
      }
      if (worth > most) [best, most] = [answer, worth];
    }
    return best;
  },
};

/** Chance decides, and everybody else passes if they can. @type {(table: Table, state: State) => Answer} */
function next({ game, luck }, state) {
  const question = game.question(state);
  if (isChance(question)) return answerChance(luck, question);
  const { legal } = game.answers(state, { bare: true });
  return legal.find((answer) => answer.do === 'pass') ?? legal[0];
}

/** What I have, less what each of the others has. @type {(seats: readonly Record<string, number>[], me: number) => number} */
function standing(seats, me) {
  const worth = seats.map(({ fortitude, alcohol, gold }) => fortitude - alcohol + gold / 2);
  return worth.reduce((sum, other, seat) => sum + (seat === me ? other : -other / seats.length), 0);
}

/** @typedef {import('taproom/inn').InnTypes} Inn */
/** @typedef {import('taproom/bots').BotTable<Inn>} Table */
/** @typedef {Inn['state']} State */
/** @typedef {Inn['answer']} Answer */
