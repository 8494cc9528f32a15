import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles what runs often once more, in threads of its own. A bot that draws a picture and then rests does not get back what that costs: the
 * first picture of a process took half as much processor time again. From here on, in all threads, V8 waits longer before it does so. By V8's
 * major version, because the flags have changed; from 13 on they gain nothing.
 */
export function optimiseLater(): void {
  const flag = laterFlag(process.versions.v8);
  if (flag) setFlagsFromString(flag);
}

/** The flag of a version of V8; undefined if it has none that helps. */
export const laterFlag = (v8: string): string | undefined => FLAGS[v8.split('.')[0] ?? ''];

const FLAGS: Readonly<Record<string, string>> = { 11: '--interrupt-budget=500000', 12: '--invocation-count-for-turbofan=9000' };
