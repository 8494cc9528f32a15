import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { z } from 'zod';
import { ok, type Result, refuse } from '../lib/result.js';
import type { SimulatorStorage } from './simulatorStorage.js';

/** The file is open in another program, or it cannot be read or written. */
export type StorageFault =
  | { readonly code: 'storage-in-use'; readonly path: string }
  | { readonly code: 'storage-unreadable'; readonly path: string; readonly why: string };

const TABLES = `
  create table if not exists records (kind text not null, id text not null, json text not null, primary key (kind, id)) without rowid;
  create table if not exists files (id text primary key, bytes blob not null);
`;

/** Opens or creates a SQLite file. While it is open no other program can use it. */
export function openSqliteStorage(path: string): Result<SimulatorStorage, StorageFault> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const client = new Database(path, { timeout: 0 });
    client.pragma('locking_mode = exclusive');
    client.pragma('journal_mode = wal');
    client.pragma('synchronous = normal');
    client.exec(`begin immediate; ${TABLES} commit;`);
    return ok({ path, ...storageIn(client) });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY') return refuse({ code: 'storage-in-use', path });
    return refuse({ code: 'storage-unreadable', path, why: error instanceof Error ? error.message : String(error) });
  }
}

const row = z.object({ id: z.string(), json: z.string() });
const file = z.object({ bytes: z.instanceof(Uint8Array) }).optional();

function storageIn(client: Database.Database): Omit<SimulatorStorage, 'path'> {
  const put = client.prepare('insert or replace into records (kind, id, json) values (?, ?, ?)');
  const drop = client.prepare('delete from records where kind = ? and id = ?');
  const all = client.prepare('select id, json from records where kind = ? order by length(id), id');
  const putFile = client.prepare('insert or replace into files (id, bytes) values (?, ?)');
  const getFile = client.prepare('select bytes from files where id = ?');
  const dropFile = client.prepare('delete from files where id = ?');
  const retainFiles = client.prepare('delete from files where id not in (select value from json_each(?))');
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
    retainFiles: ids => void retainFiles.run(JSON.stringify(ids)),
    clear: () => void client.exec('delete from records; delete from files; vacuum'),
    close: () => void client.close(),
  };
}
