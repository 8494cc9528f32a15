import type { RuleNote } from '../../../games/diplomacy/model/ruleNote.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** How the limit is calculated. From six centres on, there is one unit per centre. */
const limit = {
  en: ({ centres, raiders, pairs, limit }: RuleNote): string =>
    centres < 6
      ? `${raiders} + ${pairs} (one for each pair of centres; centres owned: ${centres}) = ${limit} units`
      : `one unit for each of ${centres} centres`,
  fr: ({ centres, raiders, pairs, limit }: RuleNote): string =>
    centres < 6
      ? `${raiders} + ${pairs} (une par paire de centres ; centres possédés : ${centres}) = ${limit} unités`
      : `une unité pour chacun des ${centres} centres`,
};

const following = {
  en: ({ removals, melting, builds, placements }: RuleNote): string => {
    if (removals > 0) return `${removals} must go${melting > 0 ? `, ${melting} of them for want of success` : ''}.`;
    if (builds === 0) return 'None comes, none goes.';
    const elsewhere = builds - placements;
    return [
      ...(placements > 0 ? [`${placements} may be placed within the band`] : []),
      ...(elsewhere > 0 ? [`${elsewhere} may ${placements > 0 ? 'then ' : ''}be built in their centres`] : []),
    ]
      .join(', ')
      .concat('.');
  },
  fr: ({ removals, melting, builds, placements }: RuleNote): string => {
    if (removals > 0) return `Unités à retirer : ${removals}${melting > 0 ? `, dont ${melting} faute de succès` : ''}.`;
    if (builds === 0) return 'Rien à placer, rien à retirer.';
    const elsewhere = builds - placements;
    return [
      ...(placements > 0 ? [`À placer dans la bande : ${placements}`] : []),
      ...(elsewhere > 0 ? [`à construire ${placements > 0 ? 'ensuite ' : ''}dans leurs centres : ${elsewhere}`] : []),
    ]
      .join(', ')
      .concat('.');
  },
};

const exhausted = {
  en: ({ isExhausted }: RuleNote): string =>
    isExhausted ? ' They had six centres once: no more nomads come, new units are one for each centre.' : '',
  fr: ({ isExhausted }: RuleNote): string =>
    isExhausted ? ' Ils ont eu six centres : plus aucun nomade ne vient, les nouvelles unités vont une par centre.' : '',
};

/**
 * Mandate of Heaven 2: how many units the barbarians may have this winter, and what they may build or must remove in the current position.
 */
export const barbarianNotes = {
  'barbarian-allowance': {
    en: (note, names) =>
      `**${names.power(note.power)}** this winter, as things stand: ${limit.en(note)}; they have ${note.units}. ${following.en(note)}${exhausted.en(note)}`,
    fr: (note, names) =>
      `**${names.power(note.power)}**, cet hiver, en l’état : ${limit.fr(note)} ; unités présentes : ${note.units}. ${following.fr(note)}${exhausted.fr(note)}`,
  },
} satisfies Partial<SentencesByTag<RuleNote, 'code', [FaultNames]>>;
