import type { Result } from '../lib/result.js';

/** The value of something that cannot be refused here; throws what was believed otherwise. */
export function allowed<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(`this should have been allowed: ${result.fault.code}`);
  return result.value;
}

/** A value that cannot be missing here; throws what was believed otherwise. */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`there should be ${what}`);
  return value;
}
