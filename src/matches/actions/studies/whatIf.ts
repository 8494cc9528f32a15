import { ok, type Result, refuse } from '../../../lib/result.js';
import { readerOf } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import type { Study } from '../../model/study.js';
import { takenSeat } from '../../read/seatView.js';
import { supposedText } from '../../read/studySeat.js';
import { addStudy, publicPhase } from './openStudy.js';

/**
 * A player's study of the open phase: the position that everybody knows, with the orders of their own seat as they are saved now. If they had
 * one of this phase already, it goes on, and only those orders are taken anew. Nothing of it counts.
 */
export async function whatIf(
  hosting: HostingContext,
  { match, user, name }: { readonly match: MatchId; readonly user: UserId; readonly name: string },
): Promise<Result<Study, HostingFault>> {
  const m = await readerOf(hosting, match);
  if (!m) return refuse({ code: 'no-such-match' });
  const taken = takenSeat(m, user);
  if (!taken.ok) return taken;
  const { current, seat, filed } = taken.value;
  const begun = await publicPhase(hosting, m, current.phase.number);
  if (!begun.ok) return begun;
  const own = filed === undefined ? '' : supposedText({ game: current.game, state: current.phase.state }, seat.id, filed.submission);
  const before = await earlier(hosting, { user, match, start: begun.value.body.start });
  const withOwn = (supposed: Readonly<Record<string, string>>): Record<string, string> => {
    const { [seat.id]: _, ...others } = supposed;
    return own === '' ? others : { ...others, [seat.id]: own };
  };
  if (!before) return await addStudy(hosting, { user, name, game: m.game.id, whatIf: match, ...begun.value, supposed: withOwn({}) });
  const changed = await hosting.store.studies.change(before.id, user, ({ name: kept, body }) => {
    const steps = body.steps.map(step => (step.after ? step : { ...step, supposed: withOwn(step.supposed) }));
    return { name: kept, changedAt: hosting.now(), body: { ...body, steps, at: steps[0]?.id ?? body.at } };
  });
  return changed ? ok(changed) : refuse({ code: 'no-such-study' });
}

/** The player's study of the same position: neither of an earlier phase, nor of what it was before the host changed it. */
async function earlier(
  hosting: HostingContext,
  { user, match, start }: { readonly user: UserId; readonly match: MatchId; readonly start: unknown },
): Promise<Study | undefined> {
  const head = (await hosting.store.studies.of(user)).find(one => one.whatIf === match);
  const study = head && (await hosting.store.studies.get(head.id));
  return study && JSON.stringify(study.body.start) === JSON.stringify(start) ? study : undefined;
}
