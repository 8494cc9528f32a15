import { type REST, RESTEvents } from 'discord.js';
import type { Log } from '../../matches/context/ports.js';
import type { RequestMeter } from './guardRequests.js';
import { routeFamily } from './routeFamily.js';

/** Minimum ms between two log lines: under load, requests hit rate limits all the time. */
const APART = 60_000;
/** One log line per this many refusals. */
export const REFUSALS_A_LINE = 100;

/** Counts and logs requests that wait for a rate limit, and refused ones. Does not log URLs, because some contain tokens. */
export function watchRest(rest: REST, { log, meter }: { readonly log: Log; readonly meter: RequestMeter }): void {
  let waits = 0;
  let notedAt = Number.NEGATIVE_INFINITY;
  rest.on(RESTEvents.RateLimited, ({ method, url, global, timeToReset }) => {
    const route = routeFamily(method, url);
    meter.limited(route);
    waits += 1;
    if (performance.now() - notedAt < APART) return;
    log.info({ route, global, wait: timeToReset, waits }, 'requests wait for a limit of Discord');
    notedAt = performance.now();
    waits = 0;
  });
  rest.on(RESTEvents.InvalidRequestWarning, ({ count, remainingTime }) =>
    log.warn({ refusals: count, within: remainingTime }, 'Discord refuses many requests'),
  );
}
