import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** What can be voted on, as menus and options name it. */
export const voteKinds = messages({
  draw: { en: 'A draw', fr: 'Une partie nulle' },
  concede: { en: 'Concede', fr: 'Concéder' },
  pause: { en: 'Pause', fr: 'Une pause' },
  resume: { en: 'Resume', fr: 'Reprendre' },
  extend: { en: 'More time', fr: 'Plus de temps' },
  cancel: { en: 'End the game without a winner', fr: 'Mettre fin à la partie sans victoire' },
  close: { en: 'Close the phase now', fr: 'Terminer la phase maintenant' },
  replace: { en: 'Replace a player', fr: 'Remplacer quelqu’un' },
  decide: { en: 'Decide a battle', fr: 'Trancher une bataille' },
});

/** What can be voted on, as lines of a ballot. */
export const voteQuestions = messages({
  draw: { en: 'A draw between all powers still in play', fr: 'Partie nulle entre toutes les puissances encore en jeu' },
  pause: { en: 'Pause the game', fr: 'Mettre la partie en pause' },
  resume: { en: 'Resume the game', fr: 'Reprendre la partie' },
  extend: { en: 'Extend this deadline, once', fr: 'Repousser cette échéance, une fois' },
  cancel: { en: 'End the game without a winner', fr: 'Mettre fin à la partie sans victoire' },
  close: { en: 'Close this phase now, with the orders saved so far', fr: 'Terminer cette phase maintenant, avec les ordres enregistrés' },
});

/** The secret ballot of a player. */
export const voteMessages = messages({
  title: {
    en: 'Votes on the game itself',
    fr: 'Votes sur la partie elle-même',
  },
  neutralsElsewhere: {
    en: 'To vote on what the neutral powers do, press **Orders**, then **Neutrals**.',
    fr: 'Pour voter sur ce que font les puissances neutres, appuyez sur **Ordres**, puis sur **Neutres**.',
  },
  none: {
    en: 'Nothing has been proposed in this phase.',
    fr: 'Rien n’a été proposé dans cette phase.',
  },
  rules: {
    en: 'Choose what to vote for; choose it again to withdraw your vote. Votes are secret and expire at the end of the phase. Declaring a draw, conceding or ending the game without a winner needs every power that is still in play and has a player. Pausing, resuming or adding time needs more than half of them. With the last vote it needs, it happens at once.',
    fr: 'Choisissez l’objet de votre vote ; choisissez-le de nouveau pour retirer votre vote. Les votes sont secrets et expirent à la fin de la phase. Pour une partie nulle, une concession ou une fin sans victoire, il faut l’accord de toutes les puissances encore en jeu et jouées par une personne ; pour une pause, une reprise ou plus de temps, l’accord de plus de la moitié d’entre elles. Avec le dernier vote nécessaire, l’effet est immédiat.',
  },
  rulesInstead: {
    en: 'Where the host can’t decide, the others vote: closing the phase now, replacing a player or deciding a battle needs the votes of more than half of them; closing the phase or replacing a player also needs at least two votes. The host has no vote on these, and neither does anyone who is part of the battle.',
    fr: 'Là où l’hôte ne peut pas décider, les autres votent. Pour terminer la phase, remplacer quelqu’un ou trancher une bataille, il faut plus de la moitié de leurs voix, et au moins deux dans les deux premiers cas. Ni l’hôte ni les puissances qui participent à la bataille ne votent.',
  },
  drawBetween: {
    en: (powers: readonly string[]) => `A draw between ${en.powers(powers)}`,
    fr: powers => `Partie nulle entre ${fr.powers(powers)}`,
  },
  concede: {
    en: (power: string) => `Concede: ${en.the(power)} ${en.verb([power], 'wins', 'win')}`,
    fr: power => `Concéder la victoire ${fr.to(power)}`,
  },
  replace: {
    en: (power: string) => `Replace the player of ${en.the(power)}`,
    fr: power => `Remplacer la personne qui joue ${fr.the(power)}`,
  },
  decide: {
    en: (text: string) => `Battle: ${text}`,
    fr: text => `Bataille : ${text}`,
  },
  choose: {
    en: 'Vote for …',
    fr: 'Votez pour…',
  },
  chooseInstead: {
    en: 'Decide in the host’s place …',
    fr: 'Décidez à la place de l’hôte…',
  },
  withdraw: {
    en: 'you vote for this: choose it to withdraw your vote',
    fr: 'vous votez pour : choisissez-le pour retirer votre vote',
  },
  isProposed: {
    en: 'already proposed',
    fr: 'déjà proposé',
  },
  cast: {
    en: 'Your vote is saved. It’s secret, and expires at the end of the phase.',
    fr: 'Votre vote est enregistré. Il est secret et expire à la fin de la phase.',
  },
  taken: {
    en: 'Vote withdrawn.',
    fr: 'Vote retiré.',
  },
  agreed: {
    en: 'The vote passed. I’ll announce it in the channel.',
    fr: 'La proposition est adoptée. Je l’annonce dans le salon.',
  },
  agreedSoon: {
    en: 'The vote passed. The phase closes in a few seconds, once the bot has worked out its own orders.',
    fr: 'La proposition est adoptée. La phase se terminera dans quelques secondes, dès que le bot aura préparé ses propres ordres.',
  },
});
