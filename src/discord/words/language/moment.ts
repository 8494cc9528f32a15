const seconds = (at: number): number => Math.floor(at / 1000);

/** A UTC time in ms as Discord markdown: date, time and distance from now, each shown in the reader's own time zone. */
export const moment = (at: number): string => `<t:${seconds(at)}:F> (<t:${seconds(at)}:R>)`;
