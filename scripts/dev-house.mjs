// The house as `npm run dev` runs it, watched by Node. There every worker thread tells its parent what it imports, in
// between the house's own messages, which the house would take for answers. Whole folders are watched here, so nobody
// needs to be told.
delete process.env.WATCH_REPORT_DEPENDENCIES;
await import('../packages/server/src/main.ts');
