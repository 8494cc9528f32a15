import { z } from 'zod';
import { nationOf } from '../../../games/diplomacy/board/duchies.js';
import { provinceOf } from '../../../games/diplomacy/board/location.js';
import { position } from '../../../games/diplomacy/board/position.js';
import { submission } from '../../../games/diplomacy/model/state.js';
import type { Variant } from '../../../games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../games/diplomacy/model/writtenOrder.js';
import type { Language } from '../../../lib/language.js';
import { localeOn } from './diplomacyLocale.js';

const seen = z.object({ position });

/** Why a General considers these orders, in one sentence: the centres they aim at, or what else they are for. */
export function hintReason({ board }: Pick<Variant, 'board'>, view: unknown, seat: string, sent: unknown, language: Language): string {
  const { strings, names } = localeOn(board, language);
  const { centres } = seen.parse(view).position;
  const power = nationOf(board, seat);
  const { orders } = submission.parse(sent);
  const isOther = (at: string): boolean => board.centres.has(at) && centres[at] !== power;
  const targets = [...new Set(orders.flatMap(goalOf).filter(isOther))];
  const helpers = orders.filter(({ kind }) => kind === 'support' || kind === 'convoy').length;
  if (targets.length > 0) return strings.hintAims(targets.map(names.place), helpers);
  if (orders.some(({ kind }) => ['build', 'remove', 'waive'].includes(kind))) return strings.hintBuilds;
  return orders.some(({ kind }) => kind === 'retreat' || kind === 'disband') ? strings.hintRetreats : strings.hintHolds(helpers);
}

/** The province to which an order takes its unit. */
function goalOf(order: WrittenOrder): readonly string[] {
  if (order.kind === 'move' || order.kind === 'retreat') return [provinceOf(order.to)];
  const last = order.kind === 'rapid' ? order.path.at(-1) : undefined;
  return last === undefined ? [] : [provinceOf(last)];
}
