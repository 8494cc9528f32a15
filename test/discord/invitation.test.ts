import { readFileSync } from 'node:fs';
import { PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { lacking, lackingToShare } from '../../src/discord/interactions/permissions.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { labels, testBot, textOf } from './testBot.js';

/** What operators grant the bot with the link of the papers. A new one would have to be granted by hand on every server that has it already. */
const GRANTED = [
  'AttachFiles',
  'CreatePrivateThreads',
  'EmbedLinks',
  'ReadMessageHistory',
  'SendMessages',
  'SendMessagesInThreads',
  'ViewChannel',
] as const;

describe('The invitation', () => {
  test('grants what it always has, in every paper', () => {
    const numbers = ['README.md', 'docs/operating.md'].flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/permissions=(\d+)/g)].map(([, bits]) => bits),
    );
    expect(new Set(numbers).size).toBe(1);
    expect(new PermissionsBitField(BigInt(numbers[0] ?? 0)).toArray().toSorted()).toEqual([...GRANTED]);
  });

  test('is enough to host, in channels and in threads, to open tables of /play, and to share studies', () => {
    const granted = new PermissionsBitField(GRANTED.map(name => PermissionFlagsBits[name]));
    for (const inThread of [false, true]) expect([...lacking(granted, inThread), ...lackingToShare(granted, inThread)]).toEqual([]);
    expect(Object.keys(wordsIn('en').permissions).toSorted()).toEqual([...GRANTED]);
  });

  test('/play asks for no more than hosting: where that may be done, its tables may be opened', async () => {
    const bare = testBot();
    const refused = await bare.as('1', { isAdmin: true, lacks: ['SendMessages'] }).run('play', { here: 'yes' });
    expect(textOf(refused)).toContain('I need permission to send messages');
    const room = testBot();
    expect(textOf(await room.as('1', { isAdmin: true }).run('play', { here: 'yes' }))).not.toContain('permission');
    expect(labels(await room.as('2').run('play'))).toBeDefined();
  });
});
