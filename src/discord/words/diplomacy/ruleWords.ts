import type { RuleNote } from '../../../games/diplomacy/model/ruleNote.js';
import type { InEach, Language } from '../../../lib/language.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { barbarianNotes } from './barbarianNotes.js';
import type { FaultNames } from './faultNames.js';

type RuleNotes = SentencesByTag<RuleNote, 'code', [FaultNames]>;

/** Where a rule is, and whose: names in the language of the sentence. */
export interface RuleAt {
  readonly power: string;
  readonly powers: string;
  readonly province: string;
  readonly provinces: string;
}

/** What players read about a rule, in both languages. */
interface RuleWords {
  /** The rule as explanations cite it. Default: its id. */
  readonly name?: InEach;
  /** What it says, for a variant that names it (`namedRules.ts`). */
  readonly sentence?: Readonly<Record<Language, (at: RuleAt) => string>>;
  /** What follows a number in a sum of strengths, by the `because` of the modifier or bonus. */
  readonly causes?: Readonly<Record<string, InEach>>;
  /** What the player of the power that has it is told at the start, in whole sentences. Only for abilities of one power. */
  readonly ability?: InEach;
  /** A sentence for each code of the module's `notes`. */
  readonly notes?: Partial<RuleNotes>;
}

const WORDS = {
  cornered: {
    name: { en: 'last units', fr: 'dernières unités' },
    causes: { cornered: { en: 'cornered', fr: 'acculée' } },
    sentence: {
      en: () => 'If attacks would destroy all of a power’s units, each defends with 1 more.',
      fr: () => 'Si des attaques devaient détruire toutes les unités d’une puissance, chacune défend avec 1 de plus.',
    },
  },
  'raise-fleet': {
    sentence: {
      en: () => 'Fleets are not built: an order turns an army on a coast into one.',
      fr: () => 'Les flottes ne se construisent pas\u00a0: un ordre transforme une armée sur une côte en flotte.',
    },
  },
  'revert-to-army': {
    sentence: {
      en: () => 'A fleet ordered to a place where only an army can go becomes an army.',
      fr: () => 'Une flotte envoyée là où seule une armée peut aller devient une armée.',
    },
  },
  walls: {
    name: { en: 'Fortified Borders', fr: 'Frontières fortifiées' },
    causes: { wall: { en: 'wall', fr: 'muraille' } },
    sentence: { en: () => 'An attack over a wall counts 1 less.', fr: () => 'Une attaque par-dessus une muraille compte 1 de moins.' },
  },
  'floating-fortress': {
    name: { en: 'Floating Fortress', fr: 'Forteresse flottante' },
    sentence: {
      en: () =>
        'A fleet on a river defends with a strength of 2, and a fleet on a river or sea attacks and supports into river provinces with a strength of 2.',
      fr: () =>
        'Une flotte sur un fleuve défend avec une force de 2, et une flotte sur un fleuve ou en mer attaque et soutient avec une force de 2 vers les provinces d’un fleuve.',
    },
  },
  'rapid-river-moves': {
    sentence: {
      en: () => 'A fleet can be ordered to travel up to three provinces along a river.',
      fr: () => 'Un ordre permet à une flotte de remonter ou de descendre un fleuve de trois provinces au plus.',
    },
  },
  'river-convoy': {
    sentence: { en: () => 'Fleets on a river convoy too.', fr: () => 'Les flottes sur un fleuve convoient aussi.' },
  },
  'land-convoy': {
    sentence: {
      en: ({ provinces }) => `Fleets in ${provinces} convoy too.`,
      fr: ({ provinces }) => `Les flottes dans ces provinces convoient aussi\u00a0: ${provinces}.`,
    },
  },
  'open-oceans': {
    sentence: {
      en: ({ provinces }) => `Any number of fleets can be in ${provinces}.`,
      fr: ({ provinces }) => `Ces mers peuvent contenir autant de flottes qu’on veut\u00a0: ${provinces}.`,
    },
  },
  'opening-builds': {
    sentence: {
      en: () => 'Before the first year each power builds a unit for each of its centres that has none.',
      fr: () => 'Avant la première année, chaque puissance construit une unité pour chacun de ses centres qui n’en a pas.',
    },
  },
  chaos: {
    sentence: {
      en: () =>
        'Chaos: every power begins with one centre and no unit. Each builds its first unit there before the first year, and later ones in any free centre it owns.',
      fr: () =>
        'Chaos\u00a0: chaque puissance commence avec un seul centre et sans unité. Elle y construit sa première unité avant la première année, puis les suivantes dans n’importe quel centre libre qu’elle possède.',
    },
  },
  'armed-neutrals': {
    sentence: {
      en: () => 'The players vote on the orders of neutral powers; a neutral power with three centres gets a seat.',
      fr: () => 'On vote sur les ordres des puissances neutres\u00a0; une puissance neutre qui a trois centres obtient une place.',
    },
  },
  barbarians: {
    name: { en: 'barbarian power', fr: 'puissance barbare' },
    ability: {
      en: 'before the first turn, place three armies in the provinces marked as the band. Every winter each pair of centres lets you place one more army there, until you have six centres: then you build like everyone else. You need two centres by the end of your second year, or your armies melt away.',
      fr: 'avant le premier tour, placez trois armées dans les provinces de la bande. Chaque hiver, deux centres donnent droit à une armée de plus dans la bande, jusqu’à six centres : ensuite, vous construisez comme tout le monde. Sans deux centres à la fin de votre deuxième année, vos armées fondent peu à peu.',
    },
    notes: barbarianNotes,
    sentence: {
      en: ({ power, provinces }) =>
        `${power} begins without homes: it places three armies in ${provinces}, and one more for each pair of centres.`,
      fr: ({ power, provinces }) =>
        `${power} commence sans centres d’origine\u00a0: trois armées se placent parmi ${provinces}, puis une de plus pour chaque paire de centres.`,
    },
  },
  'fledgling-nations': {
    name: { en: 'Fledgling Nations', fr: 'Jeunes nations' },
    ability: {
      en: 'before the first turn, choose one of your two cities, and an army or a fleet for it. That city becomes your capital.',
      fr: 'avant le premier tour, choisissez une de vos deux villes, et une armée ou une flotte pour elle. Cette ville devient votre capitale.',
    },
    sentence: {
      en: () => 'Powers with several cities choose one before the first year; it becomes their capital.',
      fr: () => 'Les puissances qui ont plusieurs villes en choisissent une avant la première année\u00a0; elle devient leur capitale.',
    },
  },
  'greater-capitals': {
    sentence: {
      en: () => 'A power also builds in capitals of powers that began with more units than it did.',
      fr: () => 'Une puissance construit aussi dans les capitales de celles qui ont commencé avec plus d’unités qu’elle.',
    },
  },
  'strong-capitals': {
    name: { en: 'Strong Capitals', fr: 'Capitales fortes' },
    causes: { 'strong-capital': { en: 'capital', fr: 'capitale' } },
    sentence: {
      en: ({ powers }) => `A unit that stays in the capital of ${powers} holds with 1 more.`,
      fr: ({ powers }) => `Une unité qui reste dans sa capitale tient avec 1 de plus\u00a0: ${powers}.`,
    },
  },
  'decisive-battles': {
    sentence: {
      en: () => 'Battles can be fought out; the topics below explain how.',
      fr: () => 'Des batailles peuvent se livrer pour de bon\u00a0; les sujets suivants disent comment.',
    },
  },
  'sea-raiders': {
    name: { en: 'Sea Raiders', fr: 'Pillards des mers' },
    ability: {
      en: 'your fleets attack coastal provinces with strength 2 instead of 1. At sea, and when they hold or support, they count as 1.',
      fr: 'vos flottes attaquent les provinces côtières avec une force de 2 au lieu de 1. En mer, et pour tenir ou soutenir, elles comptent pour 1.',
    },
    sentence: {
      en: ({ power }) => `Fleets of ${power} attack coasts with a strength of 2.`,
      fr: ({ power }) => `Les flottes de ${power} attaquent les côtes avec une force de 2.`,
    },
  },
  underways: {
    name: { en: 'Underways', fr: 'Souterrains' },
    ability: {
      en: 'your armies move and support between your capital and the entrances of the Underway, as if they bordered each other.',
      fr: 'vos armées se déplacent et soutiennent entre votre capitale et les entrées des souterrains, comme si elles étaient voisines.',
    },
    sentence: {
      en: ({ power, province, provinces }) => `Armies of ${power} pass between ${province} and ${provinces}.`,
      fr: ({ power, province, provinces }) => `Les armées de ${power} passent entre ${province} et ${provinces}.`,
    },
  },
  immortality: {
    name: { en: 'Immortality', fr: 'Immortalité' },
    ability: {
      en: 'in the fall, while another power owns your home, an army of yours tries to return there by itself. Your armies can support it.',
      fr: 'à l’automne, tant qu’une autre puissance possède votre centre d’origine, une de vos armées tente d’y revenir d’elle-même. Vos armées peuvent la soutenir.',
    },
    sentence: {
      en: ({ power, province }) => `In the fall an army of ${power} returns to ${province} while another power owns that centre.`,
      fr: ({ power, province }) =>
        `À l’automne, une armée de ${power} revient à ${province} tant qu’une autre puissance possède ce centre.`,
    },
  },
  illusion: {
    name: { en: 'Illusion', fr: 'Illusion' },
    causes: { illusion: { en: 'Illusion', fr: 'Illusion' } },
    ability: {
      en: 'while nobody else is in your home or owns it, a virtual army guards it with strength 1. If one of your own units stays there, it holds with 1 extra strength instead.',
      fr: 'tant que personne d’autre n’occupe ou ne possède votre centre d’origine, une armée virtuelle le garde avec une force de 1. Si une de vos unités y reste, elle tient avec 1 de plus.',
    },
    sentence: {
      en: ({ power, province }) => `A virtual army of ${power} guards ${province}.`,
      fr: ({ power, province }) => `Une armée virtuelle de ${power} garde ${province}.`,
    },
  },
} satisfies Readonly<Record<string, RuleWords>>;

/** By the id of the rule module, or by the name of the rule in a variant's folder. A rule of one module has the same key for both. */
export const RULE_WORDS: Readonly<Record<string, RuleWords>> = WORDS;

export const ruleName = (id: string, language: Language): string => RULE_WORDS[id]?.name?.[language] ?? id;

/** By the `because` of modifiers and bonuses. */
export const causeNames: Readonly<Record<string, InEach>> = Object.fromEntries(
  Object.values(RULE_WORDS).flatMap(({ causes = {} }) => Object.entries(causes)),
);

/** A sentence for every note code of the rules. A missing one is a type error. */
export const ruleNotes: RuleNotes = { ...WORDS.barbarians.notes };
