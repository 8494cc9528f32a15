import process from 'node:process';
import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles what runs often once more, in threads of its own. A bot that draws a picture and then rests does not get back what that costs: the
 * first picture of a process took half as much processor time again. From here on V8 waits longer before it does so: in all threads, because
 * no thread has flags of its own, so not for longer than the pictures that this is for. What runs often takes half as much time again meanwhile.
 */
export const optimiseLater = (): void => setFlag('later');

/** From here on V8 compiles what runs often when it does without `optimiseLater`. */
export const optimiseAsUsual = (): void => setFlag('usual');

function setFlag(when: 'later' | 'usual'): void {
  const found = laterFlag(process.versions.v8);
  if (found) setFlagsFromString(`${found.flag}=${found[when]}`);
}

/** A flag of V8, and its values. */
interface LaterFlag {
  readonly flag: string;
  readonly later: number;
  /** What V8 has without being told. */
  readonly usual: number;
}

/** The flag of a version of V8; undefined if it has none that helps. */
export const laterFlag = (v8: string): LaterFlag | undefined => FLAGS[v8.split('.')[0] ?? ''];

/** By V8's major version, because the flags have changed; from 13 on they gain nothing. */
const FLAGS: Readonly<Record<string, LaterFlag>> = {
  11: { flag: '--interrupt-budget', later: 500_000, usual: 67_584 },
  12: { flag: '--invocation-count-for-turbofan', later: 9_000, usual: 3_000 },
};

/**
 * V8 compiles with a function what it calls, up to a size. From here on up to a smaller one: for a program that works for some seconds the
 * larger pieces take longer to compile than they save. `adjudicate` takes three quarters of the time for 2,000 lines, 0.93 for 20,000 and as long
 * as before for 60,000.
 */
export const inlineLess = (): void => setFlagsFromString(`${INLINING_FLAG}=100`);
/** V8 11 to 14 know it. */
export const INLINING_FLAG = '--max-inlined-bytecode-size-cumulative';
