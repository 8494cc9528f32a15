import { expect, test } from 'vitest';
import { slimPacket } from '../../../src/discord/gateway/slimPacket.js';

const guild = {
  id: '1',
  name: 'A server',
  preferred_locale: 'fr',
  system_channel_id: '10',
  roles: [{ id: '1', permissions: '1024' }],
  channels: [{ id: '10' }, { id: '11' }],
  threads: [{ id: '12' }],
  members: [{ user: { id: '7' } }, { user: { id: '8' } }],
  emojis: [{ id: '20' }],
  stickers: [],
};

test('Of a server only what a greeting needs is kept: roles, the system channel, the membership of the bot itself', () => {
  expect(slimPacket({ t: 'GUILD_CREATE', d: guild }, '7')).toEqual({
    t: 'GUILD_CREATE',
    d: { ...guild, channels: [{ id: '10' }], threads: [], members: [{ user: { id: '7' } }], emojis: [] },
  });
});

test('A server that is out of reach, and any other packet, is passed on as it is', () => {
  for (const packet of [
    { t: 'GUILD_CREATE', d: { id: '1', unavailable: true } },
    { t: 'GUILD_DELETE', d: { id: '1' } },
    { t: 'READY', d: { guilds: [] } },
  ])
    expect(slimPacket(packet, '7')).toBe(packet);
});

test('What would only fill the memory is not passed on', () => {
  for (const t of ['CHANNEL_CREATE', 'THREAD_CREATE', 'THREAD_UPDATE', 'THREAD_LIST_SYNC', 'GUILD_EMOJIS_UPDATE'])
    expect(slimPacket({ t, d: {} }, '7')).toBeUndefined();
});
