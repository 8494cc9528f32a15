import type { Detail } from './tongue.js';

/** What everybody may know of a game, by the code of the note. */
export const notes = {
  'barbarian-allowance': (d: Detail) =>
    `**${d.power('power')}** this winter, as things stand: ${limit(d)}; they have ${d.count('units')}. ${following(d)}${exhausted(d)}`,
};

const limit = (d: Detail): string =>
  d.count('centres') < 6
    ? `${d.count('raiders')} + ${d.count('pairs')} (one for each pair of centres; centres owned: ${d.count('centres')}) = ${d.count('limit')} units`
    : `one unit for each of ${d.count('centres')} centres`;

function following(d: Detail): string {
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

const exhausted = (d: Detail): string =>
  d.flag('isExhausted') ? ' They had six centres once: no more nomads come, new units are one for each centre.' : '';
