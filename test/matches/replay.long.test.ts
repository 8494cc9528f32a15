import { expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { AnyGame } from '../../src/games/game.js';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { markReady } from '../../src/matches/actions/orders/markReady.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import type { MatchId } from '../../src/matches/model/match.js';
import type { ArrangedHosting } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted } from './world.js';

const games = catalogue(variantsOn(readOwnVariant));
const PHASES = 20;

async function hosted(game: AnyGame): Promise<{ hosting: ArrangedHosting; match: MatchId }> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const hosting: ArrangedHosting = {
    store: openMemoryStore(),
    games,
    now: () => 0,
    log: quiet,
    freshSeed: () => 11,
    freshSecret: () => '11',
    pseudonymKey: 'key',
    wake: () => undefined,
  };
  const players = Array.from({ length: game.players.most }, (_, i) => `${i + 1}`);
  const { id } = accepted(await openMatch(hosting, { game: game.id, guild: '1', channel: '2', host: '1', language: 'en', deadlines: {} }));
  for (const player of players) accepted(await joinMatch(hosting, id, player));
  accepted(await startMatch(hosting, id, '1', { emptySeats: false }));
  return { hosting, match: id };
}

async function playPhase(hosting: ArrangedHosting, game: AnyGame, match: MatchId, random: () => number): Promise<void> {
  const phase = hosting.store.openPhase(match);
  if (!phase) return;
  const sitter = new Map(hosting.store.seatHolders(match).map(s => [s.seat, s.user ?? '']));
  const { awaits, mayAct = [] } = game.phase(phase.state);
  for (const seat of new Set([...awaits, ...mayAct])) {
    if (hosting.store.openPhase(match)?.number !== phase.number) return;
    const by = { match, phase: phase.number, user: sitter.get(seat) ?? '', language: 'en' as const };
    accepted(await submitOrders(hosting, { ...by, text: recruitText(game, phase.state, seat, random) }));
    accepted(await markReady(hosting, { ...by, ready: true, anyway: true }));
  }
}

test.each([...games.values()])('a match of $id is played again, phase by phase, from what is on record', async game => {
  const { hosting, match } = await hosted(game);
  const random = seededRandom(3);
  while ((hosting.store.openPhase(match)?.number ?? PHASES) < PHASES) await playPhase(hosting, game, match, random);
  const phases = hosting.store.phases(match);
  expect(phases.length).toBeGreaterThanOrEqual(PHASES);
  for (const [i, phase] of phases.entries()) {
    const next = phases[i + 1];
    if (!next) continue;
    const filed = await hosting.store.history.submissions(match, phase.number);
    const sent = filed.filter(s => s.submission !== undefined);
    const again = game.advance(game.state.parse(phase.state), new Map(sent.map(s => [s.seat, game.submission.parse(s.submission)])));
    expect(again.state).toEqual(next.state);
    expect(again.report).toEqual(phase.report);
  }
});
