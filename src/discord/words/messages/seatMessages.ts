import type { InEach } from '../../../lib/language.js';
import type { Capacity } from '../../../matches/model/match.js';
import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

const BY: Readonly<Record<Exclude<Capacity, 'vote'>, InEach>> = {
  host: { en: 'the host', fr: 'la personne qui organise' },
  arbiter: { en: 'the arbiter', fr: 'l’arbitre' },
  admin: { en: 'somebody who manages the server', fr: 'quelqu’un qui gère le serveur' },
};

/** Seats that change hands. */
export const seatMessages = messages({
  seatTaken: {
    en: (powers: readonly string[]) =>
      `${en.list(powers)} ${powers.length > 1 ? 'have new players' : 'has a new player'} from now on, who orders its units.`,
    fr: powers => `Une personne joue désormais cette puissance (${fr.list(powers)}) et en commande les unités.`,
  },
  seatTakenTurns: {
    en: (seats: readonly string[]) => `${en.list(seats)} ${seats.length > 1 ? 'have new players' : 'has a new player'} from now on.`,
    fr: seats => `Désormais jouée par quelqu’un d’autre : ${fr.list(seats)}.`,
  },
  votesOver: {
    en: 'Votes on them no longer count.',
    fr: 'Les votes à leur sujet ne comptent plus.',
  },
  call: {
    en: (power: string) => `A seat is open: ${power}`,
    fr: power => `Une place est libre : ${power}`,
  },
  callClosed: {
    en: (power: string) => `The seat of ${power}`,
    fr: power => `Place : ${power}`,
  },
  callText: {
    en: 'Whoever has never played in this game may take it: the first who presses the button, or whom the host chooses with `/game seat`. Until then its units are voted on as before.',
    fr: 'Peut la prendre quiconque n’a jamais joué dans cette partie : la première personne qui appuie sur le bouton, ou celle que choisit l’organisateur avec `/partie place`. D’ici là, on vote pour ses unités comme avant.',
  },
  callDealt: {
    en: 'Whoever has not sat in this game yet may take it with all it holds. The first to press gets it.',
    fr: 'Qui n’a encore tenu aucune place dans cette partie peut la prendre, avec tout ce qu’elle détient. Le premier qui appuie l’obtient.',
  },
  callTaken: {
    en: (power: string, user: string) => `${power} is now played by ${user}.`,
    fr: (power, user) => `Puissance désormais jouée : ${power}, par ${user}.`,
  },
  callOver: {
    en: 'The game ended before anybody took this seat.',
    fr: 'La partie s’est arrêtée avant que quelqu’un prenne cette place.',
  },
  dealt: {
    en: (power: string, number: number, where: string) =>
      `You play **${power}** in game ${number}, ${where}. \`/me\` and your orders say it too.`,
    fr: (power, number, where) => `Vous jouez **${power}** dans la partie ${number}, ${where}. \`/moi\` et vos ordres le disent aussi.`,
  },
  invited: {
    en: (power: string, game: string, number: number, where: string) =>
      `You are asked to play **${power}** in game ${number} (${game}, ${where}), with everything it has on file, as long as this phase is open. Who has played in that game, or has seen orders in it, cannot.`,
    fr: (power, game, number, where) =>
      `On vous demande de jouer **${power}** dans la partie ${number} (${game}, ${where}), avec tout ce qui y est enregistré, tant que cette phase est ouverte. Qui a joué dans cette partie, ou y a vu des ordres, ne le peut pas.`,
  },
  replaced: {
    en: (power: string, game: string, where: string, by: Capacity) =>
      by === 'vote'
        ? `${game}, ${where}: a majority of the other powers voted to open ${power} to another player, with the orders on file. Thank you for playing.`
        : `${game}, ${where}: ${BY[by].en} has given ${power} to another player, with the orders on file. Thank you for playing.`,
    fr: (power, game, where, by) =>
      by === 'vote'
        ? `${game}, ${where} : une majorité des autres puissances a voté pour que quelqu’un d’autre joue ${power}, avec les ordres enregistrés. Merci d’avoir joué.`
        : `${game}, ${where} : ${BY[by].fr} a confié votre puissance (${power}) à une autre personne, avec les ordres enregistrés. Merci d’avoir joué.`,
  },
  lost: {
    en: (power: string, game: string, where: string) =>
      `${game}, ${where}: two turns in a row went by without orders for ${power}, so the seat is open to another player now. Thank you for playing.`,
    fr: (power, game, where) =>
      `${game}, ${where} : deux tours de suite sont passés sans ordres (${power}), et la place est désormais ouverte à quelqu’un d’autre. Merci d’avoir joué.`,
  },
  seated: {
    en: (power: string) => `You play ${power} from now on. \`/orders\` shows what there is to decide.`,
    fr: power => `Vous jouez désormais ${power}. \`/ordres\` montre ce qu’il y a à décider.`,
  },
  seatedOther: {
    en: (power: string, user: string) => `${user} plays ${power} from now on.`,
    fr: (power, user) => `Puissance désormais jouée : ${power}, par ${user}.`,
  },
  resignAsk: {
    en: (power: string, game: string) =>
      `Give up ${power} in ${game}? Your units will hold, nobody will order them, and you cannot take the seat back.`,
    fr: (power, game) =>
      `Abandonner ${power} dans ${game} ? Vos unités tiendront, plus personne ne les commandera, et vous ne pourrez pas reprendre votre place.`,
  },
  resignAskTurns: {
    en: (seat: string, game: string) =>
      `Give up ${seat} in ${game}? The house will move for you at once, as simply as can be, until somebody takes the seat with your hand.`,
    fr: (seat, game) =>
      `Abandonner ${seat} dans ${game} ? La maison jouera aussitôt pour vous, au plus simple, jusqu’à ce que quelqu’un prenne la place avec votre main.`,
  },
  resigned: {
    en: (power: string) => `You have given up ${power}. Thank you for playing.`,
    fr: power => `Vous avez abandonné ${power}. Merci d’avoir joué.`,
  },
});
