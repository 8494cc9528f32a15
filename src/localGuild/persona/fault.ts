import { type Result, refuse } from '../../lib/result.js';

export const FAULT_CODES = [
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
  /** Nobody told the local guild how the bot's games are played. */
  'no-practice',
  'nothing-to-join',
  /** The bot did not acknowledge in time. */
  'no-answer',
  /** The bot acknowledged, and then said nothing. */
  'still-thinking',
  /** The local guild itself failed. */
  'broken',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** Why something asked of the local guild was not done. */
export interface Fault {
  readonly code: FaultCode;
  /** A sentence for whoever asked. */
  readonly words: string;
}

export const fault = (code: FaultCode, words: string): Result<never, Fault> => refuse({ code, words });
