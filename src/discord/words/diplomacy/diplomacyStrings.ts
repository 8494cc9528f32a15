import type { Outcome } from '../../../games/diplomacy/model/outcome.js';
import type { Language } from '../../../lib/language.js';
import { type InLanguage, inLanguage } from '../language/inLanguage.js';
import { sentenceByKind } from '../language/sentencesByTag.js';
import { battleMessages } from './battleMessages.js';
import {
  battleOutcomes,
  battleTitles,
  declarationMessages,
  noFightReasons,
  outcomeLabels,
  serviceMessages,
  tabletopMessages,
} from './battleOutcomeMessages.js';
import type { BoardNames } from './boardNames.js';
import { diplomacyAltTexts } from './diplomacyAltTexts.js';
import { explanationMessages } from './explanationMessages.js';
import { hintMessages } from './hintMessages.js';
import { briefingMessages, newsMessages, virtualArmies } from './newsMessages.js';
import { orderMessages } from './orderMessages.js';
import { calendarMessages, phaseNames, removalMessages, seasonNames, unitTypeNames } from './phaseNames.js';
import { ruleNames } from './ruleNames.js';
import { causeNames } from './ruleWords.js';
import { verdicts } from './verdicts.js';

/** All messages about Diplomacy except refusals and findings, which have tables by code and by kind. */
const MESSAGES = {
  ...orderMessages,
  ...newsMessages,
  ...briefingMessages,
  ...calendarMessages,
  ...removalMessages,
  ...hintMessages,
  seasons: seasonNames,
  kinds: phaseNames,
  causes: causeNames,
  unitTypes: unitTypeNames,
  virtual: virtualArmies,
  alt: diplomacyAltTexts,
  explanation: { ...explanationMessages, rules: ruleNames },
  battles: {
    ...battleMessages,
    declaration: declarationMessages,
    table: tabletopMessages,
    won: battleOutcomes,
    noFight: noFightReasons,
    title: battleTitles,
    outcome: outcomeLabels,
    serves: serviceMessages,
  },
};

/** All texts about Diplomacy in one language. */
export interface DiplomacyStrings extends InLanguage<typeof MESSAGES> {
  readonly language: Language;
  /** The outcome of an order, as it follows the order. Empty: nothing to add. */
  readonly verdict: (outcome: Outcome, names: BoardNames) => string;
}

const stringsIn = (language: Language): DiplomacyStrings => ({
  ...inLanguage(MESSAGES, language),
  language,
  verdict: (outcome, names) => sentenceByKind(verdicts, outcome, language, names),
});

export const diplomacyStrings: Readonly<Record<Language, DiplomacyStrings>> = { en: stringsIn('en'), fr: stringsIn('fr') };
