import { type Random, seededRandom } from '../../../../lib/random.js';
import { nationOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { winnerOf } from '../../phases/victory.js';
import { outlookOn } from '../captain/outlook.js';
import { imaginedAfter, imaginedSheets, playedOn } from './imagine.js';

export type Sheet = readonly WrittenOrder[];

/** How many positions of the budget one phase of a playout counts. */
const PHASE = 10;
/** How many playouts every candidate gets before the worse half is dropped. */
const ROUND = 6;
/** How many winters ahead a playout goes. */
const YEARS = 2;

/**
 * Returns the sheet of a seat after which it does best, of several. Each is played out many times with the same chance: the others write
 * sheets of captains, and then captains play on. The worse half is dropped again and again until the budget is spent.
 */
export function chooseByPlayouts(
  variant: Variant,
  situation: Situation,
  seat: PowerId,
  sheets: readonly Sheet[],
  worths: readonly number[],
  { random, budget }: { readonly random: Random; readonly budget: number },
): Sheet {
  const outlook = outlookOn(variant, situation);
  const power = nationOf(variant.board, seat);
  let left = budget;
  let rivals: any[] = sheets.map((sheet, i) => ({ sheet, score: 0, worth: worths[i] ?? 0, n: 0 }));
  while (rivals.length > 1 && left > 0) {
    for (let i = 0; i < P.round && left > 0; i++) {
      const others = imaginedSheets(outlook, random, seat);
      const seed = Math.floor(random() * 2 ** 32);
      for (const rival of rivals) {
        const chance = seededRandom(seed);
        const after = imaginedAfter(variant, situation, new Map([...others, [seat, rival.sheet]]), chance);
        const end = playedOn(variant, after, P.years, chance);
        const sc = leafOf(variant, end.situation, power);
        rival.score += sc; rival.sq = (rival.sq ?? 0) + sc*sc; rival.n = (rival.n ?? 0) + 1;
        left -= (end.phases + 1) * P.phase * (variant.battles ? P.battlePhase : 1);
      }
    }
    if (P.log) console.error('PO', rivals.length, rivals.map(r => `${(r.score/r.n).toFixed(3)}±${Math.sqrt((r.sq/r.n-(r.score/r.n)**2)/r.n).toFixed(3)}w${(r.worth??0).toFixed(2)}`).join(' '));
    const mean = rivals.reduce((sum, { score }) => sum + score, 0) / rivals.length;
    const valueOf = ({ score, worth, n }: any): number => P.prior * worth + (score - mean) / (n + P.n0);
    rivals = rivals.toSorted((a, b) => valueOf(b) - valueOf(a));
    if (rivals.length > 2 || left <= 0) rivals = rivals.slice(0, Math.max(2, Math.ceil(rivals.length / 2)));
  }
  return rivals[0]?.sheet ?? [];
}


const P: any = (globalThis as any).P;
function leafOf(variant: Variant, situation: Situation, power: PowerId): number {
  const { position } = situation;
  if (P.win) { const w = winnerOf(variant, situation); if (w !== undefined) return w === power ? 1 : 0; }
  const counts = new Map<PowerId, number>();
  for (const owner of Object.values(position.centres)) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  let squares = 0;
  for (const count of counts.values()) squares += count ** P.exp;
  const own = counts.get(power) ?? 0;
  return squares === 0 ? 0 : own ** P.exp / squares + own * 0.01;
}
