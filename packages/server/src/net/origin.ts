/** Which pages may talk to the house. */

/**
 * A browser always says which page a connection comes from; without it, it is a program, which could say anything, and
 * which has no other site's cookies to abuse: there are none. Pages of the house's own address are welcome, and those
 * the house was told of.
 */
export function isOriginWelcome(
  origin: string | undefined,
  host: string | undefined,
  welcome: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (welcome.includes(origin)) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
