import { expect, onTestFinished, test } from 'vitest';
import { runBot } from './harness/botProcess.js';
import { plainWords } from './harness/plainWords.js';
import { openStage } from './harness/stage.js';

test('a second bot on the same file refuses in one plain sentence while the first goes on, and may start when the first has ended', async () => {
  const stage = await openStage({ inFile: true });
  onTestFinished(() => stage.close());
  const ada = await stage.persona('Ada');
  const path = stage.settings.ZONGHENG_DATABASE ?? '';
  const first = stage.bot();

  const second = runBot(stage.settings);
  expect(await second.ended).toBe(1);
  expect(plainWords(second)).toEqual([`Another Zongheng is already using the records at ${path}.`]);
  expect((await ada.command('lobby', '/game create', { variant: 'classic' })).text).toContain('is open');
  expect(first.outcome()).toBeUndefined();

  expect(await first.stop()).toBe(0);
  await stage.start();
  expect((await ada.command('lobby', '/game list')).text).toContain('lobby, 0 of 7');
});
