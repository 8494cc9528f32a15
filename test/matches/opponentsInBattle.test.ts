import { describe, expect, test } from 'vitest';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import { OPPONENT_LEVELS } from '../../src/games/game.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { answer, game, isDone, replaceBy, SEATS, say, type Table, tableOf } from './battleTable.js';
import { DAY, phaseOf } from './world.js';

const reportOf = async ({ w, match }: Table, phase: number): Promise<Report> =>
  game.report.parse((await w.store.history.phase(match, phase))?.report) as Report;

async function afterOrders(table: Table, orders: Readonly<Partial<Record<(typeof SEATS)[number], string>>>): Promise<void> {
  for (const power of SEATS) if (orders[power]) await say(table, power, orders[power]);
  table.w.pass(DAY);
  await closeDuePhases(table.w.hosting);
}

test.each(['captain', 'general'] as const)(
  'A %s knows from the report what its battles are about, and fights for a centre',
  async level => {
    const table = await tableOf(SEATS);
    await afterOrders(table, { austria: 'F Tri - Alb\nA Vie - Tri\nA Bud - Gal', italy: 'A Ven - Tri', russia: 'A War - Gal' });
    await replaceBy(level, table, 'austria');
    await answer(table);
    const { number } = phaseOf(table.w, table.match);
    const filed = (await table.w.store.history.submissions(table.match, number)).find(({ seat }) => seat === 'austria');
    expect(filed?.submission).toMatchObject({ said: [{ kind: 'declare', unit: 'A vie', as: 'move' }] });
  },
);

describe.each(OPPONENT_LEVELS)('A tabletop battle, which a %s cannot have fought,', level => {
  /** A game in which a battle in Burgundy is to be fought, with opponents of the bot on one side or both. */
  async function inBurgundy(...opponents: readonly ('france' | 'germany')[]): Promise<Table> {
    const table = await tableOf(SEATS, { battles: 'tabletop' });
    await afterOrders(table, { france: 'A Par - Bur', germany: 'A Mun - Bur' });
    await say(table, 'germany', 'Battle A Mun move');
    await isDone(table, 'germany', 'france');
    expect(phaseOf(table.w, table.match).kind).toBe('battles');
    await replaceBy(level, table, ...opponents);
    await answer(table);
    return table;
  }

  const decided = async (table: Table) => (await reportOf(table, 3)).war?.battles.map(battle => 'by' in battle && battle.by);

  test('is drawn by lot when both sides are the bot’s: nobody reports it', async () => {
    const table = await inBurgundy('france', 'germany');
    expect(await decided(table)).toEqual(['draw']);
  });

  test('is reported by the person alone when the other side is the bot’s: there is no dispute', async () => {
    const table = await inBurgundy('germany');
    await say(table, 'france', 'Won BUR by France');
    await isDone(table, 'france');
    expect(await decided(table)).toEqual(['reports']);
    expect((await reportOf(table, 3)).war?.battles).toMatchObject([{ army: 'france' }]);
  });
});
