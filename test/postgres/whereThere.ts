import process from 'node:process';
import { describe, test } from 'vitest';
import { hasPostgres } from './cluster.js';

/** Whether tests that need PostgreSQL run. Without a server they are left out and say so; in CI they fail instead. */
const runs = process.env.CI !== undefined || hasPostgres();
if (!runs) console.warn('PostgreSQL is not on this machine (Debian: apt-get install postgresql): the tests that need it are LEFT OUT.');

export const describeWithPostgres = describe.skipIf(!runs);
export const testWithPostgres = test.skipIf(!runs);
