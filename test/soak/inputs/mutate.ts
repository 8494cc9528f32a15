import type { Random } from '../../../src/lib/random.js';
import { anyOf, chance, oneOf, whole } from './dice.js';
import { hostileText } from './texts.js';

/** A place in a value: the keys that lead to it. */
type Path = readonly (string | number)[];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value with one part of it lost, or replaced by something that does not belong there. */
export function mutated(random: Random, value: unknown): unknown {
  const path = anyPath(random, value);
  return path.length === 0 ? strange(random, value) : changedAt(random, value, path);
}

/** Returns a random path. Deep places are about as likely as those near the top. */
function anyPath(random: Random, value: unknown): Path {
  const path: (string | number)[] = [];
  for (let at = value; ; ) {
    const keys = isObject(at) ? Object.keys(at) : Array.isArray(at) ? [...at.keys()] : [];
    const key = anyOf<string | number>(random, keys);
    if (key === undefined || (path.length > 0 && chance(random, 0.3))) return path;
    path.push(key);
    at = isObject(at) ? at[String(key)] : Array.isArray(at) ? at[Number(key)] : undefined;
  }
}

function changedAt(random: Random, value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    const at = Number(key);
    if (rest.length > 0) return value.with(at, changedAt(random, value[at], rest));
    return chance(random, 0.3) ? value.toSpliced(at, 1) : value.with(at, strange(random, value[at]));
  }
  if (!isObject(value)) return strange(random, value);
  const name = String(key);
  if (rest.length > 0) return { ...value, [name]: changedAt(random, value[name], rest) };
  const { [name]: old, ...others } = value;
  if (chance(random, 0.3)) return others;
  return chance(random, 0.1) ? { ...others, [hostileText(random).slice(0, 50)]: old } : { ...value, [name]: strange(random, old) };
}

const STRANGE: readonly ((random: Random, old: unknown) => unknown)[] = [
  () => null,
  () => '',
  () => [],
  () => ({}),
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 1e308,
  () => Number.MAX_SAFE_INTEGER + 1,
  (_, old) => [old],
  (_, old) => ({ '': old, constructor: old }),
  (_, old) => String(old),
  (_, old) => Number(old),
  (_, old) => (Array.isArray(old) ? [...old, ...old] : old),
  random => hostileText(random),
  random => 'x'.repeat(whole(random, 1, 20_000)),
  random => deep(whole(random, 10, 800)),
  random => Array.from({ length: whole(random, 10, 3_000) }, (_, i) => i),
  random => Object.fromEntries(Array.from({ length: whole(random, 10, 500) }, (_, i) => [`k${i}`, i])),
  random => String(whole(random, 0, 2 ** 31)),
];

const strange = (random: Random, old: unknown): unknown => oneOf(random, STRANGE, () => null)(random, old);

function deep(levels: number): unknown {
  let inside: unknown = 0;
  for (let i = 0; i < levels; i++) inside = i % 2 === 0 ? [inside] : { a: inside };
  return inside;
}
