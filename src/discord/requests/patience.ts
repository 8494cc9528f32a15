/** How long a request may take, in ms: `least`, plus time for its size, but at most `most`. */
export interface RequestTimeLimits {
  readonly least: number;
  readonly bytesPerSecond: number;
  readonly most: number;
}

/** For a line of 256 kbit/s, on which 8 MB take about four minutes. */
export const SLOW_LINE: RequestTimeLimits = { least: 15_000, bytesPerSecond: 32 * 1024, most: 5 * 60_000 };

export interface Patience {
  /** Counts a body of that many bytes as in progress. `ms`: how long its request may take, given that all requests share the bandwidth. */
  begin(bytes: number): { readonly ms: number; readonly end: () => void };
}

export function createPatience({ least, bytesPerSecond, most }: RequestTimeLimits): Patience {
  let underWay = 0;
  return {
    begin: bytes => {
      underWay += bytes;
      const ms = bytes === 0 ? least : Math.min(most, least + (underWay / bytesPerSecond) * 1_000);
      return {
        ms,
        end: () => {
          underWay -= bytes;
        },
      };
    },
  };
}

/** Returns the approximate size in bytes of a multipart body, that is, one with files. Any other body counts as 0. */
export function sizeOf(body: unknown): number {
  if (!(body instanceof FormData)) return 0;
  let bytes = 0;
  body.forEach(value => {
    bytes += typeof value === 'string' ? value.length : value.size;
  });
  return bytes;
}
