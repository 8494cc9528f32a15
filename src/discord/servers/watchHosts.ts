import { DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js';
import { offerHosting, withdrawOffer } from '../../matches/actions/hosting/hostGone.js';
import { pagesOf } from '../../matches/context/pagesOf.js';
import type { HostingContext, Messenger } from '../../matches/context/ports.js';
import type { Match, MatchId } from '../../matches/model/match.js';
import { errorFacts } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';

/** Ms between two rounds of checks, and the maximum number of hosts checked in one. */
const EVERY = 10 * 60_000;
const AT_ONCE = 20;
/** Minimum ms between two checks of the same host. */
const AGAIN = 24 * 60 * 60_000;

const GONE: ReadonlySet<number | string> = new Set([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser]);

export interface HostWatch {
  /** Checks whether the host of a match is still in its server. */
  ask(match: Match): Promise<void>;
  /** Checks some of the hosts that were not checked for a day. The next round goes on where this one ends. */
  round(): Promise<void>;
  stop(): void;
}

/**
 * Finds out which hosts have left their servers or deleted their accounts. Without the privileged members intent Discord sends no event for
 * that, but it answers requests for a single member. Every host is checked about once a day.
 */
export function watchHosts({ rest, hosting }: { readonly rest: Pick<RestClient, 'get'>; readonly hosting: HostingContext }): HostWatch {
  const asked = new Map<string, number>();

  async function ask({ id, guild, host }: Match): Promise<void> {
    asked.set(keyOf({ guild, host }), hosting.now());
    try {
      const isGone = await rest.get(Routes.guildMember(guild, host)).then(() => false, isUnknown);
      await (isGone ? offerHosting(hosting, id, host) : withdrawOffer(hosting, id, host));
    } catch (error) {
      hosting.log.warn({ match: id, ...errorFacts(error) }, 'whether the host is there could not be found out');
    }
  }

  const isDue = (match: Match): boolean => Math.abs(hosting.now() - (asked.get(keyOf(match)) ?? Number.NEGATIVE_INFINITY)) >= AGAIN;
  let last: MatchId = 0;
  let isUnderWay = false;

  async function round(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    last = (await someFrom(last)) ?? 0;
    for (const [key, at] of asked) if (Math.abs(hosting.now() - at) >= AGAIN) asked.delete(key);
    isUnderWay = false;
  }

  /** Checks hosts of matches after this one. Returns the last match if there may be more, undefined if not. */
  async function someFrom(after: MatchId): Promise<MatchId | undefined> {
    let left = AT_ONCE;
    try {
      for await (const page of pagesOf(hosting.store, ['lobby', 'running', 'paused'], after))
        for (const match of page) {
          if (!isDue(match)) continue;
          await ask(match);
          left -= 1;
          if (left === 0) return match.id;
        }
    } catch (error) {
      hosting.log.error(errorFacts(error), 'whose hosts are to be asked for could not be read');
    }
    return undefined;
  }

  const timer = setInterval(() => void round(), EVERY).unref();
  return { ask, round, stop: () => clearInterval(timer) };
}

const keyOf = ({ guild, host }: Pick<Match, 'guild' | 'host'>): string => `${guild} ${host}`;

/** Whether Discord says that the host is gone. Other errors say nothing about the host, and are thrown again. */
function isUnknown(error: unknown): boolean {
  if (error instanceof DiscordAPIError && GONE.has(error.code)) return true;
  throw error;
}

/** Wraps the messenger: a host who cannot be reached by direct message is checked. */
export const askingForHosts = (messenger: Messenger, hosts: Pick<HostWatch, 'ask'>): Messenger => ({
  find: messenger.find,
  send: async outgoing => {
    const posted = await messenger.send(outgoing);
    const { to } = outgoing.row;
    if (!posted.ok && posted.because === 'closed-dm' && 'user' in to && to.user === outgoing.match.host) void hosts.ask(outgoing.match);
    return posted;
  },
});
