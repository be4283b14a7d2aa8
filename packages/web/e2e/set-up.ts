/** What Playwright does first: without a browser nothing is begun. */
import { neededChromium } from '../../../scripts/chromium.mjs';

export default function needBrowser(): void {
  neededChromium();
}
