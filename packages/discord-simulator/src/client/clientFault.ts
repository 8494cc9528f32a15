import { type Result, refuse } from '../lib/result.js';

export const CLIENT_FAULT_CODES = [
  'bad-call',
  'unknown-persona',
  'unknown-guild',
  'unknown-channel',
  'unknown-message',
  'unknown-command',
  'unknown-option',
  'missing-option',
  'bad-option',
  'archived',
  'unknown-component',
  'disabled',
  'bad-choice',
  'unknown-modal',
  'bad-field',
  'cannot-write',
  'name-taken',
  /** No autopilot was given to the simulator. */
  'no-autopilot',
  'nothing-to-join',
  /** The bot did not acknowledge the interaction in time. */
  'no-answer',
  /** The bot acknowledged the interaction but never answered. */
  'still-thinking',
  /** The simulator itself failed. */
  'broken',
] as const;
export type ClientFaultCode = (typeof CLIENT_FAULT_CODES)[number];

/** Why the simulator did not do what was asked. */
export interface ClientFault {
  readonly code: ClientFaultCode;
  /** A sentence in English. */
  readonly message: string;
}

export const clientFault = (code: ClientFaultCode, message: string): Result<never, ClientFault> => refuse({ code, message });
