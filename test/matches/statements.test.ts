import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { rollBack } from '../../src/matches/actions/hosting/rollBack.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { forgetUser } from '../../src/matches/actions/people/forgetUser.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { closePhase } from '../../src/matches/turn/closePhase.js';
import { MIGRATIONS, migrateDatabase } from '../../src/store/database/migrations.js';
import { recordsIn } from '../../src/store/records.js';
import { over } from '../../src/store/tables/connection.js';
import { arranged } from '../records/arranged.js';
import { accepted, DAY, phaseOf, world } from './world.js';

const GAMES = catalogue(variantsOn(readOwnVariant));
const MOST = 12;

/** A world whose statements are kept: `every` one since the last time it was asked; `since`: without BEGIN and COMMIT. */
function counting(id: string) {
  let statements: string[] = [];
  const client = new Database(':memory:', {
    verbose: text => {
      statements.push(String(text));
    },
  });
  const db = over(client);
  migrateDatabase(db, MIGRATIONS);
  const game = GAMES.get(id);
  if (!game) throw new Error(`no game ${id}`);
  const w = world(arranged(recordsIn(db)), game);
  const every = (): readonly string[] => {
    const all = statements;
    statements = [];
    return all;
  };
  const since = () => every().filter(text => !/^(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/i.test(text));
  return { w, every, since };
}

const PLAYERS = ['u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7'];

async function begun(id: string) {
  const { w, every, since } = counting(id);
  since();
  const invitation = { game: id, guild: 'g', channel: 'c', host: 'host', language: 'en' } as const;
  const match = accepted(await openMatch(w.hosting, { ...invitation, deadlines: {} }));
  const opened = since().length;
  for (const user of PLAYERS) accepted(await joinMatch(w.hosting, match.id, user));
  since();
  accepted(await startMatch(w.hosting, match.id, 'host', { emptySeats: true }));
  return { w, every, since, match: match.id, opened, started: since().length };
}

describe.each(['classic', 'warring-states-v2', 'mandate-of-heaven', 'warhammer-fm05'])(
  'A decision in %s takes at most a dozen statements',
  id => {
    it('whether a lobby is opened, the game begins, orders are filed, a vote is cast or a phase is closed', async () => {
      const { w, since, match, opened, started } = await begun(id);
      const [user = ''] = PLAYERS;
      const taken = { match, user, language: 'en' } as const;
      const { number: phase } = phaseOf(w, match);
      since();
      await submitOrders(w.hosting, { ...taken, text: 'hold' });
      const filed = since().length;
      await markReady(w.hosting, { ...taken, phase, ready: true, anyway: true });
      const ready = since().length;
      await castBallot(w.hosting, { match, user, question: { kind: 'draw' }, yes: true });
      const cast = since().length;
      const closed: number[] = [];
      for (let i = 0; i < 6; i++) {
        w.pass(8 * DAY);
        const { number } = phaseOf(w, match);
        since();
        if (await closePhase(w.hosting, match, number, 'deadline')) closed.push(since().length);
        else since();
      }
      expect(closed.length).toBeGreaterThan(2);
      for (const count of [opened, started, filed, ready, cast, ...closed]) expect(count).toBeLessThanOrEqual(MOST);
    });
  },
);

/** How many statements each transaction took that is among these, BEGIN and COMMIT left out. */
function counts(all: readonly string[]): readonly number[] {
  const found: number[] = [];
  let begun = 0;
  for (const [i, text] of all.entries()) {
    if (/^begin/i.test(text)) begun = i;
    if (/^commit/i.test(text)) found.push(i - begun - 1);
  }
  return found;
}

describe.each(['classic', 'mandate-of-heaven', 'warhammer-fm05'])('A decision in %s takes at most a dozen statements', id => {
  it('where its host goes back, though somebody was forgotten, a seat is open, and the game may have a secret', async () => {
    const { w, every, match } = await begun(id);
    for (let i = 0; i < 2; i++) {
      w.pass(8 * DAY);
      await closePhase(w.hosting, match, phaseOf(w, match).number, 'deadline');
    }
    for (const user of ['u1', 'u2']) accepted(await resignSeat(w.hosting, match, user));
    accepted(await forgetUser(w.hosting, 'u1'));
    every();
    accepted(await rollBack(w.hosting, { match, user: 'host', phase: 2 }));
    const found = counts(every());
    expect(found).toHaveLength(2);
    for (const count of found) expect(count).toBeLessThanOrEqual(MOST);
  });
});
