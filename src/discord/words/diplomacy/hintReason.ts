import { z } from 'zod';
import { nationOf, ordererOf } from '../../../games/diplomacy/board/duchies.js';
import { provinceOf } from '../../../games/diplomacy/board/location.js';
import { position } from '../../../games/diplomacy/board/position.js';
import { phaseKind, submission } from '../../../games/diplomacy/model/state.js';
import type { Variant } from '../../../games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../games/diplomacy/model/writtenOrder.js';
import type { Language } from '../../../lib/language.js';
import { type DiplomacyLocale, localeOn } from './diplomacyLocale.js';

const seen = z.object({ position, phase: phaseKind });
type Seen = z.infer<typeof seen>;

/** Why a General would send this, in two sentences: what it is for, and how the General came to it. */
export function hintReason({ board }: Pick<Variant, 'board'>, view: unknown, seat: string, sent: unknown, language: Language): string {
  const locale = localeOn(board, language);
  const { strings } = locale;
  const now = seen.parse(view);
  const { orders, said = [] } = submission.parse(sent);
  const own = now.phase === 'movement' ? orders.filter(isFor(now, seat)) : orders;
  if (own.length > 0) return `${purpose(locale, now, nationOf(board, seat), own)} ${strings[FOUND[now.phase]]}`;
  if (orders.length > 0) return `${strings.hintVotes} ${strings.hintVoted}`;
  const battles = said.filter(({ kind }) => kind === 'declare').length;
  return battles > 0 ? `${strings.hintLists(battles)} ${strings.hintListed}` : `${strings.hintRevolts} ${strings.hintRevolted}`;
}

/** How a General comes to its orders in each phase. */
const FOUND = { movement: 'hintTried', retreats: 'hintTried', adjustments: 'hintTried', placement: 'hintCompared' } as const;

/** Whether an order is for a unit of the seat. Others are votes. */
const isFor =
  ({ position: { units } }: Seen, seat: string) =>
  (order: WrittenOrder): boolean =>
    'at' in order && units.some(unit => ordererOf(unit) === seat && provinceOf(unit.at) === provinceOf(order.at));

function purpose({ board, strings, names }: DiplomacyLocale, now: Seen, power: string, orders: readonly WrittenOrder[]): string {
  const { centres } = now.position;
  switch (now.phase) {
    case 'movement': {
      const goals = new Set(orders.flatMap(goalOf));
      const targets = [...goals].filter(at => board.centres.has(at) && centres[at] !== power);
      return targets.length > 0
        ? strings.hintAims(targets.map(names.place), orders.filter(helping(new Set(targets))).length)
        : strings.hintHolds(orders.filter(({ kind }) => kind === 'support' || kind === 'convoy').length);
    }
    case 'retreats': {
      const places = orders.flatMap(goalOf);
      return places.length > 0 ? strings.hintRetreats(places.map(names.place)) : strings.hintDisbands;
    }
    case 'placement':
    case 'adjustments':
      return orders.some(({ kind }) => kind === 'remove') ? strings.hintRemoves : strings.hintBuilds;
    default:
      return now.phase satisfies never;
  }
}

/** Whether an order helps a move to one of these places. */
const helping =
  (targets: ReadonlySet<string>) =>
  (order: WrittenOrder): boolean =>
    (order.kind === 'support' || order.kind === 'convoy') && order.to !== undefined && targets.has(provinceOf(order.to));

/** The province to which an order takes its unit. */
function goalOf(order: WrittenOrder): readonly string[] {
  if (order.kind === 'move' || order.kind === 'retreat') return [provinceOf(order.to)];
  const last = order.kind === 'rapid' ? order.path.at(-1) : undefined;
  return last === undefined ? [] : [provinceOf(last)];
}
