import { Client, Events, GatewayDispatchEvents } from 'discord.js';
import { expect, test } from 'vitest';
import { watchForGone } from '../../../src/discord/servers/watchForGone.js';
import { watchRoles } from '../../../src/discord/servers/watchRoles.js';
import { playQueue, proposeIn } from '../../../src/matches/actions/lobby/playQueue.js';
import { UNWRITABLE } from '../../../src/matches/context/store.js';
import { lobbyOf, matchOf, type World, world } from '../../matches/world.js';
import { openMemoryStore } from '../../records/memory.js';

/** Records that do not answer the first time that matches are looked for. */
function awayOnce(w: World): World['hosting'] {
  let isAway = true;
  const find: typeof w.store.matches.find = async (...asked) => {
    if (!isAway) return w.store.matches.find(...asked);
    isAway = false;
    throw Object.assign(new Error('no answer'), { name: UNWRITABLE });
  };
  return { ...w.hosting, store: { ...w.store, matches: { ...w.store.matches, find } } };
}

test('A channel of new games that is deleted while the records are away is given up when they answer', async () => {
  const w = world(openMemoryStore());
  await proposeIn(w.hosting, { guild: '900', user: 'ann', channel: '700', language: 'en' });
  const client = new Client({ intents: [] });
  watchForGone(client, awayOnce(w));
  client.ws.emit(GatewayDispatchEvents.ChannelDelete, { id: '700', guild_id: '900' });
  await expect.poll(async () => (await playQueue(w.hosting, { guild: '900', user: 'ann' })).channel, { timeout: 5_000 }).toBeUndefined();
});

test('A role that is deleted while the records are away is taken out of private games when they answer', async () => {
  const w = world(openMemoryStore());
  const match = await lobbyOf(w, [], { private: { roles: ['701'], users: ['ann'] } });
  const client = new Client({ intents: [] });
  watchRoles(client, awayOnce(w));
  const { guild } = await matchOf(w, match);
  client.emit(Events.GuildRoleDelete, { guild: { id: guild, roles: { cache: new Map() } } } as never);
  await expect.poll(async () => (await matchOf(w, match)).plan.private?.roles, { timeout: 5_000 }).toEqual([]);
});
