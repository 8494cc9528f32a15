import type { AnyGame, Phase, Seat, Topic } from '../../../src/games/game.js';
import { seatsTaken } from '../../../src/matches/context/gameOf.js';
import type { Match, SeatHolder } from '../../../src/matches/model/match.js';
import { immediateIn } from '../../../src/store/records.js';
import type { Records } from '../../endToEnd/harness/records.js';
import { gameCalled } from '../../endToEnd/harness/table.js';

/** The parsed open phase of a match. */
export interface OpenPhase {
  readonly number: number;
  readonly state: unknown;
  readonly name: Phase;
  /** Returns everything that is legal for a seat, according to the game's own generator. */
  options(seat: string): readonly Topic[];
}

/** A match that is not over, as recorded. */
export interface LiveMatch {
  readonly match: Match;
  readonly game: AnyGame;
  readonly seats: readonly Seat[];
  readonly seatHolders: readonly SeatHolder[];
  readonly players: readonly string[];
  readonly open: OpenPhase | undefined;
}

/** Returns a function that reads the matches that are not over. It parses each position only once. */
export function liveMatches(records: Records): () => readonly LiveMatch[] {
  const phases = new Map<number, OpenPhase>();
  const openOf = (match: Match, game: AnyGame): OpenPhase | undefined => {
    const stored = records.openPhase(match.id);
    if (!stored) return undefined;
    const text = JSON.stringify(stored.state);
    const before = phases.get(match.id);
    if (before && before.number === stored.number && texts.get(before) === text) return before;
    const open = openPhase(game, stored.number, game.state.parse(stored.state));
    phases.set(match.id, open);
    texts.set(open, text);
    return open;
  };
  return () =>
    immediateIn(records)
      .matches.find({ statuses: ['lobby', 'running', 'paused'] })
      .map(match => {
        const game = gameCalled(match.game);
        const open = openOf(match, game);
        const seatHolders = records.seatHolders(match.id);
        const seats = open ? seatsTaken(game, match, open.state, seatHolders) : [];
        return { match, game, seats, seatHolders, players: records.players(match.id), open };
      });
}
const texts = new WeakMap<OpenPhase, string>();

/** Returns a phase that computes its options only once per seat. */
export function openPhase(game: AnyGame, number: number, state: unknown): OpenPhase {
  const known = new Map<string, readonly Topic[]>();
  return {
    number,
    state,
    name: game.phase(state),
    options: seat => {
      const found = known.get(seat) ?? game.options(state, seat, 'en');
      known.set(seat, found);
      return found;
    },
  };
}
