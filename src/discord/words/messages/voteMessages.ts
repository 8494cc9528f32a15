import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** What can be voted on, as menus and options name it. */
export const voteKinds = messages({
  draw: { en: 'A draw', fr: 'Une partie nulle' },
  concede: { en: 'Concede', fr: 'Concéder' },
  pause: { en: 'Pause', fr: 'Une pause' },
  resume: { en: 'Go on', fr: 'Reprendre' },
  extend: { en: 'More time', fr: 'Plus de temps' },
  cancel: { en: 'End the game, nobody wins', fr: 'Finir la partie sans vainqueur' },
  close: { en: 'Close the phase now', fr: 'Terminer la phase maintenant' },
  replace: { en: 'Replace a player', fr: 'Remplacer quelqu’un' },
  decide: { en: 'Decide a battle', fr: 'Trancher une bataille' },
});

/** What can be voted on, as lines of a ballot. */
export const voteQuestions = messages({
  draw: { en: 'A draw between all who still play', fr: 'Partie nulle entre tous ceux qui jouent encore' },
  pause: { en: 'Pause the game', fr: 'Mettre la partie en pause' },
  resume: { en: 'Let the game go on', fr: 'Reprendre la partie' },
  extend: { en: 'Put this deadline off, once', fr: 'Repousser cette échéance, une fois' },
  cancel: { en: 'End the game: nobody has won', fr: 'Finir la partie : personne n’a gagné' },
  close: { en: 'Close this phase now, with what is on file', fr: 'Terminer cette phase maintenant, avec ce qui est enregistré' },
});

/** The secret ballot of a player. */
export const voteMessages = messages({
  title: {
    en: 'Votes',
    fr: 'Votes',
  },
  none: {
    en: 'Nothing has been proposed in this phase.',
    fr: 'Rien n’a été proposé dans cette phase.',
  },
  rules: {
    en: 'Choose what you vote for; choose it again to take that back. Votes are secret and void at the end of the phase. A draw, a concession and an end without a winner need every power that still plays and has a player; a pause, going on after it and more time need more than half of them.',
    fr: 'Choisissez ce que vous votez ; choisissez-le encore pour y renoncer. Les votes sont secrets et ne valent plus rien à la fin de la phase. Une partie nulle, une concession ou une fin sans vainqueur demandent l’accord de toutes les puissances encore en jeu qui ont un joueur ; une pause, la reprise ou plus de temps, celui de plus de la moitié.',
  },
  rulesInstead: {
    en: 'Where the host may not decide, the others do: closing now, replacing a player and deciding a battle need more than half of them. Neither the host votes on that, nor who has a part in the battle.',
    fr: 'Là où la personne qui organise ne peut décider, les autres le font : terminer maintenant, remplacer quelqu’un ou trancher une bataille demandent plus de la moitié d’entre elles. Qui organise ne vote pas là-dessus, ni qui prend part à la bataille.',
  },
  drawBetween: {
    en: (powers: readonly string[]) => `A draw between ${en.list(powers)}`,
    fr: powers => `Partie nulle entre ${fr.list(powers)}`,
  },
  concede: {
    en: (power: string) => `${power} has won`,
    fr: power => `${power} l’emporte`,
  },
  replace: {
    en: (power: string) => `Replace the player of ${power}`,
    fr: power => `Remplacer la personne qui joue ${power}`,
  },
  decide: {
    en: (text: string) => `Battle: ${text}`,
    fr: text => `Bataille : ${text}`,
  },
  choose: {
    en: 'Vote for …',
    fr: 'Voter …',
  },
  chooseInstead: {
    en: 'Decide in the host’s place …',
    fr: 'Décider à la place de qui organise …',
  },
  withdraw: {
    en: 'you vote for it: choose it to take that back',
    fr: 'vous le votez : choisissez-le pour y renoncer',
  },
  isProposed: {
    en: 'somebody has proposed it',
    fr: 'quelqu’un l’a proposé',
  },
  cast: {
    en: 'Your vote is in. It is secret, and void at the end of the phase.',
    fr: 'Votre vote est enregistré. Il est secret et ne vaut plus rien à la fin de la phase.',
  },
  taken: {
    en: 'You do not vote for it, or no longer do.',
    fr: 'Vous ne le votez pas, ou plus.',
  },
  agreed: {
    en: 'That is agreed: the channel is told.',
    fr: 'C’est voté : le salon est prévenu.',
  },
});
