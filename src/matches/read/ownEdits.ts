import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { FiledEdit, Match, MatchId, UserId } from '../model/match.js';

/** An edit that concerns the user. */
export interface OwnEdit extends Omit<FiledEdit, 'submission'> {
  /** Who made it, if not the user. */
  readonly by?: 'host' | 'another';
}

/** Maximum number of edits returned, the newest. */
const MOST = 1_000;

/**
 * Everything the user has filed for any seat of a match, and everything others filed for a seat while the user held it, oldest first.
 * `phase`: only in this phase.
 */
export async function ownEdits(
  hosting: HostingContext,
  id: MatchId,
  user: UserId,
  phase?: number,
): Promise<Result<readonly OwnEdit[], HostingFault>> {
  const match = await hosting.store.matches.get(id);
  if (!match) return refuse({ code: 'no-such-match' });
  const edits = await hosting.store.history.editsConcerning(id, user, MOST, phase);
  return ok(edits.map(edit => (edit.user === user ? edit : { ...edit, by: whoseHand(match, edit) })));
}

const whoseHand = ({ host }: Match, { user }: Pick<FiledEdit, 'user'>): NonNullable<OwnEdit['by']> => (user === host ? 'host' : 'another');
