import type { AnyGame, SeatId } from '../../games/game.js';
import { yieldToEventLoop } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { filedText } from '../context/filedText.js';
import type { MatchHistory } from '../context/store.js';
import type { HostingFault } from '../fault.js';
import { withoutGuests } from '../model/hostingRules.js';
import { type FiledPhase, FORM, type MatchFile } from '../model/matchFile.js';
import type { MatchReader } from '../model/transaction.js';
import { countingIn, type MatchInPlay, matchInPlayAt } from './matchInPlay.js';
import { isPublic, orderSeals, type SealSource } from './orderSeal.js';

/** A record that is being written: the match, and its open phase as it was at the start, as JSON. */
export interface RecordBegun {
  readonly current: MatchInPlay;
  readonly open: string;
}

/** In place of a salt that was never drawn: its seal was never posted. */
export const NO_SALT = '';

/** Where a record is read from. */
export interface RecordSource extends SealSource {
  readonly store: { readonly history: Pick<MatchHistory, 'phase' | 'submissions' | 'salts' | 'keepSalt' | 'pressMessages'> };
}

export interface RecordOptions {
  /** With the messages that everybody could read. */
  readonly press?: boolean;
}

/** Faults: `not-running` before the first phase, `still-sealed` for a game that nothing may be told of before its end. */
export function recordBegun(m: MatchReader): Result<RecordBegun, HostingFault> {
  const { match, open } = m.facts;
  if (!open) return refuse({ code: 'not-running' });
  if (!m.game.published && match.status !== 'ended') return refuse({ code: 'still-sealed' });
  const current = matchInPlayAt(m);
  return ok({ current, open: JSON.stringify(phaseIn(current)) });
}

/**
 * The record of a match as JSON (`matchFile`): what everybody may know of its closed phases, and the position of the open one. Yields to the
 * event loop before each phase.
 */
export async function recordText(source: RecordSource, { current, open }: RecordBegun, { press }: RecordOptions = {}): Promise<string> {
  const phases: string[] = [];
  for (let number = 1; number < current.phase.number; number++) {
    await yieldToEventLoop();
    phases.push(await closedText(source, current, number));
  }
  const written = press ? `,"press":${JSON.stringify(await publicPress(source, current))}` : '';
  return `${JSON.stringify(headOf(current)).slice(0, -1)},"phases":[${[...phases, open].join(',')}]${written}}`;
}

/** What was written to everybody in phases that have closed. */
async function publicPress({ store }: RecordSource, { match, phase }: MatchInPlay): Promise<NonNullable<MatchFile['press']>> {
  const isClosed = (number: number): boolean => number < phase.number || match.status === 'ended';
  return (await store.history.pressMessages(match.id, 0))
    .filter(one => one.to.length === 0 && isClosed(one.phase))
    .map(({ phase, seat, text, at }) => ({ phase, seat, text, at }));
}

/** Everything but the phases and who may play. A seat that was taken, but is not called in yet because the match was rolled back, is left out. */
function headOf({ match, seats }: MatchInPlay): Omit<MatchFile, 'phases'> {
  const { game, language, deadlines, plan, options, pictures, end } = match;
  const told = { game, language, deadlines, plan: withoutGuests(plan), options, pictures };
  return { form: FORM, ...told, ...(end && { end }), seats: seats.map(({ id }) => id) };
}

async function closedText(source: RecordSource, { match, game, seats, seatHolders }: MatchInPlay, number: number): Promise<string> {
  const phase = await source.store.history.phase(match.id, number);
  if (!phase) throw new Error(`match ${match.id} has no phase ${number}`);
  const state: unknown = game.state.parse(phase.state);
  const current = { match, game, seats, seatHolders, phase: { ...phase, state }, name: game.phase(state) };
  const { closedAt: at, closedBy: by } = phase;
  if (at === undefined || by === undefined) return JSON.stringify(phaseIn(current));
  const report: unknown = phase.report === undefined ? undefined : game.report.parse(phase.report);
  return JSON.stringify({ ...phaseIn(current), closed: { at, by, orders: await ordered(source, current), report } });
}

/** A phase as it is in the file, without what became of it. */
function phaseIn({ game, phase }: MatchInPlay): Omit<FiledPhase, 'closed'> {
  const { number, kind, openedAt, dueAt, edition } = phase;
  return { ...{ number, kind, openedAt, dueAt, state: shown(game, phase.state) }, ...(edition !== undefined && { edition }) };
}

/** The state without anything from which future draws could be worked out. */
const shown = (game: AnyGame, state: unknown): unknown => (game.published ? (game.published(state) as unknown) : state);

/** The orders that counted, without private lines, and without the salt if that would help to find those. */
async function ordered(source: RecordSource, current: MatchInPlay): Promise<NonNullable<FiledPhase['closed']>['orders']> {
  const sent = countingIn(current, await source.store.history.submissions(current.match.id, current.phase.number));
  const at = { game: current.game, state: current.phase.state };
  const inPublic = (seat: SeatId): string => filedText(at, seat, sent.get(seat), isPublic);
  if (current.game.endsRound) return Object.fromEntries([...sent.keys()].map(seat => [seat, { orders: inPublic(seat) }]));
  const seals = await orderSeals(source, current);
  return Object.fromEntries(
    seals.map(({ seat, salt, inPublic: part }) => {
      const isOpen = part === undefined && salt !== NO_SALT;
      return [seat, { orders: inPublic(seat), ...(isOpen && { salt }) }];
    }),
  );
}
