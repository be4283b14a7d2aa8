/** Where things lie on the page, by their boxes: what must be seen whole is inside the window, uncovered and not cut. */
import type { Page } from '@playwright/test';

/** What must be whole, by what it is called in a complaint. */
export const WHOLE = {
  'whose turn it is': '[data-turn-of]',
  'what is answered': '[data-top]',
  'its title': '[data-top] [data-title]',
  'a card of it': '[data-top] button',
  'the forecast': '[data-clear]',
  'who is in the Round': '[data-anchor="pot"] ~ ul > li',
  'who is in the contest': '[data-of="contest"] li',
  'my numbers': '[data-own] [data-mat]',
  'my track': '[data-own] [data-mat] [data-track]',
  'a card of my hand': '[data-hand-card]',
  'its card’s title': '[data-hand-card] [data-title]',
  'its kind': '[data-hand-card] [data-type]',
  'the button': '[data-coach="big-button"] button',
  'somebody’s mat': 'section[data-mat]',
  'somebody’s name': 'section[data-mat][data-kind="other"] header > button',
  'what is under it': '[data-as-card]:not([data-top]) button[data-card]',
} as const;

/** The same where somebody chooses among what lies nowhere: what there is to choose, and what they have. */
export const CHOICE = {
  'what is asked': '[data-tray] > p',
  'a choice': 'section[aria-label="Choose"] button',
  'what it does': 'section[aria-label="Choose"] button span',
  'my numbers': '[data-own] [data-mat]',
  'a card of my hand': '[data-hand-card]',
  'its card’s title': '[data-hand-card] [data-title]',
  'the button': '[data-coach="big-button"] button',
  'somebody’s mat': 'section[data-mat]',
} as const;

/** The same at a gambling table: what is asked, one's own numbers and cards, and what all play for. */
export const GAMBLING = {
  'what is asked': '[data-tray] > p',
  'a choice': '[data-options] > *',
  'the button': '[data-coach="big-button"] button',
  'my numbers': '[data-own] [data-mat]',
  'a card of mine': '[data-own] [data-spot]',
  'what lies in the middle': '[data-board] [data-spot], [data-board] [data-whole]',
  somebody: 'section[data-mat] > header',
} as const;

/** And when it is decided: who stands where, and how to go on. */
export const DECIDED = {
  'who won': '[data-board-end] > h2',
  'how somebody did': '[data-board-end] li',
  'a card of theirs': '[data-board-end] li [role="img"]',
  'who folded': '[data-folded]',
  'the next hand': '[data-again]',
  'my numbers': '[data-own] [data-mat]',
  somebody: 'section[data-mat] > header',
} as const;

/** Whatever can be pressed. */
const TOUCHED = 'button, a[href], input, select, textarea, summary, [role="button"]';
const TOUCH = 44;
/** The numbers of a mat. */
const NUMBERS =
  '[data-coach="alcohol"], [data-coach="fortitude"], [data-mat] [data-anchor], [data-anchor^="gold:"]';

/** Everything that is not as it must be, in words. */
export const faultsOf = (page: Page, whole: Readonly<Record<string, string>> = WHOLE): Promise<string[]> =>
  page.evaluate(
    ({ must, touched, touch, numbers }) => {
      const faults: string[] = [];
      const [width, height] = [window.innerWidth, window.innerHeight];
      const seen = (element: Element): boolean => {
        const { width: w, height: h } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && w > 1 && h > 1;
      };
      const all = (selector: string): HTMLElement[] =>
        Array.from(document.querySelectorAll<HTMLElement>(selector)).filter(seen);
      const say = (what: string, element: Element, why: string): void => {
        const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 30);
        faults.push(`${what} (“${words}”) ${why}`);
      };
      /** One has to scroll to it before it can be touched. */
      const isScrolledAway = (element: Element): boolean => {
        const { top, bottom } = element.getBoundingClientRect();
        for (let at = element.parentElement; at !== null; at = at.parentElement) {
          if (!/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
          const frame = at.getBoundingClientRect();
          if (top < frame.top || bottom > frame.bottom) return true;
        }
        return false;
      };
      for (const [what, selector] of Object.entries(must)) {
        for (const element of all(selector)) {
          const box = element.getBoundingClientRect();
          if (box.left < -1 || box.top < -1 || box.right > width + 1 || box.bottom > height + 1) {
            say(
              what,
              element,
              `lies outside: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`,
            );
            continue;
          }
          // Whatever holds it and cuts it off.
          for (let at = element.parentElement; at !== null; at = at.parentElement) {
            if (getComputedStyle(at).overflow === 'visible') continue;
            const frame = at.getBoundingClientRect();
            const out = Math.max(
              frame.left - box.left,
              box.right - frame.right,
              frame.top - box.top,
              box.bottom - frame.bottom,
            );
            if (out > 1) say(what, element, `is cut by ${Math.round(out)} px`);
          }
          const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
          // Over the colour of a low card's kind stands its number.
          const isOver = element.matches('[data-type]') && top?.closest('[data-hand-card]') != null;
          if (top !== null && !element.contains(top) && !top.contains(element) && !isOver)
            say(what, element, 'is covered');
          const letters = parseFloat(getComputedStyle(element).fontSize);
          const isRead = element.checkVisibility({ opacityProperty: true });
          if (isRead && element.matches('[data-title], [data-clear], [data-turn-of], header > button')) {
            if (element.scrollHeight > element.clientHeight + 0.3 * letters)
              say(what, element, 'has words cut below');
            if (element.scrollWidth > element.clientWidth + 2) say(what, element, 'has words cut beside');
          }
        }
      }
      for (const element of all(touched)) {
        const { left, top, width: w, height: h } = element.getBoundingClientRect();
        if (isScrolledAway(element)) continue;
        // Something small may be felt further than it is seen.
        const reach = (dx: number, dy: number): number => {
          let far = 0;
          const isFelt = (at: number): boolean =>
            element.contains(document.elementFromPoint(left + w / 2 + at * dx, top + h / 2 + at * dy));
          while (far < touch && isFelt(far + 1)) far++;
          return far;
        };
        const wide = w > touch - 1 ? w : reach(-1, 0) + reach(1, 0);
        const high = h > touch - 1 ? h : reach(0, -1) + reach(0, 1);
        if (wide < touch - 2 || high < touch - 2)
          say('A touch', element, `has ${Math.round(wide)} × ${Math.round(high)} px`);
      }
      // What has no room on a mat is not there at all, or stands in a line that is not seen.
      for (const mat of all('section[data-mat][data-kind="other"]'))
        for (const sign of mat.querySelectorAll('li[data-anchor], [data-tone]')) {
          if (!sign.checkVisibility({ opacityProperty: true })) continue;
          const [box, line] = [sign.getBoundingClientRect(), sign.parentElement!.getBoundingClientRect()];
          const end = Math.min(line.right, mat.getBoundingClientRect().right);
          if (box.top < line.bottom - 1 && box.right > end + 1) say('A sign', sign, 'is seen in part');
        }
      for (const card of all('[data-own] [data-spot]')) {
        const suit = card.querySelector('[data-suit]:has([data-icon])');
        if (suit !== null && suit.getBoundingClientRect().height < 12) say('A card', card, 'shows no suit');
      }
      // What lies beside each other does not lie over each other.
      const apart = all(
        'section[data-mat], [data-hand-card], [data-top], [data-clear], [data-coach="big-button"] button, [data-pile]',
      ).filter((one) => !isScrolledAway(one));
      apart.forEach((one, i) => {
        for (const other of apart.slice(i + 1)) {
          if (one.contains(other) || other.contains(one)) continue;
          const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          if (across > 3 && down > 3)
            say('Something', one, `lies over “${(other.textContent ?? '').slice(0, 20)}”`);
        }
      });
      // A number is hidden neither by another nor by what is about to change it; above and below its letters there is air.
      const shown = all(numbers).filter((number) => number.checkVisibility({ opacityProperty: true }));
      for (const number of shown)
        for (const other of [...all('[data-coming] > *'), ...shown]) {
          if (other.contains(number) || number.contains(other)) continue;
          const [a, b] = [other.getBoundingClientRect(), number.getBoundingClientRect()];
          const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
          const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
          const air = 0.3 * parseFloat(getComputedStyle(number).fontSize);
          if (across > 1 && down > air) say('A number', number, `lies under “${other.textContent}”`);
        }
      return [...new Set(faults)];
    },
    { must: whole, touched: TOUCHED, touch: TOUCH, numbers: NUMBERS },
  );

type Window = readonly [width: number, height: number, text?: 'larger'];

/** The tightest of each form: upright, split, round, and with larger letters. */
export const TIGHTEST: readonly Window[] = [
  [360, 640],
  [640, 360],
  [1024, 600],
  [390, 844, 'larger'],
];

/** Every window in which the table must be whole: phones, tablets, desktops, zoomed to 200 %, with larger letters. */
export const WINDOWS: readonly Window[] = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 600],
  [1280, 720],
  [1440, 900],
  [3840, 2160],
  [640, 360],
  [720, 450],
  [390, 844, 'larger'],
  [1280, 720, 'larger'],
  [1440, 900, 'larger'],
];
