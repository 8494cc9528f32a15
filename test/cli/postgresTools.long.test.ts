import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { backup } from '../../src/cli/backup.js';
import { check } from '../../src/cli/check.js';
import { restoreBackup } from '../../src/cli/restore.js';
import { status } from '../../src/cli/status.js';
import { openPostgres } from '../../src/store/postgres/openPostgres.js';
import { programFor } from '../../src/store/postgres/programs.js';
import { type Cluster, startCluster } from '../postgres/cluster.js';
import { connectedTo, databasesOn, makeTemplate } from '../postgres/databases.js';
import { runningMatch } from '../store/records.js';

let cluster: Cluster;
let template: string;
const folder = mkdtempSync(join(tmpdir(), 'zongheng-tools-'));
const [before, setting] = [process.cwd(), { ...process.env }];
beforeAll(async () => {
  cluster = await startCluster();
  template = await makeTemplate(cluster.address);
  process.chdir(folder);
});
afterEach(() => rmSync('data', { recursive: true, force: true }));
afterAll(() => {
  process.chdir(before);
  process.env = setting;
  rmSync(folder, { recursive: true, force: true });
  cluster.remove();
});

interface Answer {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

/** What a command says about the database at `address`. */
async function asked(address: string, command: (voice: Parameters<typeof backup>[0]) => Promise<number>): Promise<Answer> {
  process.env = { ...setting, DISCORD_TOKEN: 'token', ZONGHENG_DATABASE: address, ZONGHENG_HEALTH_PORT: '9', ZONGHENG_BACKUPS_KEPT: '2' };
  const [said, complained]: [string[], string[]] = [[], []];
  const code = await command({ say: line => void said.push(line), complain: line => void complained.push(line) });
  return { code, said: said.join('\n'), complained: complained.join('\n') };
}
const restore = (named?: string) => (voice: Parameters<typeof backup>[0]) => restoreBackup(voice, named);

let made = 0;
async function empty(): Promise<string> {
  const name = `tools_${++made}`;
  await connectedTo(cluster.address(), client => client.query(`create database ${name}`));
  return cluster.address(name);
}

/** A database with a game in it. Its state is no game's, so the tests that check games close its phase. */
async function filled(): Promise<string> {
  const name = `tools_${++made}`;
  await connectedTo(cluster.address(), client => client.query(`create database ${name} template ${template}`));
  const databases = databasesOn(() => cluster.address(name), template);
  const { id } = runningMatch(databases.openHere());
  await databases.drop();
  await connectedTo(cluster.address(name), async client => {
    await client.query('update matches set game = $1 where id = $2', ['classic', id]);
    await client.query('update phases set closed_at = 9, closed_by = $1', ['due']);
  });
  return cluster.address(name);
}

const shown = (address: string): string => `postgres://127.0.0.1:${new URL(address).port}${new URL(address).pathname}`;
const games = (address: string) => connectedTo(address, async client => (await client.query('select id, game, channel from matches')).rows);
const files = (): readonly string[] => readdirSync(join('data', 'backups'));

test('A backup is a file for its owner alone, is restored into an empty database, and is used from then on', async () => {
  const address = await filled();
  const backedUp = await asked(address, backup);
  expect(backedUp).toMatchObject({ code: 0, complained: '' });
  const [file = ''] = files();
  expect(backedUp.said).toBe(`The records are backed up to ${join('data', 'backups', file)}.`);
  expect(statSync(join('data', 'backups', file)).mode & 0o777).toBe(0o600);
  const other = await empty();
  const restored = await asked(other, restore(join('data', 'backups', file)));
  expect(restored).toEqual({
    code: 0,
    said: `The records are restored from ${join(process.cwd(), 'data', 'backups', file)} into ${shown(other)}.`,
    complained: '',
  });
  expect(await games(other)).toEqual(await games(address));
  expect(await asked(other, check)).toMatchObject({ code: 0, complained: '' });
  const opened = await openPostgres(other, { info: () => undefined, warn: () => undefined, error: () => undefined });
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  await opened.value.close();
});

test('The newest backup is restored if none is named; older ones than are to be kept are deleted', async () => {
  const address = await filled();
  await asked(address, backup);
  const [first] = files();
  await asked(address, backup);
  await asked(address, backup);
  expect(files()).toHaveLength(2);
  expect(files()).not.toContain(first);
  const name = new URL(address).pathname.slice(1);
  await connectedTo(cluster.address(), async client => {
    await client.query(`drop database ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  expect((await asked(address, restore())).said).toContain(basename(files().toSorted().at(-1) ?? ''));
  expect(await games(address)).toHaveLength(1);
});

test('A backup is made beside a running bot; nothing is restored under one', async () => {
  const address = await filled();
  const opened = await openPostgres(address, { info: () => undefined, warn: () => undefined, error: () => undefined });
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault));
  try {
    expect(await asked(address, backup)).toMatchObject({ code: 0 });
    expect(await asked(address, restore())).toEqual({
      code: 1,
      said: '',
      complained: `Another Zongheng is already using the records at ${shown(address)}.`,
    });
    expect((await asked(address, status)).said).toContain(`Zongheng is running on ${shown(address)}.`);
  } finally {
    await opened.value.close();
  }
});

test('Nothing is restored into a database that is not empty, and it stays as it is', async () => {
  const [address, other] = [await filled(), await empty()];
  await asked(address, backup);
  await connectedTo(other, client => client.query('create table shop (id int)'));
  for (const taken of [address, other]) {
    const { code, complained } = await asked(taken, restore(join('data', 'backups', files()[0] ?? '')));
    expect(code).toBe(1);
    expect(complained).toBe(
      `There are records at ${shown(taken)} already. Nothing was changed.\n` +
        'A backup is restored into an empty database: create one with createdb, and name it in ZONGHENG_DATABASE.',
    );
  }
  expect(await games(address)).toHaveLength(1);
});

test('A file that is no backup, or is cut short, is refused, and the database stays empty', async () => {
  const [address, other] = [await filled(), await empty()];
  await asked(address, backup);
  const good = join('data', 'backups', files()[0] ?? '');
  writeFileSync('noise.dump', 'noise');
  writeFileSync('short.dump', readFileSync(good).subarray(0, statSync(good).size - 2_000));
  const noise = await asked(other, restore('noise.dump'));
  expect(noise.code).toBe(1);
  expect(noise.complained).toMatch(/^The backup .*noise\.dump cannot be used: .*\. Nothing was changed\.$/);
  const short = await asked(other, restore('short.dump'));
  expect(short.code).toBe(1);
  expect(short.complained).toMatch(/Nothing was changed\.$/);
  expect((await asked(other, restore('gone.dump'))).complained).toBe(`There is no backup: ${join(process.cwd(), 'gone.dump')}.`);
  expect((await asked(other, restore())).complained).toBe('There is no backup: data/backups.');
  expect((await asked(other, check)).complained).toBe(`There are no records at ${shown(other)}.`);
});

test('Another program’s backup, and one of a newer version, are refused', async () => {
  const [address, other, target] = [await filled(), await empty(), await empty()];
  await connectedTo(address, client => client.query("insert into __drizzle_migrations (hash, created_at) values ('ff', 4102444800000)"));
  await connectedTo(other, client => client.query('create table matches (id int)'));
  const dumper = programFor('pg_dump', 0);
  if (!dumper.ok) throw new Error('there is no pg_dump');
  for (const [file, of] of [
    ['newer.dump', address],
    ['shop.dump', other],
  ] as const)
    spawnSync(dumper.value, ['--format=custom', `--file=${file}`, `--dbname=${of}`]);
  expect((await asked(target, restore('newer.dump'))).complained).toContain('newer.dump were written by a newer version.');
  expect((await asked(target, restore('shop.dump'))).complained).toContain('shop.dump is another program');
  expect((await asked(address, backup)).complained).toContain('were written by a newer version. Update Zongheng.');
});

test.each([
  ['status', status],
  ['check', check],
  ['backup', backup],
  ['restore', restore('there.dump')],
])(
  '%s says that the server is away, that the password is wrong, that there is no such database; without the password',
  async (_, command) => {
    writeFileSync('there.dump', '');
    await connectedTo(cluster.address(), client =>
      client.query(
        "do $$ begin if not exists (select from pg_roles where rolname = 'locked') then create role locked login password 'right'; end if; end $$",
      ),
    );
    const { port } = new URL(cluster.address());
    const away = await asked('postgres://locked:secret@127.0.0.1:9/there', command);
    expect(away.complained).toBe('The database postgres://127.0.0.1:9/there cannot be reached: connect ECONNREFUSED 127.0.0.1:9.');
    const wrong = await asked(`postgres://locked:secret@127.0.0.1:${port}/postgres`, command);
    expect(wrong.complained).toBe(
      `PostgreSQL does not let Zongheng into postgres://127.0.0.1:${port}/postgres: password authentication failed for user "locked". ` +
        'Check the user and the password in ZONGHENG_DATABASE.',
    );
    const none = await asked(`postgres://locked@127.0.0.1:${port}/postgres`, command);
    expect(none.complained).toContain('it asks for a password. Check the user and the password');
    const absent = await asked(cluster.address('nowhere'), command);
    expect(absent.complained).toBe(
      `There is no database postgres://127.0.0.1:${port}/nowhere. Create it with createdb, or name another one in ZONGHENG_DATABASE.`,
    );
    for (const { code, said, complained } of [away, wrong, none, absent]) {
      expect(code).toBe(1);
      expect(said + complained).not.toContain('secret');
    }
  },
);

test('With the server away status does not claim that no bot is running', async () => {
  const { said } = await asked('postgres://127.0.0.1:9/there', status);
  expect(said).toBe('It is not responding on port 9.');
});

test('A password of the address is used, and is not among the arguments of pg_dump', async () => {
  const address = await filled();
  await connectedTo(address, async client => {
    await client.query("create role guarded login superuser password 'p@ss word'");
  });
  const guarded = address.replace('zongheng@', `guarded:${encodeURIComponent('p@ss word')}@`);
  expect(await asked(guarded, backup)).toMatchObject({ code: 0, complained: '' });
  expect(await asked(guarded, status)).toMatchObject({ said: expect.stringContaining('Games: 1 running') });
});

test('check finds references to rows that are gone, indexes that were not finished, and pages that are broken', async () => {
  const address = await filled();
  await connectedTo(address, async client => {
    await client.query("set session_replication_role = 'replica'");
    await client.query('delete from matches');
  });
  const dangling = await asked(address, check);
  expect(dangling.code).toBe(1);
  expect(dangling.complained).toMatch(/^The records at .* are damaged: \w+ refers to rows missing from matches\. Nothing was changed\.$/);

  const unfinished = await filled();
  await connectedTo(unfinished, client =>
    client.query("update pg_index set indisvalid = false where indexrelid = 'matches_pkey'::regclass"),
  );
  expect((await asked(unfinished, check)).complained).toContain('the index matches_pkey is broken');

  const broken = await filled();
  const file = await connectedTo(broken, async client => {
    await client.query('checkpoint');
    const { rows } = await client.query("select current_setting('data_directory') || '/' || pg_relation_filepath('phases') as file");
    return String(rows[0].file);
  });
  cluster.stop();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(64, 0x5a), 0, 64, 0);
  closeSync(handle);
  cluster.start();
  const page = await asked(broken, check);
  expect(page.code).toBe(1);
  expect(page.complained).toMatch(/are damaged: phases: invalid page in block 0 of relation/);
});

test('The programs of the server’s version are taken, else those of the next newer one', () => {
  const places = ['14', '16', '17'].map(version => {
    const place = join(folder, `programs-${version}`);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'pg_dump'), `#!/bin/sh\necho 'pg_dump (PostgreSQL) ${version}.3 (Debian)'\n`, { mode: 0o755 });
    return place;
  });
  expect(programFor('pg_dump', 14, places)).toEqual({ ok: true, value: join(folder, 'programs-14', 'pg_dump') });
  expect(programFor('pg_dump', 15, places)).toEqual({ ok: true, value: join(folder, 'programs-16', 'pg_dump') });
  expect(programFor('pg_dump', 18, places)).toEqual({
    ok: false,
    fault: { code: 'program-old', program: 'pg_dump', version: 17, server: 18 },
  });
  expect(programFor('pg_dump', 15, [folder])).toEqual({ ok: false, fault: { code: 'program-missing', program: 'pg_dump', server: 15 } });
});
