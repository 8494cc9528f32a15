import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** What the channel learns of votes and motions. Who votes for what stays secret. */
export const proposalMessages = messages({
  drawProposedToAll: {
    en: 'A draw has been proposed. It passes if every player still in play votes for it with `/draw` in this phase. Votes are secret.',
    fr: 'Une partie nulle est proposée. Elle est adoptée si toutes les puissances encore en jeu acceptent avec `/nulle` pendant cette phase. Les votes sont secrets.',
  },
  drawProposed: {
    en: (powers: readonly string[]) =>
      `A draw between ${en.powers(powers)} has been proposed. It passes if every player still in play votes for it with \`/vote\` in this phase. Votes are secret.`,
    fr: powers =>
      `Une partie nulle entre ${fr.powers(powers)} est proposée. Elle est adoptée si toutes les puissances encore en jeu acceptent avec \`/voter\` pendant cette phase. Les votes sont secrets.`,
  },
  concessionProposed: {
    en: (powers: readonly string[]) =>
      `Proposal to concede to ${en.powers(powers)}: it passes if every other player still in play agrees with \`/concede\` in this phase. Votes are secret; not voting means no.`,
    fr: powers =>
      `Il est proposé de concéder la victoire ${fr.toPowers(powers)}. La proposition est adoptée si toutes les autres puissances encore en jeu acceptent avec \`/concéder\` pendant cette phase. Les votes sont secrets ; ne pas voter, c’est refuser.`,
  },
  pauseProposed: {
    en: 'A pause has been proposed. The game is paused if more than half of the players vote for it with `/vote` in this phase.',
    fr: 'Une pause est proposée. La partie est mise en pause si plus de la moitié des puissances acceptent avec `/voter` pendant cette phase.',
  },
  resumeProposed: {
    en: 'Proposal to resume the game: it continues if more than half of the players vote for it with `/vote`.',
    fr: 'Il est proposé de reprendre la partie. Elle reprend si plus de la moitié des puissances acceptent avec `/voter`.',
  },
  extendProposed: {
    en: 'More time has been proposed. The deadline is extended if more than half of the players vote for it with `/vote` in this phase.',
    fr: 'Un délai supplémentaire est proposé. L’échéance est repoussée si plus de la moitié des puissances acceptent avec `/voter` pendant cette phase.',
  },
  closeProposed: {
    en: 'Proposal to close this phase now, with the orders saved so far: it passes if more than half of the other players, and at least two, vote for it with `/vote`. Votes are secret.',
    fr: 'Il est proposé de terminer cette phase maintenant, avec les ordres déjà enregistrés. Elle se termine si plus de la moitié des autres, et au moins deux, acceptent avec `/voter`. Les votes sont secrets.',
  },
  replaceProposed: {
    en: (powers: readonly string[]) =>
      `Proposal to replace the player of ${en.powers(powers)}: the seat opens to someone else if more than half of the other players, and at least two, vote for it with \`/vote\` in this phase. Votes are secret.`,
    fr: powers =>
      `Il est proposé de remplacer la personne qui joue ${fr.powers(powers)}. La place devient libre si plus de la moitié des autres, et au moins deux, acceptent avec \`/voter\` pendant cette phase. Les votes sont secrets.`,
  },
  decideProposed: {
    en: (powers: readonly string[], text: string) =>
      `A decision on the battle between ${en.powers(powers)} has been proposed: \`${text}\`. It stands if more than half of the players outside the battle vote for it with \`/vote\`. Votes are secret.`,
    fr: (powers, text) =>
      `Une décision est proposée pour la bataille entre ${fr.powers(powers)} : \`${text}\`. Elle est adoptée si plus de la moitié des puissances qui n’y participent pas acceptent avec \`/voter\`. Les votes sont secrets.`,
  },
  cancelProposed: {
    en: 'Proposal to end the game without a winner: it ends if every player still in play votes for it with `/vote` in this phase. Votes are secret.',
    fr: 'Il est proposé de mettre fin à la partie sans victoire. Elle s’arrête si toutes les puissances encore en jeu acceptent avec `/voter` pendant cette phase. Les votes sont secrets.',
  },
  extended: {
    en: 'The powers voted for more time: the deadline is extended.',
    fr: 'Les puissances ont voté pour un délai plus long : l’échéance est repoussée.',
  },
  cancelled: {
    en: 'The powers agreed to end the game without a winner',
    fr: 'Les puissances ont décidé de mettre fin à la partie, sans victoire',
  },
  motion: {
    en: (power: string) => `Motion by ${en.the(power)}`,
    fr: power => `Motion ${fr.of(power)}`,
  },
  motionText: {
    en: (of: string, text: string) => `For ${en.the(of)}: \`${text}\``,
    fr: (of, text) => `Pour ${fr.the(of)} : \`${text}\``,
  },
  motionNote: {
    en: 'A motion is only a suggestion. It doesn’t show anyone’s votes.',
    fr: 'Une motion n’est qu’une proposition. Elle ne montre le vote de personne.',
  },
  /** The motion of somebody who votes for it already. */
  movedAsVoted: {
    en: 'Your motion will appear in the channel. Your own vote for it is already saved.',
    fr: 'Votre motion arrive dans le salon. Votre vote en sa faveur est déjà enregistré.',
  },
  moved: {
    en: 'Your motion will appear in the channel. It doesn’t count as your vote: add it to your votes if you want to vote for it.',
    fr: 'Votre motion arrive dans le salon. Elle ne compte pas comme votre vote : ajoutez-la à vos votes si vous êtes pour.',
  },
});
