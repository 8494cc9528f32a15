// biome-ignore-all lint/suspicious/noExplicitAny: calls and their answers are passed on, whatever they are.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MessageChannel, Worker } from 'node:worker_threads';
import { buildSync } from 'esbuild';
import pg from 'pg';
import type { Store } from '../../src/matches/context/store.js';
import { openPool, pooledStore } from '../../src/store/postgres/pool.js';
import { recordsOf } from '../../src/store/postgres/records.js';
import { answeringAtOnce, type ImmediateStore } from '../../src/store/records.js';
import { type Exchange, exchangeOver } from './exchange.js';

/**
 * Tests arrange records at once. PostgreSQL cannot answer at once, so another thread asks it while this one waits. Work functions of decisions
 * run in this thread.
 */
function startWorker(): Exchange {
  const { port1, port2 } = new MessageChannel();
  const [there, back] = [new Int32Array(new SharedArrayBuffer(4)), new Int32Array(new SharedArrayBuffer(4))];
  const worker = new Worker(compiled(), { workerData: { port: port2, sent: back, awaited: there }, transferList: [port2] });
  worker.unref();
  port1.unref();
  return exchangeOver(port1, there, back);
}

/** The worker as one JavaScript file: a loader of TypeScript would wait for this thread, which waits for it. */
function compiled(): string {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const outfile = join(root, 'node_modules', '.cache', 'zongheng', `blockingWorker-${process.pid}.mjs`);
  const entry = fileURLToPath(new URL('./blockingWorker.ts', import.meta.url));
  buildSync({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    conditions: ['simulator-source'],
  });
  return outfile;
}

/** Work functions may ask the store in their turn: each depth has a thread of its own. */
const workers: Exchange[] = [];
let depth = 0;

interface Call {
  readonly address: string;
  readonly portName: string;
  readonly name: string;
  readonly args: readonly unknown[];
}

function call(asked: Call): any {
  const worker = workers[depth] ?? startWorker();
  workers[depth] = worker;
  depth += 1;
  try {
    return answered(worker, asked);
  } finally {
    depth -= 1;
  }
}

function answered(worker: Exchange, { args, ...of }: Call): any {
  let work: any = args.find(argument => typeof argument === 'function');
  let decided: any;
  let thrown: unknown;
  worker.send({ ...of, args: args.filter(argument => typeof argument !== 'function'), hasWork: work !== undefined });
  for (;;) {
    const message: any = worker.receive();
    if (message.kind === 'work') {
      try {
        const value = work(...message.args);
        decided ??= value;
        worker.send({ kind: 'worked', value: sendable(value) });
        work = value?.opens?.work ?? work;
      } catch (error) {
        thrown = error;
        worker.send({ kind: 'threw' });
      }
    } else if (message.kind === 'failed') {
      throw thrown ?? Object.assign(new Error(message.message), { name: message.name });
    } else return answerOf(of.portName, message.value, decided);
  }
}

/** What the other thread needs of a decision. */
function sendable(value: any): unknown {
  if (value?.written) return { written: value.written };
  return value?.opens ? { ...value, opens: { match: value.opens.match, continues: value.opens.continues } } : value;
}

function answerOf(portName: string, value: any, decided: any): unknown {
  if (decided === undefined || value === undefined) return value;
  return portName === 'servers' ? { decision: decided, ...(value.opened && { opened: value.opened }) } : decided;
}

/** Runs a statement at once, and returns its rows. */
export const runSql = (address: string, statement: string): readonly unknown[] =>
  call({ address, portName: 'sql', name: statement, args: [] });

function immediateOver(address: string): ImmediateStore {
  const ports: any = recordsOf(new pg.Client());
  const port = (portName: string) =>
    Object.fromEntries(
      Object.keys(ports[portName]).map(name => [name, (...args: readonly unknown[]) => call({ address, portName, name, args })]),
    );
  return Object.fromEntries(Object.keys(ports).map(name => [name, port(name)])) as any;
}

/** The store of a database that is migrated. It also answers at once, for tests. */
export function blockingStore(address: string): { readonly store: Store; close(): Promise<void> } {
  const connections = openPool(address);
  return { store: answeringAtOnce(pooledStore(connections), immediateOver(address)), close: connections.close };
}
