/** Somebody who has only a keyboard. What they cannot reach with it they cannot do. */
import type { Page } from '@playwright/test';
import { Person, WHERE, type Place } from './person.ts';

/** So often at most the key is pressed to get somewhere: then it cannot be reached. */
const FAR = 120;

/** Whether what has the focus is one of these. */
const isAt = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

/** Goes there with the Tab key. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; !(await isAt(page, selector)); presses++) {
    if (presses === FAR) throw new Error(`The Tab key does not lead to ${selector}.`);
    await page.keyboard.press('Tab');
  }
}

const IN_HAND: ReadonlySet<Place> = new Set(['playable', 'markable']);

export class KeyPerson extends Person {
  /** Among the cards and the mats the arrow keys lead on; to everything else the Tab key does. */
  protected override async touch(place: Place): Promise<boolean> {
    const { page } = this;
    const selector = WHERE[place];
    if (IN_HAND.has(place)) {
      await page.keyboard.press('ArrowDown');
      for (let n = 0; n < 9; n++) await page.keyboard.press('ArrowLeft');
      for (let n = 0; n < 9 && !(await isAt(page, selector)); n++) await page.keyboard.press('ArrowRight');
    } else if (place === 'aims') await page.keyboard.press('ArrowUp');
    try {
      await tabTo(page, selector);
    } catch (error) {
      // Gone meanwhile: somebody else's card came first.
      if ((await page.locator(selector).count()) === 0) return false;
      throw error;
    }
    await page.keyboard.press('Enter');
    this.answers++;
    return true;
  }

  protected override async pressButton(): Promise<void> {
    await this.page.keyboard.press('Space');
  }
}
