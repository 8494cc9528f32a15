import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatId, SheetLine } from '../../games/game.js';
import type { HostingContext } from '../context/ports.js';
import { type MatchPhase, SEAL_FORM } from '../model/match.js';
import type { OrderSeal } from '../model/seal.js';
import type { MatchTransaction } from '../model/transaction.js';
import { countingIn, type MatchInPlay } from './matchInPlay.js';

/** The seals of a phase, of every seat that plays and might have ordered; of games whose phases are single decisions none. */
export function orderSeals(hosting: HostingContext, current: MatchInPlay): readonly OrderSeal[] {
  if (current.game.endsRound) return [];
  const { match, phase, game } = current;
  const sent = countingIn(current, hosting.store.submissions(match.id, phase.number));
  return current.seats
    .filter(({ id }) => game.inPlay(phase.state).includes(id))
    .map(({ id }) => sealed(current, { seat: id, submission: sent.get(id), salt: saltOf(hosting, current, id) }));
}

/** The seal of what a seat has on file as it stands, whether or not it will count. */
export function orderSealOf(hosting: HostingContext, current: MatchInPlay, seat: SeatId, submission: unknown): OrderSeal | undefined {
  return current.game.endsRound ? undefined : sealed(current, { seat, submission, salt: saltOf(hosting, current, seat) });
}

interface ToSeal {
  readonly seat: SeatId;
  readonly submission: unknown;
  readonly salt: string;
}

function sealed(current: MatchInPlay, { seat, submission, salt }: ToSeal): OrderSeal {
  const inPublic = told(current, seat, submission);
  const orders = sealsVotes(current.phase) ? told(current, seat, submission, line => !line.isPrivate || line.of !== undefined) : inPublic;
  const hash = bytesToHex(sha256(utf8ToBytes(`${salt} ${orders}`)));
  return { seat, salt, orders, hash, ...(orders !== inPublic && { inPublic }) };
}

/** Whether an earlier version closed the phase: its hashes were posted, and stand. */
const sealsVotes = ({ closedAt, sealForm = 1 }: MatchPhase): boolean => closedAt !== undefined && sealForm < SEAL_FORM;

/** What a seat sent as all may read it when the phase has closed: in English, in alphabetical order, what is private left out. */
export function told({ game, phase }: MatchInPlay, seat: SeatId, submission: unknown, isTold = isPublic): string {
  if (submission === undefined) return '';
  const lines = game
    .sheet(phase.state, seat, submission, 'en')
    .flatMap(line => (line.text !== undefined && isTold(line) ? [line.text] : []));
  return [...lines].sort().join('; ');
}

const isPublic = ({ isPrivate }: SheetLine): boolean => isPrivate !== true;

/** Draws the salts of a phase that opens, of every seat that plays. */
export function drawSalts(tx: MatchTransaction, { game, phase }: Pick<MatchInPlay, 'game' | 'phase'>): void {
  if (game.endsRound) return;
  const drawn = game.inPlay(phase.state).map(seat => ({ phase: phase.number, seat, salt: tx.freshSecret() }));
  tx.put({ salts: [...tx.facts.salts, ...drawn] });
}

/** Of a phase that did not open here, or was opened by an earlier version, it is drawn when it is first needed, and kept. */
function saltOf(hosting: HostingContext, { match, phase }: MatchInPlay, seat: SeatId): string {
  const kept = hosting.store.saltOf(match.id, phase.number, seat);
  if (kept !== undefined) return kept;
  const salt = hosting.freshSecret();
  hosting.store.keepSalt(match.id, phase.number, seat, salt);
  return salt;
}
