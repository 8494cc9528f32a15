import { IANAZone } from 'luxon';

/** Cache of valid zone names. Asking the system creates a formatter each time, and many of those are expensive to garbage-collect. */
const known = new Set<string>();
/** Maximum size of the cache, because a name may be written in any mix of upper and lower case. */
const MOST = 1_000;

/** Whether a name is an IANA time zone: "Europe/Paris". */
export function isZoneName(name: string): boolean {
  if (known.has(name)) return true;
  if (!IANAZone.isValidZone(name)) return false;
  if (known.size < MOST) known.add(name);
  return true;
}
