import { Gauge, type Registry } from 'prom-client';
import { soon } from './lib/soon.js';
import type { Now } from './matches/context/ports.js';
import type { Vitals } from './store/database/vitals.js';

/** Milliseconds in which the records must answer, and for which their answer is used again. */
const [WITHIN, FRESH] = [2_000, 5_000];

export interface MeasuredRecords {
  readonly vitals: (now: number) => Promise<Vitals>;
  readonly now: Now;
}

export interface RecordsMetrics {
  watch(records: MeasuredRecords): void;
  /** Asks the records, so that the gauges tell how they are now. */
  refresh(): Promise<void>;
}

/** What the records tell of the bot's work. If they do not answer, `zongheng_database_up` is 0 and the others are missing. */
export function createRecordsMetrics(register: Registry): RecordsMetrics {
  const registers = [register];
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const up = gauge('zongheng_database_up', '1: the database answers.');
  const games = new Gauge({ name: 'zongheng_games', help: 'Games by state.', labelNames: ['state'], registers });
  const overdue = gauge('zongheng_deadlines_overdue', 'Phases of running games that are open after their deadline.');
  const late = gauge('zongheng_deadline_overdue_seconds', 'How long the oldest of them is overdue.');
  const waiting = gauge('zongheng_outbox_waiting', 'Messages that wait to be posted, without those of paused games.');
  const oldest = gauge('zongheng_outbox_oldest_seconds', 'How long the oldest of them has waited.');
  const single = [overdue, late, waiting, oldest];
  const forget = (): void => {
    for (const one of single) one.remove();
    games.reset();
  };
  const tell = (found: Vitals, at: number): void => {
    up.set(1);
    for (const [state, count] of Object.entries(found.games)) games.set({ state }, count);
    overdue.set(found.overdue);
    late.set(Math.max(0, at - (found.nextDue ?? at)) / 1_000);
    waiting.set(found.waiting);
    oldest.set(Math.max(0, at - (found.waitingSince ?? at)) / 1_000);
  };
  let watched: MeasuredRecords | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  up.remove();
  forget();
  return {
    watch: records => {
      watched = records;
    },
    refresh: async () => {
      if (!watched || performance.now() - askedAt < FRESH) return;
      askedAt = performance.now();
      const at = watched.now();
      try {
        tell(await soon(watched.vitals(at), WITHIN), at);
      } catch {
        up.set(0);
        forget();
      }
    },
  };
}
