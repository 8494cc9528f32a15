import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { editionUsed } from '../../src/matches/context/gameOf.js';
import { sit } from '../../src/matches/model/people.js';
import { seenBy } from '../../src/matches/read/disclosures.js';
import { BACKUPS_KEPT, backupsOf } from '../../src/store/backups/backup.js';
import { backUp } from '../../src/store/backups/makeBackup.js';
import { MIGRATIONS } from '../../src/store/database/migrations.js';
import { openStore } from '../../src/store/openStore.js';
import { POSTGRES_MIGRATIONS } from '../../src/store/postgres/migrations.js';
import { immediateIn } from '../../src/store/records.js';
import { everyRow, journal, newFolder, oneMoreMigration, opened, recordsUntil, remove, withDatabase } from './files.js';
import { aPhase, aStudy, aVariant, runningMatch, someProgress } from './records.js';

/** The SHA-256 of every released migration. A migration that has run somewhere is never edited. */
const RELEASED: Readonly<Record<string, string>> = {
  '0000_records': '7f662bd17b5a89c2eea6e53bd78c5df8e66a32fb2a597f6946a80ee98c447ea9',
  '0001_rows_by_slot': '701a201dab8a96bad7329cf008d86277586c7f73eb1dd22202a9a1555f0683d2',
  '0002_secrets_and_options': '565c01bb4f47afe9887ecdd983d2b67f3a3d706c6902bf7949e304b44d7e02c7',
  '0003_users': '73d9646447d85ab4dc1b1682c212620613766ee1378fd98b01c4214c47d20a5a',
  '0004_plans_and_punctuality': '140e10e5095574c7cbf8d8aff6a1d03320866ba1f175811bb8bdad284b573cea',
  '0005_pictures': 'af2eeac5401539fe831fb879f5eb1f4edc23f40b83e6055ba161b24bc9589bb0',
  '0006_salts': '9c9e7de948fb6a81025ca190da22938ccf9f071a6d02b57b2c8dcad8ed7f5386',
  '0007_notes': 'ea81a7a846101fa3355db5486eb4785d4fc492f0c2652164f051a8ba4d8b67b3',
  '0008_people': '201e3fc1698742e5267cc0a32a4bd9c07a8e44d691aa4d2db1a42959ebd69b34',
  '0009_goes_on': '1d04f9edfadd69dbbf5c1a5e1ce689b50892961fb824e144a132927341eb812d',
  '0010_unnumbered_nonces_and_seal_forms': '731a23e7e6e63c78bf5f9b2a7251ef797b7596781b4d893522c7a5e49bbc8541',
  '0011_disclosures': 'a978e059edcfa17dae9207b41cb05356afc98dd6b64c8a19764b0a9d1a06c46e',
  '0012_turns_and_imports': '24cf46f70fbcb4d42c75b8000495fb53aae254f81b0abca57d0758977b55e446',
  '0013_arbiters_and_host_checks': '29cf2d6dc13de890c6db389ba263cf38f52a812fc0e75b04f2121d6e7d5e8e21',
  '0014_anonymous_closing': '0ef489ea752949d1bb696bf231bfa2a96e0c603b26cdae791a0819f0c92921bb',
  '0015_refusals': '7d17d5bc3a4cd21d8365ba9e9c7b721292c4ffba1bb634dddf6a23fddd991938',
  '0016_edits_of_user': 'd1c865921db6c370a3a64d18b8dc2939b56f65ccb6c3856440138955905605cc',
  '0017_edition': 'fba2a224c74bfe76a1931e3931362800e19d469290996a5ba52d51ca4cd3efd6',
  '0021_open_seats': 'a5dcf316abc3961024de5042ad2320dc087061261589b5cb3bf91ff72e39e5c8',
  '0022_opponents': '8a89503fc5153b488332c234ecf84fada876d691f32341e9e70d562af2949b96',
  '0020_settled_rows': '2904d37702928fd031b8cbcd82116ee3633a0a57423a2ecefff49fa056c36de5',
  '0019_whole_matches': 'e1fbd8df30fd273645379fac3f09b0a03659e297f859a51018ce0463cf276299',
  '0018_user_indexes': '7730800b0a4a790af3822548357ec7816ed79863868600f8e9c99164e1bb8d45',
  '0023_filling_games': '7aa9b1c33fe2444f265b1385988aed14ef3c4937a3ae8a8a663cd4d28a3edc0d',
  '0024_statistics': 'cde93146e41a2d6e89551918444935543379ddde09ef3bb9fa10b3929ef2226d',
  '0025_queued_and_asked': '06816e4de089ef555be630ea07f761214e6c3e249f921de903d8fecbb6cfc22f',
  '0026_acting_phases': 'd26502bd6761a75e3c3408eba86a06dc9c9bf4d76e94a7cf66c41150d9da92ea',
  '0027_studies': 'a29a5912ac0e8641bd97c80dcc52ead7965db8d92de01eb2a2a777a18e9ffb3a',
  '0028_variants': 'e8e658931c17baf5db3becbbd10958d154017d508d66d7adc0522a4d4759ee35',
  '0029_shared_studies': '0e1e4000fca997239d0118bc25edfb63a5257c090b29ee1ec6183245bab2a3ae',
  '0030_lessons': '9bb314bcdc2b463412512dca4bc1df5d4e1c839eb393680ec6f2e7e1f3a17353',
  '0031_outbox_sorts': '1ca126d4a6874623808197b0418fa13492057bc08870f60f20bb814d5c0a9e7a',
};

/** The same for PostgreSQL. */
const RELEASED_FOR_POSTGRES: Readonly<Record<string, string>> = {
  '0000_records': '36c56dcd2790408264fa7c2b5cda5cde5bc68d2e54d8f40e8871b4d2333564c5',
  '0001_fleet': 'd22bb9671295aad2b20dc69bcaddf828b8e234a1301e7cd678a610ff66d05ed0',
  '0002_filling_games': 'ccb4d00237129ac7d18b60e3e9ae61028844f05a3dddc212fd37bbc58c3fd2d9',
  '0003_statistics': '513ed4e2e296cdae80e6b9d413f8628d93230b283988ad35be15ad83e59baf57',
  '0004_queued_and_asked': 'af540e2c6fa6a6f5a94233f1a5e5f6c19d2d30f7ce7e42037d0729c7b9b2bada',
  '0005_acting_phases': '0ba8f19a9f1762969848c2a6a75bf242c4125110d645feb4407eba0b0343e000',
  '0006_studies': '16fd998977fafbdcd64ee5666cb4a365f7e16a6d83524ae31e12c5314e3438c1',
  '0007_variants': '2055ca9857cd7ae2e241f00260bfc204dfeada7d39bc9bc87d04faf8920ffd34',
  '0008_shared_studies': '2675c8873061f7ad1e8843bc18a12f15e313cd924f448037886ad8d259efeea2',
  '0009_lessons': '17a466e66ed660b8aa2c94b0c3b625e33498e859f4392a0ea99c958a4bee9a6a',
  '0010_outbox_sorts': '8fe50352f5f5d898b24813a8ac2581e48dc070db7aadc9513d86162874a34439',
};

let folder: string;
let path: string;
beforeEach(() => {
  folder = newFolder();
  path = join(folder, 'zongheng.db');
});
afterEach(() => remove(folder));

/** Creates a database with rows in every table. */
async function populate(): Promise<void> {
  const { store, close } = opened(path);
  const { id } = runningMatch(store);
  store.addPlayer(id, 'ann', 1);
  store.sit(id, 'qin', 'cat', 20);
  store.appoint(id, { seat: 'qin', user: 'dan', until: 30 });
  store.disclose(id, { viewer: 'fay', as: 'substitute', seat: 'qin' });
  store.setWatching(id, 'eve', true);
  store.saveHostCheck(id, { since: 9, last: 9 });
  store.keepSecret(id, 'ab');
  await store.history.keepSalt(id, 1, 'qin', 'cd');
  store.note(id, { at: 8, actor: 'host', deed: 'extended', about: { phase: 1 } });
  const entry = { match: id, phase: 1, user: 'ann', submission: { orders: ['A qin H'] }, ready: true, typed: 'hold', at: 5 };
  for (const seat of ['qin', 'chu']) store.file({ ...entry, seat, interaction: `of-${seat}` });
  store.castBallot(id, 1, 'draw', 'qin', true);
  store.queue({ match: id, to: { channel: 'hall' }, slot: 'card', content: { kind: 'phase', phase: 1 } }, 5);
  store.delivered(1, { channel: 'hall', message: '42' }, 6);
  store.queue({ match: id, to: { user: 'ann' }, slot: 'note', content: { kind: 'lobby' } }, 7);
  store.arrange(id, tx => {
    const phase = 1;
    tx.put({
      vacancies: [{ phase, seat: 'chu', calledIn: false, open: true }],
      invitations: [{ phase, seat: 'chu', user: 'gus', by: 'host' }],
      motions: [{ phase, number: 1, seat: 'qin', of: 'Wei', text: 'A wei H' }],
      extensions: [{ phase, reason: 'grace' }],
      reminders: [{ phase, seat: 'qin', moment: 4 }],
      receipts: [{ phase, seat: 'qin', user: 'ann', language: 'fr' }],
    });
    tx.add('duties', { phase, user: 'ann', kind: 'kept' });
    tx.add('results', { user: 'ann', seat: 'qin', outcome: 'won', rank: 1, points: 9, rated: true });
    tx.add('pressMessages', { phase, seat: 'qin', to: ['chu'], text: 'Peace?', at: 3 });
  });
  store.saveSettings('ann', { language: 'fr' });
  store.savePunctuality(id, 'qin', { spent: 1, kept: 2, missed: 0 });
  immediateIn(store).meta.set('tick', '7');
  store.countImport({ user: 'ann', guild: 'guild', at: 9 });
  const wish = { user: 'ann', game: 'any', pace: '24h', since: 1, until: 9 } as const;
  await store.servers.decide({ guild: 'guild', user: 'ann', since: 0 }, () => ({
    queue: { waiting: [wish], place: { channel: 'hall', language: 'en' } },
    member: { substitute: true, asked: [{ match: id, seat: 'chu', at: 1, until: 2 }] },
  }));
  const study = await store.studies.add(aStudy('ann'), { studies: 9, whatIfs: 9 });
  await store.studies.share(study?.id ?? 0, 'ann', { thread: 'thread', board: 'message', language: 'fr' });
  await store.variants.add(aVariant('guild', 'shores'), { most: 9, forgets: 0 });
  await store.lessons.change({ user: 'ann', lesson: 1, changedAt: 1 }, () => someProgress);
  close();
}

const OMENS = 'CREATE TABLE `omens` (`id` integer);';
const withOmens = () => oneMoreMigration(join(folder, 'later'), OMENS);

/** Returns the SQL that drizzle-kit writes when a column changes: every table is created anew, and its rows are copied. */
function rebuildingAll(client: Database.Database): string {
  const tables = client
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\'",
    )
    .all();
  const indexes = client.prepare<[], { sql: string }>("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL").all();
  const rebuilt = tables.flatMap(({ name, sql }) => [
    sql.replace(new RegExp(`[\`"]${name}[\`"]`), `\`__new_${name}\``),
    `INSERT INTO \`__new_${name}\` SELECT * FROM \`${name}\``,
    `DROP TABLE \`${name}\``,
    `ALTER TABLE \`__new_${name}\` RENAME TO \`${name}\``,
  ]);
  return ['PRAGMA foreign_keys=OFF', ...rebuilt, ...indexes.map(index => index.sql), 'PRAGMA foreign_keys=ON'].join(
    ';--> statement-breakpoint\n',
  );
}

const faultWith = (migrations?: string) => {
  const result = openStore(path, migrations);
  if (!result.ok) return result.fault;
  result.value.close();
  throw new Error('it opened');
};

describe('The migrations', () => {
  test('are those in the journal, each written later than the one before', () => {
    const { entries } = journal();
    const times = entries.map(entry => entry.when);
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b));
    expect(
      readdirSync(MIGRATIONS)
        .filter(name => name.endsWith('.sql'))
        .sort(),
    ).toEqual(entries.map(entry => `${entry.tag}.sql`));
  });

  test.each([
    ['SQLite', MIGRATIONS, RELEASED],
    ['PostgreSQL', POSTGRES_MIGRATIONS, RELEASED_FOR_POSTGRES],
  ])('of %s are released as they are, and never edited afterwards', (_, folder, released) => {
    const hashes = journal(folder).entries.map(({ tag }) => [
      tag,
      createHash('sha256')
        .update(readFileSync(join(folder, `${tag}.sql`)))
        .digest('hex'),
    ]);
    expect(Object.fromEntries(hashes)).toEqual(released);
  });

  test('delete nothing by cascade', () => {
    for (const { tag } of journal().entries)
      expect(readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8')).not.toMatch(/on delete (?!no action)/i);
  });
});

describe('Migrating', () => {
  test('keeps every row when every table is rebuilt', async () => {
    await populate();
    const before = everyRow(path);
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const rebuild = withDatabase(path, rebuildingAll);
    const { store, close } = opened(path, oneMoreMigration(join(folder, 'later'), rebuild));
    const past = { submissions: [], salts: [] };
    await expect(store.imports.addPhases(9, [{ phase: aPhase(9, 1), ...past }])).rejects.toThrow('FOREIGN KEY');
    await expect(store.imports.addPhases(1, [{ phase: aPhase(1, 2), ...past }])).rejects.toThrow('UNIQUE');
    close();
    expect(everyRow(path)).toEqual(before);
  });

  test('happens once', async () => {
    await populate();
    const later = withOmens();
    for (const _ of [1, 2, 3]) opened(path, later).close();
    expect(backupsOf(path)).toHaveLength(1);
  });

  test('that fails leaves everything as it was', async () => {
    await populate();
    const before = everyRow(path);
    const fault = faultWith(
      oneMoreMigration(join(folder, 'later'), `${OMENS}--> statement-breakpoint\nDELETE FROM facts;--> statement-breakpoint\nnonsense;`),
    );
    expect(fault).toMatchObject({
      code: 'migration-failed',
      path,
      detail: expect.stringContaining('nonsense'),
      backup: backupsOf(path)[0],
    });
    expect(everyRow(path)).toEqual(before);
    opened(path).close();
  });

  test('that breaks references is refused, at every later start too, and the backup is sound', async () => {
    await populate();
    const before = everyRow(path);
    const careless = oneMoreMigration(join(folder, 'later'), 'DELETE FROM matches;');
    const fault = faultWith(careless);
    const [backup] = backupsOf(path);
    expect(fault).toMatchObject({ code: 'migration-failed', backup, detail: expect.stringContaining('missing from matches') });
    expect(faultWith(careless)).toMatchObject({ code: 'database-corrupt', backup });
    expect(everyRow(backup ?? '')).toEqual(before);
  });

  test('that would be passed over, being written before the last one, is refused', async () => {
    await populate();
    expect(faultWith(oneMoreMigration(join(folder, 'later'), OMENS, -1_000))).toMatchObject({
      code: 'migration-failed',
      detail: '1 migrations were passed over',
    });
  });
});

describe('Records of the version before nonces were random', () => {
  const ROW = `INSERT INTO outbox (id, match_id, target_kind, target, slot, content, queued_at, next_at, tried_at) VALUES
    (41, 7, 'channel', 'hall', 'card', '{"kind":"lobby"}', 5, 5, 6), (42, 7, 'channel', 'hall', 'note', '{"kind":"lobby"}', 5, 5, NULL)`;
  const MATCH = `INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
    VALUES (7, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`;
  const PHASES = `INSERT INTO phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report) VALUES
    (7, 1, 'movement', '{}', 1, 2, 2, 'deadline', '{}'), (7, 2, 'movement', '{}', 2, 9, NULL, NULL, NULL)`;
  beforeEach(() => {
    recordsUntil(path, '0009_goes_on');
    withDatabase(path, client => {
      for (const sql of [MATCH, PHASES, ROW]) client.exec(sql);
    });
  });

  test('keep the nonce under which a message was tried: it is looked for by it. One never tried has a random one, the same at every start', async () => {
    const nonces = async () => {
      const { store, close } = opened(path);
      const found = (await store.outbox.due(9, 9)).map(({ nonce }) => nonce);
      close();
      return found;
    };
    const [tried, fresh] = await nonces();
    expect(tried).toBe('z15-7');
    expect(fresh).toMatch(/^[0-9a-f]{16}$/);
    expect(await nonces()).toEqual([tried, fresh]);
  });

  test('have open phases that close at their deadline, and may be closed early', async () => {
    const { store, close } = opened(path);
    expect([store.closesAt(7, 2), await store.matches.duePhases(8), await store.matches.duePhases(9)]).toEqual([
      undefined,
      [],
      [{ match: 7, number: 2, guild: 'guild' }],
    ]);
    store.closeAt(7, 2, 5);
    expect([store.closesAt(7, 2), await store.matches.duePhases(4), await store.matches.duePhases(5)]).toEqual([
      5,
      [],
      [{ match: 7, number: 2, guild: 'guild' }],
    ]);
    store.closeAt(7, 2, undefined);
    expect(await store.matches.duePhases(5)).toEqual([]);
    close();
  });

  test('have phases with seals of the first form; one that was open closes with one of the second', () => {
    const { store, close } = opened(path);
    expect(store.phases(7).map(({ sealForm }) => sealForm)).toEqual([undefined, undefined]);
    store.claimPhase(7, 2, 'deadline', 9);
    expect(store.phases(7).map(({ sealForm }) => sealForm)).toEqual([undefined, 2]);
    close();
  });
});

describe('Records of the version before waiting messages were stored as new or as edits', () => {
  test('send new messages first, then edits of what was posted before the update', async () => {
    recordsUntil(path, '0030_lessons');
    withDatabase(path, client => {
      client.exec(`INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
        VALUES (7, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`);
      client.exec(`INSERT INTO posted_messages (match_id, slot, target, channel, message) VALUES (7, 'card', 'hall', 'hall', '42')`);
      for (const [id, slot] of ['card', 'note'].entries())
        client.exec(`INSERT INTO outbox (id, match_id, target_kind, target, slot, content, queued_at, next_at, nonce)
          VALUES (${id + 1}, 7, 'channel', 'hall', '${slot}', '{"kind":"lobby"}', 5, 5, 'nonce${id}')`);
    });
    const { store, close } = opened(path);
    expect((await store.outbox.due(9, 9)).map(({ slot, isEdit }) => [slot, isEdit])).toEqual([
      ['note', undefined],
      ['card', true],
    ]);
    close();
  });
});

describe('Records of the version before disclosures were kept', () => {
  test('say who stood in and who tried a phase out, in a match and in the one it went on from', async () => {
    recordsUntil(path, '0010_unnumbered_nonces_and_seal_forms');
    const match = (
      id: number,
      from: string,
    ) => `INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at, goes_on_from)
      VALUES (${id}, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1, ${from})`;
    withDatabase(path, client => {
      for (const sql of [
        match(7, 'NULL'),
        match(8, `'{"match":7,"phase":1,"seats":2}'`),
        "INSERT INTO stand_ins (match_id, seat, user_id, until) VALUES (7, 'qin', 'dan', 5)",
        "INSERT INTO notes (match_id, at, actor, deed, about) VALUES (7, 5, 'eve', 'tried', '{}'), (7, 5, 'fay', 'announced', '{}')",
      ])
        client.exec(sql);
    });
    const { store, close } = opened(path);
    expect(['dan', 'eve', 'fay'].map(user => seenBy(store.reader(8), user))).toEqual([
      [{ as: 'substitute', seat: 'qin' }],
      [{ as: 'host', seat: '' }],
      [],
    ]);
    expect(await store.matches.shownTo('dan')).toEqual([7, 8]);
    close();
  });
});

describe('Records of the version before phases were listed without their states', () => {
  test('have phases that do not say when in their game they are, until somebody has looked', async () => {
    recordsUntil(path, '0011_disclosures');
    withDatabase(path, client => {
      for (const sql of [
        `INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
          VALUES (7, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`,
        `INSERT INTO phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report) VALUES
          (7, 1, 'movement', '{}', 1, 2, 2, 'deadline', '{"a":1}'), (7, 2, 'movement', '{}', 2, 9, NULL, NULL, NULL)`,
      ])
        client.exec(sql);
    });
    const { store, close } = opened(path);
    const heads = async () => (await store.history.phaseHeads(7)).map(({ number, kind, closedAt, turn }) => [number, kind, closedAt, turn]);
    expect(await heads()).toEqual([
      [1, 'movement', 2, undefined],
      [2, 'movement', undefined, undefined],
    ]);
    await store.history.keepTurns(7, new Map([[1, { year: 1901 }]]));
    expect((await heads())[0]).toEqual([1, 'movement', 2, { year: 1901 }]);
    expect([await store.history.reportText(7, 1), await store.history.reportText(7, 2)]).toEqual(['{"a":1}', undefined]);
    expect([(await store.history.lastClosed(7))?.number, (await store.history.openHead(7))?.number]).toEqual([1, 2]);
    close();
  });
});

describe('Records of the version before matches had arbiters', () => {
  const MATCH = `INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
    VALUES (7, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`;
  const NOTE = `INSERT INTO notes (match_id, at, actor, deed, about) VALUES (7, 5, 'ann', 'adjudicated', '{"phase":1,"missing":2}')`;

  test('open as they are: their matches have none, no host is asked for, and their logs are kept', async () => {
    recordsUntil(path, '0012_turns_and_imports');
    withDatabase(path, client => {
      for (const sql of [MATCH, NOTE]) client.exec(sql);
    });
    const { store, close } = opened(path);
    expect(await store.matches.get(7)).toMatchObject({ host: 'ann', status: 'running' });
    expect(await store.matches.get(7)).not.toHaveProperty('arbiter');
    expect(store.hostCheck(7)).toBeUndefined();
    expect(await store.history.notes(7)).toEqual([{ at: 5, actor: 'ann', deed: 'adjudicated', about: { phase: 1, missing: 2 } }]);
    const match = await store.matches.get(7);
    if (match) store.saveMatch({ ...match, arbiter: 'eve' });
    store.saveHostCheck(7, { since: 1, last: 2 });
    expect([(await store.matches.get(7))?.arbiter, (await store.matches.find({ arbiter: 'eve' })).length, store.hostCheck(7)]).toEqual([
      'eve',
      1,
      { since: 1, last: 2 },
    ]);
    close();
  });
});

describe('A backup', () => {
  test('is made before migrating, whole, and is a database of its own', async () => {
    await populate();
    const before = everyRow(path);
    opened(path, withOmens()).close();
    const [backup, ...others] = backupsOf(path);
    expect(others).toEqual([]);
    expect(everyRow(backup ?? '')).toEqual(before);
    const restored = opened(backup ?? '');
    expect(restored.store.seatHolders(1)).toEqual([
      { seat: 'qin', user: 'cat' },
      { seat: 'chu', user: 'bob' },
    ]);
    restored.close();
  });

  test('is not made when there is nothing to migrate', async () => {
    await populate();
    opened(path).close();
    expect(backupsOf(path)).toEqual([]);
  });

  test('that cannot be made stops the migration', async () => {
    await populate();
    const before = everyRow(path);
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be');
    expect(faultWith(withOmens())).toMatchObject({ code: 'backup-failed', path });
    expect(everyRow(path)).toEqual(before);
  });

  test('is one of so many: the oldest go, other files stay', async () => {
    await populate();
    mkdirSync(join(folder, 'backups'));
    const old = [1, 2, 3, 4, 5, 6, 7].map(day => `zongheng-2020010${day}T000000000Z.db`);
    const others = ['zongheng-before-the-war.db', 'other-20200101T000000000Z.db'];
    for (const name of [...old, ...others]) writeFileSync(join(folder, 'backups', name), '');
    const newest = withDatabase(path, client => backUp(client, path));
    expect(backupsOf(path)).toEqual([...old.slice(-(BACKUPS_KEPT - 1)).map(name => join(folder, 'backups', name)), newest]);
    expect(readdirSync(join(folder, 'backups'))).toEqual(expect.arrayContaining(others));
  });

  test('that is not sound is not kept', () => {
    withDatabase(path, client => {
      client.exec('CREATE TABLE facts (value text); INSERT INTO facts VALUES (NULL)');
      client.unsafeMode().pragma('writable_schema = ON');
      client.exec("UPDATE sqlite_master SET sql = 'CREATE TABLE facts (value text NOT NULL)'");
    });
    expect(() => withDatabase(path, client => backUp(client, path))).toThrow('NULL value in facts.value');
    expect(readdirSync(join(folder, 'backups'))).toEqual([]);
  });
});

describe('Records of the version before refused messages were kept', () => {
  test('have messages that were never refused, and go out when their match is not paused', async () => {
    recordsUntil(path, '0014_anonymous_closing');
    const match = (id: number, status: string, because: string) =>
      `INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at, paused_because)
      VALUES (${id}, 'any', 'guild', 'hall', 'ann', 'en', '${status}', '{}', 1, 1, ${because})`;
    const row = (id: number, of: number) =>
      `INSERT INTO outbox (id, match_id, target_kind, target, slot, content, queued_at, next_at, tried_at, attempts)
      VALUES (${id}, ${of}, 'channel', 'hall', 'card', '{"kind":"lobby"}', 5, 5, 6, 2)`;
    withDatabase(path, client => {
      for (const sql of [match(7, 'running', 'NULL'), match(8, 'paused', "'forbidden'"), row(41, 7), row(42, 8)]) client.exec(sql);
    });
    const { store, close } = opened(path);
    const waiting = async () =>
      (await store.outbox.due(9, 9)).map(({ id, attempts, refusedSince, evenPaused }) => [id, attempts, refusedSince, evenPaused]);
    expect(await waiting()).toEqual([[41, 2, undefined, undefined]]);
    expect(await store.outbox.refusedBefore(Number.MAX_SAFE_INTEGER)).toEqual([]);
    const paused = await store.matches.get(8);
    if (paused) store.saveMatch({ ...paused, status: 'running', pausedBecause: undefined });
    expect((await waiting()).map(([id]) => id)).toEqual([41, 42]);
    close();
  });
});

describe('Records of the version before phases had an edition', () => {
  test('have phases of the first', async () => {
    recordsUntil(path, '0016_edits_of_user');
    withDatabase(path, client => {
      client.exec(`INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
        VALUES (7, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`);
      client.exec(`INSERT INTO phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report)
        VALUES (7, 1, 'pick', '{}', 1, 2, 2, 'ready', '{}'), (7, 2, 'gift', '{}', 2, 3, NULL, NULL, NULL)`);
    });
    const { store, close } = opened(path);
    expect([1, 2].map(number => immediateIn(store).history.phase(7, number)).map(phase => phase && editionUsed(phase))).toEqual([1, 1]);
    store.recordReport(7, 2, {}, 2);
    expect((await store.history.phase(7, 2))?.edition).toBe(2);
    close();
  });
});

describe('Records of the version before the bot played seats', () => {
  test.each(['any', 'warring-states-cards'])('have people on all seats and no opponents that owe orders: %s', async game => {
    recordsUntil(path, '0021_open_seats');
    withDatabase(path, client => {
      client.exec(`INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
        VALUES (7, '${game}', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`);
      client.exec("INSERT INTO seats (match_id, seat) VALUES (7, 'qin'), (7, 'chu')");
      client.exec(
        "INSERT INTO tenures (match_id, number, seat, user_id, since, until) VALUES (7, 1, 'qin', 'ann', 1, NULL), (7, 2, 'chu', 'bob', 1, 2)",
      );
      client.exec(`INSERT INTO phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report)
        VALUES (7, 1, 'pick', '{}', 1, 2, NULL, NULL, NULL)`);
    });
    const { store, close } = opened(path);
    expect(store.seatHistory(7)).toEqual([
      { seat: 'qin', user: 'ann', since: 1 },
      { seat: 'chu', user: 'bob', since: 1, until: 2 },
    ]);
    expect(await store.matches.opponentsDue()).toEqual([]);
    store.arrange(7, tx => sit(tx, 'chu', { opponent: 'general' }), 5);
    expect(store.seatHolders(7)).toEqual([
      { seat: 'qin', user: 'ann' },
      { seat: 'chu', opponent: 'general' },
    ]);
    close();
    const again = opened(path);
    expect(again.store.seatHistory(7).at(-1)).toEqual({ seat: 'chu', opponent: 'general', since: 5 });
    again.close();
  });
});

describe('Records of the version before lobbies ended', () => {
  test('have lobbies without an end, which are found to get one; matches that have begun are not', async () => {
    recordsUntil(path, '0022_opponents');
    withDatabase(path, client => {
      client.exec(`INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
        VALUES (7, 'any', 'guild', 'hall', 'ann', 'en', 'lobby', '{}', 1, 1), (8, 'any', 'guild', 'hall', 'ann', 'en', 'paused', '{}', 1, 1),
          (9, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`);
    });
    const { store, close } = opened(path);
    const due = async (at: number) => (await store.matches.find({ lobbyEndsBy: at })).map(({ id }) => id);
    expect(await due(10)).toEqual([7]);
    store.arrange(7, tx => tx.put({ match: { ...tx.facts.match, lobbyEndsAt: 20 } }), 5);
    expect([await due(19), await due(20)]).toEqual([[], [7]]);
    close();
  });
});

describe('Records of the version before there were substitutes and results', () => {
  test('have running matches in which nobody is asked to take a seat; from now on somebody may be', async () => {
    recordsUntil(path, '0023_filling_games');
    withDatabase(path, client => {
      client.exec(`INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
        VALUES (7, 'any', 'guild', 'hall', 'ann', 'en', 'running', '{}', 1, 1)`);
    });
    const { store, close } = opened(path);
    expect((await store.matches.find({})).map(({ id, asksAt }) => [id, asksAt])).toEqual([[7, undefined]]);
    expect([await store.matches.find({ asksBy: 99 }), await store.servers.substitutes('guild', 9)]).toEqual([[], []]);
    expect(await store.users.results('ann', 'guild', 9)).toEqual([]);
    store.arrange(7, tx => tx.put({ match: { ...tx.facts.match, asksAt: 20 } }), 5);
    expect((await store.matches.find({ asksBy: 20 })).map(({ id }) => id)).toEqual([7]);
    close();
  });
});

describe('Records of the version before phases had a time to act', () => {
  test('have phases that are due as they were: at their deadline or earlier closing, in running matches alone', async () => {
    recordsUntil(path, '0024_statistics');
    const match = (id: number, status: string) =>
      `INSERT INTO matches (id, game, guild, channel, host, language, status, deadlines, seed, created_at)
      VALUES (${id}, 'any', 'guild', 'hall', 'ann', 'en', '${status}', '{}', 1, 1)`;
    const phase = (of: number, number: number, closesAt: string, closedAt: string) =>
      `INSERT INTO phases (match_id, number, kind, state, opened_at, due_at, remind_at, closes_at, closed_at)
      VALUES (${of}, ${number}, 'movement', '{}', 1, 50, 40, ${closesAt}, ${closedAt})`;
    withDatabase(path, client => {
      for (const [id, status] of ['running', 'running', 'paused', 'ended'].entries()) client.exec(match(id + 6, status));
      for (const sql of [phase(6, 1, '20', '20'), phase(6, 2, 'NULL', 'NULL'), phase(7, 1, '30', 'NULL')]) client.exec(sql);
      for (const id of [8, 9]) client.exec(phase(id, 1, 'NULL', 'NULL'));
    });
    const { store, close } = opened(path);
    const due = async (at: number) => (await store.matches.duePhases(at)).map(({ match: of, number }) => [of, number]);
    expect([await due(29), await due(30), await due(50)]).toEqual([
      [],
      [[7, 1]],
      [
        [6, 2],
        [7, 1],
      ],
    ]);
    expect((await store.matches.remindersDue(40)).map(({ match: of }) => of)).toEqual([6, 7]);
    const paused = await store.matches.get(8);
    if (paused) store.saveMatch({ ...paused, status: 'running' });
    expect(await due(50)).toEqual([
      [6, 2],
      [7, 1],
      [8, 1],
    ]);
    close();
  });
});
