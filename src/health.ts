import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Trouble } from './discord/startBot.js';
import type { Metrics } from './metrics.js';

/** Why the bot is not ready: it is starting or stopping, there is trouble with Discord, or the records show that work is left undone. */
export type NotReady = 'starting' | 'stopping' | Trouble | 'records-unwritable' | 'deadlines-passed' | 'posts-waiting';

export interface Health {
  /** The port in use. Undefined if the wanted one was taken. */
  readonly port: number | undefined;
  close(): void;
}

export interface HealthParts {
  /** 0: any free port. */
  readonly port: number;
  readonly log: Logger;
  /** The reasons; if there are none, the bot is ready. */
  readonly whyNotReady: () => Promise<readonly NotReady[]>;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
}

/**
 * Serves on loopback whether the process lives (`GET /healthz`: 200), whether it does its work (`GET /readyz`: 200, or 503 with the
 * reasons), and its metrics (`GET /metrics`). If the port is taken, logs an error and goes on without them.
 */
export async function openHealth({ port, log, whyNotReady, metrics }: HealthParts): Promise<Health> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, {});
    if (request.url === '/healthz') return say(response, 200, { alive: true });
    if (request.url === '/metrics') return void sayMetrics(response, metrics);
    if (request.url !== '/readyz') return say(response, 404, {});
    void sayReadiness(response, whyNotReady);
  });
  const opened = await listening(server, port);
  if (opened === undefined) log.error({ port }, 'the port of /healthz and /readyz cannot be had: nobody can ask how the bot is');
  else log.info({ port: opened }, '/healthz and /readyz answer on 127.0.0.1');
  server.unref();
  return { port: opened, close: () => void server.close().closeAllConnections() };
}

function say(response: ServerResponse, status: number, answer: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(`${JSON.stringify(answer)}\n`);
}

async function sayReadiness(response: ServerResponse, whyNotReady: HealthParts['whyNotReady']): Promise<void> {
  try {
    const because = await whyNotReady();
    say(response, because.length === 0 ? 200 : 503, { ready: because.length === 0, because });
  } catch {
    say(response, 500, {});
  }
}

async function sayMetrics(response: ServerResponse, { text, contentType }: HealthParts['metrics']): Promise<void> {
  try {
    const figures = await text();
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(figures);
  } catch {
    say(response, 500, {});
  }
}

/** The port it listens on. Undefined if it cannot listen. Errors of single connections, later, end nothing. */
const listening = (server: Server, port: number): Promise<number | undefined> =>
  new Promise(resolve => {
    server.on('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? address?.port : undefined);
    });
  });
