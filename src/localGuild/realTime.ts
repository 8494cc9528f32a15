/** Milliseconds of a clock nobody steers. */
export const realTime = (): number => performance.now();
