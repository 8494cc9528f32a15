import type { Language } from '../../../lib/language.js';
import type { Detail } from './tongue.js';

type Say = (detail: Detail) => string;

/** Mandate of Heaven 2: how many units the barbarians may have this winter, and what follows as things stand. */
export const barbarianAllowance: Readonly<Record<Language, Say>> = {
  en: d =>
    `**${d.power('power')}** this winter, as things stand: ${limitEn(d)}; they have ${d.count('units')}. ${followingEn(d)}${exhaustedEn(d)}`,
  fr: d =>
    `**${d.power('power')}**, cet hiver, en l’état : ${limitFr(d)} ; unités présentes : ${d.count('units')}. ${followingFr(d)}${exhaustedFr(d)}`,
};

const limitEn = (d: Detail): string =>
  d.count('centres') < 6
    ? `${d.count('raiders')} + ${d.count('pairs')} (one for each pair of centres; centres owned: ${d.count('centres')}) = ${d.count('limit')} units`
    : `one unit for each of ${d.count('centres')} centres`;

function followingEn(d: Detail): string {
  if (d.count('removals') > 0)
    return `${d.count('removals')} must go${d.count('melting') > 0 ? `, ${d.count('melting')} of them for want of success` : ''}.`;
  if (d.count('builds') === 0) return 'None comes, none goes.';
  const elsewhere = d.count('builds') - d.count('placements');
  return [
    ...(d.count('placements') > 0 ? [`${d.count('placements')} may be placed within the band`] : []),
    ...(elsewhere > 0 ? [`${elsewhere} may ${d.count('placements') > 0 ? 'then ' : ''}be built in their centres`] : []),
  ]
    .join(', ')
    .concat('.');
}

const exhaustedEn = (d: Detail): string =>
  d.flag('isExhausted') ? ' They had six centres once: no more nomads come, new units are one for each centre.' : '';

const limitFr = (d: Detail): string =>
  d.count('centres') < 6
    ? `${d.count('raiders')} + ${d.count('pairs')} (une par paire de centres ; centres possédés : ${d.count('centres')}) = ${d.count('limit')} unités`
    : `une unité pour chacun des ${d.count('centres')} centres`;

function followingFr(d: Detail): string {
  if (d.count('removals') > 0)
    return `Unités à retirer : ${d.count('removals')}${d.count('melting') > 0 ? `, dont ${d.count('melting')} faute de succès` : ''}.`;
  if (d.count('builds') === 0) return 'Rien à placer, rien à retirer.';
  const elsewhere = d.count('builds') - d.count('placements');
  return [
    ...(d.count('placements') > 0 ? [`À placer dans la bande : ${d.count('placements')}`] : []),
    ...(elsewhere > 0 ? [`à construire ${d.count('placements') > 0 ? 'ensuite ' : ''}dans leurs centres : ${elsewhere}`] : []),
  ]
    .join(', ')
    .concat('.');
}

const exhaustedFr = (d: Detail): string =>
  d.flag('isExhausted') ? ' Ils ont eu six centres : plus aucun nomade ne vient, les nouvelles unités vont une par centre.' : '';
