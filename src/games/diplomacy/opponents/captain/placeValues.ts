import { calendarPhase } from '../../phases/calendar.js';
import { type Outlook, threatTo } from './outlook.js';

/** What places are worth to one power. */
export interface PlaceValues {
  /** What it is worth to have a unit on a node after this phase. */
  at(node: number): number;
  /** The value of all centres in reach of a node, near ones most. */
  pull(node: number): number;
  /** Province number → the most units of one other power that can be there. */
  threat(province: number): number;
}

/**
 * How much a centre of nobody attracts; one of another power; and what is added for one that has all centres, in parts. So much that whoever
 * is about to win is attacked first.
 */
const NEUTRAL = 1.1;
const OWNED = 0.8;
const OF_THE_STRONG = 4;
/** How much an own centre attracts: for each unit that threatens it, up to two, and without any. */
const THREATENED = 0.45;
const AT_REST = 0.08;
/** What it adds to be in a foreign centre when centres change owners, and before that. */
const TAKES = 1.5;
const SOON_TAKES = 0.7;
/** What it adds to be in a threatened own centre. */
const GUARDS = 0.8;
/** What each own unit that can be there adds. */
const HELP = 0.05;

export function placeValues(outlook: Outlook, power: number): PlaceValues {
  const { terrain, owners, sizes, reach, situation, variant } = outlook;
  const { centres, centreIn, nearness, provinces } = terrain;
  const all = Math.max(1, centres.length);
  const threats = new Int8Array(provinces).fill(-1);
  const threat = (province: number): number => {
    if ((threats[province] ?? 0) < 0) threats[province] = threatTo(outlook, power, province);
    return threats[province] ?? 0;
  };
  const weights = Float64Array.from(owners, (owner, i) => {
    if (owner === power) return AT_REST + THREATENED * Math.min(2, threat(centres[i] ?? 0));
    return owner < 0 ? NEUTRAL : OWNED + (OF_THE_STRONG * (sizes[owner] ?? 0)) / all;
  });
  const takes = calendarPhase(variant, situation)?.captures === true ? TAKES : SOON_TAKES;
  const pulls = new Float64Array(terrain.nodes).fill(-1);
  const pull = (node: number): number => {
    const known = pulls[node] ?? -1;
    if (known >= 0) return known;
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (nearness[node * weights.length + i] ?? 0);
    pulls[node] = sum;
    return sum;
  };
  const provinceOfNode = (node: number): number => (node < provinces ? node : (terrain.board.provinceOfLocation[node - provinces] ?? 0));
  const values = new Float64Array(terrain.nodes).fill(Number.NaN);
  const at = (node: number): number => {
    const known = values[node] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const province = provinceOfNode(node);
    const centre = centreIn[province] ?? -1;
    const own = reach[power * provinces + province] ?? 0;
    let value = pull(node) + HELP * own;
    if (centre >= 0 && owners[centre] !== power) value += takes;
    if (centre >= 0 && owners[centre] === power && threat(province) > 0) value += GUARDS;
    values[node] = value;
    return value;
  };
  return { at, pull, threat };
}
