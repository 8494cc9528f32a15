/** Milliseconds of a clock that skipped time does not move. */
export const monotonicNow = (): number => performance.now();
