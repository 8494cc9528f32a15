import { eitherOf } from '../lists.js';
import type { Detail } from './detail.js';
import type { faults as english } from './enFaults.js';

const quoted = (texts: readonly string[]): string =>
  eitherOf(
    texts.map(text => `« ${text} »`),
    'fr',
  );

/** See enFaults.ts. */
export const faults: typeof english = {
  'not-understood': () => 'Je n’en tire aucun coup.',
  ambiguous: d => `Cela peut se lire de plusieurs façons : ${quoted(d.texts('candidates'))}. Laquelle ?`,
  over: () => 'La partie est terminée.',
  'not-your-turn': () => 'Ce n’est pas le tour de cette dynastie.',
  'wrong-stage': () => 'Ce coup est pour un autre moment.',
  'not-in-hand': d =>
    d.card('card') === '' ? 'Ces cartes ne sont pas dans la main.' : `Cette carte n’est pas dans la main : ${d.card('card')}.`,
  'no-spy': () => 'Seul celui qui tient l’Espion nomme le premier joueur.',
  'start-missing': () => 'Celui qui tient l’Espion nomme aussi le premier joueur.',
  'state-closed': d => `${d.state('state')} est contrôlé et entouré d’au moins quatre armées : on ne s’y bat pas.`,
  'not-bright': d => `La première carte doit être claire ; celle-ci est un conseiller : ${d.card('card')}.`,
  'not-advisor': d => `La seconde carte doit être un conseiller ; celle-ci est claire : ${d.card('card')}.`,
  'no-dynasty-card': () => 'Aucune carte de dynastie à poser : elle l’est déjà, ou la partie se joue sans.',
  'no-match': d => `${d.card('card')} n’a aucun symbole en commun avec la carte claire d’avant, ${d.card('previous')}.`,
  'advisor-no-match': d => `Le symbole du conseiller (${d.card('advisor')}) n’est pas sur ${d.card('card')}.`,
  'no-effect': d => `Rien à couvrir : ${d.card('card')} ne porte pas ce symbole (${d.card('symbol')}).`,
  'not-in-row': d =>
    d.card('card') === '' ? 'Ces cartes ne sont pas dans la rangée.' : `Cette carte n’est pas dans la rangée : ${d.card('card')}.`,
  'not-on-table': d => `Cette carte n’est pas posée devant cette dynastie : ${d.card('card')}.`,
  'not-claimed': d => `Pas remporté, ou déjà utilisé : ${d.card('symbol')}.`,
  'no-army': () => 'Il ne reste aucune armée en réserve.',
  'not-around': d => `La place forte ${d.text('hold')} n’est pas autour de ${d.state('state')}.`,
  full: d => `Deux armées s’y trouvent déjà : ${placeOf(d)}.`,
  'empty-first': () => 'Il faut choisir une place forte vide tant qu’il y en a.',
  'wrong-armies': d =>
    d.owners('seats') === ''
      ? `Aucun adversaire n’a une seule armée sur la place forte ${d.text('hold')}.`
      : `De la place forte ${d.text('hold')} doivent partir, une fois chacun : ${d.owners('seats')}.`,
  'not-adjacent': d => `Aucune route ne joint ${d.text('from')} et ${d.text('hold')}.`,
  'own-army': d => `L’armée qui s’y trouve est celle de cette dynastie : ${d.state('state')}.`,
  'no-own-army': d => `Aucune armée de cette dynastie ne peut servir ainsi sur la place forte ${d.text('hold')}.`,
  'no-way': d => `Aucun chemin libre ne mène de ${d.text('from')} à ${d.text('hold')}.`,
  'wrong-number': d => (d.count('due') === 1 ? 'Une carte est due.' : 'Deux cartes sont dues.'),
  'too-few-players': d => `Il faut au moins ${d.count('least')} joueurs.`,
  'too-many-players': d => `Il faut au plus ${d.count('most')} joueurs.`,
};

const placeOf = (d: Detail): string => (d.state('state') === '' ? `place forte ${d.text('hold')}` : d.state('state'));
