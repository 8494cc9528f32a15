import { isStatement, readStatement } from '../../games/diplomacy/battles/readStatement.js';
import { afterRevolts, type Revolt, revoltsIn } from '../../games/diplomacy/battles/revolt.js';
import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Position } from '../../games/diplomacy/board/position.js';
import type { StatementOf } from '../../games/diplomacy/model/battle/battleStatement.js';
import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { Fault } from '../../games/game.js';
import type { AdjudicationRequest } from './question.js';
import { powerCalled } from './setUp.js';

/** Revolts that Sepoys ordered in winter, after the builds: who rose, and the position afterwards. */
export interface Risen {
  readonly position: Position;
  /** By the index of the order in the question. Undefined: no revolt. */
  readonly asked: ReadonlyMap<number, Revolt | undefined>;
  /** Why the others did not rise, by the same index. */
  readonly faults: ReadonlyMap<number, Fault>;
}

const NOBODY: Pick<Risen, 'asked' | 'faults'> = { asked: new Map(), faults: new Map() };

export function risenIn(
  variant: Variant,
  situation: Situation,
  { orders, sepoys = {}, phase }: AdjudicationRequest,
  position: Position,
): Risen {
  if (!variant.battles || phase !== 'adjustment') return { position, ...NOBODY };
  const called = (typed: string): PowerId => powerCalled(variant.board, typed) ?? typed.toLowerCase();
  const said = new Map<number, readonly [PowerId, StatementOf<'revolt'>]>();
  orders.forEach(({ power, text }, i) => {
    const read = isStatement(text) ? readStatement(variant.board, text) : undefined;
    if (read?.ok && read.value.kind === 'revolt') said.set(i, [called(power), read.value]);
  });
  if (said.size === 0) return { position, ...NOBODY };
  const bonds = Object.entries(sepoys).map(([power, { master, won }]) => [
    called(power),
    { as: 'sepoy' as const, of: called(master), won },
  ]);
  const services = Object.fromEntries(bonds);
  const powers = [...new Set([...situation.powers, ...Object.keys(services)])];
  const each = new Map([...said.values()].map(([power, one]) => [power, [one]]));
  const revolts = revoltsIn(variant, { position, services, powers }, position, each);
  const asked = new Map([...said].map(([i, [power]]) => [i, revolts.find(revolt => revolt.power === power)]));
  const refused = [...said].filter(([i]) => asked.get(i) === undefined);
  const faults = new Map(refused.map(([i, [, { at }]]): [number, Fault] => [i, { code: 'may-not-revolt', at }]));
  return { position: afterRevolts(variant, position, revolts), asked, faults };
}
