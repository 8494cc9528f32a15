import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 compile functions to machine code only when they have run fifteen times as long as usual. A first picture runs thousands of
 * functions for some milliseconds each: compiling them takes longer than it saves. What runs for long is as fast as ever.
 */
export const compileLate = (): void => setFlagsFromString('--interrupt-budget=1000000');
