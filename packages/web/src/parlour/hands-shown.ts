/** What everybody showed at the end of the last game, as the story tells it. */
import type { StoryEvent } from '../link/table-link.ts';

export function handsShown(story: readonly StoryEvent[], seats: number): readonly (readonly number[])[] {
  const hands: (readonly number[])[] = Array.from({ length: seats }, () => []);
  for (let i = story.length - 1; i >= 0; i--) {
    const { e, seat = -1, list = [] } = story[i];
    // Of the game before; an evening is over too, after its last game.
    if (e === 'bet' || e === 'ante' || (e === 'over' && hands.some((hand) => hand.length > 0))) break;
    if (e === 'score' && seat >= 0 && hands[seat]?.length === 0) hands[seat] = list;
  }
  return hands;
}
