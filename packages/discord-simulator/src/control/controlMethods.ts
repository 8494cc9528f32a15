import type { z } from 'zod';
import { autopilotMethods } from './autopilotMethods.js';
import { faultMethods } from './faultMethods.js';
import { personaMethods } from './personaMethods.js';
import { timeMethods } from './timeMethods.js';
import { worldMethods } from './worldMethods.js';

/** All control methods by name. */
export const CONTROL_METHODS = { ...timeMethods, ...personaMethods, ...worldMethods, ...autopilotMethods, ...faultMethods };

export type ControlMethodName = keyof typeof CONTROL_METHODS;
/** The parameters of a method. */
export type ControlParams<Name extends ControlMethodName> = z.input<(typeof CONTROL_METHODS)[Name]['params']>;
/** The result of a method when it succeeds. */
export type ControlResult<Name extends ControlMethodName> = Value<Awaited<ReturnType<(typeof CONTROL_METHODS)[Name]['call']>>>;

type Value<R> = R extends { readonly ok: true; readonly value: infer Out } ? Out : never;

export const isMethod = (name: string): name is ControlMethodName => Object.hasOwn(CONTROL_METHODS, name);
