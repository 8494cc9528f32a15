import type { Language } from '../../../lib/language.js';
import type { Board } from '../board/board.js';
import type { Location, ProvinceId } from '../board/location.js';
import { lookUp } from '../board/locationTable.js';
import type { UnitType } from '../board/position.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import type { UnitsByProvince } from '../orders/unitsByProvince.js';

/** Returns the type of the unit in a province, whoever owns it. */
export type TypeAt = (province: ProvinceId) => UnitType | undefined;

export const typesIn =
  ({ units, dislodged }: UnitsByProvince): TypeAt =>
  province =>
    (lookUp(units, province) ?? lookUp(dislodged, province))?.type;

/** The short notation that differs between the languages; S, C, H and D are the same. */
const SHORT = {
  en: { raise: 'R F', via: 'via convoy', build: 'Build', remove: 'Remove', waive: 'Waive' },
  fr: { raise: 'L F', via: 'par convoi', build: 'Construire', remove: 'Retirer', waive: 'Passer' },
} as const;

/** Writes a location as players do: "stp/nc", "Xia". */
export const formatLocation = (board: Board, at: Location): string => lookUp(board.abbreviations, at) ?? at;

/** Writes an order in short notation, e.g. "A Luo S A Xia - Any". The text parses back to the same order. */
export function formatOrder(board: Board, order: WrittenOrder, language: Language, typeAt: TypeAt): string {
  const short = SHORT[language];
  if (order.kind === 'waive') return short.waive;
  const unit = formatUnit(board, order.type, order.at);
  switch (order.kind) {
    case 'hold':
      return `${unit} H`;
    case 'move':
      return `${unit} - ${formatLocation(board, order.to)}${order.viaConvoy ? ` ${short.via}` : ''}`;
    case 'support':
      if (order.to === order.of) return `${unit} S ${formatVirtual(board, order.of)} - ${formatLocation(board, order.to)}`;
      return `${unit} S ${formatSupported(board, order.of, typeAt)} ${order.to === undefined ? 'H' : `- ${formatLocation(board, order.to)}`}`;
    case 'convoy':
      return `${unit} C ${formatSupported(board, order.of, typeAt)} - ${formatLocation(board, order.to)}`;
    case 'raise':
      return `${unit} ${short.raise}`;
    case 'rapid':
      return `${unit} ~> ${order.path.map(place => formatLocation(board, place)).join(' ')}`;
    case 'retreat':
      return `${unit} - ${formatLocation(board, order.to)}`;
    case 'disband':
      return `${unit} D`;
    case 'build':
    case 'remove':
      return `${short[order.kind]} ${unit}`;
    default:
      return order satisfies never;
  }
}

const formatUnit = ({ armies, fleets }: Board, type: UnitType, at: Location): string =>
  lookUp(type === 'A' ? armies : fleets, at) ?? `${type} ${at}`;

const formatVirtual = (board: Board, at: ProvinceId): string => `V ${formatLocation(board, at)}`;

/** Writes the unit that is supported or convoyed; a virtual army if no unit is there. */
function formatSupported(board: Board, at: ProvinceId, typeAt: TypeAt): string {
  const type = typeAt(at);
  return type === undefined ? formatVirtual(board, at) : formatUnit(board, type, at);
}
