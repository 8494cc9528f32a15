import type { Location, ProvinceId } from '../board/location.js';
import type { WrittenOrder } from '../model/writtenOrder.js';

/** Whether two orders mean the same. */
export function sameOrder(a: WrittenOrder, b: WrittenOrder): boolean {
  if (a === b) return true;
  if (a.kind === 'waive' || b.kind === 'waive') return a.kind === b.kind;
  if (a.kind !== b.kind || a.at !== b.at || a.type !== b.type) return false;
  return aimOf(a) === aimOf(b) && otherOf(a) === otherOf(b) && asksConvoy(a) === asksConvoy(b) && pathOf(a) === pathOf(b);
}

const aimOf = (order: WrittenOrder): Location | undefined => ('to' in order ? order.to : undefined);
const otherOf = (order: WrittenOrder): ProvinceId | undefined => ('of' in order ? order.of : undefined);
const asksConvoy = (order: WrittenOrder): boolean => order.kind === 'move' && order.viaConvoy === true;
const pathOf = (order: WrittenOrder): string => (order.kind === 'rapid' ? order.path.join(' ') : '');
