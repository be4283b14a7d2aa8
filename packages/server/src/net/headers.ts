/** What every reply tells a browser not to do. */
import type { FastifyRequest } from 'fastify';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const PLAIN_HOST = /^[\w.[\]-]+(:\d{1,5})?$/;

/** Nothing but the house's own files, and no script or style that stands in a page. */
export function headersFor({ headers }: FastifyRequest): Record<string, string> {
  const { host } = headers;
  // Older browsers do not count the WebSocket of the same address as 'self'.
  const sockets = host !== undefined && PLAIN_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return {
    ...HEADERS,
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
      `connect-src 'self'${sockets}; object-src 'none'; base-uri 'none'; form-action 'none'; ` +
      "frame-ancestors 'none'",
  };
}
