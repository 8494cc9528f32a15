/** An id that sorts by creation time: milliseconds since 2015 in the upper 42 bits. */
export type Snowflake = string;

const EPOCH = 1_420_070_400_000;

/** The next id at a time in UTC milliseconds. Always greater than the last one. */
export function snowflakeAfter(last: bigint, now: number): bigint {
  const fresh = BigInt(Math.max(0, now - EPOCH)) << 22n;
  return fresh > last ? fresh : last + 1n;
}

/** When an id was created, in UTC milliseconds. */
export const timeOf = (id: Snowflake): number => Number(BigInt(id) >> 22n) + EPOCH;

export const isOlder = (a: Snowflake, b: Snowflake): boolean => BigInt(a) < BigInt(b);
