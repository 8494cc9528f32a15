import { describe, expect, test } from 'vitest';
import { sizeOf } from '../../src/discord/message/embeds.js';
import { invisible } from '../../src/discord/message/invisible.js';
import { composePost } from '../../src/discord/posts/composePost.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { isQuiet } from '../../src/games/diplomacy/game/quietReports.js';
import { report } from '../../src/games/diplomacy/model/report.js';
import type { OutgoingMessage } from '../../src/matches/context/ports.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { playerOf, startedGame, testBot, textOf, VARIANTS } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;

/** Returns the results message of a first phase in which Qin and Han bounce in Anyi. */
async function resultsMessage(): Promise<OutgoingMessage> {
  const room = testBot();
  await startedGame(room);
  await room.as(playerOf(room, 'qin')).run('order', { text: 'A Xia - Any; A Nan R F' });
  await room.as(playerOf(room, 'han')).run('order', { text: 'A Luo - Any' });
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  const found = (await room.posts()).find(({ outgoing }) => outgoing.row.content.kind === 'results');
  if (found === undefined) throw new Error('no results were posted');
  return found.outgoing;
}
const outgoing = await resultsMessage();
const compose = (more: Partial<OutgoingMessage> = {}) => composePost({ ...outgoing, ...more }, presentersFor(VARIANTS));

test('Battles crossed off a list are told when the lists are in, and make no post of their own while the battles are fought', async () => {
  const classic = presentersFor(VARIANTS).get('classic-battles') ?? expect.fail('the game is not on offer');
  const nothing = { units: [], dislodged: [], contested: [], centres: {} };
  const crossedOff = [{ power: 'germany', unit: 'A mun', kind: 'move' as const, at: 'bur', commander: 'germany' }];
  const told = (stage: 'lists' | 'battles') =>
    report.parse({
      ...{ kind: 'diplomacy', variant: 'classic-battles', phase: 'movement', stage, turn: { season: 'spring', year: 1901 } },
      ...{ before: nothing, orders: [], after: nothing, captured: [], eliminated: [] },
      war: { granted: [], crossedOff, defences: [], battles: [], given: [], dependent: 'dislodge' },
    });
  expect(classic.reportText(told('lists'), 'en').news.join()).toContain('A Munich');
  expect(classic.reportText(told('battles'), 'en').news).toEqual([]);
  expect([isQuiet(told('lists')), isQuiet(told('battles'))]).toEqual([false, true]);
});

test('A winter without an adjustment is told with the next results; a movement always has its own', () => {
  const told = report.parse(outgoing.phase?.report);
  const { stage: _, provisional: __, ...plain } = told;
  const winter = { ...plain, phase: 'adjustments' as const, orders: [], captured: [], eliminated: [] };
  expect(isQuiet(winter)).toBe(true);
  expect(isQuiet({ ...winter, phase: 'movement' })).toBe(false);
  expect(isQuiet({ ...winter, orders: told.orders.slice(0, 1) })).toBe(false);
  expect(isQuiet({ ...winter, captured: [{ centre: 'any', to: 'qin' }] })).toBe(false);
  expect(isQuiet({ ...winter, unbuilt: [{ power: 'lu', short: { powers: 3, of: 'powers' } }] })).toBe(false);
});

describe('the results of a phase', () => {
  test('tell the orders by power, why what failed did, the phases skipped, the standings, and what is next', () => {
    const text = textOf(compose());
    expect(text).toMatch(/^Results: Spring 450 BC, movement\n⬛ \*\*Qin\*\*\n✅ A Nanzheng becomes a fleet\n/);
    expect(text).toContain('❌ A Xianyang – Anyi bounces: strength 1 against 1 from Luoyang');
    expect(text).toContain('🟫 **Chu**\n💤 No order: A Ying, A Chang-hsia and A Shouchun hold');
    expect(text).toContain('*Spring 450 BC, retreats: skipped, as nobody had a choice to make.*');
    expect(text).toContain('⬛ Qin   3  3');
    expect(text).toMatch(/Next\nAutumn 450 BC, movement, until <t:\d+:F> \(<t:\d+:R>\)/);
  });

  test('carry the picture and its close-up, named after the post, with their words; then the seals', () => {
    expect(compose().attachments).toEqual([
      { name: `${outgoing.row.nonce}.png`, bytes: expect.anything(), alt: expect.stringContaining('2 moves failed.') },
      {
        name: `${outgoing.row.nonce}-2.png`,
        bytes: expect.anything(),
        alt: expect.stringContaining('Part of the board: Qin and the west.'),
      },
      { name: 'seals-1-1.txt', bytes: expect.anything() },
    ]);
  });

  test('have a file of seals with a French name in French', () => {
    const names = compose({ language: 'fr' }).attachments?.map(({ name }) => name);
    expect(names).toContain('sceaux-1-1.txt');
  });

  test('have the button Explain only if there is an order to explain', () => {
    if (outgoing.phase === undefined) throw new Error('no phase');
    const told = report.parse(outgoing.phase.report);
    const idle = { ...outgoing.phase, report: { ...told, orders: [] } };
    const buttonsOf = (more: Partial<OutgoingMessage>) => JSON.stringify(compose(more).rows);
    expect(buttonsOf({})).toContain('Explain');
    expect(buttonsOf({ phase: idle })).not.toContain('Explain');
    expect(buttonsOf({ phase: idle })).toContain('Verify');
  });

  test('that come late do not announce a phase that is over', () => {
    expect(textOf(compose({ open: undefined }))).not.toContain('Next');
    const [first] = [outgoing.phase];
    if (first === undefined || outgoing.open === undefined) throw new Error('no phase');
    expect(textOf(compose({ open: { ...outgoing.open, phase: first } }))).not.toContain('Next');
  });

  test('too long for a message are cut between orders, and are whole in a file beside', () => {
    if (outgoing.phase === undefined) throw new Error('no phase');
    const told = report.parse(outgoing.phase.report);
    const long = { ...told, orders: Array.from({ length: 40 }, () => told.orders.map(order => ({ ...order, written: true }))).flat() };
    const post = compose({ phase: { ...outgoing.phase, report: long } });
    expect((post.embeds ?? []).reduce((sum, embed) => sum + sizeOf(embed), 0)).toBeLessThanOrEqual(6000);
    for (const embed of post.embeds ?? []) expect(embed.description?.length ?? 0).toBeLessThanOrEqual(4096);
    expect(post.content).toContain('in the attached file');
    const file = post.attachments?.find(({ name }) => name.endsWith('.txt'));
    const whole = new TextDecoder().decode(file?.bytes);
    expect(file?.name).toBe('results-1-1.txt');
    expect(whole.match(/A Xianyang – Anyi bounces/g)).toHaveLength(40);
    expect(textOf(post)).toContain('⬛ Qin   3  3');
  });
});

test('the standings say what changed', () => {
  const [first, ...others] = outgoing.standings;
  if (first === undefined) throw new Error('no standings');
  const text = textOf(compose({ standings: [{ ...first, points: first.points + 2 }, ...others] }));
  expect(text).toMatch(/^\S+ \S+ +5 \+2 {2}3$/m);
  expect(textOf(compose())).not.toMatch(/[+−]\d/);
});

test('centres that do not count for victory are named below the standings', () => {
  const [first, ...others] = outgoing.standings;
  if (first === undefined) throw new Error('no standings');
  expect(textOf(compose({ standings: [{ ...first, uncounted: 2 }, ...others] }))).toMatch(
    /```\n-# Not counting centres that don’t count towards victory: \S+ \(2\)\.$/m,
  );
  expect(textOf(compose())).not.toContain('Without centres');
});

test('every post ends with its nonce, by which it is known again, in letters that nobody sees', () => {
  const text = compose().embeds?.at(-1)?.footer?.text ?? '';
  expect(text).toBe(`Game 1${invisible(outgoing.row.nonce)}`);
  expect(text.replaceAll(/[\u200b-\u200d\u2060]/g, '')).toBe('Game 1');
});

test('other nonces have other letters', () => {
  const nonces = Array.from({ length: 128 }, (_, i) => `${String.fromCharCode(i)}f0`);
  expect(new Set(nonces.map(invisible)).size).toBe(128);
});
