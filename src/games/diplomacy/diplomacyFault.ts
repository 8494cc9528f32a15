import type { RefusedDispatch } from './battles/refusedDispatch.js';
import type { CorrectionFault } from './correction/correctionFault.js';
import type { OrderWarning } from './lint/orderWarning.js';
import type { RefusedOrder } from './orders/refusedOrder.js';
import type { RuleNote } from './rules/ruleNote.js';
import type { StartFault } from './start/startFault.js';
import type { TableFault, TableNote } from './tableFault.js';

/** All that Diplomacy says in codes: refusals, warnings and notes. */
export type DiplomacyFault =
  | RefusedOrder
  | RefusedDispatch
  | StartFault
  | CorrectionFault
  | OrderWarning
  | RuleNote
  | TableFault
  | TableNote;
