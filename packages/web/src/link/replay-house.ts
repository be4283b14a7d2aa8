/** The house that the page opens itself, to play finished games again: the whole engine, so only replays load it. */
import { base } from '@taproom/cast';
import { openHouse } from '@taproom/house';
import { briefOf, type PackFile } from '@taproom/inn';
import { BadSetup } from '@taproom/kernel';
import { meetPacks } from '../theme/guests.ts';
import { checkedDeal } from './checked-deal.ts';
import { dealAt } from './deals.ts';
import type { Faces } from './faces.ts';
import type { GameLog } from './house.ts';
import { loggedCourse } from './logged-course.ts';
import { ReplayLink, type Course } from './replay-link.ts';
import { replay as words } from '../words/replay.ts';

const house = openHouse({ packs: [base] });

/** Throws if the game cannot even begin. */
export function openReplay(table: string, log: GameLog, faces: Faces): ReplayLink {
  const { packs = [] } = log.setup as { readonly packs?: readonly PackFile[] };
  meetPacks(packs.map(briefOf));
  return new ReplayLink(table, courseOf(log), faces, checkedDeal(house, log, dealAt(table)));
}

/** What only the house itself has, this page cannot play again. */
function courseOf(log: GameLog): Course {
  try {
    return loggedCourse(house, log);
  } catch (error) {
    if (error instanceof BadSetup) throw new Unplayable(words.ownPack);
    throw error;
  }
}

/** A sentence for whoever wants to see it. */
class Unplayable extends Error {
  override readonly name = 'Unplayable';
}
