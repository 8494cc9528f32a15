import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, offered, playerOf, prefilled, SEVEN, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

async function qinAtHisDesk(): Promise<{ room: TestBot; qin: ReturnType<TestBot['as']>; panel: Reply }> {
  const room = testBot();
  await startedGame(room);
  const qin = room.as(playerOf(room, 'qin'));
  return { room, qin, panel: await qin.run('orders') };
}

/** The lines of the orders, those that are filed in their short form only. */
const filedOrders = (panel: Reply): readonly string[] =>
  textOf(panel)
    .split('\n')
    .filter(line => /^[✅⬜]/u.test(line))
    .map(line => line.replace(/^✅ .* \((.*)\)$/u, '✅ $1'));

/** What a menu shows beneath one of its options. */
const noteOf = ({ rows = [] }: Reply, label: string): string | undefined =>
  rows
    .flatMap(({ components }) => components)
    .flatMap(part => ('options' in part ? part.options : []))
    .find(option => option.label === label)?.description;

describe('the panel', () => {
  test('shows the power, the phase, the deadline and what is on file; the first unit without an order lies open', async () => {
    const { panel } = await qinAtHisDesk();
    expect(panel.embeds?.[0]?.title).toBe('Qin · Spring 450 BC, movement');
    expect(filedOrders(panel)).toEqual(['⬜ A Yong', '⬜ A Nanzheng', '⬜ A Xianyang']);
    expect(textOf(panel)).toMatch(/Deadline: <t:\d+:F>/);
    expect(textOf(panel)).toContain('Saved: 0 of 3');
    expect(offered(panel).slice(0, 3)).toEqual(['A Yong', 'A Nanzheng', 'A Xianyang']);
    expect(offered(panel)).toContain('Hold');
    expect(labels(panel)).toEqual(['Back', 'Paste all', 'Ready', 'What if']);
  });

  test('leads from unit to order to target, puts it on file, and opens the next unit', async () => {
    const { qin, panel } = await qinAtHisDesk();
    const unit = await qin.choose(panel, 'A Xianyang');
    const move = await qin.choose(unit, 'Move');
    expect(offered(move)).toContain('Anyi');
    const filed = await qin.choose(move, 'Anyi');
    expect(filed.content).toBe('Saved.');
    expect(filedOrders(filed)).toEqual(['⬜ A Yong', '⬜ A Nanzheng', '✅ A Xia - Any']);
    const support = await qin.choose(await qin.choose(filed, 'A Yong'), 'Support');
    const whom = await qin.choose(support, 'A Xianyang');
    expect(filedOrders(await qin.choose(whom, 'Hold'))).toContain('✅ A Yon S A Xia H');
  });

  test.each([
    ['en', 'Move', 'Xia · nothing yet', 'Yon · supply centre', '✅ Xianyang → Anyi (A Xia - Any)'],
    ['fr', 'Aller à', 'Xia · rien pour l’instant', 'Yon · centre', '✅ Xianyang → Anyi (A Xia - Any)'],
  ] as const)('shows in %s names beside their abbreviations, which targets are centres, and saved orders in full', async (...told) => {
    const [language, way, unit, target, saved] = told;
    const room = testBot();
    await startedGame(room);
    const qin = room.as(playerOf(room, 'qin'), { language });
    const panel = await qin.run('orders');
    const move = await qin.choose(await qin.choose(panel, 'A Xianyang'), way);
    expect(noteOf(panel, 'A Xianyang')).toBe(unit);
    expect([noteOf(move, 'Anyi'), noteOf(move, 'Yong')]).toEqual(['Any', target]);
    expect(textOf(await qin.choose(move, 'Anyi'))).toContain(saved);
  });

  test('goes back one menu at a time, to the list of units', async () => {
    const { qin, panel } = await qinAtHisDesk();
    const move = await qin.choose(await qin.choose(panel, 'A Xianyang'), 'Move');
    const back = await qin.press(move, 'Back');
    expect(offered(back)).toContain('Hold');
    const list = await qin.press(back, 'Back');
    expect(offered(list)).toEqual(['A Yong', 'A Nanzheng', 'A Xianyang']);
  });

  test('speaks the reader’s language, whatever the channel’s', async () => {
    const { room } = await qinAtHisDesk();
    const panel = await room.as(playerOf(room, 'qin'), { language: 'fr' }).run('orders');
    expect(panel.embeds?.[0]?.title).toContain('Printemps 450');
    expect(offered(panel)).toContain('Tenir');
    expect(labels(panel)).toEqual(['Retour', 'Tout saisir', 'Prêt', 'Et si…']);
  });

  test('clears one order, or all of them after asking', async () => {
    const { qin } = await qinAtHisDesk();
    const given = await qin.run('order', { text: 'A Xia - Any; A Yon H; A Nan H' });
    expect(labels(given)).toEqual(['Paste all', 'Clear', 'Preview', 'Ready', 'What if']);
    const one = await qin.press(await qin.choose(given, 'A Yong'), 'Delete this order');
    expect(one.content).toBe('Cleared.');
    expect(filedOrders(one)).toEqual(['⬜ A Yong', '✅ A Nan H', '✅ A Xia - Any']);
    const ask = await qin.press(await qin.press(one, 'Back'), 'Clear');
    expect(textOf(ask)).toContain('Clear all your orders?');
    expect(labels(ask)).toEqual(['Clear all', 'Back']);
    expect(filedOrders(await qin.press(ask, 'Back'))).toContain('✅ A Nan H');
    expect(filedOrders(await qin.press(ask, 'Clear all'))).toEqual(['⬜ A Yong', '⬜ A Nanzheng', '⬜ A Xianyang']);
  });

  test('is nobody’s who has no seat', async () => {
    const { room, panel } = await qinAtHisDesk();
    const stranger = room.as('999');
    expect((await stranger.run('orders')).content).toBe('You don’t play a power in that game.');
    expect(await stranger.choose(panel, 'A Xianyang')).toEqual({ content: 'You don’t play a power in that game.' });
  });

  test('pressed by another player is that player’s own', async () => {
    const { room, panel, qin } = await qinAtHisDesk();
    await qin.run('order', { text: 'A Xia - Any' });
    const han = await room.as(playerOf(room, 'han')).press(panel, 'Back');
    expect(han.embeds?.[0]?.title).toBe('Han · Spring 450 BC, movement');
    expect(textOf(han)).not.toContain('Xia');
  });
});

describe('Paste all', () => {
  test('opens a form with the orders on file, in the reader’s language', async () => {
    const { room, qin } = await qinAtHisDesk();
    const panel = await qin.run('order', { text: 'A Xia - Any; Nan raise fleet' });
    expect(prefilled(await qin.form(panel, 'Paste all'))).toBe('A Nan R F\nA Xia - Any');
    const lui = room.as(playerOf(room, 'qin'), { language: 'fr' });
    expect(prefilled(await lui.form(await lui.run('orders'), 'Tout saisir'))).toBe('A Nan L F\nA Xia - Any');
  });

  test('replaces everything by what is written', async () => {
    const { qin, panel } = await qinAtHisDesk();
    await qin.run('order', { text: 'A Xia - Any' });
    const pasted = await qin.fill(panel, 'Paste all', 'Yong holds\nNanzheng supports Yong');
    expect(filedOrders(pasted)).toEqual(['✅ A Yon H', '✅ A Nan S A Yon H', '⬜ A Xianyang']);
  });

  test('keeps the good lines and drops nothing when a line is bad; Fix opens a form with that line alone', async () => {
    const { qin, panel } = await qinAtHisDesk();
    await qin.run('order', { text: 'A Xia - Any' });
    const pasted = await qin.fill(panel, 'Paste all', 'A Yon H\nA Nan - Annyi');
    expect(pasted.content).toBe('1 saved, 1 rejected.');
    expect(filedOrders(pasted)).toEqual(['✅ A Yon H', '⬜ A Nanzheng', '✅ A Xia - Any']);
    expect(textOf(pasted)).toContain('❌ A Nan - Annyi\nThere’s no place called “Annyi”.\nDid you mean: ');
    expect(prefilled(await qin.form(pasted, 'Fix'))).toBe('A Nan - Annyi');
    const fixed = await qin.fill(pasted, 'Fix', 'A Nan - Sha');
    expect(fixed.embeds).toHaveLength(fixed.content === 'Saved.' ? 1 : 2);
    expect(filedOrders(fixed)).toContain('✅ A Xia - Any');
  });

  test('a suggestion is one press away, and the other bad lines stay to be mended', async () => {
    const { qin } = await qinAtHisDesk();
    const bad = await qin.run('order', { text: 'A Xia - Annyi; what is this' });
    expect(bad.content).toBe('These 2 lines were rejected. Your saved orders haven’t changed.');
    const taken = await qin.press(bad, 'A Xia - Any');
    expect(filedOrders(taken)).toContain('✅ A Xia - Any');
    expect(textOf(taken)).toContain('❌ what is this');
    expect(textOf(taken)).not.toContain('Annyi');
    expect(prefilled(await qin.form(taken, 'Fix'))).toBe('what is this');
  });

  test('of two lines for one unit the last counts, and the other one says so', async () => {
    const { qin } = await qinAtHisDesk();
    const given = await qin.run('order', { text: 'A Yon - Ron; A Yon - Bei' });
    expect(filedOrders(given)).toEqual(['✅ A Yon - Bei', '⬜ A Nanzheng', '⬜ A Xianyang']);
    expect(textOf(given)).toContain('❌ A Yon - Ron\nA later line replaces this one: `A Yon - Bei`');
  });

  test('a line that differs from an order on file only in the type of the unit names that order', async () => {
    const { qin } = await qinAtHisDesk();
    await qin.run('order', { text: 'A Xia - Hch' });
    expect(textOf(await qin.run('order', { text: 'F Xia - Hch' }))).toContain('Already saved: `A Xia - Hch`');
  });

  test('bad lines outlast a walk through the menus', async () => {
    const { qin } = await qinAtHisDesk();
    const bad = await qin.run('order', { text: 'A Xia - Annyi' });
    const filed = await qin.choose(await qin.choose(bad, 'A Yong'), 'Hold');
    expect(filedOrders(filed)).toContain('✅ A Yon H');
    expect(textOf(filed)).toContain('❌ A Xia - Annyi\nThere’s no place called “Annyi”.');
  });
});

describe('What arrives after something that its player sent later', () => {
  const sent = (seconds: number): { readonly interaction: string } => ({ interaction: `${BigInt(seconds * 1_000) << 22n}` });

  test('is left out, says so in both languages, shows what is on file and gives back what was typed', async () => {
    const { room, panel } = await qinAtHisDesk();
    const qin = playerOf(room, 'qin');
    await room.as(qin, sent(60)).run('order', { text: 'A Yon H' });
    const late = await room.as(qin, sent(50)).run('order', { text: 'A Xia - Any' });
    expect(late.content).toContain('This arrived too late and was left out');
    expect(late.content).toContain('A Xia - Any');
    expect(filedOrders(late)).toContain('✅ A Yon H');
    expect(filedOrders(late)).toContain('⬜ A Xianyang');
    const french = await room.as(qin, { ...sent(50), language: 'fr' }).press(panel, 'Ready');
    expect(french.content).toContain('Ceci est arrivé trop tard');
    expect((await room.as(qin, sent(61)).run('order', { text: 'A Xia - Any' })).content).not.toContain('too late');
  });
});

describe('a panel of a phase that is over', () => {
  async function nextPhase() {
    const { room, qin, panel } = await qinAtHisDesk();
    room.pass(DAY);
    expect(await closeDuePhases(room.hosting)).toBe(1);
    return { room, qin, panel };
  }

  test('says so and is a fresh one, whatever is pressed on it', async () => {
    const { qin, panel } = await nextPhase();
    for (const press of [() => qin.press(panel, 'Ready'), () => qin.press(panel, 'Paste all'), () => qin.choose(panel, 'Hold')]) {
      const fresh = await press();
      expect(fresh.content).toBe('That phase is over. Here is the current one.');
      expect(fresh.embeds?.[0]?.title).toBe('Qin · Autumn 450 BC, movement');
      expect(filedOrders(fresh)).toEqual(['⬜ A Yong', '⬜ A Nanzheng', '⬜ A Xianyang']);
    }
  });

  test('gives back what was typed into its form', async () => {
    const { room, qin, panel } = await qinAtHisDesk();
    room.pass(DAY);
    const late = await qin.fill(panel, 'Paste all', 'A Xia - Any');
    expect(late.content).toContain('That phase is over.');
    expect(late.content).toContain('A Xia - Any');
    expect(filedOrders(late)).toEqual(['⬜ A Yong', '⬜ A Nanzheng', '⬜ A Xianyang']);
  });
});

describe('Ready', () => {
  test('can be said and unsaid, and nobody else learns of it', async () => {
    const { room, qin, panel } = await qinAtHisDesk();
    const asked = await qin.press(panel, 'Ready');
    const ready = await qin.press(asked, 'Ready anyway');
    expect(textOf(ready)).toContain('You’re ready. You can still change your orders');
    expect(labels(ready)).toContain('Undo Ready');
    expect(labels(await qin.press(ready, 'Undo Ready'))).toContain('Ready');
    const posts = (await room.posts())
      .filter(({ outgoing }) => 'channel' in outgoing.row.to)
      .map(({ outgoing }) => outgoing.row.content.kind);
    expect(posts).toEqual(['opening', 'phase', 'lobby']);
  });

  test('without any orders asks first, and says what would happen', async () => {
    const { qin, panel } = await qinAtHisDesk();
    const asked = await qin.press(panel, 'Ready');
    expect(textOf(asked)).toContain('**No orders saved: all your units hold. Ready anyway?**');
    expect(labels(asked)).toEqual(['Ready anyway', 'Back']);
    const back = await qin.press(asked, 'Back');
    expect(labels(back)).toContain('Ready');
    const some = await qin.run('order', { text: 'A Xia - Any' });
    const again = await qin.press(some, 'Ready');
    expect(textOf(again)).toContain('**No order yet for A Yong and A Nanzheng. Ready anyway?**');
    expect(textOf(await qin.press(again, 'Ready anyway'))).toContain('You’re ready.');
    const all = await qin.run('order', { text: 'A Yon H; A Nan H' });
    expect(textOf(await qin.press(await qin.press(all, 'Undo Ready'), 'Ready'))).toContain('You’re ready.');
  });

  test('of the last one closes the phase at once', async () => {
    const { room } = await qinAtHisDesk();
    const replies: Reply[] = [];
    for (const user of SEVEN) {
      const guest = room.as(user);
      replies.push(await guest.ready(await guest.run('orders')));
    }
    expect(replies.at(-1)?.content).toContain('Everyone was ready');
    expect(replies.at(-1)?.embeds?.[0]?.title).toContain('Autumn 450 BC, movement');
    const [, card] = (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === 'phase');
    expect(textOf(card?.post ?? {})).not.toMatch(/deadline/i);
  });
});
