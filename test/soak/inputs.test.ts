import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { customId } from '../../src/discord/message/customId.js';
import { nameArbiter } from '../../src/matches/actions/hosting/arbiter.js';
import { handOver } from '../../src/matches/actions/hosting/handOver.js';
import { BEFORE } from '../../src/matches/actions/hosting/importMatch.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { sendPress } from '../../src/matches/actions/press/sendPress.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { appoint } from '../../src/matches/actions/seats/substitute.js';
import { PSEUDONYM_KEY } from '../../src/matches/read/disclosures.js';
import { openRecords } from '../endToEnd/harness/records.js';
import { gameCalled } from '../endToEnd/harness/table.js';
import type { ArrangedHosting } from '../records/arranged.js';
import { opened } from '../store/files.js';
import { type Deed, deedOf } from './inputs/deed.js';
import { type Judgement, judge } from './inputs/judge.js';
import { positionsIn } from './inputs/legality.js';
import type { Sent } from './inputs/send.js';
import { watchRecords } from './inputs/snapshot.js';
import { readTurns } from './inputs/turns.js';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const PLAYERS = ['101', '102', '103', '104', '105', '106', '107', '108'];
const ORDER_ID = '9001';

/** Starts a game that a soak watches. `after` judges what has changed, given what people did. */
async function watched(game = 'classic') {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  const path = join(folder, 'z.db');
  const { store, close } = opened(path);
  const hosting: ArrangedHosting = {
    store,
    games: new Map([[game, gameCalled(game)]]),
    now: () => 1_000_000,
    log: silent,
    freshSeed: () => 7,
    freshSecret: () => 'ab'.repeat(16),
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const begun = await openMatch(hosting, { game, guild: '900', channel: '500', host: '101', language: 'en', deadlines: {} });
  if (!begun.ok) throw new Error(begun.fault.code);
  const match = begun.value.id;
  for (const user of PLAYERS.slice(0, gameCalled(game).players.most)) await joinMatch(hosting, match, user);
  await startMatch(hosting, match, '101', { emptySeats: false });
  const records = openRecords(path);
  const watch = watchRecords(path);
  watch.changes();
  onTestFinished(() => {
    watch.close();
    records.close();
    close();
    rmSync(folder, { recursive: true, force: true });
  });
  /** Judges the changes so far. `meanwhile` runs after the changes have been read and before they are judged. */
  const afterwards = async (meanwhile: () => void, ...deeds: readonly (Deed | undefined)[]): Promise<Judgement> => {
    const changes = watch.changes();
    meanwhile();
    const done = deeds.flatMap(deed => deed ?? []);
    return judge({ records, positions: positionsIn(records), deeds: done, now: 1_000_000, since: 1_000_000 }, changes);
  };
  const after = (...deeds: readonly (Deed | undefined)[]): Promise<Judgement> => afterwards(() => undefined, ...deeds);
  return { hosting, match, after, afterwards };
}

/** Returns what somebody did with a command, as the bot was told. */
const command = (user: string, name: string, id = ORDER_ID): Deed | undefined => deedIn({ guild_id: '900' }, { user, name, id });

/** The same, but in a place. The thread 600 belongs to the channel of the match. */
const deedIn = (place: object, { user, name, id = ORDER_ID }: { user: string; name: string; id?: string }): Deed | undefined => {
  const wire = { type: 2, ...place, member: { user: { id: user }, permissions: '0' }, data: { name, options: [] } };
  const made: Sent['made'] = { kind: name, type: 2, user, channel: nowhere, told: {} };
  const sent = { number: 1, made, id, token: '', wire, at: 0 };
  return deedOf(sent, channel => (channel === '600' ? '500' : undefined));
};
const nowhere = { kind: 'direct', id: '1', recipient: '1' } as const;

/** Returns what somebody did with a button. */
function pressed(user: string, action: 'forgotten' | 'ready', match: number): Deed | undefined {
  const data = { custom_id: customId(action, match, 1) };
  const wire = { type: 3, guild_id: '900', member: { user: { id: user }, permissions: '0' }, data };
  const made: Sent['made'] = { kind: action, type: 3, user, channel: nowhere, told: {} };
  return deedOf({ number: 1, made, id: ORDER_ID, token: '', wire, at: 0 }, () => undefined);
}

async function order({ hosting, match }: Awaited<ReturnType<typeof watched>>, user: string, player = user) {
  const seat = hosting.store.seatHolders(match).find(one => one.user === player)?.seat ?? '';
  const [topic] = gameCalled('classic').options(hosting.store.openPhase(match)?.state, seat, 'en');
  const text = topic?.choices[0]?.text ?? '';
  await submitOrders(hosting, { match, user, text, language: 'en', interaction: ORDER_ID });
}

test('orders of a player who sent them are explained, and legal', async () => {
  const table = await watched();
  await order(table, '103');
  expect(await table.after(command('103', 'order'))).toEqual({ accepted: new Set([1]), unexplained: [], illegal: [] });
});

test('orders on file that nobody sent, or somebody else, are not explained', async () => {
  for (const deeds of [[], [command('104', 'order')], [command('103', 'status')], [command('103', 'order', '1')]]) {
    const table = await watched();
    await order(table, '103');
    expect((await table.after(...deeds)).unexplained.length).toBeGreaterThan(0);
  }
});

test('orders of a substitute are explained until somebody else is the substitute, however soon that was', async () => {
  const appointed = async (table: Awaited<ReturnType<typeof watched>>, by: string): Promise<void> => {
    const { hosting, match } = table;
    expect(await appoint(hosting, { match, user: '103', by, until: '1970-01-03' })).toMatchObject({ ok: true });
  };
  const table = await watched();
  await appointed(table, '201');
  expect((await table.after(command('103', 'substitute'))).unexplained).toEqual([]);
  await order(table, '201', '103');
  await appointed(table, '202');
  expect((await table.after(command('103', 'substitute'), command('201', 'order'))).unexplained).toEqual([]);

  const quick = await watched();
  await appointed(quick, '201');
  await order(quick, '201', '103');
  await appointed(quick, '202');
  expect((await quick.after(command('103', 'substitute'), command('201', 'order'))).unexplained).toEqual([]);
  const other = await watched();
  await appointed(other, '201');
  await appointed(other, '202');
  expect((await other.after(command('103', 'substitute'))).unexplained).toEqual([]);
  const { store } = other.hosting;
  const seat = store.seatHolders(other.match).find(({ user }) => user === '103')?.seat ?? '';
  const filed = { match: other.match, phase: 1, seat, user: '201', submission: { orders: [] }, ready: false, typed: '', at: 1 };
  store.file({ ...filed, interaction: ORDER_ID });
  expect((await other.after(command('201', 'order'))).unexplained.length).toBeGreaterThan(0);
});

test('who was the arbiter only between two looks may have stepped down, nobody else', async () => {
  const table = await watched();
  const named = async (by: string, arbiter?: string) =>
    expect((await nameArbiter(table.hosting, { match: table.match, by, ...(arbiter && { arbiter }) })).ok).toBe(true);
  await named('101', '201');
  await named('201');
  expect((await table.after(command('101', 'host arbiter'), command('201', 'host arbiter'))).unexplained).toEqual([]);
  await named('101', '201');
  await named('201');
  expect((await table.after(command('101', 'host arbiter'), command('202', 'host arbiter'))).unexplained.length).toBeGreaterThan(0);
});

test('whoever writes in a thread of the channel may watch its game, also where the server is not told; elsewhere nobody may', async () => {
  const watching = { user: '300', name: 'watch' };
  for (const [channel, isAllowed] of [
    ['500', true],
    ['600', true],
    ['700', false],
  ] as const) {
    const table = await watched();
    table.hosting.store.setWatching(table.match, '300', true);
    expect((await table.after(deedIn({ channel: { id: channel } }, watching))).unexplained.length === 0).toBe(isAllowed);
  }
});

test('what the game does not offer is illegal', async () => {
  const table = await watched();
  const { hosting, match } = table;
  const seat = hosting.store.seatHolders(match).find(one => one.user === '103')?.seat ?? '';
  const other = hosting.store.seatHolders(match).find(one => one.user === '104')?.seat ?? '';
  const state = hosting.store.openPhase(match)?.state;
  const game = gameCalled('classic');
  const text = game.options(state, other, 'en')[0]?.choices[0]?.text ?? '';
  const { submission } = game.read(state, other, text, undefined, 'en');
  const filed = { match, phase: 1, seat, user: '103', submission, ready: false, typed: text, at: 1, interaction: ORDER_ID };
  hosting.store.file(filed);
  expect(game.sheet(state, seat, submission, 'en').some(line => line.text !== undefined)).toBe(false);
  expect((await table.after(command('103', 'order'))).illegal).toEqual([expect.stringContaining('{orders:[]} is offered')]);
});

test('what was offered to a player who has left since is legal', async () => {
  const table = await watched('mandate-of-heaven');
  const { hosting, match } = table;
  const on = (seat: string): string => hosting.store.seatHolders(match).find(one => one.seat === seat)?.user ?? '';
  const send = (user: string, text: string, interaction: string) =>
    submitOrders(hosting, { match, user, text, language: 'en', interaction });
  await send(on('hsiung-nu'), 'A Kob; A Yns; A Ssn', '9000');
  await markReady(hosting, { match, phase: 1, user: on('hsiung-nu'), ready: true, anyway: true, language: 'en' });
  const player = on('han');
  await send(player, 'A Lu - Sun', ORDER_ID);
  await resignSeat(hosting, match, player);
  expect((await table.after(command(player, 'order'))).illegal).toEqual([]);
});

test('a letter is explained by who sits where it comes from', async () => {
  const write = async ({ hosting, match }: Awaited<ReturnType<typeof watched>>) => {
    const to = hosting.store.seatHolders(match).find(({ user }) => user === '104')?.seat ?? '';
    await sendPress(hosting, { match, user: '103', to: [to], text: 'Hello', interaction: ORDER_ID });
  };
  for (const [deeds, breaches] of [
    [[command('103', 'press')], 0],
    [[command('104', 'press')], 1],
    [[command('103', 'status')], 1],
  ] as const) {
    const table = await watched();
    await write(table);
    expect(new Set((await table.after(...deeds)).unexplained).size).toBe(breaches);
  }
});

test('who has played and was forgotten since may take the game along, and nobody else who has no part in it', async () => {
  for (const [user, isForgotten] of [
    ['104', true],
    ['999', false],
  ] as const) {
    const table = await watched();
    const { hosting, match } = table;
    await hosting.store.meta.set(PSEUDONYM_KEY, hosting.pseudonymKey);
    await forgetUser(hosting, user);
    await table.after();
    hosting.store.note(match, { at: 1, actor: user, deed: 'exported', about: {} });
    expect((await table.after(command(user, 'host export'))).unexplained.length === 0).toBe(isForgotten);
  }
});

test('settings are explained by who has them alone', async () => {
  const table = await watched();
  table.hosting.store.saveSettings('103', { directMessages: false });
  expect((await table.after(command('104', 'settings'))).unexplained).toHaveLength(1);
  table.hosting.store.saveSettings('103', { directMessages: true });
  expect((await table.after(command('103', 'settings'))).unexplained).toEqual([]);
});

test('a match that another person hosts from now on is explained by its host, or who runs the server', async () => {
  const table = await watched();
  const handOver = async () => {
    const match = await table.hosting.store.matches.get(table.match);
    if (match) table.hosting.store.saveMatch({ ...match, host: match.host === '101' ? '555' : '101' });
  };
  await handOver();
  expect((await table.after(command('103', 'host hand-over'))).unexplained).toHaveLength(1);
});

test('a match that was handed over before anybody looked is explained by who began it, and by nobody else', async () => {
  for (const [opener, isExplained] of [
    ['109', true],
    ['108', false],
  ] as const) {
    const { hosting, after } = await watched();
    const begun = await openMatch(hosting, { game: 'classic', guild: '900', channel: '501', host: '109', language: 'en', deadlines: {} });
    if (!begun.ok) throw new Error(begun.fault.code);
    expect(await handOver(hosting, { match: begun.value.id, by: '109', isAdmin: false, to: '110' })).toMatchObject({ ok: true });
    const { unexplained } = await after(command(opener, 'game create'));
    expect(unexplained.some(what => what.includes('matches nothing'))).toBe(!isExplained);
  }
});

test.runIf(process.platform === 'linux')('the probe sees a turn that holds the main thread, and not the wait between two', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zongheng-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'busy.mjs');
  const file = join(folder, 'turns');
  writeFileSync(
    script,
    `import { readFileSync } from 'node:fs';
     process.kill(process.pid, 'SIGUSR2');
     const ran = () => Number(readFileSync('/proc/self/task/' + process.pid + '/schedstat', 'latin1').split(' ')[0]) / 1e6; // in ms, this thread alone
     const busy = ms => { const from = ran(); while (ran() - from < ms); };
     setTimeout(() => busy(90), 100);
     setTimeout(() => process.exit(0), 700);`,
  );
  const probe = fileURLToPath(new URL('./inputs/probe.mjs', import.meta.url));
  spawnSync(process.execPath, ['--import', probe, script], { env: { SOAK_TURNS: file } });
  const turns = readTurns();
  turns.follow(file);
  const [slow, ...others] = turns.fresh().filter(({ cpuMs }) => cpuMs > 50);
  expect(others).toEqual([]);
  expect(slow?.cpuMs).toBeGreaterThan(80);
  expect(turns.total().turnsOver50Cpu).toBe(1);
  expect(turns.total().turns).toBeGreaterThan(1);
});

test('what a file brings is explained by who sent it, also where it is refused after all', async () => {
  const bring = async ({ hosting: { store }, match }: Awaited<ReturnType<typeof watched>>): Promise<number> => {
    const played = await store.matches.get(match);
    const phase = store.openPhase(match);
    if (!played || !phase) throw new Error('no match is played');
    const { id } = await store.imports.begin({ ...played, host: '101' }, ['austria']);
    const submissions = [{ seat: 'austria', user: BEFORE, submission: { orders: [] }, at: 1 }];
    await store.imports.addPhases(id, [{ phase: { ...phase, closedAt: 1, closedBy: 'deadline', report: {} }, submissions, salts: [] }]);
    return id;
  };
  for (const isRefused of [false, true])
    for (const [user, isTheirs] of [
      ['101', true],
      ['104', false],
    ] as const) {
      const table = await watched();
      const id = await bring(table);
      const forget = isRefused ? () => table.hosting.store.matches.dropUnfinished(id) : () => undefined;
      const { illegal, unexplained } = await table.afterwards(forget, command(user, 'host import', '1'));
      expect(illegal).toEqual([]);
      expect(unexplained.length === 0).toBe(isTheirs);
    }
});

describe('What is remembered about people', () => {
  const duty = (user: string, kind: 'kept' | 'late' | 'missed' | 'left', phase = 1) => ({ user, kind, phase });
  const seatOf = ({ hosting, match }: Awaited<ReturnType<typeof watched>>, user: string): string =>
    hosting.store.seatHolders(match).find(one => one.user === user)?.seat ?? '';

  test('follows from giving up a seat, and from the end of a phase', async () => {
    const table = await watched();
    await resignSeat(table.hosting, table.match, '103');
    expect((await table.after(command('103', 'resign'))).unexplained).toEqual([]);
    const other = await watched();
    for (const user of PLAYERS.slice(0, 7))
      await markReady(other.hosting, { match: other.match, phase: 1, user, ready: true, anyway: true, language: 'en' });
    const ready = PLAYERS.slice(0, 7).map(user => pressed(user, 'ready', other.match));
    expect((await other.after(...ready)).unexplained.filter(one => one.includes('duties'))).toEqual([]);
  });

  test.each([
    ['that somebody gave up their seat, who did nothing', duty('103', 'left')],
    ['that somebody missed a phase that is still open', duty('103', 'missed')],
    ['that somebody was late for a deadline that was not put off', duty('103', 'late')],
    ['that orders came in time for a phase that is still open', duty('103', 'kept')],
    ['anything of somebody who never had a seat', duty('999', 'missed')],
  ])('is a breach: %s', async (_, noted) => {
    const table = await watched();
    table.hosting.store.arrange(table.match, tx => tx.add('duties', noted));
    expect((await table.after(command('104', 'order'))).unexplained).toEqual([expect.stringContaining('nothing lets this follow: duties')]);
  });

  test('is a breach in an anonymous game, whatever was done', async () => {
    const table = await watched();
    table.hosting.store.arrange(table.match, tx => {
      tx.put({ match: { ...tx.facts.match, plan: { anonymous: true } } });
      tx.add('duties', duty('103', 'left'));
    });
    const { unexplained } = await table.after(command('103', 'resign'));
    expect(unexplained.filter(one => one.includes('duties'))).toHaveLength(1);
  });

  test('is a breach for the result of a game that goes on', async () => {
    const table = await watched();
    const result = { user: '103', seat: seatOf(table, '103'), outcome: 'won', rank: 1, points: 3, rated: true } as const;
    table.hosting.store.arrange(table.match, tx => tx.add('results', result));
    expect((await table.after(command('103', 'draw'))).unexplained).toEqual([expect.stringContaining('nothing lets this follow: results')]);
  });

  test('goes with whoever is forgotten, and is a breach if it goes otherwise', async () => {
    for (const isForgotten of [true, false]) {
      const table = await watched();
      await table.hosting.store.meta.set(PSEUDONYM_KEY, table.hosting.pseudonymKey);
      await resignSeat(table.hosting, table.match, '104');
      expect((await table.after(command('104', 'resign'))).unexplained).toEqual([]);
      await forgetUser(table.hosting, '104');
      const deeds = isForgotten ? [pressed('104', 'forgotten', table.match)] : [];
      const { unexplained } = await table.after(...deeds);
      expect(unexplained.filter(one => one.includes('duties'))).toHaveLength(isForgotten ? 0 : 1);
    }
  });
});
