import type { Fault } from '../../game.js';

/** Why a move is not allowed. The rules check in a fixed order and return the first fault. */
export type RuleFaultCode =
  | 'over'
  | 'not-your-turn'
  | 'wrong-stage'
  | 'not-in-hand'
  | 'no-spy'
  | 'start-missing'
  | 'state-closed'
  | 'not-bright'
  | 'not-advisor'
  | 'no-dynasty-card'
  | 'no-match'
  | 'advisor-no-match'
  | 'no-effect'
  | 'not-in-row'
  | 'not-on-table'
  | 'not-claimed'
  | 'no-army'
  | 'not-around'
  | 'full'
  | 'empty-first'
  | 'wrong-armies'
  | 'not-adjacent'
  | 'own-army'
  | 'no-own-army'
  | 'no-way'
  | 'wrong-number';

export interface RuleFault extends Fault {
  readonly code: RuleFaultCode;
}

export const fault = (code: RuleFaultCode, detail: Omit<Fault, 'code'> = {}): RuleFault => ({ ...detail, code });
