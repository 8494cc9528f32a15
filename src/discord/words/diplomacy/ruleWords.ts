import type { RuleNote } from '../../../games/diplomacy/model/ruleNote.js';
import type { InEach, Language } from '../../../lib/language.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { barbarianNotes } from './barbarianNotes.js';
import type { FaultNames } from './faultNames.js';

type RuleNotes = SentencesByTag<RuleNote, 'code', [FaultNames]>;

/** What players read about a rule module, in both languages. A rule without an entry is called by its id. */
interface RuleWords {
  /** The rule as explanations cite it. */
  readonly name: InEach;
  /** What follows a number in a sum of strengths, by the `because` of the modifier or bonus. */
  readonly causes?: Readonly<Record<string, InEach>>;
  /** A sentence for each code of the module's `notes`. */
  readonly notes?: Partial<RuleNotes>;
}

const WORDS = {
  walls: {
    name: { en: 'Fortified Borders', fr: 'Frontières fortifiées' },
    causes: { wall: { en: 'wall', fr: 'muraille' } },
  },
  'floating-fortress': { name: { en: 'Floating Fortress', fr: 'Forteresse flottante' } },
  barbarians: {
    name: { en: 'barbarian power', fr: 'puissance barbare' },
    notes: barbarianNotes,
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
} satisfies Readonly<Record<string, RuleWords>>;

/** By the id of the rule module. */
export const RULE_WORDS: Readonly<Record<string, RuleWords>> = WORDS;

export const ruleName = (id: string, language: Language): string => RULE_WORDS[id]?.name[language] ?? id;

/** By the `because` of modifiers and bonuses. */
export const causeNames: Readonly<Record<string, InEach>> = Object.fromEntries(
  Object.values(RULE_WORDS).flatMap(({ causes = {} }) => Object.entries(causes)),
);

/** A sentence for every note code of the rules. A missing one is a type error. */
export const ruleNotes: RuleNotes = { ...WORDS.barbarians.notes };
