import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostingContext } from '../../src/matches/context/ports.js';
import type { MatchSnapshot } from '../../src/matches/model/snapshot.js';
import { backupsOf } from '../../src/store/backups/backup.js';
import { everyRow, newFolder, opened, remove, withDatabase } from './files.js';
import { fillWithRecords0018, played, SCENES } from './records0018.js';

type Row = Readonly<Record<string, unknown>>;
type Rows = Readonly<Record<string, readonly Row[]>>;

let folder: string;
let migrated: string;
/** Every row of the database of the version before, and of the same after this version has opened it. */
let before: Rows;
let after: Rows;

const rowsOf = (path: string): Rows => everyRow(path) as Rows;

beforeAll(() => {
  folder = newFolder();
  migrated = join(folder, 'zongheng.db');
  fillWithRecords0018(migrated);
  before = rowsOf(migrated);
  opened(migrated).close();
  after = rowsOf(migrated);
});
afterAll(() => remove(folder));

const copied = (): string => {
  const path = join(folder, 'copy.db');
  copyFileSync(migrated, path);
  return path;
};

/** The match of the channel `hall-…`, as this version reads it. */
async function factsOf(name: string): Promise<MatchSnapshot> {
  const { store, close } = opened(copied());
  const [match] = await store.matches.find({ channel: `hall-${name}` });
  const facts = match && (await store.matches.read(match.id));
  close();
  return facts ?? expect.fail(`there is no match in hall-${name}`);
}

const without = (row: Row, ...columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));

describe('The records of the version before, with games under way', () => {
  test('are backed up as they were', () => {
    const [backup, ...others] = backupsOf(migrated);
    expect(others).toEqual([]);
    expect(rowsOf(backup ?? '')).toEqual(before);
  });

  test('are whole afterwards, and no reference is broken', () => {
    withDatabase(migrated, client => {
      expect(client.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
      expect(client.pragma('foreign_key_check')).toEqual([]);
    });
  });

  test('stay as they are when they are opened again', () => {
    const path = copied();
    opened(path).close();
    expect(rowsOf(path)).toEqual(after);
  });

  test('keep everything that is told in one place only', () => {
    const unfinished = before.matches?.flatMap(({ id, status }) => (status === 'unfinished' ? [id] : [])) ?? [];
    expect(unfinished).toHaveLength(1);
    const own = ['ballots', 'edits', 'facts', 'host_checks', 'imports', 'notes', 'players', 'salts', 'secrets', 'users', 'watchers'];
    for (const table of [...own, 'seats'])
      expect(after[table], table).toEqual(before[table]?.filter(({ match_id }) => !unfinished.includes(match_id)));
    expect(after.phases?.map(row => without(row, 'turn_kind', 'cards', 'opponents_owe', 'acts_at'))).toEqual(before.phases);
    expect(after.stand_ins?.map(row => without(row, 'asked'))).toEqual(before.stand_ins);
    expect(after.submissions?.map(row => without(row, 'filed_by'))).toEqual(before.submissions);
    expect(after.outbox?.map(row => without(row, 'slot', 'is_edit'))).toEqual(before.outbox?.map(row => without(row, 'slot')));
    const finished = before.matches?.filter(({ id }) => !unfinished.includes(id)) ?? [];
    const columns = Object.keys(finished[0] ?? {});
    expect(columns).toContain('status');
    // The migration adds which match was the first of a line of continuations.
    const continued = ({ goes_on_from: from }: Row): Row => without(JSON.parse(String(from ?? '{}')), 'first');
    const kept = (row: Row): Row => ({ ...Object.fromEntries(columns.map(column => [column, row[column]])), goes_on_from: continued(row) });
    expect(after.matches?.map(kept)).toEqual(finished.map(kept));
  });

  test('keep who has sat where, in the order in which they sat down', () => {
    const seats = new Map(before.seats?.map(({ id, seat, match_id }) => [id, { seat, match_id }]));
    const sat = before.tenures?.map(({ seat_id, user_id, since, until }) => ({ ...seats.get(seat_id), user_id, since, until }));
    const ordered = (rows: readonly Row[] = []) => rows.toSorted((a, b) => Number(a.match_id) - Number(b.match_id));
    expect(ordered(after.tenures?.map(row => without(row, 'number', 'opponent')))).toEqual(ordered(sat));
  });

  test('keep where each message stands: the next for its slot and reader edits it', async () => {
    const { store, close } = opened(copied());
    const rows = new Map(after.outbox?.map(row => [row.id, row]));
    for (const { match_id: match, slot, channel, message } of before.posted_messages ?? []) {
      const last = before.outbox?.findLast(row => row.match_id === match && row.slot === slot);
      const row = rows.get(last?.id) ?? expect.fail(`nothing was queued for ${slot}`);
      const to = row.target_kind === 'channel' ? { channel: String(row.target) } : { user: String(row.target) };
      expect(await store.outbox.messageIn({ match: Number(match), to, slot: String(row.slot) }), String(slot)).toEqual({
        channel,
        message,
      });
    }
    close();
    expect(after.posted_messages).toHaveLength(before.posted_messages?.length ?? 0);
  });
});

describe('What stood between the lines of the messages is known of its own', () => {
  test('seats that are called for, and those that were taken', async () => {
    const called = async (name: string) =>
      (await factsOf(name)).vacancies
        .map(({ seat, phase, calledIn, open }) => `${seat} ${phase}${calledIn ? ' called in' : ''}${open ? ' open' : ''}`)
        .toSorted();
    expect(await called('seats')).toEqual(['austria 1 open', 'england 1', 'france 1 open']);
    expect(await called('anonymous')).toEqual(['austria 3 open']);
    expect(await called('mandate')).toEqual(['choson 6 called in', 'lu 6 called in open', 'yueh 6 open']);
    expect(await called('cards')).toEqual(['jin 5 open']);
    expect(await called('classic')).toEqual([]);
  });

  test('who was invited to a seat, and by whom', async () => {
    expect((await factsOf('anonymous')).invitations).toEqual(
      expect.arrayContaining([
        { phase: 3, seat: 'austria', user: 'xia', by: 'host' },
        { phase: 3, seat: 'austria', user: 'zoe', by: 'host' },
        { phase: 3, seat: 'italy', user: 'yan', by: 'host' },
      ]),
    );
  });

  test('motions with their numbers', async () => {
    expect((await factsOf('mandate')).motions).toEqual([
      { phase: 6, number: 1, seat: 'chi', of: 'Lu', text: 'Build A Sun' },
      { phase: 6, number: 2, seat: 'han', of: 'Lu', text: 'Build A Lin' },
      { phase: 6, number: 3, seat: 'wei', of: 'Lu', text: 'Build A Sun' },
    ]);
  });

  test('why a deadline was put off', async () => {
    const reasons = async (name: string) => (await factsOf(name)).extensions.map(({ reason }) => reason);
    expect(await reasons('classic')).toEqual(['extension-spent']);
    expect((await reasons('seats')).toSorted()).toEqual(['extended-by-vote', 'waits-for-absent']);
    expect(await reasons('placement')).toEqual(['extended:hsiung-nu']);
  });

  test('who was reminded, of which moment; by name where several may be', async () => {
    const reminded = async (name: string) =>
      new Set((await factsOf(name)).reminders.map(({ seat, user }) => [seat, user].join(' ').trim()));
    expect(await reminded('classic')).toEqual(new Set(['austria', 'germany', 'russia', 'turkey']));
    expect(new Set((await factsOf('classic')).reminders.map(({ moment }) => moment)).size).toBe(3);
    expect(await reminded('anonymous')).toEqual(new Set(['germany gus', 'russia fay', 'turkey eve']));
  });

  test('who has a receipt', async () => {
    const receipts = async (name: string) => (await factsOf(name)).receipts.map(({ seat, user }) => `${seat} ${user}`);
    expect((await receipts('classic')).toSorted()).toEqual(['england gus', 'france dan', 'germany fay', 'russia ann']);
    expect(await receipts('seats')).toEqual(expect.arrayContaining(['germany kim', 'germany sue', 'austria lea', 'england pia']));
  });

  test('press, each message once, to however many it went', async () => {
    const { store, close } = opened(copied());
    const [classic] = await store.matches.find({ channel: 'hall-classic' });
    const press = await store.history.pressMessages(classic?.id ?? 0, 0);
    close();
    expect(press.map(({ seat, to }) => [seat, ...to].join(' '))).toEqual([
      'england france',
      'france england germany',
      'turkey',
      'germany france russia',
      'germany',
    ]);
  });

  test('whose move was called, and to whom', async () => {
    expect((await factsOf('cards')).match.turnCall).toEqual({ phase: 6 });
    expect((await factsOf('hidden')).match.turnCall).toEqual({ phase: 2, readers: [{ seat: 'qi', user: 'kim' }] });
  });

  test('how often in a row seats at the cards have missed their turns', async () => {
    const { punctuality, seats } = await factsOf('cards');
    expect(seats.map(seat => [seat, punctuality.get(seat)?.missed ?? 0])).toEqual(
      expect.arrayContaining([
        ['jin', 2],
        ['chu', 1],
        ['qi', 1],
      ]),
    );
  });

  test('who reported for a nation without a player', async () => {
    expect((await factsOf('reported')).submissions.map(({ seat, filedBy }) => [seat, filedBy])).toEqual([['france', 'hana']]);
    const { submissions, seatHistory } = await factsOf('seats');
    const isPlayed = (seat: string): boolean => seatHistory.some(one => one.seat === seat && one.until === undefined);
    expect(submissions.filter(({ seat, filedBy }) => isPlayed(seat) && filedBy !== undefined)).toEqual([]);
  });

  test('who has seen orders, of matches under way only', () => {
    const ended = after.matches?.flatMap(({ id, status }) => (status === 'ended' ? [id] : [])) ?? [];
    expect(before.disclosures?.some(({ match_id }) => ended.includes(match_id))).toBe(true);
    expect(after.disclosures?.filter(({ match_id }) => ended.includes(match_id))).toEqual([]);
  });

  test('which host has gone, since when, and who was offered to resume', async () => {
    const state = async (name: string) => {
      const { hostGoneAt, resumeOffered, unpostedTold } = (await factsOf(name)).match;
      return [hostGoneAt !== undefined, resumeOffered, unpostedTold];
    };
    expect(await state('hostGone')).toEqual([true, undefined, undefined]);
    expect(await state('newHost')).toEqual([false, undefined, undefined]);
    expect(await state('removed')).toEqual([false, undefined, undefined]);
    expect(await state('again')).toEqual([false, 'channel', undefined]);
    expect(await state('shut')).toEqual([false, 'host', undefined]);
    expect(await state('unposted')).toEqual([false, undefined, true]);
  });
});

describe('A match of the version before goes on as it would have', () => {
  test.each(SCENES.map(scene => [scene.name, scene] as const))('%s', async (_, scene) => {
    const { steps, stands, broken } = await played(copied(), scene);
    expect(broken).toEqual([]);
    expect(steps).toEqual(scene.steps);
    expect(stands).toEqual(scene.stands);
  });
});

describe('Nothing is read any more from messages that were posted long ago', () => {
  const prune = ({ store }: HostingContext): Promise<number> => store.outbox.prune(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  /** How scenes begin that hang on what the version before read from its messages. */
  const HANG_ON_MESSAGES = [
    'who was reminded',
    'press of before',
    'a seat that was called for',
    'a placement that was put off',
    'who was invited',
    'motions stand',
    'who reported',
    'a turn call ends when the move',
    'a bot that is invited again',
    'hosting is still offered',
    'what is left of a match',
  ];
  const scenes = HANG_ON_MESSAGES.flatMap(begins => SCENES.filter(({ name }) => name.startsWith(begins)));

  test.each(scenes.map(scene => [scene.name, scene] as const))('without them: %s', async (_, scene) => {
    const { steps, stands, broken } = await played(copied(), scene, prune);
    expect(broken).toEqual([]);
    expect(steps).toEqual(scene.steps);
    expect(stands).toEqual(scene.stands);
  });
});
