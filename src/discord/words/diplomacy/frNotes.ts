import type { notes as english } from './enNotes.js';
import type { Detail } from './tongue.js';

/** See enNotes.ts. */
export const notes: typeof english = {
  'barbarian-allowance': d =>
    `**${d.power('power')}**, cet hiver, en l’état : ${limit(d)} ; unités présentes : ${d.count('units')}. ${following(d)}${exhausted(d)}`,
};

const limit = (d: Detail): string =>
  d.count('centres') < 6
    ? `${d.count('raiders')} + ${d.count('pairs')} (une par paire de centres ; centres possédés : ${d.count('centres')}) = ${d.count('limit')} unités`
    : `une unité pour chacun des ${d.count('centres')} centres`;

function following(d: Detail): string {
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

const exhausted = (d: Detail): string =>
  d.flag('isExhausted') ? ' Ils ont eu six centres : plus aucun nomade ne vient, les nouvelles unités vont une par centre.' : '';
