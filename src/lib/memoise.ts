interface MemoOptions<Input, Output> {
  /** Inputs with the same key share one output. */
  readonly keyOf: (input: Input) => unknown;
  /** The maximum to keep, in units of `sizeOf`; evicts what was used least recently. Default: no limit. */
  readonly capacity?: number;
  /** Default: each output counts 1. */
  readonly sizeOf?: (output: Output) => number;
}

/** Wraps a function so that it is computed once per key while its output is kept. Nothing is kept if it throws. */
export function memoise<Input, Output>(
  compute: (input: Input) => Output,
  { keyOf, capacity = Number.POSITIVE_INFINITY, sizeOf = () => 1 }: MemoOptions<Input, Output>,
): (input: Input) => Output {
  const kept = new Map<unknown, { readonly output: Output; readonly size: number }>();
  let total = 0;
  const evict = (): void => {
    for (const [key, { size }] of kept) {
      if (total <= capacity) return;
      kept.delete(key);
      total -= size;
    }
  };
  return input => {
    const key = keyOf(input);
    const known = kept.get(key);
    if (known) {
      if (capacity === Number.POSITIVE_INFINITY) return known.output;
      // A Map iterates in the order of insertion: the most recently used comes last.
      kept.delete(key);
      kept.set(key, known);
      return known.output;
    }
    const output = compute(input);
    const size = sizeOf(output);
    kept.set(key, { output, size });
    total += size;
    evict();
    return output;
  };
}

/**
 * Wraps a function so that it is computed once per object. The output is kept as long as the object, and that of the last object asked for
 * until there is another: it is found without a search, since most calls in a row are about the same board or variant.
 */
export function memoiseByObject<Input extends object, Output>(compute: (input: Input) => Output): (input: Input) => Output {
  const kept = new WeakMap<Input, { readonly input: Input; readonly output: Output }>();
  let last: { readonly input: Input; readonly output: Output } | undefined;
  return input => {
    if (last?.input === input) return last.output;
    const known = kept.get(input) ?? { input, output: compute(input) };
    kept.set(input, known);
    last = known;
    return known.output;
  };
}
