import { DiscordAPIError } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { watchHosts } from '../../../src/discord/servers/watchHosts.js';
import { startBot } from '../../../src/discord/startBot.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { offerHosting, takeHosting } from '../../../src/matches/actions/hosting/hostGone.js';
import type { HostingContext } from '../../../src/matches/context/ports.js';
import { createOutboxWorker, type OutboxWorker } from '../../../src/matches/delivery/outboxWorker.js';
import { pauseMatch } from '../../../src/matches/turn/pauseMatch.js';
import { openSimulator } from '../../openSimulator.js';
import { openMemoryStore } from '../../records/memory.js';
import { playerOf, startedGame, testBot, VARIANTS } from '../testBot.js';

/** Starts the bot in a local guild, with a lobby that Ada hosts and Bao has joined. */
async function open() {
  const simulator = await openSimulator();
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  let post: OutboxWorker | undefined;
  const hosting: HostingContext = {
    store: openMemoryStore(),
    games: catalogue(VARIANTS),
    now: () => Date.now(),
    log: quiet,
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => post?.wake(),
  };
  const renderer = { draw: async () => new Uint8Array(), outline: async () => new Uint8Array(), page: async () => new Uint8Array() };
  const bot = await startBot({ hosting, renderer, presenters: presentersFor(VARIANTS), token: simulator.token, api: simulator.api });
  if (!bot.ok) throw new Error(bot.fault.code);
  post = createOutboxWorker({ hosting, renderer, messenger: bot.value.messenger });
  onTestFinished(async () => {
    await post?.stop();
    await bot.value.stop();
  });
  const [ada, bao] = await Promise.all([simulator.persona('Ada'), simulator.persona('Bao')]);
  await ada.command('general', '/game create', { variant: 'classic' });
  const lobby = await ada.until('general', message => message.buttons.some(({ label }) => label === 'Join'));
  await bao.press(lobby, 'Join');
  return { simulator, hosting, ada, bao };
}

const GONE = 'The host of this game has left the server.';

test('a host who has left the server and cannot be written to is found gone, and who plays takes his place', async () => {
  const { simulator, hosting, ada, bao } = await open();
  await simulator.ask('personas.leave', { persona: 'Ada' });
  await pauseMatch(hosting, 1, 'broken');
  const offer = await bao.until('general', message => message.text.includes(GONE));
  const claire = await simulator.persona('Claire');
  expect((await claire.press(offer, 'Host this game')).text).toContain('Vous ne jouez aucune puissance dans cette partie.');
  expect((await bao.press(offer, 'Host this game')).text).toContain('You’re now the host of this game.');
  expect((await hosting.store.matches.get(1))?.host).toBe(bao.id);
  await bao.until('general', message => message.text.includes('so the game has a new host.'));
  expect(ada.id).not.toBe(bao.id);
});

test('the hosts of all open games are asked for, once a day; who is back is not replaced', async () => {
  const room = testBot();
  await startedGame(room);
  await room.posts();
  const asked: string[] = [];
  let isThere = false;
  const rest = {
    get: async (route: string) => {
      asked.push(route);
      if (!isThere) throw new DiscordAPIError({ code: 10007, message: 'no' }, 10007, 404, 'GET', '/', {});
      return {};
    },
  };
  const hosts = watchHosts({ rest, hosting: room.hosting });
  onTestFinished(() => hosts.stop());
  await hosts.round();
  await hosts.round();
  expect(asked).toEqual(['/guilds/900/members/101']);
  const offer = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'host-gone');
  expect(offer?.outgoing.row.content).toEqual({ kind: 'host-gone', open: true });
  expect(await room.hosting.store.matches.get(1)).toMatchObject({ status: 'paused', pausedBecause: 'host-gone' });
  isThere = true;
  room.pass(25 * 60 * 60_000);
  await hosts.round();
  expect(asked).toHaveLength(2);
  const qin = room.as(playerOf(room, 'qin'));
  if (offer) expect((await qin.press(offer.post, 'Host this game')).content).toBe('This game’s host is still here.');
  expect((await room.posts()).map(({ outgoing }) => outgoing.row.content)).toContainEqual({ kind: 'host-gone', open: false });
  expect(await room.hosting.store.matches.get(1)).toMatchObject({ status: 'running' });
  expect(await room.hosting.store.matches.get(1)).not.toHaveProperty('pausedBecause');
});

test('a game whose host has gone stands still until somebody hosts it, and has lost no time then', async () => {
  const room = testBot();
  await startedGame(room);
  const left = (room.hosting.store.openPhase(1)?.dueAt ?? 0) - room.hosting.now();
  await offerHosting(room.hosting, 1, '101');
  await offerHosting(room.hosting, 1, '101');
  room.pass(72 * 60 * 60_000);
  expect(await room.hosting.store.matches.get(1)).toMatchObject({ status: 'paused', pausedBecause: 'host-gone' });
  const player = playerOf(room, 'qin');
  expect((await takeHosting(room.hosting, 1, player)).ok).toBe(true);
  expect(await room.hosting.store.matches.get(1)).toMatchObject({ status: 'running', host: player });
  expect((room.hosting.store.openPhase(1)?.dueAt ?? 0) - room.hosting.now()).toBe(left);
});

test.each(['host-gone', 'vote'] as const)(
  'while a game has no host no vote lets it go on, however it came to stand still (%s)',
  async because => {
    const room = testBot();
    await startedGame(room);
    if (because === 'vote') await pauseMatch(room.hosting, 1, because);
    await offerHosting(room.hosting, 1, '101');
    const noHost = /^That game is paused because its host left the server\./;
    for (const seat of ['qin', 'chu', 'zhao', 'wei', 'han', 'yan', 'qi']) {
      const player = room.as(playerOf(room, seat));
      expect((await player.run('vote', { question: 'resume' })).content).toMatch(noHost);
      expect((await player.run('vote')).content).toMatch(noHost);
    }
    expect((await room.as(playerOf(room, 'han')).run('game resume')).content).toMatch(noHost);
    expect((await room.as(playerOf(room, 'qin'), { language: 'fr' }).run('vote')).content).toContain(
      'Cette partie est en pause parce que l’hôte a quitté le serveur.',
    );
    expect((await room.hosting.store.matches.get(1))?.status).toBe('paused');
  },
);

test('somebody who hosts in his place, or a vote, then lets a game go on that its players had paused', async () => {
  const room = testBot();
  await startedGame(room);
  await pauseMatch(room.hosting, 1, 'vote');
  await offerHosting(room.hosting, 1, '101');
  await takeHosting(room.hosting, 1, playerOf(room, 'qin'));
  for (const seat of ['qin', 'chu', 'zhao', 'wei']) await room.as(playerOf(room, seat)).run('vote', { question: 'resume' });
  expect((await room.hosting.store.matches.get(1))?.status).toBe('running');
});

test('a game that was paused for another reason stays so when somebody else hosts it', async () => {
  const room = testBot();
  await startedGame(room);
  await pauseMatch(room.hosting, 1, 'vote');
  await offerHosting(room.hosting, 1, '101');
  expect((await takeHosting(room.hosting, 1, playerOf(room, 'qin'))).ok).toBe(true);
  expect(await room.hosting.store.matches.get(1)).toMatchObject({ status: 'paused', pausedBecause: 'vote' });
});
