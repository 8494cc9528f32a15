import { HTTPError, type Interaction } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { commandsFor } from '../../src/discord/commands/commands.js';
import type { Reply } from '../../src/discord/message/reply.js';
import { createReceiver } from '../../src/discord/receive.js';
import type { Compute } from '../../src/matches/context/compute.js';
import { perform, type ReviewTask } from '../../src/matches/context/tasks.js';
import { createGameReviews, type GameReviews } from '../../src/matches/reviews/gameReviews.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { GAMES, labels, offered, startedGame, type TestBot, testBot, textOf } from './testBot.js';
import { refused } from './threads.js';

type Settings = NonNullable<Parameters<typeof startedGame>[1]>;
const CLASSIC: Settings = { players: ['101', '102'], variant: 'classic' };

/** A game of which a phase is played before its host ends it, and its ending. */
async function ended(room: TestBot, settings: Settings = CLASSIC, phases = 1): Promise<Reply> {
  await startedGame(room, settings);
  for (let i = 0; i < phases; i++) {
    room.pass(30 * 24 * 3_600_000);
    await closeDuePhases(room.hosting);
  }
  const host = room.as('101');
  await host.press(await host.run('game end'), 'End the game');
  const found = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'ending');
  if (!found) throw new Error('no ending was posted');
  return found.post;
}

/** What is said in place of a reply, to its end. */
async function saidLater({ goesOn }: Reply): Promise<readonly Reply[]> {
  const said: Reply[] = [];
  const last = await goesOn?.(async reply => said.push(reply) > 0);
  if (last) said.push(last);
  return said;
}

/** A bot whose worker answers each part of a review when `answer` says so. */
function slowBot(answer: (task: ReviewTask) => Promise<void>): { readonly room: TestBot; readonly tasks: ReviewTask[] } {
  const room = testBot();
  const tasks: ReviewTask[] = [];
  const compute: Compute = {
    run: async (name, input) => {
      if (name === 'reviewPart') {
        const task = input as ReviewTask;
        tasks.push(task);
        await answer(task);
      }
      return { ok: true, value: perform(GAMES, name, input) };
    },
  };
  Object.assign(room.hosting, { compute });
  Object.assign(room.bot, { reviews: createGameReviews(room.hosting, { pause: 0 }) });
  return { room, tasks };
}

/** A press of a public button, of which the answer goes to `edit`. */
function pressOf(customId: string, edit: (reply: { content?: string; embeds?: unknown }) => Promise<void>): Interaction {
  const is = { isAutocomplete: false, isChatInputCommand: false, isModalSubmit: false, isMessageComponent: true, isButton: true };
  const also = { isStringSelectMenu: false, isMentionableSelectMenu: false, isRepliable: true };
  return Object.assign(Object.create(null), {
    ...Object.fromEntries(Object.entries({ ...is, ...also }).map(([name, answer]) => [name, () => answer])),
    ...{ id: '1', customId, channelId: '500', guildId: '900', locale: 'en-GB', user: { id: '909' }, deferred: true },
    message: { id: '2', flags: 0, embeds: [], components: [] },
    deferReply: async () => undefined,
    editReply: edit,
  });
}

describe('The review of a game', () => {
  test('says how far it is, then shows the chart, the powers, their dearest sheets and why they came out so', async () => {
    const room = testBot();
    const ending = await ended(room);
    const user = room.as('909');
    const first = await user.press(ending, 'Review');
    const said = await saidLater(first);
    expect(said.slice(0, -1).map(textOf).join('\n')).toContain('of 1 year');
    expect(said.slice(0, -1).every(reply => labels(reply).includes('Cancel'))).toBe(true);
    const overview = said.at(-1) ?? {};
    expect(textOf(overview)).toContain('hindsight');
    expect(textOf(overview)).toContain('An estimate');
    expect(overview.sketch?.picture).toMatchObject({ kind: 'chart' });
    expect(overview.sketch?.alt).toMatch(/^Chart of each power/);

    const power = await user.choose(overview, 'France');
    expect(textOf(power)).toContain('France: the most costly orders');
    expect(textOf(power)).toMatch(/everyone else’s unchanged: \*\*\d+ centres? and \d+ units?|the units better placed/);
    const label = labels(power).find(one => one.startsWith('1. '));
    const sheet = await user.press(power, label ?? '');
    expect(sheet.sketch?.picture.kind).toBe('results');
    expect(sheet.sketch?.alt).toMatch(/^As it was\./);
    expect(sheet.nextSketch?.alt).toMatch(/^With the best orders\./);
    expect(textOf(sheet)).toMatch(/(?:Exact: |Not exact: )/);
    expect(textOf(sheet)).toContain('`/study game` with `game:1 phase:1`');
    // The hint leads to that phase.
    expect(textOf(await user.run('study game', { game: '1', phase: '1' }))).toContain('Spring 1901');
    const why = await user.press(sheet, 'Explain the result with the best orders');
    const [option = ''] = offered(why);
    expect((await user.choose(why, option)).embeds?.[0]?.description).toBeTruthy();
    expect(textOf(await user.press(sheet, 'Overview'))).toContain('Turning points');
  });

  test('is remembered: a second press shows it at once, in the language of whoever presses', async () => {
    const { room, tasks } = slowBot(async () => undefined);
    const ending = await ended(room);
    await saidLater(await room.as('909').press(ending, 'Review'));
    const made = tasks.length;
    expect(made).toBeGreaterThan(7);
    const again = await room.as('808', { language: 'fr' }).press(ending, 'Review');
    expect(again.goesOn).toBeUndefined();
    expect(textOf(again)).toContain('Tout cela est vu après coup');
    expect(tasks.length).toBe(made);
  });

  test('is made once for all who ask at the same time', async () => {
    const { room, tasks } = slowBot(async () => undefined);
    const ending = await ended(room);
    const [one, other] = await Promise.all(['201', '202'].map(async user => await saidLater(await room.as(user).press(ending, 'Review'))));
    expect(textOf(one?.at(-1) ?? {})).toBe(textOf(other?.at(-1) ?? {}));
    const keys = tasks.map(({ seed }) => seed);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('names powers only, also in an anonymous game, and sends nothing secret to the worker', async () => {
    const { room, tasks } = slowBot(async () => undefined);
    const ending = await ended(room, { ...CLASSIC, variant: 'classic-battles' });
    const user = room.as('909');
    const said = await saidLater(await user.press(ending, 'Review'));
    const overview = said.at(-1) ?? {};
    expect(textOf(overview)).toContain('Battles are left out');
    expect(JSON.stringify([said.map(({ embeds, content }) => [embeds, content]), await user.choose(overview, 'France')])).not.toMatch(
      /<@|\b(?:101|102)\b/,
    );
    expect(JSON.stringify(tasks)).not.toMatch(/"secret"|"wishes"|"salt"|\b(?:101|102)\b/);
  });

  test('can be cancelled: no further task is begun, and it goes on from there when it is asked for again', async () => {
    let release = (): void => undefined;
    let hold = true;
    const { room, tasks } = slowBot(
      () =>
        new Promise<void>(resolve => {
          if (!hold || tasks.length < 12) resolve();
          else release = resolve;
        }),
    );
    const ending = await ended(room, CLASSIC, 2);
    const user = room.as('909');
    const first = await user.press(ending, 'Review');
    const said = saidLater(first);
    await expect.poll(() => tasks.length).toBe(12);
    expect(textOf(await user.press(first, 'Cancel'))).toContain('stopped');
    expect(textOf((await said).at(-1) ?? {})).toContain('stopped');
    release();
    hold = false;
    await new Promise(resolve => setImmediate(resolve));
    const begun = tasks.length;
    expect(begun).toBe(12);
    const again = await saidLater(await user.press(ending, 'Review'));
    const last = again.at(-1) ?? {};
    expect(textOf(last)).toContain('Turning points');
    // The first phase was not looked at again.
    expect(tasks.slice(begun).filter(({ seed }) => seed === tasks[0]?.seed)).toEqual([]);
  });

  test('goes on for others when one cancels, and ends when the bot does', async () => {
    let release = (): void => undefined;
    const { room, tasks } = slowBot(
      () =>
        new Promise<void>(resolve => {
          if (tasks.length < 3) resolve();
          else release = resolve;
        }),
    );
    const ending = await ended(room);
    const first = await room.as('201').press(ending, 'Review');
    const said = [first, await room.as('202').press(ending, 'Review')].map(saidLater);
    await expect.poll(() => tasks.length).toBe(3);
    await room.as('201').press(first, 'Cancel');
    expect(textOf((await said[0])?.at(-1) ?? {})).toContain('stopped');
    release();
    await expect.poll(() => tasks.length).toBe(4);
    const closing = room.bot.reviews.close();
    release();
    await closing;
    expect(textOf((await said[1])?.at(-1) ?? {})).toContain('stopped');
    expect(tasks.length).toBe(4);
    expect(textOf(await room.as('203').press(ending, 'Review'))).toContain('too busy');
  });

  test('waits while the worker has no room, and leaves out what takes too long; the next press tries that alone again', async () => {
    const room = testBot();
    let busy = 3;
    const tasks: ReviewTask[] = [];
    const compute: Compute = {
      run: async (name, input) => {
        if (name === 'reviewPart') tasks.push(input as ReviewTask);
        if (name === 'reviewPart' && busy-- > 0) return { ok: false, fault: { code: busy === 0 ? 'took-too-long' : 'too-busy' } };
        return { ok: true, value: perform(GAMES, name, input) };
      },
    };
    const ending = await ended(room);
    Object.assign(room.hosting, { compute });
    const user = room.as('909');
    const overview = (await saidLater(await user.press(ending, 'Review'))).at(-1) ?? {};
    expect(textOf(overview)).toContain('1 step of the review failed or took too long, and is missing. Press **Review** to try again.');
    // What there is can be looked at meanwhile.
    expect(textOf(await user.choose(overview, 'France'))).toContain('France: the most costly orders');
    const asked = tasks.length;
    const again = (await saidLater(await user.press(overview, 'Review'))).at(-1) ?? {};
    expect([textOf(again).includes('missing'), tasks.length - asked]).toEqual([false, 1]);
    expect((await user.press(ending, 'Review')).goesOn).toBeUndefined();
  });

  test('gives what it found although one part of it fails', async () => {
    const { room } = slowBot(async ({ part }) => {
      if (part.kind === 'sheet' && part.seat === 'france') throw new Error('it broke');
    });
    const ending = await ended(room);
    const user = room.as('909');
    const overview = (await saidLater(await user.press(ending, 'Review'))).at(-1) ?? {};
    expect(textOf(overview)).toContain('1 step of the review failed');
    expect(textOf(overview)).toContain('Turning points');
    expect(offered(overview)).toContain('Germany');
    expect(offered(overview)).not.toContain('France');
  });

  test('of which nothing was found has failed: it is not kept, and the next press makes it', async () => {
    let isBroken = true;
    const { room } = slowBot(async () => {
      if (isBroken) throw new Error('it broke');
    });
    const ending = await ended(room);
    const user = room.as('909');
    expect(textOf((await saidLater(await user.press(ending, 'Review'))).at(-1) ?? {})).toContain('The review failed');
    expect(room.bot.reviews.known(1)).toBeUndefined();
    isBroken = false;
    expect(textOf((await saidLater(await user.press(ending, 'Review'))).at(-1) ?? {})).toContain('Turning points');
    expect(room.bot.reviews.known(1)?.leftOut).toBe(0);
  });

  test('leaves out a phase that cannot be read any more', async () => {
    const room = testBot();
    const ending = await ended(room, CLASSIC, 2);
    const { history } = room.hosting.store;
    const phase: typeof history.phase = async (match, number) => {
      const found = await history.phase(match, number);
      return found && number === 1 ? { ...found, state: { nothing: true } } : found;
    };
    const store = Object.assign(Object.create(room.hosting.store), { history: { ...history, phase } });
    Object.assign(room.bot, { reviews: createGameReviews({ ...room.hosting, store }, { pause: 0 }) });
    const overview = (await saidLater(await room.as('909').press(ending, 'Review'))).at(-1) ?? {};
    expect(textOf(overview)).toContain('1 step of the review failed');
    expect(room.bot.reviews.known(1)?.phases.map(({ number }) => number)).toEqual([3]);
  });

  test('counts phases where they have no years', async () => {
    const room = testBot();
    const ending = await ended(room, CLASSIC, 2);
    const { history } = room.hosting.store;
    const phaseHeads: typeof history.phaseHeads = async match => (await history.phaseHeads(match)).map(({ turn: _, ...head }) => head);
    const store = Object.assign(Object.create(room.hosting.store), { history: { ...history, phaseHeads } });
    Object.assign(room.bot, { reviews: createGameReviews({ ...room.hosting, store }, { pause: 0 }) });
    const said = await saidLater(await room.as('909').press(ending, 'Review'));
    expect(said.map(textOf).join('\n')).toContain('of 5 phases');
    expect(said.map(textOf).join('\n')).not.toContain('year.');
  });

  test('in French agrees with what it counts', async () => {
    const room = testBot();
    const ending = await ended(room);
    const user = room.as('909', { language: 'fr' });
    const overview = (await saidLater(await user.press(ending, 'Review'))).at(-1) ?? {};
    const power = await user.choose(overview, 'France');
    const sheet = await user.press(power, labels(power).find(one => one.startsWith('1. ')) ?? '');
    expect(textOf(sheet)).toContain('`/étude partie` avec `partie:1 phase:1`');
    const phase = await room.hosting.store.history.phase(1, 1);
    const { orders: _, ...report } = Object(phase?.report);
    const { history } = room.hosting.store;
    Object.assign(room.hosting, {
      store: Object.assign(Object.create(room.hosting.store), {
        history: { ...history, phase: async () => phase && { ...phase, report: { ...report, orders: [] } } },
      }),
    });
    const without = await user.press(power, labels(power).find(one => one.startsWith('1. ')) ?? '');
    expect(without.embeds?.[0]?.fields?.[0]).toEqual({ name: 'Les ordres donnés', value: 'Aucun.' });
  });

  test('goes on although its first message could not be sent, and although one of the next was not answered', async () => {
    const room = testBot();
    await ended(room);
    const said: string[] = [];
    let sent = 0;
    const interaction = pressOf('1:review:1:0', async ({ embeds, content }) => {
      sent += 1;
      if (sent <= 2) throw new HTTPError(503, 'Service Unavailable', 'PATCH', '/', { body: undefined, files: undefined });
      said.push(`${content}${JSON.stringify(embeds)}`);
    });
    await createReceiver(room.bot, commandsFor(GAMES))(interaction);
    expect(said.at(-1)).toContain('Turning points');
    // Nobody looks where Discord says that it is gone.
    room.bot.reviews.cancel(1, '909');
    const other = testBot();
    await ended(other);
    let tries = 0;
    const gone = pressOf('1:review:1:0', async () => {
      tries += 1;
      throw refused(10_062);
    });
    await createReceiver(other.bot, commandsFor(GAMES))(gone);
    expect(tries).toBe(2);
    expect(other.bot.reviews.known(1)).toBeUndefined();
  });

  test('lets other tasks of the worker come between its parts', async () => {
    const order: string[] = [];
    let last: Promise<unknown> = Promise.resolve();
    const room = testBot();
    // One task at a time, in the order in which they were asked for, as in the worker.
    const compute: Compute = {
      run: (name, input) => {
        const done = last.then(async () => {
          await new Promise(resolve => setImmediate(resolve));
          order.push(name);
          return { ok: true as const, value: perform(GAMES, name, input) };
        });
        last = done;
        return done;
      },
    };
    const ending = await ended(room);
    Object.assign(room.hosting, { compute });
    const said = saidLater(await room.as('909').press(ending, 'Review'));
    await expect.poll(() => order.length).toBeGreaterThan(1);
    const before = order.length;
    await compute.run('readStart', { game: 'classic', chosen: {}, text: '{}' }).catch(() => undefined);
    expect(order.indexOf('readStart') - before).toBeLessThanOrEqual(2);
    await said;
  });
});

describe('The button', () => {
  test('is refused while the game goes on, and for a game that is not there', async () => {
    const room = testBot();
    const ending = await ended(room);
    const running = testBot();
    await startedGame(running, CLASSIC);
    expect(textOf(await running.as('101').press(ending, 'Review'))).toContain('once the game is over');
    expect(textOf(await testBot().as('101').press(ending, 'Review'))).toContain('can’t find that game');
  });

  test('does nothing else with forged parts', async () => {
    const room = testBot();
    const ending = await ended(room);
    const user = room.as('909');
    const overview = (await saidLater(await user.press(ending, 'Review'))).at(-1) ?? {};
    const row = (custom_id: string): Reply => ({ rows: [{ type: 1, components: [{ type: 2, style: 2, custom_id, label: 'forged' }] }] });
    for (const rest of [
      'seat:99',
      'seat:x',
      'sheet:0:9',
      'sheet:x:y',
      'sheet:-1:0',
      'why:0:0:best:99',
      'why:0:7:was:0',
      'constructor',
      '__proto__:1',
      '',
    ])
      expect(await user.press(row(`1:review:1:0:${rest}`), 'forged')).toBeTruthy();
    expect(textOf(overview)).toContain('hindsight');
  });

  test('is not there for the card game, and nothing comes of a forged one', async () => {
    const room = testBot();
    const ending = await ended(room, { players: ['101', '102', '103'], variant: 'warring-states-cards' }, 0);
    expect(labels(ending)).not.toContain('Review');
    const forged: Reply = { rows: [{ type: 1, components: [{ type: 2, style: 2, custom_id: '1:review:1:0', label: 'Review' }] }] };
    expect(textOf(await room.as('101').press(forged, 'Review'))).toContain('This game has no review');
  });
});

describe('The reviews that are remembered', () => {
  test('are those asked for last', async () => {
    const room = testBot();
    const reviews: GameReviews = createGameReviews(room.hosting, { pause: 0, kept: 1 });
    Object.assign(room.bot, { reviews });
    const ending = await ended(room);
    await saidLater(await room.as('909').press(ending, 'Review'));
    expect(reviews.known(1)?.phases.length).toBeGreaterThan(0);
    expect(reviews.known(2)).toBeUndefined();
  });
});
