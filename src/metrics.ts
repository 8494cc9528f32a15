import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { timeAcknowledgements } from './acknowledgements.js';
import type { Breaker } from './discord/requests/breaker.js';
import type { RequestMeter } from './discord/requests/guardRequests.js';

import type { AnyPicture } from './matches/context/ports.js';
import type { MatchPhase } from './matches/model/match.js';
import { createRecordsMetrics, type MeasuredRecords } from './recordsMetrics.js';

/** Times the bot's work. Durations are in seconds. */
export interface WorkMeter {
  /** A function of the store was called. `operation`: "outbox.due". */
  asked(operation: string, seconds: number, isOk: boolean): void;
  drew(kind: AnyPicture['kind'] | 'replay', seconds: number, isOk: boolean): void;
  closed(phase: Pick<MatchPhase, 'dueAt' | 'closedAt' | 'closedBy'>): void;
}

/** The current state of the bot, as opposed to counters. Unknown until the bot has started. */
export interface Measured {
  readonly connections: () => readonly { readonly shard: number; readonly isUp: () => boolean }[];
  readonly posting: Breaker['state'];
}

export interface Metrics {
  readonly meter: RequestMeter;
  readonly work: WorkMeter;
  /** Reports the state of this bot from now on. */
  watch(bot: Measured): void;
  /** Reports what these records tell from now on. */
  watchRecords(records: MeasuredRecords): void;
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
  const acknowledgements = createAcknowledgements(registers);
  const records = createRecordsMetrics(register);
  return {
    meter: {
      answered: (route, status) => requests.inc({ route, status }),
      limited: route => waits.inc({ route }),
      refused: () => refusals.inc(),
      arrived: acknowledgements.arrived,
      acknowledged: acknowledgements.acknowledged,
    },
    work: createWorkMeter(registers),
    watch: watched => {
      bot = watched;
    },
    watchRecords: records.watch,
    text: async () => {
      acknowledgements.sweep();
      await records.refresh();
      return await register.metrics();
    },
    contentType: register.contentType,
  };
}

function createAcknowledgements(registers: Registry[]) {
  const took = new Histogram({
    name: 'zongheng_acknowledge_seconds',
    help: 'From the arrival of an interaction to Discord’s receipt of its acknowledgement. Discord waits for three seconds.',
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3],
    registers,
  });
  const missed = new Counter({
    name: 'zongheng_unacknowledged_total',
    help: 'Interactions that were not acknowledged within three seconds.',
    registers,
  });
  return timeAcknowledgements({ took: seconds => took.observe(seconds), missed: () => missed.inc() });
}

function createWorkMeter(registers: Registry[]): WorkMeter {
  const database = new Histogram({
    name: 'zongheng_database_seconds',
    help: 'How long functions of the store take.',
    labelNames: ['operation'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5],
    registers,
  });
  const failures = new Counter({ name: 'zongheng_database_failures_total', help: 'Functions of the store that failed.', registers });
  const drawing = new Histogram({
    name: 'zongheng_drawing_seconds',
    help: 'How long pictures take, by kind, the wait for others included.',
    labelNames: ['kind'],
    buckets: [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60],
    registers,
  });
  const undrawn = new Counter({ name: 'zongheng_drawing_failures_total', help: 'Pictures that could not be drawn.', registers });
  const phases = new Counter({
    name: 'zongheng_phases_closed_total',
    help: 'Phases closed, by why: ready, deadline, skipped, or somebody who may decide that.',
    labelNames: ['by'],
    registers,
  });
  const lag = new Histogram({
    name: 'zongheng_deadline_lag_seconds',
    help: 'From the deadline of a phase to its close, of those that the deadline closed.',
    buckets: [0.5, 1, 2, 5, 10, 30, 60, 300, 1800],
    registers,
  });
  return {
    asked: (operation, seconds, isOk) => {
      database.observe({ operation }, seconds);
      if (!isOk) failures.inc();
    },
    drew: (kind, seconds, isOk) => {
      drawing.observe({ kind }, seconds);
      if (!isOk) undrawn.inc();
    },
    closed: ({ dueAt, closedAt, closedBy = 'skipped' }) => {
      phases.inc({ by: closedBy });
      if (closedBy === 'deadline' && closedAt !== undefined) lag.observe(Math.max(0, closedAt - dueAt) / 1_000);
    },
  };
}
