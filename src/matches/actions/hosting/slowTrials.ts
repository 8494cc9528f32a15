import type { HostingContext } from '../../context/ports.js';
import type { UploadedHead } from '../../model/uploadedVariant.js';

/** For how long a variant is not tried again whose trial games were too slow, ms. */
const REST = 15 * 60_000;

type Which = Pick<UploadedHead, 'guild' | 'id'>;

/** When the trial games of variants were too slow, by store. */
const slow = new WeakMap<HostingContext['store'], Map<string, number>>();

const keyOf = ({ guild, id }: Which): string => `${guild}.${id}`;

/** Notes that the trial games of a server's variant were too slow. Its next file is not tried for a while. */
export function trialWasSlow({ store, now }: HostingContext, which: Which): void {
  const known = slow.get(store) ?? new Map<string, number>();
  slow.set(store, known);
  for (const [key, at] of known) if (now() - at >= REST) known.delete(key);
  known.set(keyOf(which), now());
}

/** For how many more milliseconds a variant is not tried. Undefined: it may be. */
export function slowTrialRests({ store, now }: HostingContext, which: Which): number | undefined {
  const left = (slow.get(store)?.get(keyOf(which)) ?? Number.NEGATIVE_INFINITY) + REST - now();
  return left > 0 ? left : undefined;
}
