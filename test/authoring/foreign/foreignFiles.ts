import { readVariant } from '../../../src/authoring/compile/readVariant.js';
import type { ForeignFiles } from '../../../src/authoring/foreign/importFault.js';
import { type ImportedVariant, importVariant } from '../../../src/authoring/foreign/importVariant.js';
import type { Variant } from '../../../src/games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../../src/games/diplomacy/model/writtenOrder.js';
import { orderBook } from '../../../src/games/diplomacy/orders/legalOrders.js';
import { bytesOf } from '../folders.js';

/** Files by name; the first is the one that is imported. */
export function foreign(texts: Readonly<Record<string, string>>): ForeignFiles {
  const [main = ''] = Object.keys(texts);
  return { main, read: name => (texts[name] === undefined ? undefined : { text: texts[name] }) };
}

/** Throws what refused it. */
export function imported(texts: Readonly<Record<string, string>>): ImportedVariant {
  const read = importVariant(foreign(texts));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}

export function playable({ files, faults }: ImportedVariant): Variant {
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  const read = readVariant(bytesOf(files));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value.variant;
}

/** Every order of every unit when a game begins but to hold, as `openingOrders` of a direct reader writes them. */
export function offeredOrders(variant: Variant): ReadonlySet<string> {
  const units = variant.board.powers.flatMap(({ id, start }) => start.map(({ type, at }) => ({ power: id, type, at })));
  const book = orderBook(variant, { units, dislodged: [], contested: [], centres: {} } as unknown as Parameters<typeof orderBook>[1]);
  const capital = (at: string): string => at.toUpperCase();
  const withoutCoast = (at: string): string => capital(at.split('/')[0] ?? '');
  const typeAt = new Map(units.map(({ type, at }) => [at.split('/')[0], type]));
  const said = (order: WrittenOrder): string[] => {
    if (order.kind !== 'move' && order.kind !== 'support' && order.kind !== 'convoy') return [];
    const unit = `${order.type} ${capital(order.at)}`;
    if (order.kind === 'move') return [`${unit} - ${capital(order.to)}${order.viaConvoy ? ' VIA' : ''}`];
    const of = `${typeAt.get(order.of)} ${capital(order.of)}`;
    if (order.kind === 'convoy') return [`${unit} C ${of} - ${capital(order.to)}`];
    return [`${unit} S ${of}${order.to === undefined ? '' : ` - ${withoutCoast(order.to)}`}`];
  };
  return new Set(units.flatMap(unit => book(unit).flatMap(said)));
}
