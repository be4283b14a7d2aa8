// Node 20 has no WebSocket of its own: from here the client is given one.
import { WebSocket } from 'ws';

// @ts-expect-error It has all that the client uses of a browser’s.
globalThis.WebSocket ??= WebSocket;
