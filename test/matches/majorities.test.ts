import { describe, expect, test } from 'vitest';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { pauseByHost } from '../../src/matches/actions/hosting/hostTime.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import type { Question } from '../../src/matches/read/question.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { answer, isDone, type Power, SEATS, say, type Table, tableOf } from './battleTable.js';
import { accepted, contents, DAY, faultOf, phaseOf } from './world.js';

/** A battle of France and Germany in Burgundy, which their players have told differently twice, so that it is to be decided. */
async function disputed(people: readonly Power[], host: Power): Promise<Table> {
  const table = await tableOf(people, { host, battles: 'tabletop' });
  const { w } = table;
  await say(table, 'france', 'A Par - Bur');
  await say(table, 'germany', 'A Mun - Bur');
  await answer(table);
  w.pass(DAY);
  await closeDuePhases(w.hosting);
  await answer(table);
  await say(table, 'germany', 'Battle A Mun move');
  await isDone(table, 'germany', 'france');
  for (let told = 0; told < 2; told++) {
    await say(table, 'germany', 'Won BUR by Germany');
    await say(table, 'france', 'Won BUR by France');
    await isDone(table, 'germany', 'france');
  }
  return table;
}

/** A question at a table with opponents of the bot, and the people who have to want it, in the order in which they vote. */
interface Matter {
  readonly table: () => Promise<Table>;
  readonly question: Question;
  readonly voters: readonly Power[];
}

const THREE = ['austria', 'england', 'france'] as const;
const FOUR = ['austria', 'england', 'france', 'russia'] as const;
const amongThree = (): Promise<Table> => tableOf(THREE);
const hostPlays = (): Promise<Table> => tableOf(FOUR, { host: 'russia' });

/** Everything that can be voted on. With four opponents, or three, counted, none of these would be more than half. */
const MATTERS: Readonly<Record<Question['kind'], Matter>> = {
  pause: { table: amongThree, question: { kind: 'pause' }, voters: ['austria', 'england'] },
  resume: {
    table: async () => {
      const table = await amongThree();
      accepted(await pauseByHost(table.w.hosting, table.match, 'host'));
      return table;
    },
    question: { kind: 'resume' },
    voters: ['austria', 'england'],
  },
  extend: { table: amongThree, question: { kind: 'extend' }, voters: ['austria', 'england'] },
  cancel: { table: amongThree, question: { kind: 'cancel' }, voters: THREE },
  draw: {
    table: () => tableOf(['austria', 'england', 'russia']),
    question: { kind: 'draw', seats: SEATS },
    voters: ['austria', 'england', 'russia'],
  },
  concede: { table: () => tableOf(FOUR), question: { kind: 'concede', to: 'russia' }, voters: THREE },
  close: { table: hostPlays, question: { kind: 'close' }, voters: ['austria', 'england'] },
  replace: { table: hostPlays, question: { kind: 'replace', seat: 'france' }, voters: ['austria', 'england'] },
  decide: {
    table: () => disputed(['austria', 'england', 'france', 'germany', 'italy'], 'france'),
    question: { kind: 'decide', key: 'won-bur', choice: 0 },
    voters: ['austria', 'england'],
  },
};

describe('Opponents of the bot do not count', () => {
  test.each(Object.entries(MATTERS))(
    'in a vote to %s: people alone are enough, and so many of them',
    async (_, { table, question, voters }) => {
      const { w, match } = await table();
      await answer({ w, match });
      for (const [i, user] of voters.entries()) {
        const cast = accepted(await castBallot(w.hosting, { match, user, question, yes: true }));
        expect(cast).toMatchObject({ yes: true, agreed: i === voters.length - 1 });
      }
    },
  );

  test('towards those two people without whom no phase is closed and nobody is replaced', async () => {
    const { w, match } = await tableOf(['england', 'russia'], { host: 'russia' });
    await answer({ w, match });
    for (const question of [{ kind: 'close' }, { kind: 'replace', seat: 'russia' }] as const)
      expect(accepted(await castBallot(w.hosting, { match, user: 'england', question, yes: true })).agreed).toBe(false);
    expect(phaseOf(w, match).number).toBe(1);
    expect(w.store.seatHolders(match)).toContainEqual(expect.objectContaining({ seat: 'russia', user: 'russia' }));
  });

  test('as players whom a vote could replace', async () => {
    const { w, match } = await hostPlays();
    const question = { kind: 'replace', seat: 'turkey' } as const;
    expect(faultOf(await castBallot(w.hosting, { match, user: 'austria', question, yes: true }))).toEqual({ code: 'no-such-seat' });
  });

  test('as people who are left: a game that only they still play is abandoned, not decided by them', async () => {
    const { w, match } = await tableOf(['austria']);
    await answer({ w, match });
    accepted(await resignSeat(w.hosting, match, 'austria'));
    expect((await w.store.matches.get(match))?.end).toMatchObject({ kind: 'abandoned', seats: [] });
    expect((await contents(w)).filter(one => one.kind === 'notice' && one.notice.endsWith('-proposed'))).toEqual([]);
  });
});
