import type { ClientBase } from 'pg';
import { PARTS } from './parts.js';

export type LeaseKind = 'work' | 'shard';
export const LEASE_KINDS: readonly LeaseKind[] = ['work', 'shard'];

/** How long a lease lasts unless it is renewed, in ms. */
export const LEASE = 6_000;

export interface Lease {
  readonly kind: LeaseKind;
  readonly number: number;
  /** How often the lease has changed hands. */
  readonly fence: number;
}

/** UTC ms of the database's clock, by which alone leases expire. */
export const NOW = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

const JOIN = `insert into processes (id, joined_at, expires_at) values ($1, ${NOW}, ${NOW} + ${LEASE})
  on conflict (id) do update set expires_at = excluded.expires_at`;
/** Several may forget the same ones, or one another, at once: nobody waits for anybody. */
const FORGET_DEAD = `delete from processes where id in
  (select id from processes where expires_at < ${NOW} - 3600000 for update skip locked)`;
const RELEASE = `update leases set holder = null, expires_at = 0
  from unnest($2::text[], $3::bigint[]) as given (kind, number)
  where leases.kind = given.kind and leases.number = given.number and holder = $1`;
const RENEW = `update leases set expires_at = ${NOW} + ${LEASE} where holder = $1 and expires_at > ${NOW} returning kind, number, fence`;
const LIVING = `select count(*)::int as living from processes where expires_at > ${NOW}`;
const COUNT = 'select kind, count(*)::int as count from leases group by kind';
/** One that another process is just taking is passed over, not waited for. */
const ACQUIRE = `update leases set holder = $1, fence = fence + 1, expires_at = ${NOW} + ${LEASE}
  from (select kind, number from leases where kind = $2 and (holder is null or expires_at <= ${NOW})
    order by number limit $3 for update skip locked) as free
  where leases.kind = free.kind and leases.number = free.number returning leases.kind, leases.number, leases.fence`;

/** What a process has after it has shown that it lives. */
export interface Beat {
  readonly leases: readonly Lease[];
  /** How many processes live, this one among them. */
  readonly living: number;
  /** Leases of each kind above this number are to be given back. */
  readonly share: ReadonlyMap<LeaseKind, number>;
}

/**
 * Shows that a process lives, renews its leases, gives back those of `release`, and takes free and expired ones up to its share, but only
 * of these `kinds`. A lease that has expired is not renewed: it is taken anew, with another fence.
 */
export async function beat(
  client: ClientBase,
  process: string,
  release: readonly Lease[],
  kinds: readonly LeaseKind[] = LEASE_KINDS,
): Promise<Beat> {
  await client.query('begin');
  try {
    await client.query(JOIN, [process]);
    await client.query(FORGET_DEAD);
    if (release.length > 0) await client.query(RELEASE, [process, release.map(({ kind }) => kind), release.map(({ number }) => number)]);
    const renewed = (await client.query<Lease>(RENEW, [process])).rows;
    const living = (await client.query<{ living: number }>(LIVING)).rows[0]?.living ?? 1;
    const counts = (await client.query<{ kind: LeaseKind; count: number }>(COUNT)).rows;
    const share = new Map(counts.map(({ kind, count }) => [kind, Math.ceil(count / Math.max(1, living))]));
    const leases = [...renewed];
    for (const [kind, most] of share) {
      const room = most - renewed.filter(one => one.kind === kind).length;
      if (room > 0 && kinds.includes(kind)) leases.push(...(await client.query<Lease>(ACQUIRE, [process, kind, room])).rows);
    }
    await client.query('commit');
    return { leases, living, share };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const LEAVE = `with gone as (delete from processes where id = $1) update leases set holder = null, expires_at = 0 where holder = $1`;

/** Gives back everything that a process has. */
export const leave = async (client: ClientBase, process: string): Promise<void> => void (await client.query(LEAVE, [process]));

/** Makes the leases of the parts of the work, once for each database. */
export const makeParts = async (client: ClientBase): Promise<void> =>
  void (await client.query(`insert into leases (kind, number) select 'work', generate_series(0, ${PARTS - 1}) on conflict do nothing`));

const LOCK_SHARDS = "select pg_advisory_xact_lock(hashtext('zongheng'), hashtext('shards'))";
const SHARDS = `select count(*)::int as count, coalesce(bool_or(expires_at > ${NOW}), false) as held from leases where kind = 'shard'`;

/**
 * Says into how many shards the gateway is divided. While any of them is held, the number stays what it is. Returns the number that is in force.
 */
export async function makeShards(client: ClientBase, wanted: number): Promise<number> {
  await client.query('begin');
  try {
    await client.query(LOCK_SHARDS);
    const { rows } = await client.query<{ count: number; held: boolean }>(SHARDS);
    const { count = 0, held = false } = rows[0] ?? {};
    if (held || count === wanted) {
      await client.query('commit');
      return count;
    }
    await client.query("delete from leases where kind = 'shard'");
    await client.query("insert into leases (kind, number) select 'shard', generate_series(0, $1::int - 1)", [wanted]);
    await client.query('commit');
    return wanted;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** A queue longer than this is forgotten, ms: the clock of the database was set back. */
const LONGEST_QUEUE = 3_600_000;
const TAKE_PLACE = `insert into facts as place (key, value) values ($1, (${NOW})::text) on conflict (key) do update set value =
  (case when place.value::bigint > ${NOW} + ${LONGEST_QUEUE} then ${NOW} else greatest(place.value::bigint + $2::bigint, ${NOW}) end)::text
  returning value::bigint - ${NOW} as wait`;

/** Takes the next place in a queue of all processes, `apart` ms after the place before. Returns after how many ms it comes. */
export async function takePlace(client: ClientBase, queue: number, apart: number): Promise<number> {
  const { rows } = await client.query<{ wait: string }>(TAKE_PLACE, [`login-queue:${queue}`, apart]);
  return Math.max(0, Number(rows[0]?.wait ?? 0));
}

/** Whether any process lives. */
export async function isAnyLiving(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('processes') is not null as there");
  return rows[0]?.there === true && (await client.query(`select 1 from processes where expires_at > ${NOW} limit 1`)).rows.length > 0;
}
