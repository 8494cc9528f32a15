/** A timestamp as Discord writes it. */
export const isoTime = (at: number): string => new Date(at).toISOString().replace('Z', '000+00:00');
