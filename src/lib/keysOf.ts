/** The keys of a record whose type names them all, in their order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[];
export function keysOf(record: object): readonly string[] {
  return Object.keys(record);
}
