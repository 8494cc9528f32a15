import { expect } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { createOpponentPlayer } from '../../src/clock/opponents.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { OpponentLevel } from '../../src/games/game.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { decide } from '../../src/matches/context/decide.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { matchInPlayAt } from '../../src/matches/read/matchInPlay.js';
import { passSeat } from '../../src/matches/read/passSeat.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, DAY, HOUR, order, phaseOf, type World, world } from './world.js';

export const game = catalogue(variantsOn(readOwnVariant)).get('classic-battles') ?? expect.fail('the game is not on offer');
export const SEATS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;
export type Power = (typeof SEATS)[number];

export interface Table {
  readonly w: World;
  readonly match: MatchId;
}

/** A game in which people, named after their powers, play these seats, and opponents of the bot all others. */
export async function tableOf(people: readonly Power[], { host = 'host', battles = 'dice' } = {}): Promise<Table> {
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

/** An opponent of the bot takes the seats of people. */
export const replaceBy = async (level: OpponentLevel, { w, match }: Table, ...powers: readonly Power[]): Promise<void> => {
  await decide(w.hosting, match, tx => {
    for (const seat of powers) passSeat(tx, matchInPlayAt(tx), seat, { opponent: level });
  });
};

export const say = async ({ w, match }: Table, power: Power, text: string) => accepted(await order(w, match, power, text));

/** These people are ready, with whatever they have not ordered. */
export const isDone = async ({ w, match }: Table, ...powers: readonly Power[]): Promise<void> => {
  for (const user of powers)
    accepted(await markReady(w.hosting, { match, phase: phaseOf(w, match).number, user, ready: true, anyway: true, language: 'en' }));
};

/** Lets all opponents answer that owe something. */
export async function answer({ w }: Table): Promise<void> {
  const player = createOpponentPlayer(w.hosting);
  await player.look();
  await player.stop();
}
