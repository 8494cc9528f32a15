import process from 'node:process';
import { CHOSEN, TEMPLATE } from './chosenStore.js';
import { startCluster } from './cluster.js';
import { makeTemplate } from './databases.js';

/** Starts PostgreSQL for all tests of a run. Returns what stops it. */
export async function setup(): Promise<() => void> {
  const cluster = await startCluster();
  await makeTemplate(cluster.address, TEMPLATE);
  process.env[CHOSEN] = cluster.address();
  return () => cluster.remove();
}
