import type { Board } from '../../../../src/games/diplomacy/board/board.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import type { OrderKind } from '../../../../src/games/diplomacy/model/writtenOrder.js';
import { illusion } from '../../../../src/games/diplomacy/rules/illusion.js';
import { immortality } from '../../../../src/games/diplomacy/rules/immortality.js';
import { seaRaiders } from '../../../../src/games/diplomacy/rules/seaRaiders.js';
import { strongCapitals } from '../../../../src/games/diplomacy/rules/strongCapitals.js';
import { underways } from '../../../../src/games/diplomacy/rules/underways.js';
import { classic, mandateOfHeaven, warringStatesV2 } from '../ownVariants.js';
import { realmOf } from './realm.js';

const STANDARD: readonly OrderKind[] = ['hold', 'move', 'support'];
const WITH_CONVOY: readonly OrderKind[] = [...STANDARD, 'convoy'];

/** A combination of rules that can be applied to any board. */
export interface RuleSet {
  readonly name: string;
  on(board: Board): Variant;
}

const modules = ['walls', 'floating-fortress', 'raise-fleet', 'revert-to-army', 'rapid-river-moves'];
const playing =
  (ids: readonly string[], orderKinds: readonly OrderKind[]) =>
  (board: Board): Variant => {
    const all = warringStatesV2(board);
    return { ...all, orderKinds, rules: all.rules.filter(rule => ids.includes(rule.id)) };
  };

const onRivers =
  (ids: readonly string[]) =>
  (board: Board): Variant => {
    const all = mandateOfHeaven(board);
    return { ...all, rules: all.rules.filter(rule => ids.includes(rule.id)) };
  };

/** Applies abilities of Warhammer, as far as the board has room for them. */
const abilities =
  (ids: readonly string[]) =>
  (board: Board): Variant => {
    const { guard, comer, tunnels, raiders, strong } = realmOf(board.file);
    const powers = board.file.powers.map((power, i) => ({ ...power, capital: strong[i] }));
    const peopled = { ...board, powers, file: { ...board.file, underway: { hub: tunnels.hub, entrances: tunnels.entrances } } };
    const rules = [
      illusion(guard.power, guard.home),
      immortality(comer.power, comer.home),
      underways(tunnels.power),
      seaRaiders(raiders),
      strongCapitals(powers.slice(0, strong.length).map(({ id }) => id)),
    ];
    return { ...classic(peopled), rules: guard.home === '' ? [] : rules.filter(rule => ids.includes(rule.id)) };
  };
const ABILITIES = ['illusion', 'immortality', 'underways', 'sea-raiders', 'strong-capitals'];

export const RULE_SETS: readonly RuleSet[] = [
  { name: 'the standard game', on: classic },
  ...modules.map(id => ({ name: id, on: playing([id], WITH_CONVOY) })),
  { name: 'walls and floating-fortress', on: playing(['walls', 'floating-fortress'], STANDARD) },
  { name: 'Warring States', on: warringStatesV2 },
  { name: 'Warring States with convoys', on: playing(modules, WITH_CONVOY) },
  { name: 'river-convoy', on: onRivers(['river-convoy']) },
  { name: 'cornered', on: onRivers(['cornered']) },
  { name: 'Mandate of Heaven', on: mandateOfHeaven },
  ...ABILITIES.map(id => ({ name: id, on: abilities([id]) })),
  { name: 'Warhammer', on: abilities(ABILITIES) },
];

export const rulesOf = (variant: Variant): ReadonlySet<string> => new Set(variant.rules.map(rule => rule.id));
