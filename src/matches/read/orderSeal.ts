import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SeatId, SheetLine } from '../../games/game.js';
import { mapInOrder } from '../../lib/inOrder.js';
import type { HostingContext } from '../context/ports.js';
import type { MatchHistory } from '../context/store.js';
import { type MatchPhase, SEAL_FORM } from '../model/match.js';
import type { OrderSeal } from '../model/seal.js';
import type { MatchTransaction } from '../model/transaction.js';
import { countingIn, type MatchInPlay } from './matchInPlay.js';

/** Where the orders and the salts of seals are read. A salt that is missing is drawn, and kept. */
export interface SealSource extends Pick<HostingContext, 'freshSecret'> {
  readonly store: { readonly history: Pick<MatchHistory, 'submissions' | 'salts' | 'keepSalt'> };
}

/** The order seals of a phase, for every seat in play. None in games told by rounds. */
export async function orderSeals(hosting: SealSource, current: MatchInPlay): Promise<readonly OrderSeal[]> {
  if (current.game.endsRound) return [];
  const { match, phase, game } = current;
  const sent = countingIn(current, await hosting.store.history.submissions(match.id, phase.number));
  const salts = await hosting.store.history.salts(match.id, phase.number);
  const playing = current.seats.map(({ id }) => id).filter(id => game.inPlay(phase.state).includes(id));
  return await mapInOrder(playing, async seat =>
    sealed(current, { seat, submission: sent.get(seat), salt: salts.get(seat) ?? (await drawnSalt(hosting, current, seat)) }),
  );
}

/** The seals of those who had something to decide in the phase, or sent something in. */
export const sealsOfChoices = <S extends Pick<OrderSeal, 'seat' | 'orders'>>({ name }: MatchInPlay, seals: readonly S[]): readonly S[] =>
  seals.filter(({ seat, orders }) => orders !== '' || name.awaits.includes(seat) || name.mayAct?.includes(seat));

/** The seal of a seat's orders as filed now, whether or not they will count. Undefined in games told by rounds. */
export async function orderSealOf(
  hosting: HostingContext,
  current: MatchInPlay,
  seat: SeatId,
  submission: unknown,
): Promise<OrderSeal | undefined> {
  if (current.game.endsRound) return undefined;
  const salts = await hosting.store.history.salts(current.match.id, current.phase.number);
  return sealed(current, { seat, submission, salt: salts.get(seat) ?? (await drawnSalt(hosting, current, seat)) });
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

/** Whether an earlier version closed the phase and sealed votes too. Its hashes were posted, so they stay. */
const sealsVotes = ({ closedAt, sealForm = 1 }: MatchPhase): boolean => closedAt !== undefined && sealForm < SEAL_FORM;

/** A seat's orders as everybody may read them once the phase has closed: in English, in alphabetical order, without private lines. */
function told({ game, phase }: MatchInPlay, seat: SeatId, submission: unknown, isTold = isPublic): string {
  if (submission === undefined) return '';
  const lines = game
    .sheet(phase.state, seat, submission, 'en')
    .flatMap(line => (line.text !== undefined && isTold(line) ? [line.text] : []));
  return [...lines].sort().join('; ');
}

/** Whether everybody may read a line once the phase has closed. */
export const isPublic = ({ isPrivate }: SheetLine): boolean => isPrivate !== true;

/** Draws the salts of a phase that opens, for every seat in play. */
export function drawSalts(tx: MatchTransaction, { game, phase }: Pick<MatchInPlay, 'game' | 'phase'>): void {
  if (game.endsRound) return;
  const drawn = game.inPlay(phase.state).map(seat => ({ phase: phase.number, seat, salt: tx.freshSecret() }));
  tx.put({ salts: [...tx.facts.salts, ...drawn] });
}

/** Draws the salt of a seat's order seal when it is first needed: the phase was imported, or opened by an earlier version. */
const drawnSalt = async (hosting: SealSource, { match, phase }: MatchInPlay, seat: SeatId): Promise<string> =>
  await hosting.store.history.keepSalt(match.id, phase.number, seat, hosting.freshSecret());
