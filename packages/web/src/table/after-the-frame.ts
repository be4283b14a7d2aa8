/** When what was drawn is on the screen. In a tab that nobody looks at there are no frames. */
export function afterTheFrame(act: () => void): void {
  const then = (): unknown => setTimeout(act);
  if (document.hidden) then();
  else requestAnimationFrame(then);
}
