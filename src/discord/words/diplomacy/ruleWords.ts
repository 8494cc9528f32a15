import type { InEach, Language } from '../../../lib/language.js';
import { barbarianAllowance } from './barbarianNotes.js';
import type { Detail } from './tongue.js';

/** What players read about a rule module, in both languages. A rule without words is named by its id. */
export interface RuleWords {
  /** The rule as explanations cite it. */
  readonly name: InEach;
  /** What stands beside a number in a sum of strengths, by the `because` of the modifier or bonus. */
  readonly causes?: Readonly<Record<string, InEach>>;
  /** A sentence for each code of the module's `notes`. */
  readonly notes?: Readonly<Record<string, Readonly<Record<Language, (detail: Detail) => string>>>>;
}

/** By the id of the rule module. */
export const RULE_WORDS: Readonly<Record<string, RuleWords>> = {
  walls: {
    name: { en: 'Fortified Borders', fr: 'Frontières fortifiées' },
    causes: { wall: { en: 'wall', fr: 'muraille' } },
  },
  'floating-fortress': { name: { en: 'Floating Fortress', fr: 'Forteresse flottante' } },
  barbarians: {
    name: { en: 'barbarian power', fr: 'puissance barbare' },
    notes: { 'barbarian-allowance': barbarianAllowance },
  },
  cornered: {
    name: { en: 'last units', fr: 'dernières unités' },
    causes: { cornered: { en: 'cornered', fr: 'acculée' } },
  },
  illusion: {
    name: { en: 'Illusion', fr: 'Illusion' },
    causes: { illusion: { en: 'Illusion', fr: 'Illusion' } },
  },
  'sea-raiders': { name: { en: 'Sea Raiders', fr: 'Pillards des mers' } },
  'strong-capitals': {
    name: { en: 'Strong Capitals', fr: 'Capitales fortes' },
    causes: { 'strong-capital': { en: 'capital', fr: 'capitale' } },
  },
};

const ALL = Object.values(RULE_WORDS);

export const ruleName = (id: string, language: Language): string => RULE_WORDS[id]?.name[language] ?? id;

/** By the `because` of modifiers and bonuses. */
export const causesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(ALL.flatMap(({ causes = {} }) => Object.entries(causes).map(([code, word]) => [code, word[language]])));

/** Sentences by the code of a rule's note. */
export const notesIn = (language: Language): Readonly<Record<string, (detail: Detail) => string>> =>
  Object.fromEntries(ALL.flatMap(({ notes = {} }) => Object.entries(notes).map(([code, say]) => [code, say[language]])));
