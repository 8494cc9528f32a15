import type { Language } from '../../../lib/language.js';
import { type SentencesByTag, sentenceByCode } from '../language/sentencesByTag.js';
import type { CommandFault } from './commandFault.js';
import { fileRefusals } from './fileRefusals.js';
import { hostRefusals } from './hostRefusals.js';
import { lobbyRefusals } from './lobbyRefusals.js';
import { matchRefusals } from './matchRefusals.js';
import { seatRefusals } from './seatRefusals.js';
import { studyRefusals } from './studyRefusals.js';
import { timeRefusals } from './timeRefusals.js';
import { variantRefusals } from './variantRefusals.js';
import { voteRefusals } from './voteRefusals.js';

/** A sentence for every code. A missing one is a type error. */
export const REFUSALS: SentencesByTag<CommandFault, 'code'> = {
  ...lobbyRefusals,
  ...hostRefusals,
  ...fileRefusals,
  ...seatRefusals,
  ...voteRefusals,
  ...matchRefusals,
  ...timeRefusals,
  ...studyRefusals,
  ...variantRefusals,
};

export const sayRefusal = (fault: CommandFault, language: Language): string => sentenceByCode(REFUSALS, fault, language);
