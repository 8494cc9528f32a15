/** The outcome of something that may be refused: a value, or the reason why not. */
export type Result<T, F> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: F };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const refuse = <F>(fault: F): Result<never, F> => ({ ok: false, fault });
