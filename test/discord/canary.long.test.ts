import { expect, test } from 'vitest';
import type { Choice } from '../../src/games/game.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { sendReminders } from '../../src/matches/turn/remind.js';
import { readers } from './readers.js';
import { playerOf, SEVEN, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const HOUR = 60 * 60 * 1000;
const POWERS = ['qin', 'chu', 'zhao', 'wei', 'han', 'yan', 'qi'];
/** A text that a seat types and that nobody else may ever see. It is not an order, so only the seat's own history keeps it. */
const canaryOf = (power: string, phase: number): string => `canary-${power}-${phase}`;
const letterOf = (from: string, to: string, phase: number): string => `canary-letter-${from}-${to}-${phase}`;

/** Returns an order that the seat can give and that is not in `given`; undefined if there is none. */
async function newOrder({ hosting: { store, games } }: TestBot, seat: string, given: ReadonlySet<string>): Promise<Choice | undefined> {
  const game = games.get((await store.matches.get(1))?.game ?? '');
  const choices = game?.options(game.state.parse(store.openPhase(1)?.state), seat, 'en').flatMap(option => option.choices) ?? [];
  return choices.find(({ text }) => !given.has(text));
}

test('in a whole game nothing secret of a seat reaches anybody else, nor any log, before it may', async () => {
  const room = testBot();
  await startedGame(room);
  const match = await room.hosting.store.matches.get(1);
  if (match) room.hosting.store.saveMatch({ ...match, host: '999' });
  const all = readers(room);
  await all.deliver();
  /** The orders of closed phases. They are public. */
  const closed = new Set<string>();
  let looked = 0;
  for (let round = 0; round < 8; round++) {
    all.begin();
    const phase = room.hosting.store.openPhase(1)?.number ?? 0;
    const orders = new Map<string, Choice>();
    for (const power of POWERS) {
      const user = playerOf(room, power);
      await all.run(user, 'orders');
      const secret = await newOrder(room, power, closed);
      const panel = await all.run(user, 'order', { text: `${secret?.text ?? ''}; ${canaryOf(power, phase)}` });
      if (secret !== undefined) {
        expect(textOf(panel)).toContain(`(${secret.text})`);
        orders.set(power, secret);
      }
      await all.press(user, panel, 'Paste all').catch(() => undefined);
      await all.run(user, 'vote', { question: 'extend' });
      await all.run(user, 'history', { as: 'edits' });
      await all.complete(user, 'a');
    }
    const [from = '', to = ''] = [POWERS[round % 7], POWERS[(round + 1) % 7]];
    await all.run(playerOf(room, from), 'press', { to, text: letterOf(from, to, phase) });
    for (const user of ['999', '555', ...SEVEN]) {
      for (const command of ['status', 'game list', 'me', 'map', 'log', 'vote', 'host status', 'host export']) await all.run(user, command);
      await all.run(user, 'history', { as: 'edits' });
      await all.run(user, 'verify', { phase: String(phase) });
      await all.run(user, 'explain', { order: 'x', phase: String(phase) });
    }
    await all.deliver();
    await sendReminders(room.hosting);
    const before = new Map([...all.sent].map(([reader, said]) => [reader, said.join('\n')]));
    const since = all.since();
    for (const power of POWERS) {
      const own = playerOf(room, power);
      for (const [reader, said] of before) {
        if (reader === own) continue;
        expect([reader, power, said.includes(canaryOf(power, phase))]).toEqual([reader, power, false]);
        const secret = orders.get(power);
        if (secret === undefined) continue;
        // Supports and convoys of other powers' units are offered to everybody.
        const heard = (since.get(reader) ?? '').replaceAll(/ ([SC] [AF]|supports|convoys) [^";,]+/g, '');
        const { text, inFull = text } = secret;
        expect([reader, power, heard.includes(text), heard.includes(inFull)]).toEqual([reader, power, false, false]);
        looked++;
      }
    }
    for (const [reader, said] of before) {
      expect([reader, said.includes(letterOf(from, to, phase))]).toEqual([reader, reader === playerOf(room, to)]);
    }
    for (const user of ['999', '555', ...SEVEN]) await all.run(user, 'verify');
    for (const { text } of orders.values()) closed.add(text);
    room.pass(50 * HOUR);
    await closeDuePhases(room.hosting);
    await all.deliver();
  }
  const host = room.as('999');
  await all.press('999', await host.run('game end'), 'End the game');
  await all.deliver();
  expect((await room.hosting.store.matches.get(1))?.status).toBe('ended');
  const said = [...all.sent].map(([reader, lines]) => ({ reader, text: lines.join('\n') }));
  for (const power of POWERS)
    for (const { reader, text } of said.filter(one => one.reader !== playerOf(room, power)))
      expect([reader, text.includes(`canary-${power}-`)]).toEqual([reader, false]);
  expect(room.logged.join('\n')).not.toMatch(/canary/);
  expect(said.length).toBeGreaterThan(8);
  expect(looked).toBeGreaterThan(200);
  expect(room.hosting.store.phases(1).length).toBeGreaterThan(8);
});
