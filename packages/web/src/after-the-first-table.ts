/** What nobody needs to see a table is fetched a moment after it has been drawn. */
const A_MOMENT = 700;

export const afterTheFirstTable = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, A_MOMENT));
