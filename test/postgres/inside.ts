import process from 'node:process';
import { afterAll } from 'vitest';
import { keepElsewhere } from '../records/memory.js';
import { CHOSEN, TEMPLATE } from './chosenStore.js';
import { type Databases, databasesOn } from './databases.js';

/** Setup of tests that keep their records in PostgreSQL instead of memory: STORE=postgres npx vitest run --project inside. */
let databases: Databases | undefined;

function opened(): Databases {
  const server = process.env[CHOSEN];
  if (server === undefined) throw new Error('PostgreSQL was not started');
  const address = (name = 'postgres'): string => Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return databasesOn(address, TEMPLATE);
}

keepElsewhere(() => {
  databases ??= opened();
  return databases.open();
});

// Databases are emptied and used again by the next file of the worker.
afterAll(() => databases?.empty());
