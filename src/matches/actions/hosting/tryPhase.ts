import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { decide } from '../../context/decide.js';
import type { House, Picture } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { note } from '../../model/matchLog.js';
import { tableForReferee } from '../../read/authority.js';
import { reportPicture } from '../../read/pictureOf.js';
import { submissionsTo } from '../../read/table.js';

/**
 * What would become of the open phase if it closed now; for the eyes of a host who does not play. Nothing changes. What chance decides is
 * drawn for the trial alone, so that nobody knows what will be; a game that cannot do so is not tried. How many voted for what is not told:
 * trial after trial, one could see each vote come in.
 */
export interface Trial {
  readonly report: unknown;
  readonly picture: Picture;
}

export function tryPhase(
  house: House,
  { match, user, language }: { match: MatchId; user: UserId; language: Language },
): Result<Trial, HostingFault> {
  const tried = decide(house, match, (tx): Result<Trial, HostingFault> => {
    const table = tableForReferee(tx, user);
    if (!table.ok) return table;
    const { game, phase } = table.value;
    if (game.sealed && !game.withChance) return refuse({ code: 'no-trial' });
    const state: unknown = game.withChance?.(phase.state, { seed: tx.freshSeed(), secret: tx.freshSecret() }) ?? phase.state;
    const { report: closed } = game.advance(state, submissionsTo(tx, table.value));
    const report: unknown = game.tried?.(closed) ?? closed;
    note(tx, user, { deed: 'tried', about: { phase: phase.number } });
    return ok({ report, picture: reportPicture({ ...table.value, phase: { ...phase, report } }, 'results', { language }) });
  });
  return tried ?? refuse({ code: 'no-such-match' });
}
