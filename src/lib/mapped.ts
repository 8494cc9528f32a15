/**
 * As `list.map(make)`, for lists that are made and read thousands of times a second. V8 gives a list that `map` makes another internal form as soon as it has
 * optimised the function that calls it; all that was optimised to read the lists made before is then compiled again.
 */
export function mapped<T, U>(list: readonly T[], make: (item: T, index: number) => U): U[] {
  const made: U[] = [];
  let index = 0;
  for (const item of list) made.push(make(item, index++));
  return made;
}
