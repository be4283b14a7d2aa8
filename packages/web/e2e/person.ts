/**
 * Somebody who plays through the page: looks at it as it is, and clicks what a player could click. They play whatever
 * they can, now and then, and otherwise do the ordinary thing, which the one big button says.
 */
import { expect, type Page } from '@playwright/test';

/** What is seen on the page now. */
export interface Sight {
  /** What the big button says, and whether it does anything. */
  readonly label: string;
  readonly ready: boolean;
  readonly asked: boolean;
  /** The number of the open question. */
  readonly question: number;
  /** The kind of what is asked, or `play` where a card is picked up. */
  readonly kind: string;
  /** How many of them can be touched now. */
  readonly playable: number;
  readonly usable: number;
  readonly markable: number;
  readonly options: number;
  readonly aims: number;
  readonly picks: number;
  readonly spots: number;
  readonly over: boolean;
  /** What is going on, for tests that want to have seen it. */
  readonly moments: readonly string[];
}

/** Where on the page each of them is. */
export const WHERE = {
  button: '[data-coach="big-button"] button',
  playable: '[data-lies="playable"] [data-hand-card]',
  usable: '[data-own] [data-usable]',
  markable: '[data-lies="markable"] [data-hand-card]',
  options: '[data-options] button:not([aria-pressed="true"])',
  aims: '[data-aim]:not([aria-pressed="true"])',
  picks: 'section[aria-label="Choose"] button[aria-pressed="false"]',
  /** Cards and dice of a gambling game. */
  spots: '[data-lies="open"]',
} as const;

export type Place = keyof typeof WHERE;

const CHOSEN = ['picks', 'options', 'aims', 'spots', 'markable'] as const satisfies readonly Place[];

const look = (where: typeof WHERE): Sight => {
  const count = (selector: string): number => document.querySelectorAll(selector).length;
  const button = document.querySelector(where.button);
  const tray = document.querySelector('[data-tray]');
  const middle = document.querySelector('main');
  const moments = Array.from(middle?.querySelectorAll('h2') ?? [], (one) => (one.textContent ?? '').trim());
  if (middle?.textContent?.includes('Half of it')) moments.push('Half of it');
  return {
    label: button?.textContent ?? '',
    ready: button !== null && button.getAttribute('aria-disabled') !== 'true',
    // What was just said is on its way.
    asked: tray?.hasAttribute('data-asked') === true && button?.getAttribute('aria-busy') !== 'true',
    question: Number(tray?.getAttribute('data-question') ?? -1),
    kind: tray?.getAttribute('data-kind') ?? '',
    playable: count(where.playable),
    usable: count(where.usable),
    markable: count(where.markable),
    options: count(where.options),
    aims: count(where.aims),
    picks: count(where.picks),
    spots: count(where.spots),
    over: Array.from(document.querySelectorAll('button'), (one) => one.textContent ?? '').some((said) =>
      /^(Play again|Next hand)$/.test(said),
    ),
    moments,
  };
};

export interface Habits {
  /** How likely they play a card that they could play. */
  readonly plays?: number;
  /** Decides everything that is left to chance. */
  readonly seed?: number;
}

/** How long nobody may be stuck. */
const PATIENCE = 20_000;
/** The page takes two presses within 300 ms for a double click. */
const BREATH = 310;

/** Inside the edge of a mat. */
const CORNER = { x: 10, y: 10 };

function isUnderPotions(mat: Element): boolean {
  const { left, top, width, height } = mat.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button');
  return over !== mat && over != null && /Potion/.test(`${over.ariaLabel} ${over.textContent}`);
}

export class Person {
  readonly page: Page;
  /** What they have seen happen, by its heading. */
  readonly seen = new Set<string>();
  answers = 0;
  private readonly plays: number;
  private seed: number;
  private pressedAt = 0;
  private resting = false;

  constructor(page: Page, { plays = 0.5, seed = 1 }: Habits = {}) {
    this.page = page;
    this.plays = plays;
    this.seed = seed;
  }

  /** Plays until it is over, or until this is true. */
  async playUntil(done: (sight: Sight) => boolean | Promise<boolean> = () => false): Promise<void> {
    let stuckSince = Date.now();
    let last = '';
    for (;;) {
      const sight = await this.look();
      if (sight.over || (await done(sight))) return;
      const now = JSON.stringify(sight);
      if (now !== last) stuckSince = Date.now();
      last = now;
      if (Date.now() - stuckSince > PATIENCE) throw new Error(`Nothing happens any more: ${now}`);
      if (!sight.asked || this.resting || !(await this.move(sight))) await this.page.waitForTimeout(25);
    }
  }

  /** Looks on without doing anything, until told to go on. */
  rest(): void {
    this.resting = true;
  }

  goOn(): void {
    this.resting = false;
  }

  async look(): Promise<Sight> {
    const sight = await this.page.evaluate(look, WHERE);
    for (const moment of sight.moments) this.seen.add(moment);
    return sight;
  }

  private random(): number {
    this.seed = (this.seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return this.seed / 2_147_483_648;
  }

  /** One click; false where there is nothing to click yet. */
  async move(sight: Sight): Promise<boolean> {
    const { kind, ready } = sight;
    if (kind === 'play') {
      // A card is up: whatever it still asks, then the button.
      if (sight.options > 0) return this.touch('options', sight.options);
      if (sight.aims > 0 && !ready) return this.touch('aims', sight.aims);
      return this.press(sight);
    }
    if (kind === 'order') return this.touch('aims', sight.aims);
    if (!ready) {
      // Something must be chosen first, wherever it lies.
      const places = CHOSEN.filter((place) => sight[place] > 0);
      const place = places[Math.floor(this.random() * places.length)];
      return place !== undefined && this.touch(place, sight[place]);
    }
    if (sight.markable > 0 && this.random() < 0.2) return this.touch('markable', sight.markable);
    const cards = sight.playable + sight.usable;
    if (cards > 0 && this.random() < this.plays) {
      const place = this.random() * cards < sight.playable ? 'playable' : 'usable';
      return this.touch(place, sight[place]);
    }
    return this.press(sight);
  }

  /**
   * Touches one of them. What is gone meanwhile was answered by the clock, or by somebody else's card; what is there and
   * cannot be touched is tried once more, for longer: a busy machine may just be slow, but nothing may lie over it.
   */
  protected async touch(place: Place, count: number): Promise<boolean> {
    const one = this.page.locator(WHERE[place]).nth(Math.floor(this.random() * count));
    for (const timeout of [1500, 10_000])
      try {
        // One's own Potions can be pressed also while their mat can be aimed at, and lie in the middle of it on a phone.
        const position =
          place === 'aims' && (await one.evaluate(isUnderPotions, undefined, { timeout }))
            ? CORNER
            : undefined;
        await one.click({ timeout, position });
        this.answers++;
        return true;
      } catch (error) {
        if (!(await one.isVisible())) return false;
        if (timeout > 1500) throw error;
      }
    return false;
  }

  protected async press({ ready, label }: Sight): Promise<boolean> {
    if (!ready) return false;
    const breath = this.pressedAt + BREATH - Date.now();
    if (breath > 0) await this.page.waitForTimeout(breath);
    const button = this.page.locator(WHERE.button);
    // Only what was read is pressed: meanwhile the table may have moved on.
    if ((await button.textContent()) !== label) return false;
    await this.pressButton();
    this.pressedAt = Date.now();
    this.answers++;
    return true;
  }

  protected async pressButton(): Promise<void> {
    await this.page.locator(WHERE.button).click();
  }
}

/** Their hand lies there, with titles to read. */
export async function expectHand(page: Page, cards = 7): Promise<void> {
  const hand = page.getByRole('list', { name: 'Your hand' });
  await expect(hand.getByRole('listitem')).toHaveCount(cards);
  await expect(hand.getByRole('button').first()).toHaveText(/\S/);
}
