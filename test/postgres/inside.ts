import process from 'node:process';
import { afterAll, beforeEach } from 'vitest';
import { keepElsewhere } from '../records/memory.js';
import { CHOSEN, TEMPLATE } from './chosenStore.js';
import { type Databases, databasesOn } from './databases.js';

/** Setup of tests that keep their records in PostgreSQL instead of memory: STORE=postgres npx vitest run --project inside. */
function onServer(): Databases {
  const server = process.env[CHOSEN];
  if (server === undefined) throw new Error('PostgreSQL was not started');
  const address = (name = 'postgres'): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return databasesOn(address, TEMPLATE);
}

// This module is read anew for each file, while the worker and its databases stay.
const ours: typeof globalThis & { zonghengDatabases?: Databases } = globalThis;
const databases = (): Databases => {
  ours.zonghengDatabases ??= onServer();
  return ours.zonghengDatabases;
};

keepElsewhere(() => databases().open());

// A test's databases are emptied and used again by the next test, a file's by the next file of the worker: each has connections of its own, and
// a server has only so many.
// That is the last thing after a test: emptying waits for what a test's bot still writes, and this thread can write nothing meanwhile.
beforeEach(({ onTestFinished }) => {
  const kept = databases().inUse();
  onTestFinished(() => databases().empty(kept));
});
afterAll(() => databases().empty());
