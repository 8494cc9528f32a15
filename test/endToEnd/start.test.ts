import { expect, onTestFinished, test } from 'vitest';
import { openStage } from './harness/stage.js';

test('the bot comes, offers its commands in English and French, opens a lobby, and ends in good order', async () => {
  const stage = await openStage();
  onTestFinished(() => stage.close());
  const [ada, claire] = await Promise.all([stage.persona('Ada'), stage.persona('Claire')]);
  expect((await ada.commands('lobby')).map(one => one.name)).toContain('/game create');
  expect((await claire.commands('lobby')).map(one => one.name)).toContain('/partie créer');
  const reply = await ada.command('lobby', '/game create', { variant: 'Warring States v2' });
  expect(reply.text).toContain('Warring States v2');
  await stage.quiet();
  const [match] = await stage.records.matches.find({});
  expect(match).toMatchObject({ status: 'lobby', host: ada.id, language: 'en' });
});
