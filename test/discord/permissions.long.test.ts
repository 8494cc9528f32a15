import { describe, expect, test } from 'vitest';
import { handleComponent } from '../../src/discord/components/componentActions.js';
import type { CommandContext } from '../../src/discord/interactions/interactionContext.js';
import { COMPONENT_ACTIONS, type ComponentAction, customId, readCustomId } from '../../src/discord/message/customId.js';
import type { FormReply, Reply } from '../../src/discord/message/reply.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { playerOf, startedGame, type TestBot, testBot } from './testBot.js';
import { COMMANDS, PRESSES, ROLES, type Role, SEATS, WHERE_HOST_PLAYS } from './whoMay.js';

/** The refusals for lack of permission. */
const REFUSALS = (
  [
    'no-such-match',
    'not-host',
    'no-seat',
    'not-joined',
    'not-in-lobby',
    'no-game-here',
    'not-arbiter',
    'others-decide',
    'host-plays',
    'no-rematch',
    'replay-later',
    'review-later',
    'not-at-the-end',
    'not-asked-to-substitute',
    'no-such-study',
  ] as const
).map(code => wordsIn('en').fault({ code }));

interface Asker {
  readonly user: string;
  readonly guild: string;
  readonly channel: string;
  readonly isAdmin: boolean;
}

async function askerIn(room: TestBot, role: Role): Promise<Asker> {
  const here = { guild: '900', channel: '500', isAdmin: false };
  switch (role) {
    case 'nobody':
      return { user: '990', guild: '901', channel: '800', isAdmin: true };
    case 'spectator':
      return { ...here, user: '991' };
    case 'other seat':
      return { ...here, user: playerOf(room, 'han') };
    case 'own seat':
      return { ...here, user: playerOf(room, 'qin') };
    case 'host':
      return { ...here, user: (await room.hosting.store.matches.get(1))?.host ?? '999' };
    case 'arbiter':
      return { ...here, user: '993' };
    case 'server admin':
      return { ...here, user: '992', isAdmin: true };
    default:
      return role satisfies never;
  }
}

/** Starts a game with one closed phase. Its host, 999, does not play; 993 is its arbiter; Qin has filed orders. */
async function game(): Promise<TestBot> {
  const room = testBot();
  await startedGame(room);
  const match = await room.hosting.store.matches.get(1);
  if (match) room.hosting.store.saveMatch({ ...match, host: '999', arbiter: '993' });
  room.hosting.store.setWatching(1, '991', true);
  await room.as('999').run('host adjudicate', { force: 'yes' });
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Nan H' });
  await room.posts();
  return room;
}

/** Starts the same game, but hosted by the player of Wei. */
async function gameOfHostWhoPlays(): Promise<TestBot> {
  const room = await game();
  const match = await room.hosting.store.matches.get(1);
  if (match) room.hosting.store.saveMatch({ ...match, host: playerOf(room, 'wei') });
  return room;
}

/** Returns everything that a refusal must not change. */
const records = async ({ hosting: { store } }: TestBot): Promise<string> =>
  JSON.stringify([
    await store.matches.get(1),
    store.phases(1).length,
    store.openPhase(1)?.dueAt,
    store.seatHolders(1),
    await store.history.submissions(1, store.openPhase(1)?.number ?? 0),
    store.questions(1, store.openPhase(1)?.number ?? 0),
    await store.history.notes(1),
    store.substitutes(1),
    (await store.outbox.due(Number.MAX_SAFE_INTEGER, 100)).length,
  ]);

const isRefused = (reply: Reply | FormReply): boolean =>
  'modal' in reply ? false : REFUSALS.some(refusal => reply.content?.startsWith(refusal) === true);

async function ask(room: TestBot, name: string, role: Role): Promise<Reply> {
  const { options = {} } = COMMANDS[name] ?? {};
  const asker = await askerIn(room, role);
  const isAboutGame = ![
    'game create',
    'play',
    'host import',
    'game list',
    'game ratings',
    'me',
    'settings',
    'away',
    'privacy',
    'rules',
    'help',
  ].includes(name);
  return room.as(asker.user, asker).run(name, { ...options, ...(isAboutGame && { game: '1' }) });
}

const IN_LOBBY = Object.entries(COMMANDS).filter(([, { inLobby }]) => inLobby);

describe.each(Object.entries(COMMANDS).map(([name, { may, inLobby }]) => [name, inLobby ? [] : may] as const))('/%s', (name, may) => {
  test(`is for ${may.join(', ') || 'nobody'}`, async () => {
    const room = await game();
    for (const role of ROLES.filter(one => !may.includes(one))) {
      const before = await records(room);
      expect([role, isRefused(await ask(room, name, role))]).toEqual([role, true]);
      expect(await records(room)).toBe(before);
    }
    for (const role of may) {
      const asked = name === 'host hand-over' || name === 'host arbiter' || name === 'resign' ? await game() : room;
      const file = await ofQin(asked);
      expect([role, isRefused(await ask(asked, name, role))]).toEqual([role, false]);
      if (role !== 'own seat' && role !== 'host') expect([role, await ofQin(asked)]).toEqual([role, file]);
    }
  });
});

describe.each(IN_LOBBY)('in a lobby, /%s', (name, { may }) => {
  test(`is for ${may.join(', ')}`, async () => {
    const room = testBot();
    await room.as('999').run('game create', { variant: 'classic' });
    const before = await records(room);
    for (const role of ROLES.filter(one => !may.includes(one) && !SEATS.includes(one))) {
      expect([role, isRefused(await ask(room, name, role))]).toEqual([role, true]);
      expect(await records(room)).toBe(before);
    }
    for (const role of may) expect([role, isRefused(await ask(room, name, role))]).toEqual([role, false]);
  });
});

describe.each(Object.entries(WHERE_HOST_PLAYS))('where the host plays, /%s', (name, may) => {
  test(`is for ${may.join(', ') || 'nobody'}`, async () => {
    const room = await gameOfHostWhoPlays();
    for (const role of ROLES.filter(one => !may.includes(one))) {
      const before = await records(room);
      expect([role, isRefused(await ask(room, name, role))]).toEqual([role, true]);
      expect(await records(room)).toBe(before);
    }
    for (const role of may) expect([role, isRefused(await ask(await gameOfHostWhoPlays(), name, role))]).toEqual([role, false]);
  });
});

async function press(room: TestBot, action: ComponentAction, role: Role): Promise<Reply | FormReply> {
  const asker = await askerIn(room, role);
  const phase = room.hosting.store.openPhase(1)?.number ?? 0;
  const payload = readCustomId(customId(action, 1, action === 'rollback' ? 1 : phase, 'qin'));
  if (!payload) throw new Error(`${action} has no custom id`);
  const call: Pick<CommandContext, 'bot' | 'id' | 'user' | 'place' | 'language' | 'words' | 'isAdmin'> = {
    bot: room.bot,
    id: `press-${action}-${role}`,
    user: asker.user,
    place: { channel: asker.channel, guild: asker.guild },
    language: 'en',
    words: wordsIn('en'),
    isAdmin: asker.isAdmin,
  };
  return handleComponent({
    ...call,
    payload,
    chosen: ['draw'],
    label: 'A Xia H',
    typed: 'A Xia H',
    notRead: ['x'],
    corrections: ['nobody: A Nan'],
  });
}

test('every button, menu and form has its line in the table of who may', () => {
  expect(Object.keys(PRESSES).toSorted()).toEqual(COMPONENT_ACTIONS.toSorted());
});

/** Returns Qin's filed orders, which nobody else may change. */
const ofQin = async ({ hosting: { store } }: TestBot): Promise<string> =>
  JSON.stringify((await store.history.submissions(1, store.openPhase(1)?.number ?? 0)).find(({ seat }) => seat === 'qin'));

describe.each(Object.entries(PRESSES))('the press %s', (name, { may }) => {
  const action = COMPONENT_ACTIONS.find(one => one === name) ?? 'alone';

  test(`is for ${may.join(', ') || 'nobody'}, and never changes what another seat has on file`, async () => {
    const room = await game();
    for (const role of ROLES.filter(one => !may.includes(one))) {
      const before = await records(room);
      expect([role, isRefused(await press(room, action, role))]).toEqual([role, true]);
      expect(await records(room)).toBe(before);
    }
    const file = await ofQin(room);
    if (may.includes('other seat') && action !== 'resign') {
      const answered = await press(room, action, 'other seat');
      if (SEATS === may) expect(isRefused(answered)).toBe(false);
      if ((await room.hosting.store.matches.get(1))?.status === 'running') expect(await ofQin(room)).toBe(file);
    }
  });
});

test('in a training game a hint is for those who hold a seat, about their own, and changes nothing', async () => {
  const room = await game();
  const match = (await room.hosting.store.matches.get(1)) ?? expect.fail('there is no game');
  room.hosting.store.saveMatch({ ...match, plan: { ...match.plan, training: true } });
  const before = await records(room);
  for (const role of ROLES.filter(one => !SEATS.includes(one)))
    expect([role, isRefused(await press(room, 'hint', role))]).toEqual([role, true]);
  const { state } = room.hosting.store.openPhase(1) ?? expect.fail('no phase is open');
  const { units } = (state as State).position;
  // The custom id names Qin: whoever presses, the hint is about their own units.
  for (const [role, power] of [
    ['own seat', 'qin'],
    ['other seat', 'han'],
  ] as const) {
    const hint = JSON.stringify(await press(room, 'hint', role));
    expect(hint).toContain('What a General would consider');
    const own = units.filter(unit => unit.power === power).map(({ at }) => at.slice(0, 3));
    const ordered = [...hint.matchAll(/`[AF] (\w+)/g)].map(([, at = '']) => at.toLowerCase());
    expect(ordered.length).toBeGreaterThan(0);
    expect(ordered.filter(at => !own.includes(at))).toEqual([]);
  }
  expect(await records(room)).toBe(before);
});

describe.each(['start', 'begin', 'end'] as const)('in a lobby the press %s', action => {
  test('is for the host', async () => {
    const room = testBot();
    const host = room.as('999');
    await host.run('game create', { variant: 'classic' });
    const before = await records(room);
    for (const role of ROLES.filter(one => one !== 'host' && !SEATS.includes(one))) {
      expect([role, isRefused(await press(room, action, role))]).toEqual([role, true]);
      expect(await records(room)).toBe(before);
    }
    expect(isRefused(await press(room, action, 'host'))).toBe(false);
  });
});

test('after the game the press rematch is for those who held a seat', async () => {
  const room = await game();
  await room.as('999').run('game end');
  await press(room, 'end', 'host');
  for (const role of ROLES.filter(one => !SEATS.includes(one))) {
    const before = await records(room);
    expect([role, isRefused(await press(room, 'rematch', role))]).toEqual([role, true]);
    expect(await records(room)).toBe(before);
  }
  for (const role of SEATS) expect([role, isRefused(await press(room, 'rematch', role))]).toEqual([role, false]);
  expect(await room.hosting.store.matches.find({ rematchOf: 1 })).toHaveLength(1);
});
