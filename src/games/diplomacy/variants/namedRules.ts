import { z } from 'zod';
import type { BoardFile } from '../board/boardFile.js';
import type { RuleModule } from '../model/ruleModule.js';
import { armedNeutrals } from '../rules/armedNeutrals.js';
import { barbarians } from '../rules/barbarians.js';
import { buildAnywhere } from '../rules/buildAnywhere.js';
import { cornered } from '../rules/cornered.js';
import { fledglingNations } from '../rules/fledglingNations.js';
import { floatingFortress } from '../rules/floatingFortress.js';
import { greaterCapitals } from '../rules/greaterCapitals.js';
import { illusion } from '../rules/illusion.js';
import { immortality } from '../rules/immortality.js';
import { landConvoy } from '../rules/landConvoy.js';
import { openingBuilds } from '../rules/openingBuilds.js';
import { raiseFleet } from '../rules/raiseFleet.js';
import { rapidRiverMoves } from '../rules/rapidRiverMoves.js';
import { revertToArmy } from '../rules/revertToArmy.js';
import { riverConvoy } from '../rules/riverConvoy.js';
import { seaRaiders } from '../rules/seaRaiders.js';
import { strongCapitals } from '../rules/strongCapitals.js';
import { underways } from '../rules/underways.js';
import { walls } from '../rules/walls.js';

/** A rule that a variant can name. */
export interface NamedRule {
  /** Its settings. The fields of `RuleSettings` hold ids of the folder. */
  readonly settings: z.ZodType<RuleSettings>;
  readonly modules: (settings: RuleSettings) => readonly RuleModule[];
  /** What it adds to the board. */
  readonly board?: (settings: RuleSettings) => Partial<BoardFile>;
  /** Set if pictures then mark the capitals, and every power of a player needs one. */
  readonly needsCapitals?: true;
  /** Set if decisive battles may be declared. */
  readonly battles?: true;
  /** Set if every power of a player begins with one home and no unit. */
  readonly isChaos?: true;
  /** The field of the calendar or of board.json without which the rule does nothing. */
  readonly needs?: 'placement' | 'rivers' | 'walls' | 'neutral' | 'cities';
}

/** The settings of a rule, as far as it has any. */
export interface RuleSettings {
  readonly rule: string;
  readonly power?: string | undefined;
  readonly powers?: readonly string[] | undefined;
  readonly province?: string | undefined;
  readonly provinces?: readonly string[] | undefined;
}

/** The most provinces that a variant may have. */
export const MOST_PROVINCES = 500;

const id = z.string().min(1).max(40);
const ids = z.array(id).min(1).max(MOST_PROVINCES);

type Shape = { readonly [key in Exclude<keyof RuleSettings, 'rule'>]?: typeof id | typeof ids };
interface Made extends Omit<NamedRule, 'settings' | 'modules'> {
  readonly modules?: NamedRule['modules'];
}

const rule = (name: string, shape: Shape, made: Made): [string, NamedRule] => [
  name,
  { modules: () => [], ...made, settings: z.strictObject({ rule: z.literal(name), ...shape }) as z.ZodType<RuleSettings> },
];
const plain = (module: RuleModule, more: Made = {}): [string, NamedRule] => rule(module.id, {}, { ...more, modules: () => [module] });

/** The rules that a folder can name. Their names are the ids of our modules; `chaos` is two of them. */
export const NAMED_RULES: ReadonlyMap<string, NamedRule> = new Map([
  plain(cornered),
  plain(raiseFleet),
  plain(revertToArmy),
  plain(walls, { needs: 'walls' }),
  plain(floatingFortress, { needs: 'rivers' }),
  plain(rapidRiverMoves, { needs: 'rivers' }),
  plain(riverConvoy, { needs: 'rivers' }),
  rule('land-convoy', { provinces: ids }, { modules: ({ provinces = [] }) => [landConvoy(provinces)] }),
  rule('open-oceans', { provinces: ids }, { board: ({ provinces = [] }) => ({ openOceans: [...provinces] }) }),
  plain(openingBuilds, { needs: 'placement' }),
  rule('chaos', {}, { modules: () => [openingBuilds, buildAnywhere], needs: 'placement', isChaos: true }),
  plain(armedNeutrals, { needs: 'neutral' }),
  rule(
    'barbarians',
    { power: id, provinces: ids },
    { modules: ({ power = '' }) => [barbarians(power)], board: ({ provinces = [] }) => ({ band: [...provinces] }), needs: 'placement' },
  ),
  plain(fledglingNations, { needs: 'cities' }),
  plain(greaterCapitals, { needsCapitals: true }),
  rule('strong-capitals', { powers: ids }, { modules: ({ powers = [] }) => [strongCapitals(powers)], needsCapitals: true }),
  rule('decisive-battles', {}, { battles: true, needsCapitals: true }),
  rule('sea-raiders', { power: id }, { modules: ({ power = '' }) => [seaRaiders(power)] }),
  rule(
    'underways',
    { power: id, province: id, provinces: ids },
    {
      modules: ({ power = '' }) => [underways(power)],
      board: ({ province = '', provinces = [] }) => ({ underway: { hub: province, entrances: [...provinces] } }),
    },
  ),
  rule('immortality', { power: id, province: id }, { modules: ({ power = '', province = '' }) => [immortality(power, province)] }),
  rule('illusion', { power: id, province: id }, { modules: ({ power = '', province = '' }) => [illusion(power, province)] }),
]);
