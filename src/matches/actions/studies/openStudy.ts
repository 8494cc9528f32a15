import type { AnyGame } from '../../../games/game.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import { readerOf } from '../../context/decide.js';
import { seatsFor } from '../../context/gameOf.js';
import type { HostingContext } from '../../context/ports.js';
import type { HostingFault } from '../../fault.js';
import type { MatchId, UserId } from '../../model/match.js';
import { openingOf } from '../../model/seal.js';
import { STUDY_FORM, type Study, type StudyBody } from '../../model/study.js';
import { STUDY_LIMITS } from '../../model/studyLimits.js';
import type { MatchReader } from '../../model/transaction.js';
import { countingIn, type MatchInPlay, matchInPlayAt } from '../../read/matchInPlay.js';
import { isPublic } from '../../read/orderSeal.js';
import { supposedText } from '../../read/studySeat.js';

/** Adds a study of one position. Faults: `too-many-studies`, `study-too-long`. */
export async function addStudy(
  hosting: HostingContext,
  { user, name, game, whatIf, ...begun }: Pick<Study, 'user' | 'name' | 'game' | 'whatIf'> & Begun,
): Promise<Result<Study, HostingFault>> {
  const body: StudyBody = { form: STUDY_FORM, ...begun.body, steps: [{ id: 1, supposed: begun.supposed }], at: 1, next: 2 };
  if (JSON.stringify(body).length > STUDY_LIMITS.stored) return refuse({ code: 'study-too-long', most: STUDY_LIMITS.steps });
  const study = {
    user,
    name: name.slice(0, STUDY_LIMITS.name),
    game,
    ...(whatIf !== undefined && { whatIf }),
    changedAt: hosting.now(),
    body,
  };
  const added = await hosting.store.studies.add(study, STUDY_LIMITS);
  return added ? ok(added) : refuse({ code: 'too-many-studies', most: STUDY_LIMITS.studies });
}

/** The first position of a study, and what the powers are supposed to order in it. */
interface Begun {
  readonly body: Pick<StudyBody, 'source' | 'seats' | 'options' | 'start'>;
  readonly supposed: Readonly<Record<string, string>>;
}

/**
 * A study from the start of a game, for this many players, by default as many as can play. Not of games whose hidden things would have to be
 * dealt (`study-sealed`).
 */
export async function studyFromStart(
  hosting: HostingContext,
  {
    user,
    name,
    game: id,
    players,
  }: { readonly user: UserId; readonly name: string; readonly game: string; readonly players?: number | undefined },
): Promise<Result<Study, HostingFault>> {
  const game = hosting.games.get(id);
  if (!game) return refuse({ code: 'unknown-game', game: id });
  if (!game.published) return refuse({ code: 'study-sealed' });
  const options = game.chosen?.parse({}) ?? {};
  const seats = seatsFor(game, Object(options), players ?? game.players.most).map(one => one.id);
  const start: unknown = game.published(game.open({ seats, seed: 0, options }));
  return await addStudy(hosting, { user, name, game: id, body: { source: { from: 'start' }, seats, options, start }, supposed: {} });
}

export interface StudiedMatch {
  readonly user: UserId;
  readonly match: MatchId;
  /** Undefined: the open phase; of a match that is over, its first one. */
  readonly phase?: number | undefined;
  readonly name: string;
}

/**
 * A study from a phase of a match: what everybody may know of its position and, once it has closed, the orders that were given. Who asks must
 * be allowed to see the match.
 */
export async function studyFromMatch(
  hosting: HostingContext,
  { user, match, phase: asked, name }: StudiedMatch,
): Promise<Result<Study, HostingFault>> {
  const m = await readerOf(hosting, match);
  if (!m) return refuse({ code: 'no-such-match' });
  const begun = await publicPhase(hosting, m, asked);
  return begun.ok ? await addStudy(hosting, { user, name, game: m.game.id, ...begun.value }) : begun;
}

/** What everybody may know of a phase. Faults: `not-running`, `no-such-phase`, `study-sealed` while a game with hidden hands goes on, `study-amid-battles`. */
export async function publicPhase(hosting: HostingContext, m: MatchReader, asked?: number): Promise<Result<Begun, HostingFault>> {
  const { game, facts } = m;
  const isOver = facts.match.status === 'ended';
  if (!game.published && !isOver) return refuse({ code: 'study-sealed' });
  const number = asked ?? (isOver ? 1 : facts.open?.number);
  if (number === undefined) return refuse({ code: 'not-running' });
  const phase = number === facts.open?.number ? facts.open : await hosting.store.history.phase(m.id, number);
  if (!phase) return refuse(facts.open ? { code: 'no-such-phase', phase: number } : { code: 'not-running' });
  const current = matchInPlayAt(m, phase);
  if (game.restsOnSecrets?.(current.phase.state)) return refuse({ code: 'study-amid-battles' });
  const supposed = phase.closedAt === undefined ? {} : await ordersGiven(hosting, current);
  const { options } = facts.match;
  const seats = current.seats.map(({ id }) => id);
  const start = startOf(m, game, current.phase.state);
  return ok({
    body: { source: { from: 'match', match: m.id, phase: number }, seats, options: game.chosen?.parse(options) ?? {}, start },
    supposed,
  });
}

/** The position without what is hidden. Of a match that is over also the chance that it was played with: everybody may repeat it. */
function startOf(m: MatchReader, game: AnyGame, state: unknown): unknown {
  const inPublic: unknown = game.published ? game.published(state) : state;
  if (m.facts.match.status !== 'ended' || !game.sealed || !game.withChance) return inPublic;
  const { seed, secret } = openingOf(m, []);
  return game.withChance(inPublic, { seed, ...(secret !== undefined && { secret }) }) as unknown;
}

/** The orders of a closed phase as everybody may read them, by seat. */
async function ordersGiven(hosting: HostingContext, current: MatchInPlay): Promise<Begun['supposed']> {
  const sent = countingIn(current, await hosting.store.history.submissions(current.match.id, current.phase.number));
  const at = { game: current.game, state: current.phase.state };
  return Object.fromEntries([...sent].map(([seat, submission]) => [seat, supposedText(at, seat, submission, isPublic)]));
}
