/** Who waits for a piece of work: a person, who sees how long it takes, or nobody in particular. */
type WaitsFor = 'person' | 'nobody';

const waiting: Record<WaitsFor, (() => void)[]> = { person: [], nobody: [] };

/** After so many pieces in a row for which people wait, one for which nobody waits resumes, if there is one. */
const IN_A_ROW = 4;
let inARow = 0;

function next(): (() => void) | undefined {
  const isForPerson = waiting.person.length > 0 && (waiting.nobody.length === 0 || inARow < IN_A_ROW);
  inARow = isForPerson && waiting.nobody.length > 0 ? inARow + 1 : 0;
  return waiting[isForPerson ? 'person' : 'nobody'].shift();
}

/** At most so many pieces resume in one turn of the event loop. Those after the first are people's, and resume within so many milliseconds. */
const AT_ONCE = 8;
const SLICE = 2;
let began = 0;
let isScheduled = false;

/** What resumes has run, up to where it waits again, before the next immediate of the same turn. */
function schedule(): void {
  isScheduled = true;
  setImmediate(() => {
    began = performance.now();
    next()?.();
  });
  for (let i = 1; i < AT_ONCE; i++)
    setImmediate(() => {
      if (waiting.person.length > 0 && performance.now() - began < SLICE) next()?.();
    });
  setImmediate(() => {
    isScheduled = false;
    if (waiting.person.length + waiting.nobody.length > 0) schedule();
  });
}

/**
 * Yields to other work on this thread. Of all who wait here one resumes in each turn of the event loop, and with it few more for whom people
 * wait, so that a long queue does not delay other work: first what people wait for, then the rest, each first come, first served. However many
 * people wait, the rest goes on too.
 */
export const yieldToEventLoop = (waitsFor: WaitsFor = 'nobody'): Promise<void> =>
  new Promise(resolve => {
    waiting[waitsFor].push(resolve);
    if (!isScheduled) schedule();
  });

/** The maximum number of turns of the event loop for which work in steps makes way for people. */
const STEPS_ASIDE = 10;

/** Yields for a turn of the event loop, and for more as long as people wait in it. For long work, between two steps that may be long too. */
export async function yieldToPeople(): Promise<void> {
  for (let turns = 0; turns === 0 || (waiting.person.length > 0 && turns < STEPS_ASIDE); turns++)
    await new Promise<void>(resolve => void setImmediate(resolve));
}

/** Calls `work` for one item after the other, and yields to other work on this thread before each. */
export async function forEachYielding<T>(all: Iterable<T>, work: (one: T) => unknown): Promise<void> {
  for (const one of all) {
    await yieldToEventLoop();
    await work(one);
  }
}

/** Returns a function to call between steps of long work: it yields to other work on this thread after every `slice` milliseconds. */
export function pacedBy(slice: number): () => Promise<void> | undefined {
  let began = performance.now();
  return () => {
    if (performance.now() - began < slice) return undefined;
    return yieldToEventLoop().then(() => {
      began = performance.now();
    });
  };
}

/** Does all parts of a piece of work at once, without yielding. */
export function atOnce<T>(parts: Generator<undefined, T, undefined>): T {
  for (let part = parts.next(); ; part = parts.next()) if (part.done) return part.value;
}

/** Does the parts of a piece of work one by one, and yields to the event loop between them. */
export async function inTurns<T>(parts: Generator<undefined, T, undefined>): Promise<T> {
  for (let part = parts.next(); ; part = parts.next()) {
    if (part.done) return part.value;
    await yieldToEventLoop();
  }
}
