/**
 * The rules ask only those who could play something, so who is asked, and whether anybody is, would tell the table what
 * players hold. This is the same game in which everybody with a card in hand is asked every time: each card gets a
 * further use that is always possible and that nobody is ever offered. So every window opens, everybody has a say in
 * it, and nothing that others see depends on hands. Card ids are the same, so the states of both games are the same:
 * the plain game (`inn`) tells what may really be played, and its replays leave out the passes that it never asked for.
 */
import { cast, inn } from '@taproom/cast';
import {
  asFrame,
  createInn,
  type Answer,
  type CardDef,
  type CharacterDef,
  type InnSetup,
  type Use,
  type WindowFrame,
} from '@taproom/inn';

const NEVER_PLAYED: readonly Use[] = (['hand', 'plot'] as const).flatMap((from) =>
  (['any', 'reveal'] as const).map((at) => ({
    label: '',
    when: { at },
    effects: [],
    from,
    silent: true as const,
  })),
);

/** Cards without any use have a meaning of their own in some side decks: they stay as they are. */
const askable = (def: CardDef): CardDef =>
  def.uses.length > 0 ? { ...def, uses: [...def.uses, ...NEVER_PLAYED] } : def;

/** A card of the Character Deck can be in a hand, whatever it is. */
const alwaysAskable = (def: CardDef): CardDef => ({ ...def, uses: [...def.uses, ...NEVER_PLAYED] });

export const openInn = createInn({
  ...cast,
  characters: cast.characters.map((character) => ({
    ...character,
    ...askableDecks(character),
    ...(character.boss && { boss: { ...character.boss, ...askableDecks(character.boss) } }),
  })),
});

function askableDecks({ deck, sideDecks }: Pick<CharacterDef, 'deck' | 'sideDecks'>) {
  return {
    deck: deck.map(alwaysAskable),
    ...(sideDecks && {
      sideDecks: sideDecks.map((side) => ({ ...side, cards: side.cards.map(askable) })),
    }),
  };
}

type State = ReturnType<typeof inn.create>;

/** The window that is open, or null if the question is for one player. */
export function windowOf(state: State): WindowFrame | null {
  return state.ask?.kind === 'respond' ? asFrame(state.stack[state.stack.length - 1], 'window') : null;
}

/**
 * Everybody who has a say in the open window, in the order in which the rules ask them. What the rules themselves play
 * answers by itself.
 */
export function askedIn(state: State, window: WindowFrame): number[] {
  const { automaton } = inn.content(state);
  return windowOf(state) === window ? openInn.askedIn(state).filter((seat) => seat !== automaton) : [];
}

/** Whether an answer would use one of the uses that nobody is offered. */
export function isNeverPlayed(state: State, answer: Answer): boolean {
  if (answer.do !== 'play') return false;
  const def = inn.content(state).defs[answer.card];
  return def !== undefined && answer.use >= def.uses.length;
}

/**
 * The answers as the plain game asks for them: what `taproom replay` reads. Both games are played side by side; a pass
 * counts in the plain one only where both stand at the very same question.
 */
export function plainLog(setup: InnSetup, log: readonly Answer[]): Answer[] {
  const state = inn.create(setup);
  const open = openInn.create(setup);
  const plain: Answer[] = [];
  for (const answer of log) {
    if (answer.do !== 'pass' || isSameMoment(state, open)) {
      inn.apply(state, answer);
      plain.push(answer);
    }
    openInn.apply(open, answer);
  }
  return plain;
}

function isSameMoment(state: State, open: State): boolean {
  const [asked, wide] = [inn.question(state), openInn.question(open)];
  return (
    asked.seat === wide.seat &&
    asked.kind === wide.kind &&
    state.stack.length === open.stack.length &&
    JSON.stringify(state) === JSON.stringify(open)
  );
}
