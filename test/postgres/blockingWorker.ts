// biome-ignore-all lint/suspicious/noExplicitAny: calls and their answers are passed on, whatever they are.
import { isDeepStrictEqual } from 'node:util';
import { workerData } from 'node:worker_threads';
import pg from 'pg';
import { recordsOf } from '../../src/store/postgres/records.js';
import { isUnreachable, plainError, settingsFor } from '../../src/store/postgres/tables/connection.js';
import { exchangeOver } from './exchange.js';

/** Answers calls of the store's ports for a thread that waits. Work functions run in that thread. */
const { port, sent, awaited } = workerData;
const exchange = exchangeOver(port, sent, awaited);

/** Runs a work function in the other thread. */
function asked(...args: readonly unknown[]): any {
  exchange.send({ kind: 'work', args });
  const answer: any = exchange.receive();
  if (answer.kind === 'threw') throw new Error('work failed');
  const { value } = answer;
  if (value?.written) return { ...value, written: { ...value.written, facts: recognised(args[0], value.written.facts) } };
  return value?.opens ? { ...value, opens: { ...value.opens, work: asked } } : value;
}

/** A snapshot comes back as a copy. What did not change is the same object again: only other objects are saved. */
const recognised = (before: any, after: any): any =>
  Object.fromEntries(Object.entries(after).map(([key, value]) => [key, isDeepStrictEqual(value, before[key]) ? before[key] : value]));

const clients = new Map<string, pg.Client>();
async function clientOf(address: string): Promise<pg.Client> {
  const known = clients.get(address);
  if (known) return known;
  const client = new pg.Client(settingsFor(address));
  // One that broke is replaced by the next call.
  client.on('error', () => void clients.delete(address));
  await client.connect();
  clients.set(address, client);
  return client;
}

/** What other threads can be told of an answer. The results of work are known there already. */
function plain(name: string, answer: any): unknown {
  if (name !== 'decide') return answer;
  return answer === undefined ? undefined : { opened: answer.opened };
}

async function answer({ address, name, args, hasWork, portName }: any): Promise<unknown> {
  const client = await clientOf(address);
  if (portName === 'sql') return (await client.query(name)).rows;
  const records: any = recordsOf(client);
  return plain(name, await records[portName][name](...args, ...(hasWork ? [asked] : [])));
}

/** What only reads is asked again if the server was started anew since. */
async function answerAgain(call: any): Promise<unknown> {
  try {
    return await answer(call);
  } catch (error) {
    const found = plainError(error);
    if (call.hasWork || !(found instanceof Error) || !isUnreachable(found)) throw error;
    clients.delete(call.address);
    return await answer(call);
  }
}

for (;;) {
  // The next call may come at any time.
  const call = exchange.receive(Number.POSITIVE_INFINITY);
  try {
    const value = await answerAgain(call);
    exchange.send({ kind: 'done', value });
  } catch (error) {
    const found = plainError(error);
    exchange.send({
      kind: 'failed',
      name: found instanceof Error ? found.name : '',
      message: found instanceof Error ? found.message : String(found),
    });
  }
}
