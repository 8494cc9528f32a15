import type { Location, PowerId } from '../../../games/diplomacy/board/location.js';
import type { UnitType } from '../../../games/diplomacy/board/position.js';
import type { OrderKind } from '../../../games/diplomacy/model/writtenOrder.js';
import { ORDER_NAMES } from '../../../games/diplomacy/orders/orderNames.js';
import { eitherOf, listed } from '../language/grammar.js';
import { unitName } from './battleText.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';

/** The names that sentences about faults need, in one language. */
export interface FaultNames {
  readonly place: (at: Location) => string;
  /** "A Wastelands" for "A wast". */
  readonly unit: (unit: string) => string;
  readonly power: (id: PowerId) => string;
  /** "an army". */
  readonly unitType: (type: UnitType) => string;
  /** "An army", at the beginning of a sentence. */
  readonly unitTypeFirst: (type: UnitType) => string;
  /** A kind of order: "convoy". */
  readonly orderKind: (kind: OrderKind) => string;
  /** A kind of phase: "retreats". */
  readonly phase: (kind: string) => string;
  /** "Luoyang or Lu". */
  readonly either: (places: readonly Location[]) => string;
  /** "Luoyang and Lu". */
  readonly places: (places: readonly Location[]) => string;
  /** "Qin, Chu and Zhao". */
  readonly powers: (ids: readonly PowerId[]) => string;
  /** Texts of orders: "`A Luo H` or `A Lu H`". */
  readonly orders: (texts: readonly string[]) => string;
}

export function faultNames({ names, strings }: DiplomacyLocale): FaultNames {
  const { language } = strings;
  const unitType = (type: UnitType): string => strings.unitTypes[type] ?? type;
  return {
    place: names.place,
    unit: unit => unitName(unit, { names, strings }),
    power: names.power,
    unitType,
    unitTypeFirst: type => capital(unitType(type)),
    orderKind: kind => ORDER_NAMES[kind][language].toLowerCase(),
    phase: kind => strings.kinds[kind]?.inName ?? kind,
    either: places => eitherOf(places.map(names.place), language),
    places: places => listed(places.map(names.place), language),
    powers: ids => listed(ids.map(names.power), language),
    orders: texts =>
      eitherOf(
        texts.map(text => `\`${text}\``),
        language,
      ),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
