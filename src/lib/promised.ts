/** A port as SQLite answers it: at once. Functions with type parameters lose them. */
export type Immediate<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends (...asked: infer Asked) => Promise<infer Answer>
    ? (...asked: Asked) => Answer
    : Port[Name];
};

/** A port whose functions promise what the given ones return at once. What they throw rejects the promise. */
export const promised = <Port extends object>(immediate: Immediate<Port>): Port =>
  Object.fromEntries(
    Object.entries<(...asked: readonly unknown[]) => unknown>(immediate as Record<string, () => unknown>).map(([name, answer]) => [
      name,
      async (...asked: readonly unknown[]) => answer(...asked),
    ]),
  ) as Port;
