import type { House } from './ports.js';

/** Does the work in one transaction, then says that there may be something to post. */
export function record<T>(house: House, work: () => T): T {
  const outcome = house.store.transaction(work);
  house.wake();
  return outcome;
}
