import { z } from 'zod';
import { oceanOf } from '../../games/diplomacy/board/berths.js';
import { type Location, type PowerId, provinceOf } from '../../games/diplomacy/board/location.js';
import { pointScale } from '../../games/diplomacy/model/battle/battleTerms.js';
import { type Declaration, declarationKind } from '../../games/diplomacy/model/battle/declaration.js';

const place = z.string().max(40);
const power = z.string().max(40);
const unitName = z.string().max(60);

/** The optional part of a question, about decisive battles. */
export const battleQuestion = {
  /** Who serves whom as a Sepoy, and how many battles each has won. */
  sepoys: z.record(power, z.object({ master: power, won: z.number().int().min(0) })).optional(),
  lists: z
    .array(
      z.object({
        power,
        commanders: z.array(z.string().max(40)).max(100).optional(),
        list: z
          .array(z.object({ unit: unitName, kind: declarationKind.optional(), commander: z.string().max(40).optional() }))
          .max(200)
          .default([]),
        refuse: z.array(z.union([power, z.object({ at: place, power })])).default([]),
        away: z.array(place).default([]),
        favour: z.array(power).default([]),
      }),
    )
    .max(100)
    .default([]),
  /** Results of battles that have been fought. */
  won: z
    .array(
      z.object({
        at: z.array(place).min(1),
        declared: z.array(unitName),
        winner: unitName.nullable(),
        destroyed: z.array(unitName).default([]),
      }),
    )
    .max(200)
    .optional(),
  /** The seed that simulated battles are drawn with. */
  seed: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/)
    .optional(),
};
export const battleOptions = {
  scale: pointScale.default(1500),
  sides: z.enum(['coalition', 'separate']).default('coalition'),
  dependent: z.enum(['dislodge', 'join', 'schedule']).default('dislodge'),
};

/** Finds places and powers by the names they have on a board. */
export interface Called {
  readonly place: (typed: string) => Location | undefined;
  readonly power: (typed: string) => PowerId | undefined;
}

/**
 * The unit of the declaration that `name` means. Of several fleets in one ocean: the one with that number, or the first that may declare.
 */
export function declaredBy(may: readonly Declaration[], name: string): string {
  const isCalled = ({ unit }: Declaration): boolean => unit === name || oceanOf(unit) === oceanOf(name);
  return may.find(({ unit }) => unit === name)?.unit ?? (name.includes('#') ? name : (may.find(isCalled)?.unit ?? name));
}

/** "F NGWO", "v athe", "F NGWO#2" → the unit's name in battles. Undefined if no unit can have that name. */
export function unitNameOf(called: Called, typed: string): string | undefined {
  const [, type = '', at = '', number = ''] = /^\s*([AFV])\s+([^\s#]+)(#\d+)?\s*$/i.exec(typed) ?? [];
  const place = called.place(at);
  return place === undefined ? undefined : `${type.toUpperCase()} ${provinceOf(place)}${number}`;
}
