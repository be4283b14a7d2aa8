/** What every reply tells a browser not to do. */
import type { FastifyRequest } from 'fastify';
import { pagePolicy } from './page-policy.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Pages of others may read what needs no token: one that sends a token has to ask first, and is not answered. */
const ANYBODYS = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

const PLAIN_HOST = /^[\w.[\]-]+(:\d{1,5})?$/;

/** Nothing but the house's own files, and no script or style that stands in a page. */
export function headersFor({ headers, method, url }: FastifyRequest): Record<string, string> {
  const { host } = headers;
  // Older browsers do not count the WebSocket of the same address as 'self'.
  const sockets = host !== undefined && PLAIN_HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return {
    ...HEADERS,
    ...(method === 'GET' && url.startsWith('/api/') && !url.startsWith('/api/house') && ANYBODYS),
    'content-security-policy': `${pagePolicy(sockets)}; frame-ancestors 'none'`,
  };
}
