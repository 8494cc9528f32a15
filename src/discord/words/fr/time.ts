import type { time as english } from '../en/time.js';
import { counted, listed } from '../language/grammar.js';

const fr = (count: number, one: string, other: string): string => counted(count, { one, other }, 'fr');

/** See en/time.ts. */
export const time: typeof english = {
  first: length => `La première phase : ${length}`,
  rest: days => `Pas d’échéance ces jours-là : ${days}`,
  extensions: (count, turns) =>
    `Quand des ordres manquent, l’échéance est repoussée : chaque puissance a ${fr(count, 'un délai', '# délais')}` +
    `${turns === undefined ? '' : ` et en retrouve un après ${fr(turns, 'un tour', '# tours')} de suite avec des ordres`}`,
  grace: length => `Ensuite, une fois par phase : ${length} de grâce`,
  muster: length => `Avant le début, chacun a ${length} pour dire qu’il est là`,
  unready: 'Les ordres ne comptent que si vous avez dit que vous êtes **Prêt** ; sinon les unités tiennent',
  missedTwice: 'Qui manque deux tours de suite perd sa place, et d’autres peuvent la prendre',

  extensionSpent: 'Il manque encore des ordres. Un délai est dépensé : l’échéance est repoussée.',
  graceGranted: 'Il manque encore des ordres. L’échéance est repoussée une fois, par grâce.',
  waitsForAbsent: 'Il manque les ordres de quelqu’un qui avait annoncé son absence : l’échéance est repoussée pour lui, une fois.',
  outage: length => `J’ai été injoignable avant l’échéance (${length}). Elle est repoussée d’autant.`,
  away: (powers, from, until) =>
    `Absence annoncée (${listed(powers, 'fr')}) : ${from === undefined ? 'jusqu’au' : `du ${from} au`} ${until}.`,
  standIn: (powers, until) => `Remplacement (${listed(powers, 'fr')}) jusqu’au ${until}.`,
  paused: 'La partie est en pause. Rien n’est perdu et aucune échéance ne court.',

  reminder: (power, game) => `${power}, ${game} : il manque vos ordres`,
  notReadyYet: 'Ce que vous avez enregistré ne compte que si vous dites que vous êtes prêt.',
  reminderWhy: '-# `/réglages rappels:` dit quand je vous rappelle, `silence:` quand je me tais.',
  onlyReady: 'Dans cette partie ils ne comptent que si vous dites que vous êtes prêt.',
};
