import { z } from 'zod';
import type { AnyGame, Fault, FileFault } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { ChannelId, ChosenOptions, Deadlines, Match, PostedPictures, UserId } from '../match.js';
import { queueLobby } from '../outbox/queueing.js';
import type { Plan } from '../plan.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { deadlinesFor, lengthsIn } from '../time/deadlinesFor.js';
import { tooManyLobbies } from './lobbyLimits.js';

export interface Invitation {
  /** The game's id in the catalogue. */
  readonly game: string;
  readonly guild: string;
  readonly channel: ChannelId;
  readonly host: UserId;
  readonly language: Language;
  /** Kinds of phase left out take the usual length. */
  readonly deadlines: Deadlines;
  readonly plan?: Plan;
  /** What the host chose, texts by key; what is left out is as usual. */
  readonly options?: Readonly<Record<string, string>>;
  /** What the game made of the file of a custom start. */
  readonly start?: unknown;
  /** None: as usual. */
  readonly pictures?: PostedPictures;
}

/** Opens a lobby, unless too many are open. The host need not play. */
export function openMatch(house: House, { start, ...invitation }: Invitation): Result<Match, HostingFault> {
  const game = house.games.get(invitation.game);
  if (!game) return refuse({ code: 'unknown-game', game: invitation.game });
  const stray = Object.keys(invitation.deadlines).find(length => !lengthsIn(game).includes(length));
  if (stray !== undefined) return refuse(stray === 'votes' ? { code: 'no-votes' } : { code: 'no-such-length', length: stray });
  const options = optionsFor(game, invitation.options ?? {}, start);
  if (!options.ok) return options;
  const unfit = faultOfSeats(game, options.value);
  if (unfit) return refuse({ code: 'options-unfit', because: unfit });
  return record(house, () => {
    const full = tooManyLobbies(house, invitation);
    if (full) return refuse(full);
    const deadlines = deadlinesFor(game, invitation.deadlines);
    const lobby = {
      ...invitation,
      deadlines,
      plan: invitation.plan ?? {},
      options: options.value,
      pictures: invitation.pictures ?? {},
      status: 'lobby',
      seed: house.freshSeed(),
      createdAt: house.now(),
    } as const;
    const match = house.store.addMatch(lobby);
    if (game.sealed) house.store.keepSecret(match.id, house.freshSecret());
    queueLobby(house, match);
    return ok(match);
  });
}

/** Why nobody could be dealt a seat, whatever the number of players. */
function faultOfSeats(game: AnyGame, options: ChosenOptions, places = game.players.most): Fault | undefined {
  const dealt = game.seats(places, options);
  if (dealt.ok) return undefined;
  const { most } = dealt.fault;
  return typeof most === 'number' && most < places ? faultOfSeats(game, options, most) : dealt.fault;
}

/** Understands the file of a custom start for a game with what its host chose beside it. */
export function readStart(
  game: AnyGame,
  chosen: Readonly<Record<string, string>>,
  text: string,
): Result<unknown, HostingFault | readonly FileFault[]> {
  if (!game.readStart) return refuse({ code: 'no-such-option', option: 'start' });
  const options = optionsFor(game, chosen);
  return options.ok ? game.readStart(text, options.value) : options;
}

/** What the host chose, checked by the game's own schema. */
function optionsFor(game: AnyGame, chosen: Readonly<Record<string, string>>, start?: unknown): Result<ChosenOptions, HostingFault> {
  const stray = Object.keys(chosen).find(key => !game.settings?.some(setting => setting.key === key));
  if (stray !== undefined) return refuse({ code: 'no-such-option', option: stray });
  if (start !== undefined && !game.readStart) return refuse({ code: 'no-such-option', option: 'start' });
  const read = game.chosen?.safeParse({ ...chosen, ...(start !== undefined && { start }) }) ?? { success: true, data: {} };
  return read.success ? ok(read.data) : refuse(unfit(read.error.issues[0]));
}

/** Why a choice does not do: the game says it, or it cannot be read. */
function unfit(issue: z.core.$ZodIssue | undefined): HostingFault {
  const because = said.safeParse(issue).data?.params.fault;
  return because
    ? { code: 'options-unfit', because: { code: because.code } }
    : { code: 'option-unclear', option: String(issue?.path[0] ?? '') };
}

const said = z.looseObject({ params: z.looseObject({ fault: z.looseObject({ code: z.string() }) }) });
