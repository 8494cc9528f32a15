import type { RawData } from 'ws';

/** The text of a WebSocket message. */
export const textOf = (raw: RawData): string =>
  (Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(raw instanceof ArrayBuffer ? new Uint8Array(raw) : raw)).toString();
