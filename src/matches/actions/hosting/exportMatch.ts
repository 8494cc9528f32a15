import type { AnyGame } from '../../../games/game.js';
import { yieldToEventLoop } from '../../../lib/breath.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { withoutGuests } from '../../model/hostingRules.js';
import type { MatchId, UserId } from '../../model/match.js';
import { type FiledPhase, FORM, type MatchFile } from '../../model/matchFile.js';
import { note } from '../../model/matchLog.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { isPlayer } from '../../read/authority.js';
import { countingIn, type MatchInPlay, matchInPlayAt } from '../../read/matchInPlay.js';
import { orderSeals, told } from '../../read/orderSeal.js';

/**
 * A match as JSON, to keep or to import elsewhere. For its host, and for everybody who has, or had, a part in it. Yields to the event loop
 * before each phase; what happens in the match meanwhile is not included.
 */
export async function exportMatch(hosting: HostingContext, id: MatchId, user: UserId): Promise<Result<string, HostingFault>> {
  const begun = (await decide(hosting, id, tx => begin(tx, user))) ?? refuse({ code: 'no-such-match' } as const);
  if (!begun.ok) return begun;
  const { current, open } = begun.value;
  const phases: string[] = [];
  for (let number = 1; number < current.phase.number; number++) {
    await yieldToEventLoop();
    phases.push(await closedText(hosting, current, number));
  }
  return ok(`${JSON.stringify(headOf(current)).slice(0, -1)},"phases":[${[...phases, open].join(',')}]}`);
}

interface Begun {
  readonly current: MatchInPlay;
  /** The open phase as it was at the start, as JSON. */
  readonly open: string;
}

function begin(tx: MatchTransaction, user: UserId): Result<Begun, HostingFault> {
  const { match, open } = tx.facts;
  if (match.host !== user && !isPlayer(tx, user)) return refuse({ code: 'no-seat' });
  if (!open) return refuse({ code: 'not-running' });
  if (!tx.game.published && match.status !== 'ended') return refuse({ code: 'still-sealed' });
  note(tx, user, { deed: 'exported' });
  const current = matchInPlayAt(tx);
  return ok({ current, open: JSON.stringify(phaseIn(current)) });
}

/** Everything but the phases and who may play. A seat that was taken, but is not called in yet because the match was rolled back, is left out. */
function headOf({ match, seats }: MatchInPlay): Omit<MatchFile, 'phases'> {
  const { game, language, deadlines, plan, options, pictures, end } = match;
  const told = { game, language, deadlines, plan: withoutGuests(plan), options, pictures };
  return { form: FORM, ...told, ...(end && { end }), seats: seats.map(({ id }) => id) };
}

async function closedText(hosting: HostingContext, { match, game, seats, seatHolders }: MatchInPlay, number: number): Promise<string> {
  const phase = await hosting.store.history.phase(match.id, number);
  if (!phase) throw new Error(`match ${match.id} has no phase ${number}`);
  const state: unknown = game.state.parse(phase.state);
  const current = { match, game, seats, seatHolders, phase: { ...phase, state }, name: game.phase(state) };
  const { closedAt: at, closedBy: by } = phase;
  if (at === undefined || by === undefined) return JSON.stringify(phaseIn(current));
  const report: unknown = phase.report === undefined ? undefined : game.report.parse(phase.report);
  return JSON.stringify({ ...phaseIn(current), closed: { at, by, orders: await ordered(hosting, current), report } });
}

/** A phase as it is in the file, without what became of it. */
function phaseIn({ game, phase }: MatchInPlay): Omit<FiledPhase, 'closed'> {
  const { number, kind, openedAt, dueAt, edition } = phase;
  return { ...{ number, kind, openedAt, dueAt, state: shown(game, phase.state) }, ...(edition !== undefined && { edition }) };
}

/** The state without anything from which future draws could be worked out. */
const shown = (game: AnyGame, state: unknown): unknown => (game.published ? (game.published(state) as unknown) : state);

/** The orders that counted, without private lines, and without the salt if that would help to find those. */
async function ordered(hosting: HostingContext, current: MatchInPlay): Promise<NonNullable<FiledPhase['closed']>['orders']> {
  if (!current.game.endsRound) {
    const seals = await orderSeals(hosting, current);
    return Object.fromEntries(
      seals.map(({ seat, orders, salt, inPublic }) => [seat, inPublic === undefined ? { orders, salt } : { orders: inPublic }]),
    );
  }
  const filed = await hosting.store.history.submissions(current.match.id, current.phase.number);
  return Object.fromEntries(
    [...countingIn(current, filed)].map(([seat, submission]) => [seat, { orders: told(current, seat, submission) }]),
  );
}
