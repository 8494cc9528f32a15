import { ORDER_NAMES } from '../../../games/diplomacy/orders/orderNames.js';
import type { Fault } from '../../../games/game.js';
import type { InEach, Language } from '../../../lib/language.js';
import { eitherOf, listed } from '../lists.js';
import type { Speech } from './speech.js';
import type { Detail } from './tongue.js';

const ORDER_KINDS: ReadonlyMap<string, InEach> = new Map(Object.entries(ORDER_NAMES));

/** The details of a fault as words. One that is missing reads "?", so that a sentence never breaks. */
export function detailOf(fault: Fault, { names, tongue }: Speech, language: Language): Detail {
  const text = (name: string): string => {
    const found = fault[name];
    return typeof found === 'string' || typeof found === 'number' ? `${found}` : '?';
  };
  const list = (name: string): readonly string[] => {
    const found = fault[name];
    return Array.isArray(found) ? found.map(String) : [];
  };
  const unitType = (name: string): string => tongue.unitTypes[text(name)] ?? text(name);
  return {
    has: name => fault[name] !== undefined,
    place: name => names.place(text(name)),
    power: name => names.power(text(name)),
    typed: text,
    count: name => Number(fault[name] ?? 0),
    flag: name => fault[name] === true,
    unitType,
    unitTypeFirst: name => capital(unitType(name)),
    orderKind: name => ORDER_KINDS.get(text(name))?.[language].toLowerCase() ?? text(name),
    phase: name => tongue.kinds[text(name)]?.inName ?? text(name),
    either: name => eitherOf(list(name).map(names.place), language),
    places: name => listed(list(name).map(names.place), language),
    powers: name => listed(list(name).map(names.power), language),
    texts: name =>
      eitherOf(
        list(name).map(order => `\`${order}\``),
        language,
      ),
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
