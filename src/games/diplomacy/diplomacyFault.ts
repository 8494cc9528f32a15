import type { RefusedStatement } from './battles/refusedStatement.js';
import type { CorrectionFault } from './correction/correctionFault.js';
import type { OrderWarning } from './lint/orderWarning.js';
import type { RuleNote } from './model/ruleNote.js';
import type { Stake } from './model/stake.js';
import type { SeatingFault, SeatingNote } from './model/tableFault.js';
import type { RefusedOrder } from './orders/refusedOrder.js';
import type { StartFault } from './start/startFault.js';

/** Every coded message of Diplomacy: refusals, warnings and notes. */
export type DiplomacyFault =
  | RefusedOrder
  | RefusedStatement
  | StartFault
  | CorrectionFault
  | OrderWarning
  | RuleNote
  | SeatingFault
  | SeatingNote
  | Stake;
