import { z } from 'zod';
import { answerAdjudicate } from '../../../../src/cli/adjudicate.js';
import { seededRandom } from '../../../../src/lib/random.js';
import { GAMES, isVoted, type MovementCase, movementCase, type RetreatScene, retreatLines, type Scene, votersOf } from './retreatCases.js';
import {
  contestedAfter,
  type DislodgedUnit,
  dislodgedAfter,
  type Line,
  type RetreatResult,
  retreated,
  retreatsAfter,
  stepsOf,
  type ToldMovement,
  type ToldOrder,
  type Unit,
  type Vote,
} from './retreats.js';

const place = z.string().transform(loc => loc.toLowerCase());
const unit = z.object({ power: z.string(), type: z.enum(['A', 'F']), loc: place });
const told = z.object({ power: z.string(), text: z.string(), outcome: z.string(), success: z.boolean() });
/** The part of the adjudicate command's answer that is about retreats. */
const answer = z.object({
  after: z.object({
    units: z.array(unit),
    dislodged: z.array(unit.extend({ attackerFrom: place.nullable(), attackerConvoyed: z.boolean(), retreats: z.array(place) })),
    contested: z.array(place),
    sc: z.record(place, z.string()),
  }),
  orders: z.array(told),
  neutrals: z.array(told.extend({ carried: z.boolean() })).default([]),
  virtual: z.array(z.object({ power: z.string(), unit: z.string(), outcome: z.string(), success: z.boolean() })).default([]),
});
type Answer = z.infer<typeof answer>;

/** Counts the situations that the cases should contain. */
export interface Tally {
  dislodged: number;
  nowhereToGo: number;
  convoyed: number;
  contested: number;
  /** Fleets that had become armies when they were dislodged. */
  reverted: number;
  fromOffTheBoard: number;
  /** Units of other powers next to a province that a virtual army guards. */
  besideTheGuard: number;
  byTunnel: number;
  intoOpenOceans: number;
  lines: number;
  retreated: number;
  disbanded: number;
  clashes: number;
  carried: number;
}

/** Returns where the adjudicate command and the model differ in the case of a seed, with the whole case; undefined if nowhere. */
export function retreatDifference(seed: number, tally?: Tally): string | undefined {
  const game = GAMES[seed % GAMES.length];
  if (!game) return undefined;
  const random = seededRandom(seed);
  const asked = movementCase(game, random);
  const moved = answer.parse(answerAdjudicate(movementQuestion(asked)));
  const movement = toldBy(asked, moved);
  const differing = movementDifferences(asked, movement, moved);
  const scene: RetreatScene = {
    ...asked,
    control: moved.after.sc,
    standing: moved.after.units,
    dislodged: moved.after.dislodged,
    contested: moved.after.contested,
  };
  const lines = retreatLines(scene, random);
  const fled = answer.parse(answerAdjudicate(retreatQuestion(scene, lines, random() < 0.7)));
  const voters = votersOf(scene, [...scene.standing, ...scene.dislodged], scene.control);
  const vote: Vote = { voters, neutrals: new Set(game.neutrals.filter(power => isVoted(scene, { power, type: 'A', loc: '' }))) };
  const expected = retreated(game.rules, scene.standing, scene.dislodged, lines, vote);
  differing.push(...retreatDifferences(expected, lines, fled));
  if (tally) count(tally, asked, moved, fled);
  return differing.length === 0 ? undefined : [tell(seed, asked, moved), tellRetreats(scene, lines, fled), ...differing].join('\n');
}

function optionsOf({ game, vacant, activated }: Scene): object {
  return game.neutrals.length > 0 ? { ...game.options, vacant, activated } : game.options;
}
const yearOf = ({ game }: Scene): number => game.rules.board.year.start;

const movementQuestion = (asked: MovementCase): object => ({
  variant: asked.game.variant,
  phase: 'movement',
  season: asked.season,
  year: yearOf(asked),
  units: asked.units,
  sc: asked.control,
  orders: asked.lines.map(({ power, text }) => ({ power, text })),
  options: optionsOf(asked),
});

/**
 * Returns the question with the dislodged units as they were answered, or without their retreats. The retreats stay next to a province that
 * may be guarded, because the position does not say whether it was.
 */
function retreatQuestion(scene: RetreatScene, lines: readonly Line[], isWhole: boolean): object {
  const { game, season, standing, dislodged, contested, control } = scene;
  const mayBeGuarded = dislodged.some(one => stepsOf(game.rules, one).some(({ to }) => to === game.rules.guard?.home));
  return {
    variant: game.variant,
    phase: 'retreat',
    season,
    year: yearOf(scene),
    units: standing,
    dislodged: isWhole || mayBeGuarded ? dislodged : dislodged.map(({ retreats: _, ...unplaced }) => unplaced),
    contested,
    sc: control,
    orders: lines,
    options: optionsOf(scene),
  };
}

/** Returns what each unit actually did. A neutral unit does what was voted; a unit without an order does nothing. */
function toldBy({ units, control, lines }: MovementCase, { orders, neutrals, virtual, after }: Answer): ToldMovement {
  const done = units.map((one): ToldOrder => {
    const idle: ToldOrder = { unit: one, order: { kind: 'other' }, outcome: 'held', success: true };
    const mine = lines.flatMap((line, i) => (line.unit === one && orders[i] ? [{ line, told: orders[i] }] : []));
    const own = mine.find(({ line }) => line.power === one.power);
    if (own?.told.outcome === 'illegal') return idle;
    if (own) return { unit: one, order: own.line.order, outcome: own.told.outcome, success: own.told.success };
    const voted = neutrals.find(({ power, text, carried }) => carried && power === one.power && mine.some(m => m.told.text === text));
    const line = mine.find(m => m.told.text === voted?.text)?.line;
    return voted && line ? { unit: one, order: line.order, outcome: voted.outcome, success: voted.success } : idle;
  });
  const arrivals = virtual.flatMap(({ power, unit: name, outcome, success }) => {
    const to = name.slice('V '.length).toLowerCase();
    return outcome === 'moved' || outcome === 'bounced' ? [{ power, to, success }] : [];
  });
  return { before: units, control, orders: done, arrivals, after: after.units, dislodged: after.dislodged, contested: after.contested };
}

function movementDifferences({ game }: MovementCase, movement: ToldMovement, { after }: Answer): string[] {
  const found: string[] = [];
  const compare = (what: string, expected: readonly string[], answered: readonly string[]): void => {
    const [ours, theirs] = [[...expected].sort().join(', '), [...answered].sort().join(', ')];
    if (ours !== theirs) found.push(`${what}: expected ${ours || 'none'}; found ${theirs || 'none'}`);
  };
  compare('dislodged', dislodgedAfter(game.rules, movement).map(inWords), after.dislodged.map(inWords));
  const places = retreatsAfter(game.rules, movement);
  after.dislodged.forEach((one, i) => {
    compare(`retreats of ${inWords(one)}`, places[i] ?? [], one.retreats);
  });
  const { certain, possible } = contestedAfter(game.rules, movement);
  const surely = after.contested.filter(at => certain.has(at) || !possible.has(at));
  compare('contested', [...certain], surely);
  return found;
}

const inWords = ({ power, type, loc, attackerFrom, attackerConvoyed }: DislodgedUnit): string =>
  `${power} ${type} ${loc} from ${attackerFrom ?? 'off the board'}${attackerConvoyed ? ' by convoy' : ''}`;
const unitInWords = ({ power, type, loc }: Unit): string => `${power} ${type} ${loc}`;

function retreatDifferences(expected: RetreatResult, lines: readonly Line[], fled: Answer): readonly string[] {
  const found = lines.flatMap(({ power, text }, i) => {
    const [ours, theirs] = [expected.success[i], fled.orders[i]?.success];
    return ours === theirs ? [] : [`success of ${power} ${text}: expected ${ours}; found ${theirs}`];
  });
  const [ours, theirs] = [expected.after, fled.after.units].map(units => units.map(unitInWords).sort().join(', '));
  if (ours !== theirs) found.push(`units afterwards: expected ${ours}; found ${theirs}`);
  const voted = expected.voted.map(({ unit: one, carried, success }) => `${unitInWords(one)} ${carried} ${success}`);
  const answered = fled.neutrals.map(({ power, text, carried, success }) => {
    const [, type = '', loc = ''] = /^([AF]) (\S+)/.exec(text) ?? [];
    return `${power} ${type} ${loc.toLowerCase()} ${carried} ${success}`;
  });
  if (voted.sort().join() !== answered.sort().join()) found.push(`voted on: expected ${voted}; found ${answered}`);
  return found;
}

function tell(seed: number, asked: MovementCase, { orders, after, neutrals, virtual }: Answer): string {
  const { game, season, units, control, vacant, activated, lines } = asked;
  return [
    `${game.name}, seed ${seed}, ${season}`,
    `units: ${units.map(unitInWords).join(', ')}`,
    `centres: ${Object.entries(control)
      .map(([at, power]) => `${power} ${at}`)
      .join(', ')}`,
    ...(game.neutrals.length > 0 ? [`vacant: ${vacant.join(', ')}; activated: ${activated.join(', ')}`] : []),
    ...lines.map(({ power, text }, i) => `  ${power} ${text} → ${orders[i]?.outcome} ${orders[i]?.success}`),
    ...neutrals.map(({ power, text, outcome, success }) => `  voted: ${power} ${text} → ${outcome} ${success}`),
    ...virtual.map(({ unit: name, outcome }) => `  ${name} → ${outcome}`),
    `afterwards: ${after.units.map(unitInWords).join(', ')}`,
    ...after.dislodged.map(one => `dislodged: ${inWords(one)} → ${one.retreats.join(', ')}`),
    `contested: ${after.contested.join(', ')}`,
  ].join('\n');
}

const tellRetreats = ({ control }: RetreatScene, lines: readonly Line[], { orders, after }: Answer): string =>
  [
    `retreats, with centres ${Object.entries(control)
      .map(([at, power]) => `${power} ${at}`)
      .join(', ')}`,
    ...lines.map(({ power, text }, i) => `  ${power} ${text} → ${orders[i]?.outcome} ${orders[i]?.success}`),
    `afterwards: ${after.units.map(unitInWords).join(', ')}`,
  ].join('\n');

function count(tally: Tally, { game, units }: MovementCase, moved: Answer, fled: Answer): void {
  const { dislodged, contested } = moved.after;
  tally.dislodged += dislodged.length;
  tally.nowhereToGo += dislodged.filter(one => one.retreats.length === 0).length;
  tally.convoyed += dislodged.filter(one => one.attackerConvoyed).length;
  tally.fromOffTheBoard += dislodged.filter(one => one.attackerFrom === null).length;
  tally.contested += contested.length;
  tally.reverted += dislodged.filter(one => units.some(({ loc, type }) => loc === one.loc && type !== one.type)).length;
  const { guard, tunnels, openOceans } = game.rules;
  const isBeside = (one: Unit): boolean => guard !== undefined && stepsOf(game.rules, one).some(({ to }) => to === guard.home);
  const withoutTunnels = { ...game.rules, tunnels: undefined };
  const isBelow = (one: Unit, to: string): boolean =>
    one.power === tunnels?.power && stepsOf(withoutTunnels, one).every(step => step.to !== to);
  tally.besideTheGuard += dislodged.filter(one => one.power !== guard?.power && isBeside(one)).length;
  tally.byTunnel += dislodged.filter(one => one.retreats.some(to => isBelow(one, to))).length;
  tally.intoOpenOceans += dislodged.filter(one => one.retreats.some(to => openOceans.has(to))).length;
  tally.lines += fled.orders.length;
  tally.retreated += fled.after.units.length - moved.after.units.length;
  tally.disbanded += dislodged.length - (fled.after.units.length - moved.after.units.length);
  tally.clashes += fled.orders.filter(({ outcome, success, text }) => outcome === 'disbanded' && !success && !/D$/.test(text)).length;
  tally.carried += fled.neutrals.filter(({ carried }) => carried).length;
}

export const noTally = (): Tally => ({
  dislodged: 0,
  nowhereToGo: 0,
  convoyed: 0,
  contested: 0,
  reverted: 0,
  fromOffTheBoard: 0,
  besideTheGuard: 0,
  byTunnel: 0,
  intoOpenOceans: 0,
  lines: 0,
  retreated: 0,
  disbanded: 0,
  clashes: 0,
  carried: 0,
});
