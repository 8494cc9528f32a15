import type { z } from 'zod';
import { yieldToEventLoop } from '../../lib/breath.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { readerOf } from '../context/decide.js';
import { editionOf, editionUsed } from '../context/gameOf.js';
import type { HostingContext } from '../context/ports.js';
import type { HostingFault } from '../fault.js';
import type { MatchId } from '../model/match.js';
import { seatHoldersOf } from '../model/people.js';
import { openingOf, type Seal, sealOf } from '../model/seal.js';
import type { MatchReader } from '../model/transaction.js';
import { phasesEdited } from './audit.js';
import { countingIn, matchInPlayAt } from './matchInPlay.js';

/** The result of replaying a match from its secret. */
export interface Repeated {
  readonly seal: Required<Seal>;
  /** How many phases were replayed. */
  readonly phases: number;
  /** The last phase resolved by an earlier edition of the rules. Such phases are not replayed; their results are taken as stored. */
  readonly older?: number;
  /** The first phase whose replay differs from what is stored. Undefined if none does. */
  readonly differs?: number;
}

/**
 * Deals an ended match again from its secret and replays everything, comparing each state and report with what is stored. Where the host
 * changed the position, or the match continues another one, it goes on from the stored position.
 */
export async function repeatMatch(hosting: HostingContext, id: MatchId): Promise<Result<Repeated, HostingFault>> {
  const m = await readerOf(hosting, id);
  if (!m) return refuse({ code: 'no-such-match' });
  const seal = sealOf(m);
  if (!seal) return refuse({ code: 'not-sealed' });
  if (seal.secret === undefined) return refuse({ code: 'still-sealed' });
  const numbers = (await hosting.store.history.phaseHeads(id)).map(({ number }) => number);
  if (numbers.length === 0) return refuse({ code: 'never-began' });
  const { played, ...outcome } = await playedAgain(hosting, m, numbers);
  return ok({ seal: { ...seal, secret: seal.secret }, phases: played, ...outcome });
}

type Played = Pick<Repeated, 'older' | 'differs'> & { readonly played: number };

/** Yields to the event loop before each phase. */
async function playedAgain(hosting: HostingContext, m: MatchReader, numbers: readonly number[]): Promise<Played> {
  const { game } = m;
  const { match } = m.facts;
  const edited = await phasesEdited(hosting, match.id);
  const began = match.from?.phase ?? 1;
  let older: number | undefined;
  let played = 0;
  const found = (differs?: number): Played => ({
    played,
    ...(older !== undefined && { older }),
    ...(differs !== undefined && { differs }),
  });
  let state: unknown = match.from
    ? undefined
    : game.open(
        openingOf(
          m,
          seatHoldersOf(m).map(({ seat }) => ({ id: seat })),
        ),
      );
  for (const number of numbers.filter(one => one >= began)) {
    await yieldToEventLoop();
    const phase = await hosting.store.history.phase(match.id, number);
    if (!phase) return found(number);
    const isGiven = state === undefined || edited.includes(phase.number);
    if (isGiven) state = game.state.parse(phase.state);
    if (isGiven && older !== undefined && !isOfSecret(m, state)) return found(phase.number);
    if (written(game.state, state) !== written(game.state, phase.state)) return found(phase.number);
    if (phase.report === undefined) return found();
    if (editionUsed(phase) !== editionOf(game)) {
      older = phase.number;
      state = undefined;
      continue;
    }
    const current = matchInPlayAt(m, phase);
    const filed = await hosting.store.history.submissions(match.id, number);
    const again = game.advance(current.phase.state, countingIn(current, filed));
    if (written(game.report, again.report) !== written(game.report, phase.report)) return found(phase.number);
    state = again.state;
    played += 1;
  }
  return found();
}

/** Whether a stored state has the chance of the match's own secret. Assumed if the game cannot tell, or the match continues another one. */
function isOfSecret(m: MatchReader, state: unknown): boolean {
  const { game } = m;
  if (!game.withChance || m.facts.match.from) return true;
  const { seed, secret } = openingOf(m, []);
  return written(game.state, game.withChance(state, { seed, ...(secret !== undefined && { secret }) })) === written(game.state, state);
}

/** A state or report as JSON, with its keys in the order of the schema. */
const written = (schema: z.ZodType, value: unknown): string => JSON.stringify(schema.parse(value));
