import type { PowerId, ProvinceId } from '../board/location.js';
import type { BattleTerms } from '../model/battle/battleTerms.js';
import type { Declaration } from '../model/battle/declaration.js';
import { type Battleground, comparePlaces } from './battleground.js';
import { groupsAt, nobodyReturns } from './contenderGroups.js';
import { lineupOf } from './lineup.js';

/** Who would have an army in a battle for a place, before anything is declared there. */
export interface ExpectedArmies {
  readonly at: ProvinceId;
  /** Nations that contend, sorted by id. Each may become the primary defender. */
  readonly contend: readonly PowerId[];
  /** Supporter → nations it supports, perhaps itself. */
  readonly helped: ReadonlyMap<PowerId, readonly PowerId[]>;
  /** Supporters that may stay away: they support a nation that neither declares nor is the primary defender. Sorted by id. */
  readonly free: readonly PowerId[];
}

/** The expected armies at each place for which something may be declared, in order of places. */
export function expectedArmies(
  ground: Battleground,
  { sides }: Pick<BattleTerms, 'sides'>,
  may: readonly Declaration[],
): readonly ExpectedArmies[] {
  const places = [...new Set(may.map(d => d.at))].sort((a, b) => comparePlaces(ground, a, b));
  return places.map(at => {
    const pairs = new Set<string>();
    const contend = new Set<PowerId>();
    const free = new Set<PowerId>();
    for (const declared of may.filter(d => d.at === at)) {
      const contention = { declared: [declared], returnsHome: nobodyReturns };
      const { primaryDefender } = lineupOf(ground, { at: [at], declared: [declared] }, contention, sides);
      for (const { leader, supports } of groupsAt(ground, at, contention)) {
        contend.add(leader.power);
        for (const { power } of supports) {
          pairs.add(`${power}>${leader.power}`);
          if (leader.power !== declared.power && leader.power !== primaryDefender) free.add(power);
        }
      }
    }
    return { at, contend: [...contend].sort(), helped: helpedIn(pairs), free: [...free].sort() };
  });
}

function helpedIn(pairs: ReadonlySet<string>): ReadonlyMap<PowerId, readonly PowerId[]> {
  const helped = new Map<PowerId, readonly PowerId[]>();
  for (const pair of [...pairs].sort()) {
    const [by = '', of = ''] = pair.split('>');
    helped.set(by, [...(helped.get(by) ?? []), of]);
  }
  return helped;
}

/** What a nation may decide about the battle for a place, apart from declaring. */
export interface BattleSay {
  readonly at: ProvinceId;
  /** The nations it may refuse as primary defender: other contenders, and supporters of other nations. */
  readonly refuse: readonly PowerId[];
  readonly canStayAway: boolean;
  /** Nations its army may win for. */
  readonly favour: readonly PowerId[];
  readonly canWithdraw: boolean;
}

/** What a nation may decide about a battle. Undefined if it may decide nothing or has no army there. */
export function battleSayOf(
  { at, contend, helped, free }: ExpectedArmies,
  { cataclysmic }: Pick<BattleTerms, 'cataclysmic'>,
  power: PowerId,
): BattleSay | undefined {
  const own = helped.get(power) ?? [];
  if (!contend.includes(power)) {
    const favour = own.length > 1 ? own : [];
    const canStayAway = free.includes(power);
    if (own.length === 0 || !(canStayAway || cataclysmic || favour.length > 0)) return undefined;
    return { at, refuse: [], canStayAway, favour, canWithdraw: cataclysmic };
  }
  const helpers = [...helped].flatMap(([by, of]) => (of.some(one => one !== power) ? by : []));
  const refuse = [...new Set([...contend, ...helpers])].filter(other => other !== power).sort();
  return { at, refuse, canStayAway: true, favour: contend.filter(other => other !== power), canWithdraw: cataclysmic };
}
