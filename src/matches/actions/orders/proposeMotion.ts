import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide, look } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueToChannel } from '../../messages/queueing.js';
import type { MatchId } from '../../model/match.js';
import type { Motion } from '../../model/snapshot.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { isOver } from '../../read/matchInPlay.js';
import { faultOfText } from '../../read/orderText.js';
import { takenSeat } from '../../read/seatView.js';
import type { Edit } from './changeSheet.js';

/** Publishes one vote as a proposal. It reveals nobody's votes and binds nobody, not even the proposer. */
export async function proposeMotion(
  hosting: HostingContext,
  edit: Edit & { readonly text: string },
): Promise<Result<Proposed, HostingFault>> {
  return (await decide(hosting, edit.match, tx => propose(tx, edit))) ?? refuse({ code: 'no-such-match' });
}

/** `isOwnVote`: whether the proposer votes for it already. For the proposer only. */
type Proposed = Motion & { readonly isOwnVote: boolean };

function propose(tx: MatchTransaction, edit: Edit & { readonly text: string }): Result<Proposed, HostingFault> {
  const taken = takenSeat(tx, edit.user);
  if (!taken.ok) return taken;
  const { current, seat, filed } = taken.value;
  const { match, game, phase } = current;
  if (!game.votes) return refuse({ code: 'nothing-voted' });
  const fault = faultOfText(edit.text);
  if (fault) return refuse(fault);
  if (isOver(tx, current, edit.phase)) return refuse({ code: 'phase-over' });
  const { submission } = game.read(phase.state, seat.id, edit.text, undefined, edit.language, 0);
  const [vote, ...others] = game.sheet(phase.state, seat.id, submission, match.language).filter(line => line.text !== undefined);
  if (vote?.text === undefined || vote.of === undefined || others.length > 0) return refuse({ code: 'no-motion' });
  const { motions } = tx.facts;
  const number = motions.filter(one => one.phase === phase.number).length + 1;
  const motion: Motion = { phase: phase.number, seat: seat.id, of: vote.of.name[match.language], text: vote.text, number };
  tx.put({ motions: [...motions, motion] });
  queueToChannel(tx, `motion:${phase.number}:${number}`, { kind: 'motion', ...motion });
  const own = game.sheet(phase.state, seat.id, filed?.submission, match.language);
  return ok({ ...motion, isOwnVote: own.some(line => line.key === vote.key && line.text === vote.text) });
}

/** A motion of a phase by its number. */
export const motionOf = (hosting: HostingContext, match: MatchId, phase: number, number: number): Promise<Motion | undefined> =>
  look(hosting, match, m => m.facts.motions.find(one => one.phase === phase && one.number === number));
