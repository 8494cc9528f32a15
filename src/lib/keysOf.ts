/** `Object.keys`, typed. Only for records that have no keys but those of their type. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[];
export function keysOf(record: object): readonly string[] {
  return Object.keys(record);
}
