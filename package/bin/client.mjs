// `taproom/client` for Node: the same as for browsers, with a WebSocket where there is none.
import './web-socket.mjs';
export * from '../dist/packages/client/src/index.js';
