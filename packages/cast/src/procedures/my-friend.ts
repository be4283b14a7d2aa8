/**
 * “My friend will play this hand for me”: she looks at a hand and may play a Gambling or Cheating Card out of it as
 * her own. If she cannot or will not, she has passed (rdi6, note on the card): the Round sees to that by itself,
 * because nothing has taken control on this gambling turn.
 */
import {
  chooseOne,
  pushChoose,
  pushPlay,
  takeOut,
  targetSets,
  type Answer,
  type Run,
  type SpecialFrame,
  type Use,
  seatOptions,
} from '@taproom/inn';
import type { CardId, Procedure } from '@taproom/kernel';

/** Whom she may aim such a card at. */
const aims = (t: Run, by: number, use: Use): number[] => targetSets(t, by, use).map(([seat]) => seat);

interface Playable {
  readonly card: CardId;
  readonly use: number;
}

/** What she could legally play out of that hand now. Several copies of a card are one. */
function playable(t: Run, by: number, from: number): Playable[] {
  const round = t.round();
  if (round === null || round.over || !round.inside.includes(by)) return [];
  const found: Playable[] = [];
  const seen = new Set<string>();
  for (const card of t.s.seats[from].hand) {
    const def = t.def(card);
    if (seen.has(def.key)) continue;
    seen.add(def.key);
    def.uses.forEach(({ when }, use) => {
      if (when.at !== 'gamble') return;
      if (round.lock && !when.afterAnything && !def.types.includes('cheating')) return;
      found.push({ card, use });
    });
  }
  return found;
}

/**
 * She is asked even where nothing fits, so that nobody else learns that from the silence. The cards stay in the hand;
 * memory holds which ones she was offered (card, use, card, use …) and then her pick.
 */
function look(t: Run, f: SpecialFrame): void {
  if (t.isHidden()) return;
  const [friend] = f.targets;
  const { hand } = t.s.seats[friend];
  t.emit('show', friend, hand.length, -1, f.card, f.by, hand.slice(), t.sideOf(f.by));
  const offered = playable(t, f.by, friend);
  f.memory = offered.flatMap(({ card, use }) => [card, use]);
  const options = offered.map(({ card }) => ({ card }));
  pushChoose(t, f.by, 'my-friend', options, 0, 1, f.card);
}

/** From here on memory holds the card and its use, then whom she aims it at; nothing, if she passes. */
function aim(t: Run, f: SpecialFrame): void {
  const picked = f.memory.length % 2 === 1 ? f.memory[f.memory.length - 1] : -1;
  f.memory = picked < 0 ? [] : f.memory.slice(2 * picked, 2 * picked + 2);
  if (picked < 0) return;
  const use = t.use(f.memory[0], f.memory[1]);
  if (use.pick === undefined) return;
  const options = seatOptions(aims(t, f.by, use));
  if (options.length > 1) chooseOne(t, f.by, 'my-friend-target', options, f.card);
  else f.memory.push(...options.keys());
}

function play(t: Run, f: SpecialFrame): void {
  const [friend] = f.targets;
  const [card, use, ...picks] = f.memory;
  // A bot that thinks ahead may have dealt this hand anew: then the card is no longer there, and she passes.
  if (card === undefined || !t.s.seats[friend].hand.includes(card)) return;
  const way = t.use(card, use);
  const seats = way.pick === undefined ? [] : aims(t, f.by, way);
  takeOut(t.s.seats[friend].hand, card);
  // It is her play in all, but goes to its own discard pile afterwards.
  pushPlay(
    t,
    card,
    use,
    f.by,
    picks.map((i) => seats[i]),
    true,
  );
}

export const myFriend: Procedure<Run, SpecialFrame, Answer> = { steps: [look, aim, play] };
