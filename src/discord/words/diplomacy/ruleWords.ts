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
  /** What the player of the power that has it is told at the start, in whole sentences. Only for abilities of one power. */
  readonly ability?: InEach;
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
    ability: {
      en: 'before the first turn, place three armies in the provinces marked as the band. Every winter each pair of centres lets you place one more army there, until you have six centres: then you build like everyone else. You need two centres by the end of your second year, or your armies melt away.',
      fr: 'avant le premier tour, placez trois armées dans les provinces de la bande. Chaque hiver, deux centres donnent droit à une armée de plus dans la bande, jusqu’à six centres : ensuite, vous construisez comme tout le monde. Sans deux centres à la fin de votre deuxième année, vos armées fondent peu à peu.',
    },
    notes: barbarianNotes,
  },
  cornered: {
    name: { en: 'last units', fr: 'dernières unités' },
    causes: { cornered: { en: 'cornered', fr: 'acculée' } },
  },
  illusion: {
    name: { en: 'Illusion', fr: 'Illusion' },
    causes: { illusion: { en: 'Illusion', fr: 'Illusion' } },
    ability: {
      en: 'while nobody else is in your home or owns it, a virtual army guards it with strength 1. If one of your own units stays there, it holds with 1 extra strength instead.',
      fr: 'tant que personne d’autre n’occupe ou ne possède votre centre d’origine, une armée virtuelle le garde avec une force de 1. Si une de vos unités y reste, elle tient avec 1 de plus.',
    },
  },
  'sea-raiders': {
    name: { en: 'Sea Raiders', fr: 'Pillards des mers' },
    ability: {
      en: 'your fleets attack coastal provinces with strength 2 instead of 1. At sea, and when they hold or support, they count as 1.',
      fr: 'vos flottes attaquent les provinces côtières avec une force de 2 au lieu de 1. En mer, et pour tenir ou soutenir, elles comptent pour 1.',
    },
  },
  immortality: {
    name: { en: 'Immortality', fr: 'Immortalité' },
    ability: {
      en: 'in the fall, while another power owns your home, an army of yours tries to return there by itself. Your armies can support it.',
      fr: 'à l’automne, tant qu’une autre puissance possède votre centre d’origine, une de vos armées tente d’y revenir d’elle-même. Vos armées peuvent la soutenir.',
    },
  },
  underways: {
    name: { en: 'Underways', fr: 'Souterrains' },
    ability: {
      en: 'your armies move and support between your capital and the entrances of the Underway, as if they bordered each other.',
      fr: 'vos armées se déplacent et soutiennent entre votre capitale et les entrées des souterrains, comme si elles étaient voisines.',
    },
  },
  'fledgling-nations': {
    name: { en: 'Fledgling Nations', fr: 'Jeunes nations' },
    ability: {
      en: 'before the first turn, choose one of your two cities, and an army or a fleet for it. That city becomes your capital.',
      fr: 'avant le premier tour, choisissez une de vos deux villes, et une armée ou une flotte pour elle. Cette ville devient votre capitale.',
    },
  },
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
