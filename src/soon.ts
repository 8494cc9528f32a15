import { setTimeout as pause } from 'node:timers/promises';

/** The answer, if it comes within so many milliseconds. Throws otherwise. A later answer is ignored. */
export async function soon<T>(answer: Promise<T>, within: number): Promise<T> {
  const ended = new AbortController();
  const late = pause(within, undefined, { signal: ended.signal, ref: false }).then(() => {
    throw new Error(`no answer within ${within} ms`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    late.catch(() => undefined);
    answer.catch(() => undefined);
    ended.abort();
  }
}
