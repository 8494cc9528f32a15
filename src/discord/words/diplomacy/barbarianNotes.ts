import type { RuleNote } from '../../../games/diplomacy/model/ruleNote.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** How the limit is calculated. From six centres on, there is one unit per centre. */
const limit = {
  en: ({ centres, raiders, pairs, limit }: RuleNote): string =>
    centres < 6
      ? `${raiders} + ${pairs} (one per pair of centres; they own ${centres}) = at most ${limit} units`
      : `one unit per centre, so at most ${centres}`,
  fr: ({ centres, raiders, pairs, limit }: RuleNote): string =>
    centres < 6
      ? `${raiders} + ${pairs} (une par paire de centres ; ils en possèdent ${centres}) = ${limit} unités au plus`
      : `une unité par centre, donc ${centres} au plus`,
};

const following = {
  en: ({ removals, melting, builds, placements }: RuleNote): string => {
    if (removals > 0) return `${removals} must be removed${melting > 0 ? `, ${melting} of them because they own too few centres` : ''}.`;
    if (builds === 0) return 'No builds, no removals.';
    const elsewhere = builds - placements;
    return [
      ...(placements > 0 ? [`${placements} can be placed in the band`] : []),
      ...(elsewhere > 0 ? [`${elsewhere} can ${placements > 0 ? 'then ' : ''}be built in their centres`] : []),
    ]
      .join(', ')
      .concat('.');
  },
  fr: ({ removals, melting, builds, placements }: RuleNote): string => {
    if (removals > 0) return `Unités à retirer : ${removals}${melting > 0 ? `, dont ${melting} faute de centres` : ''}.`;
    if (builds === 0) return 'Rien à construire, rien à retirer.';
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
    isExhausted ? ' They once had six centres, so no more nomads come: they can have one unit per centre.' : '',
  fr: ({ isExhausted }: RuleNote): string =>
    isExhausted ? ' Ils ont déjà eu six centres : plus aucun nomade ne vient, ils peuvent avoir une unité par centre.' : '',
};

/**
 * Mandate of Heaven 2: how many units the barbarians may have this winter, and what they may build or must remove in the current position.
 */
export const barbarianNotes = {
  'barbarian-allowance': {
    en: (note, names) =>
      `**${capital(en.the(names.power(note.power)))}** this winter, in the current position: ${limit.en(note)}; they have ${note.units}. ${following.en(note)}${exhausted.en(note)}`,
    fr: (note, names) =>
      `**${capital(fr.the(names.power(note.power)))}**, cet hiver, dans la position actuelle : ${limit.fr(note)} ; unités présentes : ${note.units}. ${following.fr(note)}${exhausted.fr(note)}`,
  },
} satisfies Partial<SentencesByTag<RuleNote, 'code', [FaultNames]>>;
