import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { HostingContext, Picture } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { matchForReferee } from '../../read/authority.js';
import { submissionsTo } from '../../read/matchInPlay.js';
import { reportPicture } from '../../read/pictureOf.js';

/**
 * What would happen if the open phase closed now; only for a host who does not play. Nothing but the log changes. Chance is drawn for the
 * trial only, so that it reveals no real draw; a sealed game that cannot do so refuses. Vote counts are left out: repeated trials would
 * show each vote as it comes in.
 */
export interface Trial {
  readonly report: unknown;
  readonly picture: Picture;
}

export async function tryPhase(
  hosting: HostingContext,
  { match, user, language }: { match: MatchId; user: UserId; language: Language },
): Promise<Result<Trial, HostingFault>> {
  const tried = await decide(hosting, match, (tx): Result<Trial, HostingFault> => {
    const current = matchForReferee(tx, user);
    if (!current.ok) return current;
    const { game, phase } = current.value;
    if (game.sealed && !game.withChance) return refuse({ code: 'no-trial' });
    const state: unknown = game.withChance?.(phase.state, { seed: tx.freshSeed(), secret: tx.freshSecret() }) ?? phase.state;
    const { report: closed } = game.advance(state, submissionsTo(tx, current.value));
    const report: unknown = game.tried?.(closed) ?? closed;
    note(tx, user, { deed: 'tried', about: { phase: phase.number } });
    return ok({ report, picture: reportPicture({ ...current.value, phase: { ...phase, report } }, 'results', { language }) });
  });
  return tried ?? refuse({ code: 'no-such-match' });
}
