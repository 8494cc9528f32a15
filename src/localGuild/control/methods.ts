import type { z } from 'zod';
import { faultMethods } from './faultMethods.js';
import { personaMethods } from './personaMethods.js';
import { practiceMethods } from './practiceMethods.js';
import { timeMethods } from './timeMethods.js';
import { worldMethods } from './worldMethods.js';

/** Everything that can be asked over the control socket. */
export const METHODS = { ...timeMethods, ...personaMethods, ...worldMethods, ...practiceMethods, ...faultMethods };

export type MethodName = keyof typeof METHODS;
/** What a method is asked with. */
export type Params<Name extends MethodName> = z.input<(typeof METHODS)[Name]['params']>;
/** What it gives back when nothing is wrong. */
export type Outcome<Name extends MethodName> = Value<Awaited<ReturnType<(typeof METHODS)[Name]['call']>>>;

type Value<R> = R extends { readonly ok: true; readonly value: infer Out } ? Out : never;

export const isMethod = (name: string): name is MethodName => Object.hasOwn(METHODS, name);
