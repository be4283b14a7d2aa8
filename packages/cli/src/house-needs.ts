/** Whoever has installed the package for the engine alone lacks what only a house needs: it says so. */

/** What the server imports, beside what the package brings. */
const PACKAGES = ['fastify@5', '@fastify/static@10', '@fastify/proxy-addr@5', 'pino@10'];
const ON_POSTGRES = ['pg@8', 'kysely@0.29'];

/** What is missing, in a sentence; null: the error is another one. */
export function whatAHouseNeeds(error: unknown): string | null {
  const { code } = { ...(error as NodeJS.ErrnoException | null) };
  // Said first: whoever lacks it need install nothing else before.
  if (code !== undefined && Number.parseInt(process.versions.node) < 24)
    return `A house needs Node 24 or newer, for its database; this is ${process.version}. Everything else of the package runs here.`;
  switch (code) {
    case 'ERR_MODULE_NOT_FOUND':
      return `A house needs more than an engine does: npm install ${PACKAGES.join(' ')} (on Postgres also ${ON_POSTGRES.join(' ')})`;
    default:
      return null;
  }
}
