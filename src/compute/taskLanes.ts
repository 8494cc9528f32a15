/** While tasks wait behind: after so many in a row that come first, one of those behind is done. */
const IN_A_ROW = 4;

type Lane = 'first' | 'behind';

/** Tasks that are done one at a time. */
export interface TaskLanes {
  /** Queues a task. Undefined if too many wait in its lane. */
  run<T>(task: () => Promise<T>, lane: Lane): Promise<T> | undefined;
}

/**
 * Runs tasks one at a time: those that come first in the order they are queued, and when none of them waits, those behind. However many come
 * first, those behind go on too. `maxWaiting`: how many may wait in each lane while one runs.
 */
export function createTaskLanes(maxWaiting: number): TaskLanes {
  const waiting: Readonly<Record<Lane, (() => Promise<void>)[]>> = { first: [], behind: [] };
  let running: Lane | undefined;
  let inARow = 0;
  const next = (): Lane | undefined => {
    const isBehind = waiting.behind.length > 0 && (waiting.first.length === 0 || inARow >= IN_A_ROW);
    inARow = isBehind || waiting.behind.length === 0 ? 0 : inARow + 1;
    if (isBehind) return 'behind';
    return waiting.first.length > 0 ? 'first' : undefined;
  };
  const workOff = async (): Promise<void> => {
    if (running) return;
    for (running = next(); running; running = next()) await waiting[running].shift()?.();
  };
  return {
    run: <T>(task: () => Promise<T>, lane: Lane) => {
      if (waiting[lane].length >= maxWaiting + (running ? 0 : 1)) return undefined;
      const done = new Promise<T>((resolve, reject) => {
        waiting[lane].push(() => task().then(resolve, reject));
      });
      void workOff();
      return done;
    },
  };
}
