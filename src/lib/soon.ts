/** There was no answer in time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
  }
}

/** The answer, if it comes within so many milliseconds. Fails with `TookTooLong` otherwise. A later answer, or failure, is ignored. */
export async function soon<T>(answer: Promise<T>, within: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(within)), within).unref();
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The answer, or what is said instead if it does not come within so many milliseconds. */
export const soonOr = <T, U>(answer: Promise<T>, within: number, instead: U): Promise<T | U> =>
  soon(answer, within).catch((error: unknown) => {
    if (error instanceof TookTooLong) return instead;
    throw error;
  });

/** Resolves after so many milliseconds. The process does not stay for it. */
export const after = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms).unref());
