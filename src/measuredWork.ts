import { performance } from 'node:perf_hooks';
import type { Renderer } from './matches/context/ports.js';
import type { MatchStore, ServerStore, Store } from './matches/context/store.js';
import type { MatchPhase } from './matches/model/match.js';
import type { WorkMeter } from './metrics.js';

const secondsSince = (began: number): number => (performance.now() - began) / 1_000;

/** The store, which reports how long each of its functions takes, and every phase that was closed. */
export function measuredStore(store: Store, meter: WorkMeter): Store {
  return {
    matches: { ...timed('matches', store.matches, meter), decide: measuredDecide(store.matches, meter) },
    history: timed('history', store.history, meter),
    imports: timed('imports', store.imports, meter),
    outbox: timed('outbox', store.outbox, meter),
    users: timed('users', store.users, meter),
    servers: { ...timed('servers', store.servers, meter), decideWithMatch: measuredWithMatch(store.servers, meter) },
    meta: timed('meta', store.meta, meter),
    studies: timed('studies', store.studies, meter),
    variants: timed('variants', store.variants, meter),
    lessons: timed('lessons', store.lessons, meter),
  };
}

/** A port whose functions are timed. They are named for their port and themselves: "outbox.due". */
function timed<Port extends object>(name: string, port: Port, meter: WorkMeter): Port {
  const functions = Object.entries(port).map(([verb, ask]: [string, (...asked: readonly unknown[]) => Promise<unknown>]) => [
    verb,
    (...asked: readonly unknown[]) => timedOne(`${name}.${verb}`, () => ask(...asked), meter),
  ]);
  return Object.fromEntries(functions) as Port;
}

async function timedOne<T>(operation: string, ask: () => Promise<T>, meter: WorkMeter): Promise<T> {
  const began = performance.now();
  let isOk = false;
  try {
    const answer = await ask();
    isOk = true;
    return answer;
  } finally {
    meter.asked(operation, secondsSince(began), isOk);
  }
}

/** The same of a decision about a match and its server. */
function measuredWithMatch({ decideWithMatch }: Pick<ServerStore, 'decideWithMatch'>, meter: WorkMeter): ServerStore['decideWithMatch'] {
  return async (who, match, work) => {
    const decided = await timedOne('servers.decideWithMatch', () => decideWithMatch(who, match, work), meter);
    for (const phase of decided?.written.appended.closed ?? []) meter.closed(phase);
    return decided;
  };
}

/** Reports the phases of a decision once they are written. */
function measuredDecide({ decide }: Pick<MatchStore, 'decide'>, meter: WorkMeter): MatchStore['decide'] {
  return async (match, asked, work) => {
    let closed: readonly MatchPhase[] = [];
    const decided = await timedOne(
      'matches.decide',
      () =>
        decide(match, asked, (snapshot, stored) => {
          const made = work(snapshot, stored);
          closed = made.written?.appended.closed ?? [];
          return made;
        }),
      meter,
    );
    for (const phase of closed) meter.closed(phase);
    return decided;
  };
}

/** The renderer, which reports how long a picture takes, from when it is asked for. */
export const measuredRenderer = (renderer: Renderer, meter: WorkMeter): Renderer => ({
  draw: (picture, patient) => drawn(picture.kind, () => renderer.draw(picture, patient), meter),
  outline: picture => drawn(picture.kind, () => renderer.outline(picture), meter),
  page: replay => drawn('replay', () => renderer.page(replay), meter),
});

async function drawn<T>(kind: Parameters<WorkMeter['drew']>[0], draw: () => Promise<T>, meter: WorkMeter): Promise<T> {
  const began = performance.now();
  let isOk = false;
  try {
    const picture = await draw();
    isOk = true;
    return picture;
  } finally {
    meter.drew(kind, secondsSince(began), isOk);
  }
}
