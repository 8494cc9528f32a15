const seconds = (at: number): number => Math.floor(at / 1000);

/** A moment in UTC milliseconds as Discord shows it in each reader's own zone: date and time, and how long until then. */
export const moment = (at: number): string => `<t:${seconds(at)}:F> (<t:${seconds(at)}:R>)`;
