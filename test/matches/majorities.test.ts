import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { createOpponentPlayer } from '../../src/clock/opponents.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { pauseByHost } from '../../src/matches/actions/hosting/hostTime.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { decide } from '../../src/matches/context/decide.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { matchInPlayAt } from '../../src/matches/read/matchInPlay.js';
import { passSeat } from '../../src/matches/read/passSeat.js';
import type { Question } from '../../src/matches/read/question.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, contents, DAY, faultOf, HOUR, order, phaseOf, type World, world } from './world.js';

const game = catalogue(variantsOn(readBoardFile)).get('classic-battles') ?? expect.fail('the game is not on offer');
const SEATS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
type Power = (typeof SEATS)[number];

interface Table {
  readonly w: World;
  readonly match: MatchId;
}

/** A game in which people, named after their powers, play these seats, and opponents of the bot all others. */
async function tableOf(people: readonly Power[], { host = 'host', battles = 'dice' } = {}): Promise<Table> {
  const w = world(openMemoryStore(), game);
  const invitation = { game: game.id, guild: 'guild', channel: 'channel', host: 'host', language: 'en' } as const;
  const deadlines = { movement: DAY, lists: 6 * HOUR, battles: 7 * DAY };
  const options: Readonly<Record<string, string>> = battles === 'tabletop' ? { battles } : {};
  const match = accepted(await openMatch(w.hosting, { ...invitation, deadlines, options }));
  for (const power of SEATS) accepted(await joinMatch(w.hosting, match.id, power));
  accepted(await startMatch(w.hosting, match.id, 'host', { emptySeats: false }));
  await decide(w.hosting, match.id, tx => {
    tx.put({ match: { ...tx.facts.match, host } });
    for (const seat of SEATS) passSeat(tx, matchInPlayAt(tx), seat, people.includes(seat) ? seat : { opponent: 'captain' });
  });
  return { w, match: match.id };
}

const say = async ({ w, match }: Table, power: Power, text: string) => accepted(await order(w, match, power, text));

/** Lets all opponents answer that owe something. */
async function answer({ w }: Table): Promise<void> {
  const player = createOpponentPlayer(w.hosting);
  await player.look();
  await player.stop();
}

/** A battle of France and Germany in Burgundy, which their players have told differently twice, so that it is to be decided. */
async function disputed(people: readonly Power[], host: Power): Promise<Table> {
  const table = await tableOf(people, { host, battles: 'tabletop' });
  const { w, match } = table;
  const isDone = async (...powers: readonly Power[]): Promise<void> => {
    for (const user of powers)
      accepted(await markReady(w.hosting, { match, phase: phaseOf(w, match).number, user, ready: true, anyway: true, language: 'en' }));
  };
  await say(table, 'france', 'A Par - Bur');
  await say(table, 'germany', 'A Mun - Bur');
  await answer(table);
  w.pass(DAY);
  await closeDuePhases(w.hosting);
  await answer(table);
  await say(table, 'germany', 'Battle A Mun move');
  await isDone('germany', 'france');
  for (let told = 0; told < 2; told++) {
    await say(table, 'germany', 'Won BUR by Germany');
    await say(table, 'france', 'Won BUR by France');
    await isDone('germany', 'france');
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
