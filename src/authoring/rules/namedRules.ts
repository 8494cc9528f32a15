import { z } from 'zod';
import type { RuleModule } from '../../games/diplomacy/model/ruleModule.js';
import { cornered } from '../../games/diplomacy/rules/cornered.js';
import { greaterCapitals } from '../../games/diplomacy/rules/greaterCapitals.js';
import { illusion } from '../../games/diplomacy/rules/illusion.js';
import { immortality } from '../../games/diplomacy/rules/immortality.js';
import { landConvoy } from '../../games/diplomacy/rules/landConvoy.js';
import { raiseFleet } from '../../games/diplomacy/rules/raiseFleet.js';
import { revertToArmy } from '../../games/diplomacy/rules/revertToArmy.js';
import { seaRaiders } from '../../games/diplomacy/rules/seaRaiders.js';
import { strongCapitals } from '../../games/diplomacy/rules/strongCapitals.js';

/** A rule that a variant can name. `needsCapitals`: pictures then mark the capitals. */
export interface NamedRule {
  /** Its settings. Fields called `power`, `powers`, `province`, `provinces` hold ids of the folder. */
  readonly settings: z.ZodType<RuleSettings>;
  readonly modules: (settings: RuleSettings) => readonly RuleModule[];
  readonly needsCapitals?: true;
}

/** The settings of a rule, as far as it has any. */
export interface RuleSettings {
  readonly rule: string;
  readonly power?: string | undefined;
  readonly powers?: readonly string[] | undefined;
  readonly province?: string | undefined;
  readonly provinces?: readonly string[] | undefined;
}

const id = z.string().min(1).max(40);
const plain = (rule: string, modules: readonly RuleModule[], more?: Pick<NamedRule, 'needsCapitals'>): [string, NamedRule] => [
  rule,
  { settings: z.strictObject({ rule: z.literal(rule) }), modules: () => modules, ...more },
];

/** The rules that a folder can name. Those of rivers, walls, votes and battles need what a folder has no form for yet. */
export const NAMED_RULES: ReadonlyMap<string, NamedRule> = new Map([
  plain('cornered', [cornered]),
  plain('raise-fleet', [raiseFleet]),
  plain('revert-to-army', [revertToArmy]),
  plain('greater-capitals', [greaterCapitals], { needsCapitals: true }),
  [
    'strong-capitals',
    {
      settings: z.strictObject({ rule: z.literal('strong-capitals'), powers: z.array(id).min(1).max(40) }),
      modules: ({ powers = [] }) => [strongCapitals(powers)],
      needsCapitals: true,
    },
  ],
  [
    'land-convoy',
    {
      settings: z.strictObject({ rule: z.literal('land-convoy'), provinces: z.array(id).min(1).max(500) }),
      modules: ({ provinces = [] }) => [landConvoy(provinces)],
    },
  ],
  [
    'sea-raiders',
    { settings: z.strictObject({ rule: z.literal('sea-raiders'), power: id }), modules: ({ power = '' }) => [seaRaiders(power)] },
  ],
  [
    'immortality',
    {
      settings: z.strictObject({ rule: z.literal('immortality'), power: id, province: id }),
      modules: ({ power = '', province = '' }) => [immortality(power, province)],
    },
  ],
  [
    'illusion',
    {
      settings: z.strictObject({ rule: z.literal('illusion'), power: id, province: id }),
      modules: ({ power = '', province = '' }) => [illusion(power, province)],
    },
  ],
]);
