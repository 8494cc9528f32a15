import { IANAZone } from 'luxon';

/** Names that are known to be zones. To ask the system makes a formatter each time, and many of those cost more to be rid of than to make. */
const known = new Set<string>();
/** A zone may be written in capitals or not: more names than this nobody uses. */
const MOST = 1_000;

/** Whether it is the name of a time zone: "Europe/Paris". */
export function isZoneName(name: string): boolean {
  if (known.has(name)) return true;
  if (!IANAZone.isValidZone(name)) return false;
  if (known.size < MOST) known.add(name);
  return true;
}
