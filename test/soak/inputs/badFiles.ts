import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const JSON_TYPE = { 'content-type': 'application/json' };
const ZEROES = gzipSync(Buffer.alloc(32 * 1024 * 1024, '0'));

/** Serves files in wrong ways, by the last part of their address. */
const SERVED: Readonly<Record<string, (response: ServerResponse) => void | Promise<void>>> = {
  lost: response => void response.writeHead(404).end('not here'),
  short: response => {
    response.writeHead(200, { ...JSON_TYPE, 'content-length': 5_000 }).write('{"form":1}');
    response.socket?.end();
  },
  long: response => {
    response.socket?.end(`HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 5\r\n\r\n${'[1],'.repeat(10_000)}`);
  },
  cut: response => {
    response.writeHead(200, JSON_TYPE).write('[');
    response.socket?.destroy();
  },
  redirect: response => void response.writeHead(302, { location: './redirect' }).end(),
  inflated: response => void response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(ZEROES),
  html: response => void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>no</title>'),
  empty: response => void response.writeHead(200, JSON_TYPE).end(),
  slow: async response => {
    response.writeHead(200, JSON_TYPE);
    for (let i = 0; i < 5; i++) {
      response.write('[');
      await pause(300);
    }
    response.end();
  },
};

export interface BadFiles {
  readonly address: string;
  close(): void;
}

export async function serveBadFiles(): Promise<BadFiles> {
  const server: Server = createServer(({ url = '' }, response) => {
    response.on('error', () => undefined);
    void (SERVED[url.slice(1)] ?? SERVED.lost)?.(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = portOf(server);
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function portOf(server: Server): Pick<AddressInfo, 'port'> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server of bad files listens nowhere.');
  return address;
}
