import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { isPostgres } from '../../../src/store/postgres/address.js';
import { recordsIn } from '../../../src/store/records.js';
import { over } from '../../../src/store/tables/connection.js';
import { blockingStore, runSql } from '../../postgres/blocking.js';
import { type Arranged, arranged } from '../../records/arranged.js';

/** The bot's own records, read while the bot runs and never written. Tests compare what they saw with them. */
export interface Records
  extends Pick<
    Arranged,
    | 'reader'
    | 'players'
    | 'seatHolders'
    | 'seatHistory'
    | 'substitutes'
    | 'hasHeldSeat'
    | 'disclosures'
    | 'openPhase'
    | 'phases'
    | 'matches'
    | 'history'
    | 'meta'
  > {
  /** Returns every message ever queued, oldest first. */
  outbox(): readonly QueuedRow[];
  /** Counts the messages, of a match or of all matches, that have neither been sent nor given up. */
  waiting(match?: number): number;
  /** Returns every text of orders ever typed, oldest first. */
  typed(): readonly string[];
  close(): void;
}

const queuedRow = z.object({
  id: z.number(),
  match: z.number(),
  kind: z.enum(['channel', 'user']),
  target: z.string(),
  slot: z.string(),
  content: z.string().transform(text => z.looseObject({ kind: z.string() }).parse(JSON.parse(text))),
  attempts: z.number(),
  sentAt: z.number().nullable(),
  gaveUp: z.string().nullable(),
});
/** A message of the outbox, and what became of it. */
export type QueuedRow = z.infer<typeof queuedRow>;

const OUTBOX = `select id, match_id as match, target_kind as kind, target, slot, content, attempts, sent_at as sentAt,
  gave_up_because as gaveUp from outbox order by id`;
const WAITING = 'select count(*) from outbox where sent_at is null and gave_up_because is null and match_id = coalesce(?, match_id)';

/** Opens the records at `path`. The bot must have created them. */
export function openRecords(path: string): Records {
  if (isPostgres(path)) return openPostgresRecords(path);
  if (!existsSync(path)) throw new Error(`The bot has made no records at ${path}.`);
  const client = new Database(path, { readonly: true, timeout: 5_000 });
  const outbox = client.prepare(OUTBOX);
  const waiting = client.prepare(WAITING).pluck();
  const typed = client.prepare('select typed from edits order by id').pluck();
  return {
    ...arranged(recordsIn(over(client))),
    outbox: () => outbox.all().map(row => queuedRow.parse(row)),
    waiting: match => z.number().parse(waiting.get(match ?? null)),
    typed: () => z.array(z.string()).parse(typed.all()),
    close: () => client.close(),
  };
}

/** The same in PostgreSQL, read by a thread of its own. */
function openPostgresRecords(address: string): Records {
  const { store, close } = blockingStore(address);
  const rows = (statement: string) => runSql(address, statement);
  return {
    ...arranged(store),
    outbox: () =>
      rows(OUTBOX.replace('sentAt', '"sentAt"').replace('gaveUp,', '"gaveUp",').replace('as gaveUp ', 'as "gaveUp" ')).map(row =>
        queuedRow.parse(row),
      ),
    waiting: match => z.tuple([z.object({ count: z.number() })]).parse(rows(WAITING.replace('?', `${match ?? 'null'}`)))[0].count,
    typed: () => rows('select typed from edits order by id').map(row => z.object({ typed: z.string() }).parse(row).typed),
    close: () => void close(),
  };
}
