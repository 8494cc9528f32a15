import { ButtonStyle, ComponentType } from 'discord.js';
import { expect, it } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { composePost } from '../../src/discord/posts/composePost.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { filterInOrder } from '../../src/lib/inOrder.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { practiceIn } from '../../src/practice.js';
import { byMenus, dice, game, movers, openState, practised, startedCards } from './cardTable.js';
import { CARDS, labels, offered, type Posted, type TestBot, testBot, textOf } from './testBot.js';

const THREE = ['101', '102', '103'];
const HOUR = 60 * 60 * 1000;

const isRunning = async (room: TestBot): Promise<boolean> => (await room.hosting.store.matches.get(1))?.status === 'running';
const about = (posts: readonly Posted[], kind: string): readonly Posted[] =>
  posts.filter(({ outgoing }) => outgoing.row.content.kind === kind);

function styleOf(on: Reply, label: string): number | undefined {
  for (const part of on.rows?.flatMap(({ components }) => components) ?? []) if ('label' in part && part.label === label) return part.style;
  return undefined;
}

const menuOf = (on: Reply) => on.rows?.flatMap(({ components }) => components).find(part => part.type === ComponentType.StringSelect);

const MENUS = {
  en: { take: /^Take (two cards|one card) from the row$/, hold: /^Stronghold \d+$/, note: /^around: .+ · (no army|there: .+)$/ },
  fr: {
    take: /^Prenez (deux cartes|une carte) dans la rangée$/,
    hold: /^Place forte \d+$/,
    note: /^autour : .+ · (aucune armée|sur place : .+)$/,
  },
} as const;

it.each(['en', 'fr'] as const)(
  'cards of the row are chosen together from all that lie there; strongholds are named with what is around (%s)',
  async language => {
    const room = testBot();
    await startedCards(room, THREE);
    const random = dice(3);
    const seen = { take: 0, place: 0 };
    for (let turn = 0; turn < 120 && (seen.take === 0 || seen.place === 0); turn++)
      for (const { seat, user } of movers(room)) {
        const { stage, row } = openState(room);
        const panel = await room.as(user, { language }).run('orders');
        if (stage.kind === 'take') {
          seen.take++;
          expect(offered(panel)).toHaveLength(row.length);
          expect(menuOf(panel)).toMatchObject({ min_values: stage.due, max_values: stage.due });
          expect(menuOf(panel)?.placeholder).toMatch(MENUS[language].take);
        }
        const placed = game
          .options(openState(room), seat, language)[0]
          ?.choices.find(({ steps }) => MENUS[language].hold.test(steps[1] ?? ''));
        if (stage.kind === 'use' && placed?.note) {
          seen.place++;
          expect(placed.note.replaceAll('\u00a0', ' ')).toMatch(MENUS[language].note);
        }
        await byMenus(room, room.as(user), seat, practised(room, seat, random));
      }
    expect(seen.take).toBeGreaterThan(0);
    expect(seen.place).toBeGreaterThan(0);
  },
);

it.each([
  ['en', 'Which card do you play?', 'No cards on the table', '0 states, '],
  ['fr', 'Quelle carte posez-vous ?', 'Sans cartes sur la table', '0 État, '],
] as const)('a panel asks a question, and dynasties without cards share one field (%s)', async (language, question, heading, line) => {
  const room = testBot();
  await startedCards(room, THREE);
  const random = dice(3);
  while (openState(room).stage.kind !== 'battle')
    for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const panel = await room.as(movers(room)[0]?.user ?? '', { language }).run('orders');
  expect(menuOf(panel)?.placeholder?.replaceAll('\u00a0', ' ')).toBe(question);
  const fields = panel.embeds?.[0]?.fields ?? [];
  const field = fields.find(({ name }) => name === heading);
  expect(field?.value.split('\n').filter(one => one.includes(line))).toHaveLength(3);
  expect(fields.filter(({ value }) => value.includes(line))).toHaveLength(1);
});

it('a lobby says how long a turn is, and what the host chose', async () => {
  const room = testBot();
  await room.as('101').run('game create', { variant: 'warring-states-cards', skills: 'true', rounds: '12', turn: '20m' });
  const [lobby] = await room.posts();
  const text = textOf(lobby?.post ?? {});
  expect(text).toContain('Time per turn: 20 minutes');
  expect(text).toContain('With dynasty cards.');
  expect(text).toContain('The game ends after round 12 at the latest.');
  expect(text).toContain('Players: 0 (at most 5)');
  expect((await room.hosting.store.matches.get(1))?.options).toEqual({ skills: true, rounds: 12 });
  const usual = testBot();
  await usual.as('101').run('game create', { variant: 'warring-states-cards' });
  expect(textOf((await usual.posts())[0]?.post ?? {})).toContain('Time per turn: 12 hours');
});

it('what another game lets its host choose is refused', async () => {
  const room = testBot();
  const host = room.as('101');
  expect((await host.run('game create', { variant: 'classic', skills: 'true' })).content).toContain('This game has no option `skills`');
  expect((await host.run('game create', { variant: 'classic', turn: '12h' })).content).toContain('has no option `turn`');
  expect((await host.run('game create', { variant: 'warring-states-cards', movement: '12h' })).content).toContain(
    'has no option `movement`',
  );
  expect((await host.run('game create', { variant: 'warring-states-cards', rounds: 'many' })).content).toContain('`rounds`');
});

it('the secret is not told before the end, and a changed record is found', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  expect((await room.as('101').run('verify')).content).toContain('revealed when the game is over');
  await room.as('101').press(await room.as('101').run('game end'), 'End the game');
  expect((await room.as('101').run('verify')).content).toContain('the results match the record');
  const state = openState(room);
  room.hosting.store.recordState(1, 1, { ...state, deck: [...state.deck].reverse() });
  expect((await room.as('101').run('verify')).content).toContain('differs from the record from decision 1');
});

it('of a game that ended in its lobby there is nothing to play again', async () => {
  const room = testBot();
  const host = room.as('101');
  await host.run('game create', { variant: 'warring-states-cards' });
  await host.press(await host.run('game end'), 'End the game');
  expect((await room.as('102').run('verify', { game: '1' })).content).toBe(
    'That game ended before it started, so there’s nothing to replay.',
  );
});

it('a turn takes two taps: the card, which says what it would mean, and Confirm; an advisor takes a third', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const random = dice(3);
  while (openState(room).stage.kind !== 'battle')
    for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const [mover] = movers(room);
  const guest = room.as(mover?.user ?? '');
  const panel = await guest.run('orders');
  expect(textOf(panel)).toContain('**Your hand:**');
  expect(textOf(panel)).toContain('If you fall back now, you claim nothing.');
  expect(labels(panel)).not.toContain('Confirm');
  expect(offered(panel)).not.toContain('Fall back');
  const [first = ''] = offered(panel);
  const chosen = await guest.choose(panel, first.replace(' …', ''));
  expect(textOf(chosen)).toMatch(/→ could claim .* · counts /);
  expect(labels(chosen)).toContain('Confirm');
  const done = await guest.press(chosen, 'Confirm');
  expect(done.content).toMatch(/^Confirmed: play .+\.$/);
  expect(textOf(done)).toContain('You have nothing to decide for now.');
  expect(done.embeds?.[0]?.fields ?? []).toEqual([]);
});

it('falling back is a button beside the menus, which says what it would claim; Confirm makes it two taps', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const random = dice(3);
  while (openState(room).stage.kind !== 'battle')
    for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const [mover] = movers(room);
  const guest = room.as(mover?.user ?? '', { language: 'fr' });
  const panel = await guest.run('orders');
  expect(labels(panel)[0]).toBe('Se replier · ne remporte rien');
  const chosen = await guest.press(panel, 'Se replier · ne remporte rien');
  expect(textOf(chosen)).toContain('✅ se replier\n→ ne remporte rien');
  expect(labels(chosen)[0]).toBe('✅ Se replier · ne remporte rien');
  expect(styleOf(panel, 'Se replier · ne remporte rien')).toBe(ButtonStyle.Secondary);
  expect(labels(chosen)).toContain('Confirmer');
  await guest.press(chosen, 'Confirmer');
  expect(openState(room).fallen).toEqual([mover?.seat]);
  expect((await guest.press(panel, 'Se replier · ne remporte rien')).content).toContain('phase');
});

it('who has confirmed before the others may take it back until they have', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const [{ seat = '', user = '' } = {}] = movers(room);
  const replies = await byMenus(room, room.as(user), seat, practised(room, seat, dice(1)));
  const last = replies.at(-1) ?? {};
  expect(textOf(last)).toContain('Confirmed. It will be played');
  expect(labels(last)).toContain('Undo Confirm');
  expect(labels(await room.as(user).press(last, 'Undo Confirm'))).toContain('Confirm');
});

it('nothing is confirmed that is not on file', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const [{ user = '', seat = '' } = {}] = movers(room);
  const guest = room.as(user);
  const chosen = await guest.run('order', { text: practised(room, seat, dice(1)) });
  await guest.press(chosen, 'Undo this choice');
  await guest.press(chosen, 'Confirm');
  expect((await room.hosting.store.history.submissions(1, 1)).filter(({ ready }) => ready)).toEqual([]);
});

it('whose turn it is is called once, with a button, and goes when the turn is over', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const random = dice(3);
  await room.posts();
  for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const [call] = about(await room.posts(), 'turn');
  const [{ seat = '', user = '' } = {}] = movers(room);
  expect(call?.post.rings).toEqual([user]);
  expect(labels(call?.post ?? {})).toEqual(['My turn']);
  expect(textOf(call?.post ?? {})).toMatch(/\[See the table\]\(https:\/\/discord\.com\/channels\/\w+\/\w+\/\w+\)/);
  expect(textOf(await room.as(user).press(call?.post ?? {}, 'My turn'))).toContain('Your hand');
  await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const posts = about(await room.posts(), 'turn');
  const next = movers(room)[0]?.user;
  if (next === user) expect(posts).toEqual([]);
  else expect(posts.map(({ post }) => post.withdrawn ?? post.rings)).toEqual([true, [next]]);
});

it('who misses a turn learns by direct message what happened, and nobody else does', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const [first, ...others] = movers(room);
  for (const { seat, user } of others) await byMenus(room, room.as(user), seat, practised(room, seat, dice(1)));
  await room.posts();
  room.pass(12 * HOUR);
  await closeDuePhases(room.hosting);
  const [told, ...more] = about(await room.posts(), 'missed');
  expect(more).toEqual([]);
  expect(told?.outgoing.row.to).toEqual({ user: first?.user });
  if (!told) throw new Error('nobody was told');
  for (const [language, ...words] of [
    ['en', 'You missed your turn (Round 1, choosing hands) in <#500>.', 'If you miss a turn in battle, you fall back', 'My turn'],
    ['fr', 'Vous avez manqué votre tour', 'Si vous manquez un tour de bataille, vous vous repliez', 'Mon tour'],
  ] as const) {
    const post = composePost({ ...told.outgoing, language }, presentersFor([], CARDS));
    const text = [textOf(post), ...labels(post)].join('\n');
    for (const sentence of words) expect(text).toContain(sentence);
  }
});

it('a missed turn is made up under one deadline, and told', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  await room.posts();
  room.pass(12 * HOUR);
  expect(await closeDuePhases(room.hosting)).toBe(1);
  const { stage, row } = openState(room);
  expect(stage.kind).toBe('state');
  expect(row).toHaveLength(6);
  const [called] = about(await room.posts(), 'turn');
  expect(labels(called?.post ?? {})).toEqual(['My turn']);
  const [mover] = movers(room);
  room.pass(12 * HOUR);
  await closeDuePhases(room.hosting);
  expect(movers(room)).toEqual([mover]);
  const told = about(await room.posts(), 'turn');
  const over = told.find(({ outgoing }) => outgoing.row.slot === called?.outgoing.row.slot);
  const again = told.find(one => one !== over);
  expect(textOf(over?.post ?? {})).toContain(': time is up.\nThe first state still open was chosen.');
  expect(labels(over?.post ?? {})).toEqual([]);
  expect(again?.post.rings).toEqual([mover?.user]);
  expect(labels(again?.post ?? {})).toEqual(['My turn']);
});

it('a seat that misses two turns in a row is open: who takes it has its hand, and nobody who has sat in the game may', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const random = dice(3);
  await room.posts();
  for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const [absent] = movers(room);
  if (!absent) throw new Error('somebody names the first state');
  const calls: Posted[] = [];
  const goOn = async (): Promise<void> => {
    for (const { seat, user } of movers(room)) {
      if (user === absent.user) room.pass(12 * HOUR);
      else await byMenus(room, room.as(user), seat, practised(room, seat, random));
    }
    await closeDuePhases(room.hosting);
    calls.push(...about(await room.posts(), 'seats'));
  };
  await goOn();
  expect(calls).toEqual([]);
  while (calls.length === 0) await goOn();
  const [call] = calls;
  expect(textOf(call?.post ?? {}).toLowerCase()).toContain(`open seat: ${absent.seat}`);
  expect(textOf(call?.post ?? {})).toContain('gets the seat, with everything it holds');
  const rival = THREE.find(user => user !== absent.user) ?? '';
  expect((await room.as(rival).press(call?.post ?? {}, 'Take the seat')).content).toContain('never played in this game');
  const hand = openState(room).players.find(({ seat }) => seat === absent.seat)?.hand ?? [];
  expect((await room.as('109').press(call?.post ?? {}, 'Take the seat')).content).toContain('You now play');
  expect(labels(about(await room.posts(), 'seats')[0]?.post ?? {})).toEqual([]);
  expect((await room.as('108').press(call?.post ?? {}, 'Take the seat')).content).toContain('isn’t open');
  const panel = await room.as('109').run('orders');
  for (const card of hand) expect(textOf(panel)).toContain(card);
  expect((await room.as(absent.user).run('orders')).content).toContain('You don’t play a power');
});

it('a seat given up is open at once', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const random = dice(3);
  for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  await room.posts();
  const [first] = movers(room);
  const quitter = THREE.find(user => user !== first?.user) ?? '';
  await room.as(quitter).press(await room.as(quitter).run('resign'), 'Give up my seat');
  const [call] = about(await room.posts(), 'seats');
  expect(labels(call?.post ?? {})).toEqual(['Take the seat']);
});

it('the table, the status and the map answer in words', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const [table] = about(await room.posts(), 'table');
  expect(textOf(table?.post ?? {})).toContain('Recruiting row');
  const guest = room.as('109');
  expect(textOf(await guest.run('map'))).toContain('Recruiting row');
  expect(textOf(await guest.run('status'))).toContain('(states · armies)');
  expect((await guest.run('explain', { order: 'x' })).content).toContain('nothing to explain');
});

it('practice players play it by command and Confirm', async () => {
  const room = testBot();
  await startedCards(room, ['101', '102']);
  await room.posts();
  const practice = practiceIn(room.hosting);
  for (let moves = 0; (await isRunning(room)) && moves < 60; moves++) {
    const [mover] = await filterInOrder(movers(room), async one => (await practice.play(one.user)).length > 0);
    const user = mover?.user ?? '';
    const [move] = await practice.play(user);
    if (move?.kind !== 'command') throw new Error('a practice player moves by command');
    const reply = await room.as(user).run('order', { text: String(move.options.text), game: '1' });
    expect(JSON.stringify(reply.rows)).toContain(`"${move.confirm}"`);
    await room.as(user).press(reply, 'Confirm');
  }
  expect(openState(room).round).toBeGreaterThan(1);
});

it('a menu says of a first step what it would mean by itself, and nothing of what only a further step decides', async () => {
  const room = testBot();
  await startedCards(room, THREE, { skills: 'true' });
  const random = dice(3);
  const descriptions = (reply: Reply) =>
    (reply.rows ?? [])
      .flatMap(({ components }) => components)
      .flatMap(part => ('options' in part ? part.options.map(({ label, description }) => ({ label, description })) : []));
  for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const naming = descriptions(await room.as(movers(room)[0]?.user ?? '').run('orders'));
  expect(naming).toContainEqual({ label: 'Gu', description: 'neutral · 0 armies around' });
  while (openState(room).claimed.Spy === undefined || openState(room).stage.kind !== 'state')
    for (const { seat, user } of movers(room)) await byMenus(room, room.as(user), seat, practised(room, seat, random));
  const starters = descriptions(await room.as(movers(room)[0]?.user ?? '').run('orders'));
  expect(starters.map(({ label }) => label)).toEqual(['Chu …', 'Jin …', 'Qi …']);
  expect(starters.filter(({ description }) => description !== undefined)).toEqual([]);
});

it('a move may be written into a form, and counts when it is confirmed', async () => {
  const room = testBot();
  await startedCards(room, THREE);
  const [{ seat = '', user = '' } = {}] = movers(room);
  const guest = room.as(user);
  const panel = await guest.run('orders');
  const form = JSON.stringify(await guest.form(panel, 'Type it'));
  expect(form).toContain('Your move');
  expect(form).not.toContain('order');
  const filled = await guest.fill(panel, 'Type it', practised(room, seat, dice(1)));
  expect(labels(filled)).toContain('Confirm');
});
