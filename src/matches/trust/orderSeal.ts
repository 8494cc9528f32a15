import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatId, SheetLine } from '../../games/game.js';
import { type MatchPhase, SEAL_FORM } from '../match.js';
import type { House } from '../ports.js';
import { submissionsTo, type Table } from '../table.js';

/**
 * What proves that the orders that were played are those that were on file: the SHA-256 of the salt, a space, and the orders. The hash is
 * in the receipt, and told to all when the phase closes, salt and orders with the results.
 */
export interface OrderSeal {
  readonly seat: SeatId;
  /** 128 random bits in hexadecimal, the seat's own in this phase: nobody can find the orders by trying. */
  readonly salt: string;
  /** In English, in alphabetical order, with "; " between, what is private left out; empty: nothing was on file. */
  readonly orders: string;
  readonly hash: string;
  /**
   * An earlier version closed the phase, and sealed the seat's votes with its orders: what stands in `orders` without them. Whoever has
   * the salt could find the votes by trying, so that it is for the seat's player alone.
   */
  readonly inPublic?: string;
}

/** The seals of a phase, of every seat that plays and might have ordered; of games whose phases are single decisions none. */
export function orderSeals(house: House, table: Table): readonly OrderSeal[] {
  if (table.game.endsRound) return [];
  const sent = submissionsTo(house, table);
  return table.seats
    .filter(({ id }) => table.game.inPlay(table.phase.state).includes(id))
    .map(({ id }) => sealed(house, table, id, sent.get(id)));
}

/** The seal of what a seat has on file as it stands, whether or not it will count. */
export function orderSealOf(house: House, table: Table, seat: SeatId, submission: unknown): OrderSeal | undefined {
  return table.game.endsRound ? undefined : sealed(house, table, seat, submission);
}

function sealed(house: House, table: Table, seat: SeatId, submission: unknown): OrderSeal {
  const salt = saltOf(house, table, seat);
  const inPublic = told(table, seat, submission);
  const orders = sealsVotes(table.phase) ? told(table, seat, submission, line => !line.isPrivate || line.of !== undefined) : inPublic;
  const hash = bytesToHex(sha256(utf8ToBytes(`${salt} ${orders}`)));
  return { seat, salt, orders, hash, ...(orders !== inPublic && { inPublic }) };
}

/** Whether an earlier version closed the phase: its hashes were posted, and stand. */
const sealsVotes = ({ closedAt, sealForm = 1 }: MatchPhase): boolean => closedAt !== undefined && sealForm < SEAL_FORM;

/** What a seat sent as all may read it when the phase has closed: in English, in alphabetical order, what is private left out. */
export function told({ game, phase }: Table, seat: SeatId, submission: unknown, isTold = isPublic): string {
  if (submission === undefined) return '';
  const lines = game
    .sheet(phase.state, seat, submission, 'en')
    .flatMap(line => (line.text !== undefined && isTold(line) ? [line.text] : []));
  return [...lines].sort().join('; ');
}

const isPublic = ({ isPrivate }: SheetLine): boolean => isPrivate !== true;

/** Draws the salts of a phase that opens, of every seat that plays. Within a transaction: drawn one by one, each would wait for the disk. */
export function drawSalts(house: House, { game, match, phase }: Pick<Table, 'game' | 'match' | 'phase'>): void {
  if (game.endsRound) return;
  for (const seat of game.inPlay(phase.state)) house.store.keepSalt(match.id, phase.number, seat, house.freshSecret());
}

/** Of a phase that did not open here, or was opened by an earlier version, it is drawn when it is first needed, and kept. */
function saltOf(house: House, { match, phase }: Table, seat: SeatId): string {
  const kept = house.store.saltOf(match.id, phase.number, seat);
  if (kept !== undefined) return kept;
  const salt = house.freshSecret();
  house.store.keepSalt(match.id, phase.number, seat, salt);
  return salt;
}
