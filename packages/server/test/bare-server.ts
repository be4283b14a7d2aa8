/** The least that a server of tables could do: one message in, four out. Prints its port, and its CPU time at the end. */
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
const tables = new Map<string, WebSocket[]>();

server.on('connection', (socket) => {
  let table: WebSocket[] | null = null;
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (table === null) {
      table = tables.get(text) ?? [];
      tables.set(text, table);
      table.push(socket);
      return;
    }
    const message = JSON.parse(text) as unknown;
    for (const other of table) other.send(JSON.stringify(message));
  });
});
server.on('listening', () => console.log((server.address() as AddressInfo).port));
process.on('SIGTERM', () => {
  const { user, system } = process.cpuUsage();
  console.log((user + system) / 1e6);
  process.exit(0);
});
