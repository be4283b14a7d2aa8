/** The address of a room or a file of the page, which may lie in a folder: for whatever is no link of the router. */
export const address = (path: string): string => import.meta.env.BASE_URL + path.slice(1);
