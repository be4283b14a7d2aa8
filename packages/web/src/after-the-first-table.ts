/**
 * What nobody needs to see a table is fetched a moment after it has been drawn, and only while there is a page to be had:
 * nobody misses such a part, so nothing is loaded anew because it did not come.
 */
import { untilThereIsAPage } from './offline/missing-part.ts';

const A_MOMENT = 700;

export async function afterTheFirstTable(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, A_MOMENT));
  await untilThereIsAPage();
}
