/** Where WebSockets come in. After a kill all of them come at once: past Fastify, which would ask itself its questions. */
import { STATUS_CODES, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { LONGEST_MESSAGE } from '@taproom/client';
import { WebSocketServer, type WebSocket } from 'ws';
import { isOriginWelcome } from './origin.ts';

interface SocketDoor {
  /** Pages from these addresses may connect, beside the house's own. */
  readonly origins: readonly string[];
  /** Proxies that may say for whom they ask. */
  readonly trustProxy: string | undefined;
  /** For whom another house asks; null: they ask for themselves. */
  readonly guestOf: (headers: IncomingHttpHeaders) => string | null;
  readonly take: (socket: WebSocket, address: string, guest: string | null) => void;
}

/** Answers every attempt to upgrade. What it gives back cuts off whoever is still connected. */
export function openSocketDoor(
  server: Server,
  { origins, trustProxy, guestOf, take }: SocketDoor,
): () => void {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
    clientTracking: false,
  });
  // The HTTP server knows these connections no longer.
  const upgraded = new Set<Duplex>();
  const isTrusted =
    trustProxy === undefined
      ? () => false
      : proxyAddr.compile(trustProxy.split(',').map((address) => address.trim()));

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?')[0] !== '/ws') return refuse(socket, 404, 'Nobody answers here.');
    if (!isOriginWelcome(request.headers.origin, hostOf(request), origins))
      return refuse(socket, 403, 'Pages from this address may not connect.');
    sockets.handleUpgrade(request, socket, head, (opened) =>
      take(opened, proxyAddr(request, isTrusted), guestOf(request.headers)),
    );
  });

  /** As the page's visitor called it. */
  function hostOf({ headers, socket }: IncomingMessage): string | undefined {
    const forwarded = headers['x-forwarded-host'];
    if (forwarded === undefined || !isTrusted(socket.remoteAddress ?? '', 0)) return headers.host;
    return String(forwarded).split(',').at(-1)!.trim();
  }

  return () => upgraded.forEach((socket) => socket.destroy());
}

function refuse(socket: Duplex, status: number, why: string): void {
  const body = JSON.stringify({ error: why });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
