import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** What the channel learns of votes and motions. Who votes for what stays secret. */
export const proposalMessages = messages({
  drawProposedToAll: {
    en: 'A draw has been proposed. If every power that still plays votes for it with `/draw` before the phase ends, the game ends so. The votes are secret.',
    fr: 'Une partie nulle est proposée. Si toutes les puissances encore en jeu la votent avec `/nulle` avant la fin de la phase, la partie s’arrête ainsi. Les votes sont secrets.',
  },
  drawProposed: {
    en: (powers: readonly string[]) =>
      `A draw between ${en.list(powers)} has been proposed. If every power that still plays votes for it with \`/vote\` before the phase ends, the game ends so. The votes are secret.`,
    fr: powers =>
      `Une partie nulle est proposée (${fr.list(powers)}). Si toutes les puissances encore en jeu la votent avec \`/voter\` avant la fin de la phase, la partie s’arrête ainsi. Les votes sont secrets.`,
  },
  concessionProposed: {
    en: (powers: readonly string[]) =>
      `It has been proposed to concede the game to ${en.list(powers)}. If every other power that still plays agrees with \`/concede\` before the phase ends, the game ends so. The votes are secret; no answer is no.`,
    fr: powers =>
      `Il est proposé de concéder la victoire (${fr.list(powers)}). Si toutes les autres puissances encore en jeu l’acceptent avec \`/concéder\` avant la fin de la phase, la partie s’arrête ainsi. Les votes sont secrets ; ne pas répondre, c’est refuser.`,
  },
  pauseProposed: {
    en: 'A pause has been proposed. If more than half of the powers vote for it with `/vote` before the phase ends, the game stands still.',
    fr: 'Une pause est proposée. Si plus de la moitié des puissances la votent avec `/voter` avant la fin de la phase, la partie s’interrompt.',
  },
  resumeProposed: {
    en: 'It has been proposed to go on. If more than half of the powers vote for it with `/vote`, the game goes on.',
    fr: 'Il est proposé de reprendre. Si plus de la moitié des puissances le votent avec `/voter`, la partie reprend.',
  },
  extendProposed: {
    en: 'More time has been proposed. If more than half of the powers vote for it with `/vote` before the phase ends, the deadline is put off.',
    fr: 'Plus de temps est demandé. Si plus de la moitié des puissances le votent avec `/voter` avant la fin de la phase, l’échéance est repoussée.',
  },
  closeProposed: {
    en: 'It has been proposed to close this phase now, with what is on file. If more than half of the other powers vote for it with `/vote`, it closes. The votes are secret.',
    fr: 'Il est proposé de terminer cette phase maintenant, avec ce qui est enregistré. Si plus de la moitié des autres puissances le votent avec `/voter`, elle se termine. Les votes sont secrets.',
  },
  replaceProposed: {
    en: (powers: readonly string[]) =>
      `It has been proposed to replace the player of ${en.list(powers)}. If more than half of the other powers vote for it with \`/vote\` before the phase ends, the seat is open to somebody else. The votes are secret.`,
    fr: powers =>
      `Il est proposé de remplacer la personne qui joue ${fr.list(powers)}. Si plus de la moitié des autres puissances le votent avec \`/voter\` avant la fin de la phase, la place est libre. Les votes sont secrets.`,
  },
  decideProposed: {
    en: (powers: readonly string[], text: string) =>
      `The battle between ${en.list(powers)}: \`${text}\` has been proposed. If more than half of the powers without a part in it vote for it with \`/vote\`, it is decided so. The votes are secret.`,
    fr: (powers, text) =>
      `La bataille (${fr.list(powers)}) : \`${text}\` est proposé. Si plus de la moitié des puissances qui n’y prennent pas part le votent avec \`/voter\`, elle est tranchée ainsi. Les votes sont secrets.`,
  },
  cancelProposed: {
    en: 'It has been proposed to end the game without a winner. If every power that still plays votes for it with `/vote` before the phase ends, it ends so. The votes are secret.',
    fr: 'Il est proposé de finir la partie sans vainqueur. Si toutes les puissances encore en jeu le votent avec `/voter` avant la fin de la phase, elle s’arrête ainsi. Les votes sont secrets.',
  },
  extended: {
    en: 'The powers have voted for more time: the deadline is put off.',
    fr: 'Les puissances ont voté plus de temps : l’échéance est repoussée.',
  },
  cancelled: {
    en: 'The players have agreed to end the game: nobody has won',
    fr: 'Les joueurs ont décidé de finir la partie : personne n’a gagné',
  },
  motion: {
    en: (power: string) => `A motion by ${power}`,
    fr: power => `Motion : ${power}`,
  },
  motionText: {
    en: (of: string, text: string) => `For ${of}: \`${text}\``,
    fr: (of, text) => `Pour ${of} : \`${text}\``,
  },
  motionNote: {
    en: 'A motion binds nobody and shows nobody’s votes.',
    fr: 'Une motion n’engage personne et ne montre le vote de personne.',
  },
  moved: {
    en: 'Your motion is on its way to the channel. It is not among your own votes unless you put it there.',
    fr: 'Votre motion arrive dans le salon. Elle n’est pas parmi vos propres votes, à moins que vous ne l’y mettiez.',
  },
});
