/** Draws a ring around something on the page. */
export function mark(ring: HTMLElement, target: Element | null): void {
  ring.hidden = target === null;
  if (target === null) return;
  const at = target.getBoundingClientRect();
  ring.style.translate = `${at.left - 6}px ${at.top - 6}px`;
  ring.style.inlineSize = `${at.width + 12}px`;
  ring.style.blockSize = `${at.height + 12}px`;
}
