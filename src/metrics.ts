import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Breaker } from './discord/requests/breaker.js';
import type { RequestMeter } from './discord/requests/guardRequests.js';

/** The current state of the bot, as opposed to counters. Unknown until the bot has started. */
export interface Measured {
  readonly connections: () => readonly { readonly shard: number; readonly isUp: () => boolean }[];
  readonly posting: Breaker['state'];
}

export interface Metrics {
  readonly meter: RequestMeter;
  /** Reports the state of this bot from now on. */
  watch(bot: Measured): void;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
  readonly contentType: string;
}

const POSTING: Readonly<Record<ReturnType<Breaker['state']>, number>> = { closed: 0, 'half-open': 1, open: 2 };

/** Prometheus metrics of the running bot. None of them names a game, a person, a server or a channel. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  let bot: Measured | undefined;
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'zongheng_discord_requests_total',
    help: 'Requests to Discord, by route and status; status 0: no answer.',
    labelNames: ['route', 'status'],
    registers,
  });
  const waits = new Counter({
    name: 'zongheng_discord_rate_limit_waits_total',
    help: 'Requests that waited for a limit, by route.',
    labelNames: ['route'],
    registers,
  });
  const refusals = new Counter({
    name: 'zongheng_discord_invalid_requests_total',
    help: 'Requests answered with 401, 403 or 429; Discord bans an address at 10,000 in ten minutes.',
    registers,
  });
  new Gauge({
    name: 'zongheng_discord_posting',
    help: '0: posting; 1: about to try one request; 2: nothing is posted, since Discord refused one request after another.',
    registers,
    collect() {
      this.set(bot ? POSTING[bot.posting()] : 0);
    },
  });
  new Gauge({
    name: 'zongheng_discord_connected',
    help: '1: the connection of the shard to the gateway is up.',
    labelNames: ['shard'],
    registers,
    collect() {
      this.reset();
      for (const { shard, isUp } of bot?.connections() ?? []) this.set({ shard }, isUp() ? 1 : 0);
    },
  });
  return {
    meter: {
      answered: (route, status) => requests.inc({ route, status }),
      limited: route => waits.inc({ route }),
      refused: () => refusals.inc(),
    },
    watch: watched => {
      bot = watched;
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}
