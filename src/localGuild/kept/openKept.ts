import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { Files, KEPT, Keep } from '../world/world.js';

type Kind = (typeof KEPT)[number];

/** The file a local guild outlives its program in. While it is open no other program can have it. */
export interface Kept extends Keep {
  readonly path: string;
  readonly files: Files;
  /** The records of a kind by their ids, oldest first. */
  all<Shape>(kind: Kind, shape: z.ZodType<Shape>): readonly (readonly [id: string, record: Shape])[];
  /** Forgets the files but these. */
  keepFiles(ids: readonly string[]): void;
  /** Forgets everything. */
  clear(): void;
  close(): void;
}

/** Somebody else has the guild open; or there is no reading and writing it. */
export type KeptFault =
  | { readonly code: 'guild-in-use'; readonly path: string }
  | { readonly code: 'guild-unreadable'; readonly path: string; readonly why: string };

const TABLES = `
  create table if not exists records (kind text not null, id text not null, json text not null, primary key (kind, id)) without rowid;
  create table if not exists files (id text primary key, bytes blob not null);
`;

export function openKept(path: string): Result<Kept, KeptFault> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const client = new Database(path, { timeout: 0 });
    client.pragma('locking_mode = exclusive');
    client.pragma('journal_mode = wal');
    client.pragma('synchronous = normal');
    client.exec(`begin immediate; ${TABLES} commit;`);
    return ok({ path, ...keptIn(client) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return refuse({ code: 'guild-in-use', path });
    return refuse({ code: 'guild-unreadable', path, why: error instanceof Error ? error.message : String(error) });
  }
}

const row = z.object({ id: z.string(), json: z.string() });
const file = z.object({ bytes: z.instanceof(Uint8Array) }).optional();

function keptIn(client: Database.Database): Omit<Kept, 'path'> {
  const put = client.prepare('insert or replace into records (kind, id, json) values (?, ?, ?)');
  const drop = client.prepare('delete from records where kind = ? and id = ?');
  const all = client.prepare('select id, json from records where kind = ? order by length(id), id');
  const putFile = client.prepare('insert or replace into files (id, bytes) values (?, ?)');
  const getFile = client.prepare('select bytes from files where id = ?');
  const dropFile = client.prepare('delete from files where id = ?');
  const keepFiles = client.prepare('delete from files where id not in (select value from json_each(?))');
  return {
    put: (kind, id, record) => void put.run(kind, id, JSON.stringify(record)),
    drop: (kind, id) => void drop.run(kind, id),
    all: (kind, shape) =>
      all.all(kind).map(found => {
        const { id, json } = row.parse(found);
        return [id, shape.parse(JSON.parse(json))];
      }),
    files: {
      get: id => file.parse(getFile.get(id))?.bytes,
      set: (id, bytes) => putFile.run(id, bytes),
      delete: id => dropFile.run(id),
    },
    keepFiles: ids => void keepFiles.run(JSON.stringify(ids)),
    clear: () => void client.exec('delete from records; delete from files; vacuum'),
    close: () => void client.close(),
  };
}
