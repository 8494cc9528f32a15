import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { Fault } from '../../../games/game.js';
import type { Language } from '../../../lib/language.js';
import { type SentencesByTag, sentenceByCode } from '../language/sentencesByTag.js';
import { battleRefusals } from './battleRefusals.js';
import { correctionRefusals } from './correctionRefusals.js';
import type { FaultNames } from './faultNames.js';
import { movementRefusals } from './movementRefusals.js';
import { orderTextRefusals } from './orderTextRefusals.js';
import { orderWarnings } from './orderWarnings.js';
import { ruleNotes } from './ruleWords.js';
import { stakeNotes } from './stakeNotes.js';
import { startRefusals } from './startRefusals.js';
import { tableRefusals } from './tableRefusals.js';
import { winterRefusals } from './winterRefusals.js';

/** A sentence for every fault code of Diplomacy. A missing one is a type error. */
export const DIPLOMACY_REFUSALS: SentencesByTag<DiplomacyFault, 'code', [FaultNames]> = {
  ...orderTextRefusals,
  ...movementRefusals,
  ...winterRefusals,
  ...battleRefusals,
  ...startRefusals,
  ...correctionRefusals,
  ...tableRefusals,
  ...orderWarnings,
  ...ruleNotes,
  ...stakeNotes,
};

const isDiplomacyFault = (fault: Fault): fault is DiplomacyFault => Object.hasOwn(DIPLOMACY_REFUSALS, fault.code);

/** Undefined if it is not a fault code of Diplomacy. */
export const sayDiplomacyFault = (fault: Fault, language: Language, names: FaultNames): string | undefined =>
  isDiplomacyFault(fault) ? sentenceByCode(DIPLOMACY_REFUSALS, fault, language, names) : undefined;
