import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';

/** One recorded phase: the question to ask, and what its source says about the answer. */
export interface Recorded {
  readonly name: string;
  readonly question: Readonly<Record<string, unknown>>;
  readonly expected: Expected;
}
interface Expected {
  readonly units?: readonly Unit[];
  readonly dislodged?: readonly Unit[];
  readonly centres?: Readonly<Record<string, string>>;
  /** The source's result for each order: "success", "fail", or null if it gives none. */
  readonly orders?: readonly (string | null)[];
  readonly contested?: readonly string[];
  readonly retreats?: readonly { readonly loc: string; readonly may: readonly string[]; readonly mayNot: readonly string[] }[];
}
type Unit = z.infer<typeof unit>;

const unit = z.object({ power: z.string(), type: z.string(), loc: z.string(), retreats: z.array(z.string()).optional() });
const places = z.array(z.string()).default([]);
const position = {
  variant: z.string().default('classic'),
  units: z.array(z.unknown()),
  dislodged: z.array(z.unknown()).default([]),
  contested: places,
  sc: z.record(z.string(), z.string()).default({}),
  orders: z.array(z.object({ power: z.string(), text: z.string() })),
};
const workedCase = z.object({
  ...position,
  source: z.string(),
  id: z.string(),
  part: z.string(),
  phase: z.string(),
  season: z.string(),
  year: z.number(),
  differs: z.unknown().optional(),
  expect: z.object({
    after: z.array(unit).optional(),
    dislodged: z.array(unit).optional(),
    orders: z.array(z.string().nullable()).optional(),
    contested: z.array(z.string()).optional(),
    retreats: z.array(z.object({ loc: z.string(), may: places, mayNot: places })).optional(),
  }),
});
const playedPhase = z.object({
  ...position,
  game: z.string(),
  phase: z.string(),
  civilDisorder: z.unknown().optional(),
  depends: z.array(z.string()).default([]),
  after: z.object({
    units: z.array(unit),
    sc: z.record(z.string(), z.string()).optional(),
    dislodged: z.array(unit).optional(),
    destroyed: z.array(unit).default([]),
  }),
});

export function readRecords(file: URL): readonly Recorded[] {
  const raw = readFileSync(file);
  const lines = (file.pathname.endsWith('.gz') ? gunzipSync(raw) : raw).toString().split('\n');
  return lines.filter(line => line !== '').flatMap(line => recordOf(JSON.parse(line)));
}

/** Returns an empty list for a phase whose source plays by another choice of rules. */
function recordOf(line: unknown): readonly Recorded[] {
  const worked = workedCase.safeParse(line);
  if (worked.success) {
    const { id, part, differs, source: _, expect, ...question } = worked.data;
    return differs ? [] : [{ name: `${id} ${part}`, question, expected: { ...expect, units: expect.after } }];
  }
  const { game, phase, civilDisorder, depends, after, ...question } = playedPhase.parse(line);
  if (civilDisorder || depends.some(choice => !choice.includes('Szykman'))) return [];
  const [, season = '', year, kind = ''] = /^([SFWY])(\d*)([MRA])$/.exec(phase) ?? [];
  const isMovement = kind === 'M';
  const dislodged = isMovement && after.dislodged ? [...after.dislodged, ...after.destroyed] : undefined;
  const isCountedLater = isMovement && after.dislodged?.length !== 0 && after.dislodged?.every(d => !d.retreats?.length) === true;
  return [
    {
      name: `${game} ${phase}`,
      question: { ...question, phase: PHASE[kind], season: SEASON[season], year: Number(year || 1) },
      expected: { units: after.units, dislodged, centres: isCountedLater ? undefined : after.sc },
    },
  ];
}
const SEASON: Readonly<Record<string, string>> = { S: 'spring', F: 'fall', W: 'winter' };
const PHASE: Readonly<Record<string, string>> = { M: 'movement', R: 'retreat', A: 'adjustment' };

const answer = z.object({
  after: z.object({ units: z.array(unit), dislodged: z.array(unit), contested: places, sc: z.record(z.string(), z.string()) }),
  orders: z.array(z.object({ text: z.string(), outcome: z.string(), success: z.boolean(), why: z.string().optional() })),
  faults: z.array(z.object({ index: z.number() })),
});
type Answer = z.infer<typeof answer>;

/** Returns what differs from the record; empty if nothing does. */
export function differences({ expected, question }: Recorded, said: unknown): readonly string[] {
  const read = answer.safeParse(said);
  if (!read.success) return [JSON.stringify(said)];
  const { after } = read.data;
  return [
    ...otherwise('units', expected.units?.map(written), after.units.map(written)),
    ...(question.phase === 'movement' ? otherwise('dislodged', expected.dislodged?.map(written), after.dislodged.map(written)) : []),
    ...otherwise('centres', expected.centres && owned(expected.centres), owned(after.sc)),
    ...(expected.contested ?? []).filter(place => !after.contested.includes(place)).map(place => `${place} is not contested`),
    ...(question.phase === 'movement' ? retreatsOtherwise(expected, after) : []),
    ...ordersOtherwise(expected, read.data),
  ];
}

const written = ({ power, type, loc }: Unit): string => `${power} ${type} ${loc}`.toLowerCase();
const owned = (centres: Readonly<Record<string, string>>): readonly string[] => Object.entries(centres).map(pair => pair.join(' '));

function otherwise(what: string, expected: readonly string[] | undefined, found: readonly string[]): readonly string[] {
  if (expected === undefined) return [];
  const [wanted, got] = [[...expected].sort().join(', '), [...found].sort().join(', ')];
  return wanted === got ? [] : [`${what}: ${got || 'none'} instead of ${wanted || 'none'}`];
}

function retreatsOtherwise({ retreats = [], dislodged = [] }: Expected, after: Answer['after']): readonly string[] {
  const found = (loc: string): readonly string[] => after.dislodged.find(d => provinceOf(d.loc) === provinceOf(loc))?.retreats ?? [];
  return [
    ...dislodged.flatMap(d => otherwise(`retreats of ${written(d)}`, d.retreats, found(d.loc))),
    ...retreats.flatMap(({ loc, may, mayNot }) => [
      ...may.filter(to => !found(loc).includes(to)).map(to => `${loc} may not retreat to ${to}`),
      ...mayNot.filter(to => found(loc).includes(to)).map(to => `${loc} may retreat to ${to}`),
    ]),
  ];
}
const provinceOf = (loc: string): string | undefined => loc.toLowerCase().split('/')[0];

/** Checks that every failed order has a reason, and that each move has the result its source gives. */
function ordersOtherwise({ orders = [] }: Expected, { orders: answers, faults }: Answer): readonly string[] {
  return answers.flatMap(({ text, success, why, outcome }, i) => {
    const unexplained = !success && why === undefined && !faults.some(({ index }) => index === i);
    const wanted = orders[i];
    const isMove = / - /.test(text) && !/ [SC] /.test(text);
    const differs = isMove && wanted !== undefined && wanted !== null && success !== (wanted === 'success');
    return [
      ...(unexplained ? [`${text}: ${outcome} without a reason`] : []),
      ...(differs ? [`${text}: ${outcome} instead of ${wanted}`] : []),
    ];
  });
}
