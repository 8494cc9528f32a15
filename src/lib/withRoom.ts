/** The array itself if it has room for so many numbers; otherwise a longer one that begins with its numbers. */
export function withRoom<T extends Float64Array | Int32Array>(array: T, size: number): T;
export function withRoom(array: Float64Array | Int32Array, size: number): Float64Array | Int32Array {
  if (size <= array.length) return array;
  const length = Math.max(size, 2 * array.length);
  const longer = array instanceof Float64Array ? new Float64Array(length) : new Int32Array(length);
  longer.set(array);
  return longer;
}
