/** Whoever has installed the package for the engine alone lacks what only a house needs: it says so. */

/** What the server imports, beside what the package brings. */
const PACKAGES = ['fastify@5', '@fastify/static@10', '@fastify/proxy-addr@5', 'pino@10'];
const ON_POSTGRES = ['pg@8', 'kysely@0.29'];
const INSTALL = `npm install ${PACKAGES.join(' ')} (on Postgres also ${ON_POSTGRES.join(' ')})`;

/** What is missing, in a sentence; null: the error is another one. */
export function whatAHouseNeeds(error: unknown): string | null {
  const { code } = { ...(error as NodeJS.ErrnoException | null) };
  // Said first: whoever lacks it need install nothing else before.
  if (code !== undefined && Number.parseInt(process.versions.node) < 24)
    return (
      `A house needs Node 24 or newer, for its database; this is ${process.version}. There it also needs ${INSTALL}. ` +
      'Everything else of the package runs here: `taproom pocket` has the page, with bots to play against.'
    );
  switch (code) {
    case 'ERR_MODULE_NOT_FOUND':
      return `A house needs more than an engine does: ${INSTALL}`;
    default:
      return null;
  }
}
