import { expect, test } from 'vitest';
import { playerOf, startedGame, testBot, textOf } from './testBot.js';

test('/settings changes only what is given, and shows all of it in the language chosen', async () => {
  const room = testBot();
  const ada = room.as('101');
  expect(textOf(await ada.run('settings', { messages: 'off' }))).toContain('DMs: off');
  const french = textOf(await ada.run('settings', { language: 'fr' })).replaceAll('\u00a0', ' ');
  expect(french).toContain('Langue : français\nMessages privés : aucun');
  expect(textOf(await ada.run('settings', { language: 'usual' }))).toContain('same as your Discord');
  expect(textOf(await room.as('102').run('settings'))).toContain('DMs: when a phase needs you, and one reminder');
});

test('without receipts by direct message nothing is written to a player', async () => {
  const room = testBot();
  await startedGame(room);
  await room.posts();
  const qin = room.as(playerOf(room, 'qin'));
  await qin.run('settings', { messages: 'off' });
  await qin.run('order', { text: 'A Xia H' });
  expect(await room.posts()).toEqual([]);
});

test('/me tells what one plays and how far one is: nothing on file, on file, ready', async () => {
  const room = testBot();
  await startedGame(room);
  const qin = room.as(playerOf(room, 'qin'));
  expect(textOf(await qin.run('me'))).toMatch(
    /Spring 450 BC, movement\n.*You play Qin. Deadline: <t:\d+:F>.*Status: \*\*no orders saved yet\*\*/,
  );
  const panel = await qin.run('order', { text: 'A Xia H; A Yon H; A Nan H' });
  expect(textOf(await qin.run('me'))).toContain('your orders are saved');
  await qin.press(panel, 'Ready');
  expect(textOf(await qin.run('me'))).toContain('you’re ready');
  expect(textOf(await room.as('101').run('me'))).toContain('You’re the host.');
  expect((await room.as('999').run('me')).content).toBe('You’re not playing or hosting any games.');
});
