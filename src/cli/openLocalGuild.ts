import { ok, type Result, refuse } from '../lib/result.js';
import { type LocalGuild, type LocalGuildOptions, startLocalGuild } from '../localGuild/startLocalGuild.js';

/** A local guild, and the port of its page. */
export interface OpenGuild {
  readonly guild: LocalGuild;
  readonly port: number;
}

/** How many ports behind the wanted one are tried. */
const MORE = 20;
const LAST = 65_535;

/**
 * A local guild whose page is on the wanted port or, where that is taken, on the next free one; 0: on any. What the bot talks to is on any
 * free port. Fault: the ports that were tried are all taken.
 */
export async function openLocalGuild(
  wanted: number,
  kept?: LocalGuildOptions['kept'],
): Promise<Result<OpenGuild, { readonly first: number; readonly last: number }>> {
  const last = Math.min(wanted + MORE, LAST);
  for (let port = wanted; port <= last; port++) {
    const guild = await startOn({ controlPort: port, rateLimits: 'brisk', ...(kept && { kept }) });
    if (guild) return ok({ guild, port: Number(new URL(guild.controlUrl).port) });
  }
  return refuse({ first: wanted, last });
}

/** Undefined: the port is taken. */
async function startOn(options: LocalGuildOptions): Promise<LocalGuild | undefined> {
  try {
    return await startLocalGuild(options);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}
