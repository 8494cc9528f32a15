import { type Simulator, type SimulatorOptions, type SimulatorStorage, startSimulator } from 'discord-simulator';
import { ok, type Result, refuse } from '../lib/result.js';
import { LOCAL_GUILD } from './localGuild.js';

/** A local guild and the port of its page. */
export interface OpenGuild {
  readonly guild: Simulator;
  readonly port: number;
}

/** How many ports after the wanted one are tried. */
const MORE = 20;
const LAST = 65_535;

/**
 * Opens the local guild with its page on the wanted port or the next free one; 0: any free port. The API for the bot gets any free port.
 * Fault: all ports that were tried are taken.
 */
export async function openLocalGuild(
  wanted: number,
  storage?: SimulatorStorage,
): Promise<Result<OpenGuild, { readonly first: number; readonly last: number }>> {
  const last = Math.min(wanted + MORE, LAST);
  for (let port = wanted; port <= last; port++) {
    const guild = await startOn({ ...LOCAL_GUILD, controlPort: port, rateLimits: 'brisk', ...(storage && { storage }) });
    if (guild) return ok({ guild, port: Number(new URL(guild.controlUrl).port) });
  }
  return refuse({ first: wanted, last });
}

/** Undefined if the port is taken. */
async function startOn(options: SimulatorOptions): Promise<Simulator | undefined> {
  try {
    return await startSimulator(options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}
