import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type WebSocket, WebSocketServer } from 'ws';

const HOST = '127.0.0.1';

/** A server on 127.0.0.1. */
export interface Loopback {
  readonly port: number;
  close(): Promise<void>;
}

type Answering = Parameters<typeof getRequestListener>[0];

/** Answers a WebSocket upgrade: a handler for the socket, or the HTTP status of a refusal. */
export type Upgrade = (request: IncomingMessage, address: URL) => ((socket: WebSocket) => void) | number;

/** Opens a server on 127.0.0.1. Port 0: any free one. Throws EADDRINUSE if the port is taken. */
export async function openLoopback(app: { readonly fetch: Answering }, port: number, upgrade: Upgrade): Promise<Loopback> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => {
    if (isOwn(request, portOf(server))) void listener(request, response);
    else response.writeHead(403).end('This server answers only its own pages.');
  });
  // Only the client closes idle connections: otherwise a request could arrive on a connection that the server is just closing.
  server.keepAliveTimeout = 0;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    const taken = isOwn(request, portOf(server)) ? upgrade(request, new URL(request.url ?? '/', `http://${HOST}`)) : 403;
    if (typeof taken === 'number') socket.end(`HTTP/1.1 ${taken} Refused\r\nConnection: close\r\n\r\n`);
    else sockets.handleUpgrade(request, socket, head, taken);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, resolve);
  });
  return { port: portOf(server), close: () => close(server, sockets) };
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Whether `Host`, and `Origin` if there is one, are this server's own. */
function isOwn({ headers }: IncomingMessage, port: number): boolean {
  const names = [`${HOST}:${port}`, `localhost:${port}`];
  return names.includes(headers.host ?? '') && (headers.origin === undefined || names.includes(headers.origin.replace(/^http:\/\//, '')));
}

async function close(server: Server, sockets: WebSocketServer): Promise<void> {
  for (const socket of sockets.clients) socket.terminate();
  sockets.close();
  const closed = new Promise<void>(resolve => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
