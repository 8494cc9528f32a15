import type { InEach } from '../../../lib/language.js';
import type { Capacity } from '../../../matches/model/match.js';
import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

const BY: Readonly<Record<Exclude<Capacity, 'vote'>, InEach>> = {
  host: { en: 'the host', fr: 'l’hôte' },
  arbiter: { en: 'the arbiter', fr: 'l’arbitre' },
  admin: { en: 'a server admin', fr: 'une personne qui gère le serveur' },
};

/** What becomes of a power whose player has left: its units hold, the bot plays it, or its last orders are played again. */
const AFTER_LEAVING = {
  holds: {
    en: 'Its units will hold until somebody takes the seat.',
    fr: 'Ses unités tiendront jusqu’à ce que quelqu’un prenne la place.',
  },
  bot: {
    en: 'The bot will play it until somebody takes the seat.',
    fr: 'Le bot en commandera les unités jusqu’à ce que quelqu’un prenne la place.',
  },
  repeats: {
    en: 'Its last saved orders will be played again until somebody takes the seat.',
    fr: 'Ses derniers ordres enregistrés seront rejoués jusqu’à ce que quelqu’un prenne la place.',
  },
} as const;
export type AfterLeaving = keyof typeof AFTER_LEAVING;

const COUNTED: InEach = {
  en: ' It counts as five missed turns towards your reliability.',
  fr: ' Pour votre fiabilité, cela compte comme cinq tours manqués.',
};

/** Seats that change hands. */
export const seatMessages = messages({
  seatTaken: {
    en: (powers: readonly string[]) =>
      `${capital(en.powers(powers))} ${powers.length > 1 ? 'have new players' : `${en.verb(powers, 'has', 'have')} a new player`}, who ${powers.length > 1 ? 'now give' : 'now gives'} ${en.verb(powers, 'its', 'their')} orders.`,
    fr: powers =>
      powers.length > 1
        ? `De nouvelles personnes jouent maintenant ${fr.powers(powers)} et en commandent les unités.`
        : `Une nouvelle personne joue maintenant ${fr.powers(powers)} et en commande les unités.`,
  },
  seatTakenTurns: {
    en: (seats: readonly string[]) =>
      `${capital(en.powers(seats))} ${seats.length > 1 ? 'have new players' : `${en.verb(seats, 'has', 'have')} a new player`}.`,
    fr: seats =>
      seats.length > 1
        ? `De nouvelles personnes jouent maintenant ${fr.powers(seats)}.`
        : `Une nouvelle personne joue maintenant ${fr.powers(seats)}.`,
  },
  votesOver: {
    en: 'Votes on these units no longer count.',
    fr: 'Les votes sur ces unités ne comptent plus.',
  },
  call: {
    en: (power: string) => `Open seat: ${power}`,
    fr: power => `Place libre : ${power}`,
  },
  callClosed: {
    en: (power: string) => `Seat: ${power}`,
    fr: power => `Place : ${power}`,
  },
  callText: {
    en: 'Open to anyone who has never played in this game. The first to press the button gets the seat, or the host chooses someone with `/game seat`. Until then, its units are still ordered by vote.',
    fr: 'Ouverte à toute personne n’ayant jamais joué dans cette partie. La première à appuyer sur le bouton obtient la place, ou l’hôte choisit quelqu’un avec `/partie place`. D’ici là, un vote décide toujours des ordres de ses unités.',
  },
  callDealt: {
    en: 'Open to anyone new to this game. The first to press the button gets the seat, with everything it holds.',
    fr: 'Ouverte à toute personne n’ayant pas joué dans cette partie. La première à appuyer sur le bouton obtient la place, avec tout ce que cette place détient.',
  },
  callTaken: {
    en: (power: string, user: string) => `${capital(user)} takes over ${en.the(power)}.`,
    fr: (power, user) => `${capital(user)} reprend ${fr.the(power)}.`,
  },
  callOver: {
    en: 'The game ended before anyone took this seat.',
    fr: 'La partie s’est terminée avant que quelqu’un prenne cette place.',
  },
  dealt: {
    en: (power: string, number: number, where: string) =>
      `You play **${en.the(power)}** in game ${number}, ${where}. You can always look it up with \`/me\`.`,
    fr: (power, number, where) =>
      `Vous jouez **${fr.the(power)}** dans la partie ${number}, ${where}. À retrouver à tout moment avec \`/moi\`.`,
  },
  firstDeadline: {
    en: (phase: string, until: string) => `**${phase}:** ${until}`,
    fr: (phase, until) => `**${phase} :** ${until}`,
  },
  howToBegin: {
    en: '`/orders` shows everything there is to decide, and `/rules` explains the game.',
    fr: '`/ordres` montre tout ce qu’il y a à décider, et `/règles` explique le jeu.',
  },
  votesOnNeutrals: {
    en: 'Every turn you also vote on what the neutral powers do: press **Orders**, then **Neutrals**.',
    fr: 'À chaque tour, vous votez aussi sur ce que font les puissances neutres : appuyez sur **Ordres**, puis sur **Neutres**.',
  },
  howToTurn: {
    en: (where: string) => `The table is in ${where}. \`/orders\` shows your hand and your choices, \`/rules\` explains the game.`,
    fr: where => `La table est dans ${where}. \`/ordres\` montre votre main et vos choix, \`/règles\` explique le jeu.`,
  },
  invited: {
    en: (power: string, game: string, number: number, where: string) =>
      `You’re invited to play **${en.the(power)}** in game ${number} (${game}, ${where}), with the orders already saved. The invitation is valid until this phase closes. You can’t accept if you have played in that game or seen orders in it.`,
    fr: (power, game, number, where) =>
      `On vous invite à jouer **${fr.the(power)}** dans la partie ${number} (${game}, ${where}), avec les ordres déjà enregistrés. L’invitation vaut jusqu’à la fin de cette phase. Vous ne pouvez pas accepter si vous avez joué dans cette partie ou si vous y avez vu des ordres.`,
  },
  /** The title says which game it is. */
  asked: {
    en: (power: string, where: string, until: string) =>
      `Can you step in? A player has left the game in ${where}, and **${en.the(power)}** needs somebody until it ends. If I don’t hear from you by ${until}, I’ll ask somebody else. Meanwhile the seat is open to everybody.\n-# You’re on that server’s list of substitutes. To be taken off it, use \`/play\` there.`,
    fr: (power, where, until) =>
      `Pouvez-vous remplacer quelqu’un\u00a0? Une place s’est libérée dans ${where}\u00a0: **${fr.the(power)}**, jusqu’à la fin de la partie. Sans réponse avant le ${until}, je demanderai à quelqu’un d’autre. D’ici là, la place est ouverte à tout le monde.\n-# Vous faites des remplacements sur ce serveur. Pour arrêter, utilisez-y \`/jouer\`.`,
  },
  /** In an anonymous game everybody on the list is asked, whoever plays. */
  askedAnonymous: {
    en: '-# The game is anonymous, so I ask everyone on the list alike. You can’t take the seat if you have played in that game or seen orders in it: then press **Not this time**.',
    fr: '-# La partie est anonyme\u00a0: je sollicite donc toutes les personnes de la liste. Si vous y avez joué ou y avez vu des ordres, vous ne pouvez pas prendre la place\u00a0: appuyez alors sur **Pas cette fois**.',
  },
  declined: {
    en: (game: string) => `Thanks for telling me. I’ll ask somebody else for ${game}.`,
    fr: game => `Merci de votre réponse. Je demanderai à quelqu’un d’autre pour ${game}.`,
  },
  /** DM to somebody who let a deadline pass at the card table. */
  missed: {
    en: (phase: string, where: string) => `You missed your turn (${phase}) in ${where}.`,
    fr: (phase, where) => `Vous avez manqué votre tour (${phase}) dans ${where}.`,
  },
  replaced: {
    en: (power: string, game: string, where: string, by: Capacity) =>
      by === 'vote'
        ? `${game}, ${where}: a majority of the other players voted to open ${en.the(power)} to another player, with your saved orders. Thank you for playing.`
        : `${game}, ${where}: ${BY[by].en} gave ${en.the(power)} to another player, with your saved orders. Thank you for playing.`,
    fr: (power, game, where, by) =>
      by === 'vote'
        ? `${game}, ${where} : une majorité des autres a voté pour confier ${fr.the(power)} à quelqu’un d’autre, avec vos ordres enregistrés. Merci d’avoir joué.`
        : `${game}, ${where} : ${BY[by].fr} a confié ${fr.the(power)} à quelqu’un d’autre, avec vos ordres enregistrés. Merci d’avoir joué.`,
  },
  lost: {
    en: (power: string, game: string, where: string, count: number) =>
      `${game}, ${where}: you missed ${en.count(count, 'one turn', '# turns in a row')} as ${en.the(power)}, so your seat is now open to another player. Thank you for playing.`,
    fr: (power, game, where, count) =>
      `${game}, ${where} : vous avez manqué ${fr.count(count, 'un tour', '# tours de suite')} avec ${fr.the(power)}, et votre place est maintenant ouverte à quelqu’un d’autre. Merci d’avoir joué.`,
  },
  seated: {
    en: (power: string) => `You now play ${en.the(power)}. Use \`/orders\` to see what there is to decide.`,
    fr: power => `Vous jouez maintenant ${fr.the(power)}. \`/ordres\` montre ce qu’il y a à décider.`,
  },
  seatedOther: {
    en: (power: string, user: string) => `${capital(user)} now plays ${en.the(power)}.`,
    fr: (power, user) => `${capital(user)} joue maintenant ${fr.the(power)}.`,
  },
  resignAsk: {
    en: (power: string, game: string, then: AfterLeaving, isCounted: boolean) =>
      `Give up ${en.the(power)} in ${game}? ${AFTER_LEAVING[then].en} You can’t take the seat back.${isCounted ? COUNTED.en : ''}`,
    fr: (power, game, then, isCounted) =>
      `Abandonner ${fr.the(power)}\u00a0? (${game}) ${AFTER_LEAVING[then].fr} Vous ne pourrez pas la reprendre.${isCounted ? COUNTED.fr : ''}`,
  },
  resignAskTurns: {
    en: (seat: string, game: string, isCounted: boolean) =>
      `Give up ${en.the(seat)} in ${game}? The bot will play for you from now on, until someone takes over your seat and hand.${isCounted ? COUNTED.en : ''}`,
    fr: (seat, game, isCounted) =>
      `Abandonner ${fr.the(seat)}\u00a0? (${game}) Le bot jouera aussitôt à votre place, jusqu’à ce que quelqu’un reprenne votre place et votre main.${isCounted ? COUNTED.fr : ''}`,
  },
  resigned: {
    en: (power: string) => `You’ve given up ${en.the(power)}. Thank you for playing.`,
    fr: power => `Vous avez abandonné ${fr.the(power)}. Merci d’avoir joué.`,
  },
});
