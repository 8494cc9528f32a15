import type { Result } from '../lib/result.js';

/** The value of a result that must be ok here. Throws if it was refused. */
export function allowed<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`this should have been allowed: ${result.fault.code}`);
  return result.value;
}

/** A value that must be present here. Throws if it is missing. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there should be ${what}`);
  return value;
}
