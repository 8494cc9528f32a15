/** A value as JSON parses it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What a value looks like after it was written as JSON and parsed. */
export const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value ?? null));

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isArray = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Says that a key is absent afterwards. */
const GONE = '$gone';
/** Has the whole new value, where a patch would not say the same. */
const WHOLE = '$whole';

/**
 * What to change in `before` to get `after`; undefined if nothing. An object has a patch for each key that differs, an array of the same
 * length one for each index; everything else is replaced.
 */
export function patchBetween(before: Json | undefined, after: Json): Json | undefined {
  if (isArray(before) && isArray(after) && before.length === after.length)
    return patchOf(after.flatMap((value, i) => entryOf(String(i), patchBetween(before[i], value))));
  if (!isObject(before) || !isObject(after)) return before === after ? undefined : isObject(after) ? { [WHOLE]: after } : after;
  const gone = Object.keys(before).filter(key => !Object.hasOwn(after, key));
  const changed = Object.entries(after).flatMap(([key, value]) =>
    entryOf(key, patchBetween(Object.hasOwn(before, key) ? before[key] : undefined, value)),
  );
  return patchOf([...changed, ...gone.map(key => [key, { [GONE]: true }] as const)]);
}

type Entry = readonly [string, Json];
const entryOf = (key: string, patch: Json | undefined): readonly Entry[] => (patch === undefined ? [] : [[key, patch]]);
const patchOf = (entries: readonly Entry[]): Json | undefined => (entries.length === 0 ? undefined : Object.fromEntries(entries));

/** Applies a patch that `patchBetween` made. Any other JSON gives some JSON. Nested as deeply as the deeper of the two. */
export function patched(before: Json | undefined, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const whole = patch[WHOLE];
  if (whole !== undefined) return whole;
  if (isArray(before))
    return before.map((value, i) => (Object.hasOwn(patch, String(i)) ? patched(value, patch[String(i)] ?? null) : value));
  const kept = isObject(before) ? Object.entries(before).filter(([key]) => !Object.hasOwn(patch, key)) : [];
  const old = (key: string): Json | undefined => (isObject(before) && Object.hasOwn(before, key) ? before[key] : undefined);
  const changed = Object.entries(patch).filter(([, one]) => !(isObject(one) && one[GONE] === true));
  return Object.fromEntries([...kept, ...changed.map(([key, one]) => [key, patched(old(key), one)] as const)]);
}
