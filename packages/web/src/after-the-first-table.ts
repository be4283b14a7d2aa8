/** What nobody needs to see a table is fetched once the browser has nothing else to do. */
export const afterTheFirstTable = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser knows it.
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
