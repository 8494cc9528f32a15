import pg, { type Client } from 'pg';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { addressOf } from './address.js';
import { connectionFaultOf } from './connectionFaults.js';
import { settingsFor } from './tables/connection.js';

/** Calls `work` with a connection of its own to the database at `url`. Faults: those of `connectionFaultOf`. */
export async function connected<T>(
  url: string,
  work: (client: Client) => Promise<T>,
  settings: pg.ClientConfig = {},
): Promise<Result<T, Fault>> {
  const client = new pg.Client({ ...settingsFor(url), ...settings });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return ok(await work(client));
  } catch (error) {
    const fault = connectionFaultOf(error, addressOf(url));
    if (fault) return refuse(fault);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
