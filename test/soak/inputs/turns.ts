import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A turn of the bot's main thread that took long enough to be reported. Times are in milliseconds; `until` is in UTC. */
export interface Turn {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** How much of it was garbage collection. */
  readonly gcMs: number;
  readonly until: number;
  /** What the thread was doing during the turn. Undefined if it is not known. */
  readonly stack: string | undefined;
}

const turn = z.object({ kind: z.literal('turn'), cpuMs: z.number(), wallMs: z.number(), gcMs: z.number(), until: z.number() });
const soFar = z.object({
  kind: z.literal('so far'),
  turns: z.number(),
  cpuMs: z.number(),
  waitedMs: z.number(),
  turnsOver50Cpu: z.number(),
  worstTurnCpuMs: z.number(),
  worstTurnWallMs: z.number(),
  wall: z.record(z.string(), z.number()),
  own: z.record(z.string(), z.number()),
  rss: z.number(),
  heap: z.number(),
});
type SoFar = z.infer<typeof soFar>;
const stack = z.object({ kind: z.literal('stack'), at: z.number(), stack: z.string() });
const line = z.discriminatedUnion('kind', [turn, soFar, stack]);

/** What the probe in the bot has measured. */
export interface Turns {
  /** Returns the turns reported since the last call. */
  fresh(): readonly Turn[];
  total(): Omit<SoFar, 'kind' | 'wall' | 'own' | 'rss' | 'heap'> & {
    readonly wallP999Ms: number;
    readonly ownP999Ms: number;
    readonly rssStart: number;
    readonly rssEnd: number;
    readonly heapEnd: number;
  };
}

/** Reads the files that probes write. Each bot of the soak writes a file of its own, and all of them count. */
export function readTurns(): Turns & { follow(file: string): void } {
  const ended: SoFar[] = [];
  let rssStart: number | undefined;
  let last: SoFar | undefined;
  let file: string | undefined;
  let read = 0;
  let stacks: readonly z.infer<typeof stack>[] = [];
  const fresh = (): readonly Turn[] => {
    if (file === undefined) return [];
    const text = readFileSync(file, 'utf8');
    const upTo = text.lastIndexOf('\n') + 1;
    const lines = text
      .slice(read, upTo)
      .split('\n')
      .flatMap(one => (one === '' ? [] : [line.parse(JSON.parse(one))]));
    read = upTo;
    for (const one of lines) if (one.kind === 'so far') last = one;
    rssStart ??= last?.rss;
    stacks = [...stacks, ...lines.filter(one => one.kind === 'stack')].slice(-STACKS);
    return lines.flatMap(one => (one.kind === 'turn' ? [{ ...one, stack: within(stacks, one)?.stack }] : []));
  };
  return {
    fresh,
    follow: next => {
      if (last) ended.push(last);
      last = undefined;
      file = next;
      read = 0;
    },
    total: () => {
      const all = last ? [...ended, last] : ended;
      const sum = (of: (one: SoFar) => number): number => all.reduce((total, one) => total + of(one), 0);
      return {
        turns: sum(one => one.turns),
        cpuMs: sum(one => one.cpuMs),
        waitedMs: sum(one => one.waitedMs),
        turnsOver50Cpu: sum(one => one.turnsOver50Cpu),
        worstTurnCpuMs: Math.max(0, ...all.map(one => one.worstTurnCpuMs)),
        worstTurnWallMs: Math.max(0, ...all.map(one => one.worstTurnWallMs)),
        wallP999Ms: percentile(
          all.map(({ wall }) => wall),
          0.999,
        ),
        ownP999Ms: percentile(
          all.map(({ own }) => own),
          0.999,
        ),
        rssStart: rssStart ?? 0,
        rssEnd: last?.rss ?? 0,
        heapEnd: last?.heap ?? 0,
      };
    },
  };
}

/** The number of kept stacks. A turn is reported a moment after its stack. */
const STACKS = 20;
const within = (stacks: readonly z.infer<typeof stack>[], { until, wallMs }: z.infer<typeof turn>) =>
  stacks.find(({ at }) => until - wallMs <= at && at <= until);

/** Returns the wall time, in milliseconds, within which a share of all turns was over. */
function percentile(all: readonly SoFar['wall'][], part: number): number {
  const counts = new Map<number, number>();
  for (const turns of all) for (const [ms, count] of Object.entries(turns)) counts.set(Number(ms), (counts.get(Number(ms)) ?? 0) + count);
  const wanted = part * [...counts.values()].reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [ms, count] of [...counts].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= wanted) return ms + 1;
  }
  return 0;
}
