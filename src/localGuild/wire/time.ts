/** Discord's way of writing an instant. */
export const isoTime = (at: number): string => new Date(at).toISOString().replace('Z', '000+00:00');
