/** Cards that turn up, draw or look at something: a forecast is sure up to there, and looks at nothing. */
import { seatTable } from '@taproom/kernel';
import { forecast, STEP, type Forecast, type InnSetup, type PlayAnswer } from '@taproom/inn';
import { expect, test } from 'vitest';
import { house } from '@taproom/house/own';

const { inn } = house;

/** The first of them plays the card, on the second if it is aimed; the others hold all that they have. */
function foretold(title: string, setup: InnSetup): Forecast | null {
  const { state } = seatTable(inn, setup, 1);
  const content = inn.content(setup);
  for (const at of state.seats) {
    const cards = [...at.hand, ...at.deck];
    const [card] = cards.filter((each) => content.defs[each].title === title);
    at.hand = card === undefined ? cards : [card];
    at.deck = card === undefined ? [] : cards.filter((each) => each !== card);
  }
  Object.assign(state, { turn: 0, phase: 'action', ask: null });
  state.stack = [{ k: 'turn', i: 0, step: STEP.action, seat: 0, done: [] }];
  inn.resume(state);
  for (let { ask } = state; ask?.kind === 'respond'; { ask } = state)
    inn.apply(state, { seat: ask.seat, do: 'pass' });
  const play = inn
    .answers(state, { seat: 0, bare: true })
    .legal.find(
      (answer): answer is PlayAnswer => answer.do === 'play' && [undefined, 1].includes(answer.targets[0]),
    );
  inn.apply(state, play!);
  return forecast(content, state);
}

const versus = (who: string): InnSetup => ({ players: [who, 'Sera', 'Jasper'] });

test.each<[string, InnSetup, readonly string[]]>([
  ['What am I paying you all for? Get in here!', versus('Torglesnarf'), ['pay', 'special']],
  ['Psionic vision', versus('Daareka'), ['special']],
  ['Baron of the Twilight Realm', versus('Vlazlo'), ['special']],
  ["Folks say I'm outstanding in my field!", versus('Dale'), ['special', 'fortitude', 'end-turn']],
  ["Hay isn't free, you know!", versus('Molly'), ['pay', 'special']],
  [
    'Oh look! You brought me some help',
    { players: ['Daareka', 'Petra', 'Torglesnarf'], mode: 'boss-versus-boss' },
    ['fortitude', 'special'],
  ],
])('is not looked into: %s', (title, setup, lines) => {
  const found = foretold(title, setup);
  expect(found).toMatchObject({ until: 'hidden' });
  expect(found!.lines.map(({ what }) => what)).toEqual(lines);
});
