import type { Language } from '../../../lib/language.js';
import { type Result, refuse } from '../../../lib/result.js';
import { openUnless } from '../../context/decide.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import { queueLobby } from '../../messages/cards.js';
import { deadlinesFor, lengthsIn } from '../../model/deadlinesFor.js';
import type { HostingRules } from '../../model/hostingRules.js';
import { faultOfSeats, optionsFor } from '../../model/lobbyOptions.js';
import type { ChannelId, Deadlines, Match, PostedPictures, UserId } from '../../model/match.js';
import type { MatchTransaction } from '../../model/transaction.js';
import { isForEverybody } from '../../read/admitted.js';
import { gameOffered } from '../../read/gameOffered.js';
import { canBeSmaller, endOfLobby } from '../../read/lobbyEnd.js';
import { tooManyLobbies } from '../../read/lobbyLimits.js';

export interface LobbyRequest {
  /** The game's id in the catalogue. */
  readonly game: string;
  readonly guild: string;
  readonly channel: ChannelId;
  readonly host: UserId;
  readonly language: Language;
  /** Kinds of phase left out get the default length. */
  readonly deadlines: Deadlines;
  readonly plan?: HostingRules;
  /** The options the host chose, as texts by key. Options left out get their defaults. */
  readonly options?: Readonly<Record<string, string>>;
  /** The custom start, as parsed by the game. */
  readonly start?: unknown;
  /** Undefined: the default. */
  readonly pictures?: PostedPictures;
}

/** Opens a lobby, unless too many are open. The host need not play. */
export async function openMatch(hosting: HostingContext, { start, ...invitation }: LobbyRequest): Promise<Result<Match, HostingFault>> {
  const found = await gameOffered(hosting, invitation);
  if (!found.ok) return found;
  const game = found.value;
  const stray = Object.keys(invitation.deadlines).find(length => !lengthsIn(game).includes(length));
  if (stray !== undefined) return refuse(stray === 'votes' ? { code: 'no-votes' } : { code: 'no-such-length', length: stray });
  const options = optionsFor(game, invitation.options ?? {}, start);
  if (!options.ok) return options;
  const unfit = faultOfSeats(game, options.value);
  if (unfit) return refuse({ code: 'options-unfit', because: unfit });
  const match = {
    ...invitation,
    deadlines: deadlinesFor(game, invitation.deadlines),
    plan: invitation.plan ?? {},
    options: options.value,
    pictures: invitation.pictures ?? {},
    status: 'lobby',
    seed: hosting.freshSeed(),
  } as const;
  if (match.plan.unfilled === 'smaller' && !canBeSmaller(game, match)) return refuse({ code: 'never-smaller' });
  if (isForEverybody(match)) return refuse({ code: 'role-of-everybody' });
  return openUnless(hosting, { match, work: openLobby }, tooManyLobbies(invitation));
}

/** Says when the lobby ends, and queues its card. Draws the secret of a sealed game, which has one from its lobby on. */
export function openLobby(tx: MatchTransaction): undefined {
  if (tx.game.sealed) tx.put({ secret: tx.freshSecret() });
  const { match } = tx.facts;
  tx.put({ match: { ...match, lobbyEndsAt: endOfLobby(match.plan, tx.now) } });
  queueLobby(tx);
}
