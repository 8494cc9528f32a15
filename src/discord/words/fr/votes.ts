import type { votes as english } from '../en/votes.js';
import { listed } from '../language/grammar.js';

const kinds: typeof english.kinds = {
  draw: 'Une partie nulle',
  concede: 'Concéder',
  pause: 'Une pause',
  resume: 'Reprendre',
  extend: 'Plus de temps',
  cancel: 'Finir la partie sans vainqueur',
  close: 'Terminer la phase maintenant',
  replace: 'Remplacer quelqu’un',
  decide: 'Trancher une bataille',
};

const questions: typeof english.questions = {
  draw: 'Partie nulle entre tous ceux qui jouent encore',
  pause: 'Mettre la partie en pause',
  resume: 'Reprendre la partie',
  extend: 'Repousser cette échéance, une fois',
  cancel: 'Finir la partie : personne n’a gagné',
  close: 'Terminer cette phase maintenant, avec ce qui est enregistré',
};

/** See en/votes.ts. */
export const votes: typeof english = {
  kinds,
  questions,
  drawBetween: powers => `Partie nulle entre ${listed(powers, 'fr')}`,
  concede: power => `${power} l’emporte`,
  title: 'Votes',
  none: 'Rien n’a été proposé dans cette phase.',
  rules:
    'Choisissez ce que vous votez ; choisissez-le encore pour y renoncer. Les votes sont secrets et ne valent plus rien à la fin de la phase. Une partie nulle, une concession ou une fin sans vainqueur demandent l’accord de toutes les puissances encore en jeu qui ont un joueur ; une pause, la reprise ou plus de temps, celui de plus de la moitié.',
  rulesInstead:
    'Là où la personne qui organise ne peut décider, les autres le font : terminer maintenant, remplacer quelqu’un ou trancher une bataille demandent plus de la moitié d’entre elles. Qui organise ne vote pas là-dessus, ni qui prend part à la bataille.',
  replace: power => `Remplacer la personne qui joue ${power}`,
  decide: text => `Bataille : ${text}`,
  chooseInstead: 'Décider à la place de qui organise …',
  choose: 'Voter …',
  withdraw: 'vous le votez : choisissez-le pour y renoncer',
  isProposed: 'quelqu’un l’a proposé',
  cast: 'Votre vote est enregistré. Il est secret et ne vaut plus rien à la fin de la phase.',
  taken: 'Vous ne le votez pas, ou plus.',
  agreed: 'C’est voté : le salon est prévenu.',
  drawProposed: powers =>
    `Une partie nulle est proposée (${listed(powers, 'fr')}). Si toutes les puissances encore en jeu la votent avec \`/voter\` avant la fin de la phase, la partie s’arrête ainsi. Les votes sont secrets.`,
  pauseProposed:
    'Une pause est proposée. Si plus de la moitié des puissances la votent avec `/voter` avant la fin de la phase, la partie s’interrompt.',
  resumeProposed: 'Il est proposé de reprendre. Si plus de la moitié des puissances le votent avec `/voter`, la partie reprend.',
  extendProposed:
    'Plus de temps est demandé. Si plus de la moitié des puissances le votent avec `/voter` avant la fin de la phase, l’échéance est repoussée.',
  closeProposed:
    'Il est proposé de terminer cette phase maintenant, avec ce qui est enregistré. Si plus de la moitié des autres puissances le votent avec `/voter`, elle se termine. Les votes sont secrets.',
  replaceProposed: powers =>
    `Il est proposé de remplacer la personne qui joue ${listed(powers, 'fr')}. Si plus de la moitié des autres puissances le votent avec \`/voter\` avant la fin de la phase, la place est libre. Les votes sont secrets.`,
  decideProposed: (powers, text) =>
    `La bataille (${listed(powers, 'fr')}) : \`${text}\` est proposé. Si plus de la moitié des puissances qui n’y prennent pas part le votent avec \`/voter\`, elle est tranchée ainsi. Les votes sont secrets.`,
  cancelProposed:
    'Il est proposé de finir la partie sans vainqueur. Si toutes les puissances encore en jeu le votent avec `/voter` avant la fin de la phase, elle s’arrête ainsi. Les votes sont secrets.',
  extended: 'Les puissances ont voté plus de temps : l’échéance est repoussée.',
  cancelled: 'Les joueurs ont décidé de finir la partie : personne n’a gagné',
};
