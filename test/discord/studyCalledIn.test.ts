import { expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { labels, offered, testBot, textOf } from './testBot.js';

/** The lines below the entries of a menu. */
const described = (on: Reply): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    (on.rows ?? []).flatMap(({ components }) =>
      components.flatMap(part =>
        'options' in part ? part.options.map(o => [o.label, 'description' in o ? o.description : undefined]) : [],
      ),
    ),
  );

test('a neutral power that is called in during a study is ordered like any other; without orders the others vote on it', async () => {
  const ann = testBot().as('1');
  const placement = await ann.run('study new', { variant: 'mandate-of-heaven', players: '8' });
  const spring = await ann.press(placement, 'Resolve');
  expect(offered(spring)).not.toContain('Lu');
  const richer = await ann.fill(spring, 'Place units', 'Lu: Tal\nLu: Sun\nnobody: A Tal\nnobody: A Sun');
  const fall = await ann.press(richer, 'Resolve');
  const winter = await ann.press(fall, 'Resolve');
  expect(textOf(winter)).toContain('Winter');
  expect(textOf(winter)).toContain('Lu');
  expect(described(winter).Lu).toBe('Open seat: counts as played once it has orders');
  const panel = await ann.choose(winter, 'Lu');
  const built = await ann.fill(panel, 'Paste all', 'Build A Tal');
  expect(textOf(built)).toContain('✅');
  const board = await ann.press(built, 'Board');
  expect(textOf(board)).toMatch(/\*\*Lu\*\*: `.*tal`/i);
  expect(described(board).Lu).toContain('Saved: 1 of');
  const next = await ann.press(board, 'Resolve');
  expect(textOf(next)).toContain('Spring');
  expect(offered(next)).toContain('Lu');
  expect(described(next).Lu).toMatch(/Saved: 0 of \d/);
  // Where nobody orders it, it stays a neutral on which the others vote.
  const back = await ann.press(next, 'Step back');
  const cleared = await ann.press(await ann.press(await ann.choose(back, 'Lu'), 'Clear'), 'Clear all');
  const without = await ann.press(await ann.press(cleared, 'Board'), 'Resolve');
  expect(described(without).Lu).toBe('Open seat: counts as played once it has orders');
  expect(labels(without)).toContain('Step back');
});
