import { z } from 'zod';
import type { CaseFile, RuleCase } from './caseFile.js';
import { givenOf, isOrder, powerId, readCentres, readDislodged, readList, unitsBefore } from './position.js';

const PHASE = { placement: 'placement', movement: 'movement', retreats: 'retreat', adjustments: 'adjustment' } as const;

/** Returns a case as a question for the adjudicate command. */
export function questionOf(file: CaseFile, rule: RuleCase) {
  const phase = rule.phase ?? file.phase;
  return {
    variant: file.variant,
    phase: PHASE[phase.kind],
    season: phase.season,
    year: phase.year,
    units: unitsBefore(rule, phase),
    dislodged: readDislodged(givenOf(rule, 'dislodged')),
    contested: readList(givenOf(rule, 'contested')).map(place => place.toLowerCase()),
    sc: readCentres(givenOf(rule, 'centres')),
    orders: rule.orders.filter(isOrder).map(({ power, text }) => ({ power: powerId(power), text })),
    options: optionsOf(rule),
  };
}

function optionsOf(rule: RuleCase) {
  const [most] = givenOf(rule, 'most');
  const [options] = givenOf(rule, 'options');
  return {
    ...(options !== undefined && z.record(z.string(), z.unknown()).parse(JSON.parse(options))),
    activated: readList(givenOf(rule, 'activated')).map(powerId),
    vacant: readList(givenOf(rule, 'vacant')).map(powerId),
    ...(most !== undefined && { hsiungNuMost: Number(most) }),
  };
}

const unit = { power: z.string(), type: z.enum(['A', 'F']), loc: z.string() };
const told = { text: z.string(), outcome: z.string(), success: z.boolean(), why: z.string().optional() };
/** The schema of the adjudicate command's answer. */
export const answer = z.object({
  after: z.object({
    units: z.array(z.object(unit)),
    dislodged: z.array(z.object({ ...unit, retreats: z.array(z.string()) })),
    contested: z.array(z.string()),
    sc: z.record(z.string(), z.string()),
  }),
  orders: z.array(z.object({ power: z.string(), ...told })),
  neutrals: z.array(z.object({ power: z.string(), ...told, carried: z.boolean(), powers: z.number(), units: z.number() })).optional(),
  virtual: z.array(z.object({ unit: z.string(), outcome: z.string() })).optional(),
  cornered: z.array(z.string()).optional(),
  counts: z.record(z.string(), z.number()).optional(),
  winner: z.string().nullable().optional(),
  activated: z.array(z.string()).optional(),
  faults: z.array(z.object({ index: z.number(), code: z.string() })),
});
export type Answer = z.infer<typeof answer>;
