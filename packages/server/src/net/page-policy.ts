/** What a page of ours may load: nothing but its own files, and no script or style that stands in it. */
export const pagePolicy = (sockets = ''): string =>
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  `connect-src 'self'${sockets}; object-src 'none'; base-uri 'none'; form-action 'none'`;
