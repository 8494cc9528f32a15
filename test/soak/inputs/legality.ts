import type { AnyGame } from '../../../src/games/game.js';
import { BEFORE } from '../../../src/matches/actions/hosting/importMatch.js';
import type { SeatHolder } from '../../../src/matches/model/match.js';
import { attended } from '../../../src/matches/turn/tellWhoSits.js';
import type { Records } from '../../endToEnd/harness/records.js';
import { gameCalled } from '../../endToEnd/harness/table.js';
import { type OpenPhase, openPhase } from './liveMatches.js';
import type { Row } from './snapshot.js';

/** Positions by match and phase, with the players seated at a moment, and with everything that is legal in them. */
export interface Positions {
  at(match: number, phase: number, moment: number): Promise<{ readonly game: AnyGame; readonly open: OpenPhase } | undefined>;
}

const KEPT = 60;

export function positionsIn(records: Records): Positions {
  const known = new Map<string, { readonly game: AnyGame; readonly open: OpenPhase; readonly size: string }>();
  return {
    at: async (match, phase, moment) => {
      const stored = await records.history.phase(match, phase);
      const played = await records.matches.get(match);
      if (!stored || !played) return undefined;
      const game = gameCalled(played.game);
      const state = attended(game, game.state.parse(stored.state), seatHoldersAt(records, match, moment));
      const size = JSON.stringify(state);
      const key = `${match} ${phase}`;
      const before = known.get(key);
      if (before?.size === size) return before;
      const position = { game, open: openPhase(game, phase, state), size };
      known.set(key, position);
      const [oldest] = known.keys();
      if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
      return position;
    },
  };
}

/**
 * Returns who held the seats at a moment. A player may leave between two checks, and the orders they sent are judged by the moment at which
 * they were sent.
 */
function seatHoldersAt(records: Records, match: number, moment: number): readonly SeatHolder[] {
  const sat = records.seatHistory(match).filter(({ since, until }) => since <= moment && moment <= (until ?? moment));
  return records.seatHolders(match).map(({ seat }) => ({ seat, user: sat.find(seatTerm => seatTerm.seat === seat)?.user }));
}

/**
 * Returns how an edit's orders differ from the legal orders that the game offers the seat; empty if they do not. Edits of an imported file
 * have no phase if the file was refused after all.
 */
export async function illegalIn(positions: Positions, { match, phase, seat, submission, id, at, user }: Row): Promise<readonly string[]> {
  const position = await positions.at(Number(match), Number(phase), Number(at));
  if (!position) return user === BEFORE ? [] : [`edit ${id}: of no phase`];
  if (submission === null || submission === undefined) return [];
  const { game, open } = position;
  const read = game.submission.safeParse(JSON.parse(String(submission)));
  if (!read.success) return [`edit ${id} of game ${match}: not a submission of ${game.id}`];
  const same = game.endsRound ? inAnyOrder : asWritten;
  const offered = new Map(open.options(String(seat)).map(({ key, choices }) => [key, new Set(choices.map(({ text }) => same(text)))]));
  const lines = game.sheet(open.state, String(seat), read.data, 'en').filter(({ text }) => text !== undefined);
  const where = `edit ${id} of game ${match}, phase ${phase}, seat ${seat}`;
  const standing = new Map(game.sheet(open.state, String(seat), undefined, 'en').map(({ key, text }) => [key, text]));
  const strange = lines.filter(({ key, text = '' }) => offered.get(key)?.has(same(text)) !== true && standing.get(key) !== text);
  if (strange.length > 0) return strange.map(({ key, text }) => `${where}: ${text} is on file about ${key}, and is not offered`);
  const text = lines.map(line => line.text).join('\n');
  const again: unknown = game.read(open.state, String(seat), text, undefined, 'en').submission;
  return holds(again, read.data) ? [] : [`${where}: ${inOrder(read.data)} is on file, ${inOrder(again)} is offered`];
}

/** Whether the whole contains every part, in whatever order. A sheet also shows what remains from earlier phases. */
function holds(whole: unknown, part: unknown): boolean {
  if (Array.isArray(part)) return part.every(one => Array.isArray(whole) && whole.some(other => inOrder(other) === inOrder(one)));
  if (typeof part !== 'object' || part === null) return part === undefined || part === whole;
  return Object.entries(part).every(([key, value]) => holds(Object(whole)[key], value));
}

/** Returns a text that is the same for values that differ only in the order of their parts. */
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  const parts = Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [`${key}:${inOrder(part)}`]));
  return `{${parts.sort().join()}}`;
}

const asWritten = (text: string): string => text;

/** Of moves that name the same cards in different orders, the game offers only one. */
const inAnyOrder = (text: string): string =>
  text
    .split(/[\s,;+&]+/)
    .sort()
    .join(' ');
