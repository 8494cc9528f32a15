/** Lets whatever else waits for this thread have its turn. */
export const breath = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
