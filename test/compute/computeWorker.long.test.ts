import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ComputeOptions, createComputeWorker } from '../../src/compute/computeWorker.js';
import { opponentAnswer } from '../../src/matches/actions/opponents/opponentAnswer.js';
import { world } from '../matches/world.js';
import { openMemoryStore } from '../records/memory.js';

function worker(options: ComputeOptions = {}) {
  const compute = createComputeWorker({ program: new URL('./faultyProgram.mjs', import.meta.url), ...options });
  onTestFinished(() => compute.close());
  const start = (text: string) => compute.run('readStart', { game: 'any', chosen: {}, text });
  return { compute, start };
}
const answer = (text: string) => ({ ok: true, value: { ok: true, value: text } });
const TOO_LONG = { ok: false, fault: { code: 'took-too-long' } };

describe('The compute worker', () => {
  test('does tasks in the order asked', async () => {
    const { start } = worker();
    const done: string[] = [];
    await Promise.all(['a', 'b', 'c'].map(text => start(text).then(() => done.push(text))));
    expect(done).toEqual(['a', 'b', 'c']);
  });

  test('is replaced when a task misses the deadline; the next task is done', async () => {
    const { start } = worker({ deadline: 2_000 });
    const [before, lost, after] = await Promise.all([start('a'), start('hang'), start('b')]);
    expect([before, lost, after]).toEqual([answer('a'), TOO_LONG, answer('b')]);
  });

  test('may run out of memory while it is ended for missing the deadline: the program goes on', async () => {
    const { start } = worker({ deadline: 500 });
    const { terminate } = Worker.prototype;
    const dying = vi.spyOn(Worker.prototype, 'terminate').mockImplementation(function (this: Worker) {
      this.emit('error', Object.assign(new Error('out of memory'), { code: 'ERR_WORKER_OUT_OF_MEMORY' }));
      return terminate.call(this);
    });
    onTestFinished(() => void dying.mockRestore());
    expect(await start('hang')).toEqual(TOO_LONG);
    expect(await start('a')).toEqual(answer('a'));
    expect(dying).toHaveBeenCalledOnce();
  });

  test('has its time to start beside that of its first task', async () => {
    const { start } = worker({ program: new URL('./slowStartProgram.mjs', import.meta.url), deadline: 2_800 });
    expect(await start('slow')).toEqual(answer('slow'));
    expect(await start('a')).toEqual(answer('a'));
  });

  test.each(['die', 'devour'])('is replaced when it %ss', async what => {
    const { start } = worker({ memory: 32 });
    expect(await start(what)).toEqual(TOO_LONG);
    expect(await start('a')).toEqual(answer('a'));
  });

  test('gives an opponent of the bot 150 MB, and replaces its worker when it needs more; a file may need more', async () => {
    const { compute, start } = worker();
    const opponent = (megabytes: number) =>
      compute.run('opponentOrders', { game: 'any', state: megabytes, seat: 'red', level: 'general', seed: 1, reports: [] });
    expect(await opponent(240)).toEqual(TOO_LONG);
    expect(await opponent(60)).toEqual({ ok: true, value: '60' });
    expect(await start('fill')).toEqual(answer('240'));
  });

  test('is replaced when an opponent of the bot misses the deadline; a Recruit answers in the new one', async () => {
    const { compute } = worker({ deadline: 2_000 });
    const warned: object[] = [];
    const log = { info: () => undefined, warn: (facts: object) => void warned.push(facts), error: () => undefined };
    const task = { game: 'any', state: 'hang', seat: 'red', level: 'general', seed: 1, reports: [] } as const;
    expect(await opponentAnswer({ ...world(openMemoryStore()).hosting, compute, log }, task)).toEqual({
      text: 'A Vie H',
      shortfall: 'recruit',
    });
    expect(warned).toEqual([{ game: 'any', level: 'general', fault: 'took-too-long' }]);
  });

  test('rejects when a task throws, which affects no other', async () => {
    const { start } = worker();
    const [broken, after] = await Promise.allSettled([start('break'), start('a')]);
    expect(broken).toMatchObject({ status: 'rejected', reason: { message: 'readStart failed: no such ground' } });
    expect(after).toMatchObject({ status: 'fulfilled', value: answer('a') });
  });

  test('refuses a task when too many wait', async () => {
    const { start } = worker({ maxWaiting: 2 });
    const all = await Promise.all(['a', 'b', 'c', 'd'].map(start));
    expect(all).toEqual([answer('a'), answer('b'), answer('c'), { ok: false, fault: { code: 'too-busy' } }]);
    expect(await start('e')).toEqual(answer('e'));
  });

  test('moves bytes into the worker without copying them', async () => {
    const { compute } = worker();
    const bytes = new Uint8Array(9);
    expect(await compute.run('readMatchFile', bytes)).toEqual({ ok: true, value: { ok: true, value: 9 } });
    expect(bytes.byteLength).toBe(0);
  });

  test('does nothing once closed', async () => {
    const { compute, start } = worker();
    const late = start('hang');
    await new Promise(resolve => setTimeout(resolve, 100));
    await compute.close();
    expect(await late).toEqual(TOO_LONG);
    expect(await start('a')).toMatchObject({ ok: false });
  });
});

/** When a task was worked on. */
interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

describe('Work of different kinds', () => {
  const spans = async (stored = false): Promise<readonly Span[]> => {
    const program = new URL('./spanProgram.mjs', import.meta.url);
    const { compute } = worker({ program, ...(stored && { storedOf: () => ({ written: '{}', board: '{}' }) }) });
    const opponent = { game: 'any', state: 1, seat: 'red', level: 'general', seed: 1, reports: [] } as const;
    const done: readonly Promise<unknown>[] = [
      compute.run('opponentOrders', opponent),
      compute.run('reviewPart', { game: 'any', state: 1, report: 1, part: { kind: 'chances' }, seed: 1 }),
      compute.run('readMatchFile', new Uint8Array(1)),
      compute.run('playTrial', { written: '', board: '', from: 1, games: 1, seed: 1, years: 1, within: 1 }),
      compute.run('readStart', { game: 'any', chosen: {}, text: '' }),
      compute.run('opponentOrders', opponent),
      compute.run('readUpload', new Uint8Array(1)),
      compute.run('readUpload', new Uint8Array(1)),
    ];
    return (await Promise.all(done)).map(one => (one as { readonly value: Span }).value);
  };
  const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;
  const overlapping = (all: readonly Span[]): readonly string[] =>
    all.flatMap((one, i) => all.slice(i + 1).flatMap(other => (overlap(one, other) ? [`${one.name} and ${other.name}`] : [])));

  test.each([
    ['everybody’s games', false],
    ['variants that people brought', true],
  ])('is never done at the same time, in %s; only an upload is read beside it, one at a time too', async (_, stored) => {
    const all = await spans(stored);
    expect(all.map(({ name }) => name).toSorted()).toEqual(
      [
        ...['opponentOrders', 'reviewPart', 'readMatchFile', 'playTrial', 'readStart', 'opponentOrders'],
        'readUpload',
        'readUpload',
      ].toSorted(),
    );
    const shared = all.filter(({ name }) => name !== 'readUpload');
    expect(overlapping(shared)).toEqual([]);
    const uploads = all.filter(({ name }) => name === 'readUpload');
    expect(overlapping(uploads)).toEqual([]);
    // Uploads show that this measure would notice work that is done at the same time.
    expect(overlapping(all).length).toBeGreaterThan(0);
  });
});

describe('Tasks of variants that people brought', () => {
  const HOSTILE = '900.slow.1';
  const stored = (game: string) => (game === HOSTILE ? { written: '{}', board: '{}' } : undefined);
  const opponent = (
    compute: ReturnType<typeof worker>['compute'],
    game: string,
    state: unknown = 1,
    level: 'general' | 'recruit' = 'general',
  ) => compute.run('opponentOrders', { game, state, seat: 'red', level, seed: 1, reports: [] });

  test('are done after those of everybody’s games, whoever asked first; of many, one in five is theirs', async () => {
    const { compute } = worker({ storedOf: stored });
    const done: string[] = [];
    const asked = (game: string, as: string) => opponent(compute, game).then(() => done.push(as));
    await Promise.all([
      asked('any', '1'),
      asked(HOSTILE, 'theirs'),
      asked(HOSTILE, 'theirs'),
      ...['2', '3', '4', '5', '6'].map(as => asked('any', as)),
    ]);
    expect(done).toEqual(['1', '2', '3', '4', '5', 'theirs', '6', 'theirs']);
  });

  test('are refused when too many wait, and take no place of others', async () => {
    const { compute } = worker({ storedOf: stored, maxWaiting: 2 });
    const theirs = await Promise.all([HOSTILE, HOSTILE, HOSTILE, HOSTILE, 'any', 'any'].map(game => opponent(compute, game)));
    expect(theirs.map(({ ok }) => ok)).toEqual([true, true, true, false, true, true]);
  });

  test('that were slow are not tried again at once; what was in time is', async () => {
    const { compute } = worker({ storedOf: stored, deadline: 2_000 });
    expect(await opponent(compute, HOSTILE, 'hang')).toEqual(TOO_LONG);
    // A task that reached the worker would answer.
    expect(await opponent(compute, HOSTILE, 1)).toEqual(TOO_LONG);
    expect(await opponent(compute, HOSTILE, 1, 'recruit')).toEqual({ ok: true, value: '1' });
    expect(await opponent(compute, 'any', 1)).toEqual({ ok: true, value: '1' });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
    expect(await opponent(compute, HOSTILE, 1)).toEqual({ ok: true, value: '1' });
    vi.restoreAllMocks();
  });

  test('have less time than others', async () => {
    const { compute } = worker({ storedOf: stored, deadline: 60_000 });
    expect(await opponent(compute, HOSTILE, 'hang')).toEqual(TOO_LONG);
  });

  test('are read beside the others: nobody waits for an upload', async () => {
    const { compute, start } = worker({ deadline: 20_000 });
    const upload = compute.run('readUpload', new Uint8Array([1]));
    expect(await start('a')).toEqual(answer('a'));
    const trial = compute.run('playTrial', { written: '', board: '', from: 1, games: 1, seed: 1, years: 1, within: 1 });
    expect(await trial).toMatchObject({ ok: true });
    await compute.close();
    expect(await upload).toEqual(TOO_LONG);
  });
});

describe('The built worker', () => {
  test('exists', () => expect(existsSync(new URL('../../dist/program/computeProgram.js', import.meta.url))).toBe(true));

  test('knows every game, and reports what is wrong with a file', async () => {
    const compute = createComputeWorker();
    onTestFinished(() => compute.close());
    const said = await compute.run('readMatchFile', new TextEncoder().encode('{'));
    expect(said).toMatchObject({ ok: true, value: { ok: false, fault: [{ fault: { code: 'import-not-json' } }] } });
    const start = await compute.run('readStart', { game: 'warhammer-fm05', chosen: {}, text: '{"powers":{}}' });
    expect(start).toMatchObject({ ok: true, value: { ok: false, fault: [{ fault: { code: 'start-too-few' } }] } });
  });
});
