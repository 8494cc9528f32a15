import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';
import { inert } from '../language/userText.js';

/** How it goes on at a table where somebody has taken a free seat. */
const NEXT = {
  begins: { en: 'All seats are taken, so it starts now.', fr: 'Toutes les places sont prises\u00a0: la partie commence.' },
  checksIn: {
    en: 'All seats are taken: it starts once the other newcomers have checked in.',
    fr: 'Toutes les places sont prises\u00a0: la partie commencera quand les autres personnes qui viennent d’arriver auront confirmé leur présence.',
  },
  waits: {
    en: 'It starts when the other free seats are taken.',
    fr: 'La partie commencera quand les autres places libres seront prises.',
  },
} as const;
type Next = keyof typeof NEXT;

/** Waiting for a game: `/play`. */
export const queueMessages = messages({
  waitingHere: {
    en: 'Waiting for a game on this server',
    fr: 'En attente d’une partie sur ce serveur',
  },
  nobodyWaits: {
    en: 'Nobody is waiting for a game on this server. With `/play variant:` you can be the first.',
    fr: 'Personne n’attend de partie sur ce serveur. Avec `/jouer variante:`, vous serez la première personne à attendre.',
  },
  table: {
    en: (game: string, pace: string, waiting: number, needed: number) => `${game}, ${pace}: ${waiting} of ${needed}`,
    fr: (game, pace, waiting, needed) => `${game}, ${pace} : ${waiting} sur ${needed}`,
  },
  youToo: {
    en: (until: string) => `you’re waiting until ${until}`,
    fr: until => `vous attendez jusqu’au ${until}`,
  },
  /** Until when is said in the list below. */
  waiting: {
    en: (game: string) =>
      `You’re waiting for ${game}. As soon as enough people are waiting, I’ll open the game and ask everyone to check in. To wait longer, use \`/play\` again.`,
    fr: game =>
      `${game}\u00a0: vous attendez une partie. Dès que le compte y est, j’ouvre la partie et chaque personne confirme sa présence. Pour attendre plus longtemps, utilisez de nouveau \`/jouer\`.`,
  },
  full: {
    en: (game: string, number: number, where: string) =>
      `The table is full! ${game} is open in ${where} as game ${number}. Press **I’m here** there within 24 hours: the game starts once everyone has.`,
    fr: (game, number, where) =>
      `La table est complète\u00a0! ${game}\u00a0: partie ${number}, dans ${where}. Appuyez là-bas sur **Je suis là** dans les 24 heures\u00a0: la partie commence dès que tout le monde l’a fait.`,
  },
  /** A seat was free at a table that had been opened before. */
  seated: {
    en: (game: string, number: number, where: string, next: Next) =>
      `There was a free seat: you’ve joined ${game}, game ${number} in ${where}. ${NEXT[next].en}`,
    fr: (game, number, where, next) =>
      `Une place était libre. Vous avez rejoint ${game}, partie ${number}, dans ${where}. ${NEXT[next].fr}`,
  },
  stopped: {
    en: (count: number) =>
      count === 0 ? 'You weren’t waiting for a game.' : `You’re no longer waiting for ${en.count(count, 'that game', 'those # games')}.`,
    fr: count =>
      count === 0 ? 'Vous n’attendiez pas de partie.' : `Vous n’attendez plus ${fr.count(count, 'cette partie', 'ces # parties')}.`,
  },
  openLobbies: { en: 'Open lobbies', fr: 'Parties à rejoindre' },
  substitutes: {
    en: (count: number, you: boolean) => {
      if (you && count <= 1) return 'Substitutes on this server: you. When a player leaves a game, I may ask you to take the seat.';
      if (you) return `Substitutes on this server: ${count}, including you. When a player leaves a game, I may ask you to take the seat.`;
      return `Substitutes on this server: ${count === 0 ? 'none yet' : count}. They’re asked to take a seat when a player leaves a game.`;
    },
    fr: (count, you) => {
      if (you && count <= 1)
        return 'Pour les remplacements sur ce serveur\u00a0: vous. Si une place se libère, je peux vous demander de la prendre.';
      if (you)
        return `Pour les remplacements sur ce serveur\u00a0: ${count} personnes, dont vous. Si une place se libère, je peux vous demander de la prendre.`;
      return `Pour les remplacements sur ce serveur\u00a0: ${count === 0 ? 'personne pour l’instant' : fr.count(count, '# personne', '# personnes')}. Quand une place se libère, je leur propose de la prendre.`;
    },
  },
  volunteered: {
    en: 'You’re on the list of substitutes. If a player leaves a game whose host wants substitutes, I may ask you by DM to take the seat: at most three times a day, and you can always say no.',
    fr: 'Vous faites désormais des remplacements. Si une place se libère dans une partie où l’hôte veut des remplacements, je peux vous proposer par MP de la prendre\u00a0: trois fois par jour au plus, et vous pouvez toujours refuser.',
  },
  volunteersNoMore: {
    en: 'You’re off the list of substitutes.',
    fr: 'Vous ne faites plus de remplacements.',
  },
  /** DM to somebody who manages the server. */
  channelGone: {
    en: (server: string) =>
      `The channel for new games on **${inert(server)}** is gone. Everyone waiting with \`/play\` keeps their place, but no game can start until you choose another channel: use \`/play here: yes\` in it.`,
    fr: server =>
      `Le salon des nouvelles parties de **${inert(server)}** n’existe plus. Les personnes qui attendent avec \`/jouer\` gardent leur place, mais aucune partie ne peut commencer tant que vous n’avez pas choisi un autre salon\u00a0: utilisez-y \`/jouer ici: oui\`.`,
  },
  /** DM to somebody who manages the server. */
  channelClosed: {
    en: (server: string, channel: string) =>
      `I may no longer write in ${channel}, the channel for new games on **${inert(server)}**. Everyone waiting with \`/play\` keeps their place, but no game can start until you let me write there again or choose another channel: then use \`/play here: yes\` in it.`,
    fr: (server, channel) =>
      `Je n’ai plus le droit d’écrire dans ${channel}, le salon des nouvelles parties de **${inert(server)}**. Les personnes qui attendent avec \`/jouer\` gardent leur place, mais aucune partie ne peut commencer tant que vous ne m’avez pas rendu ce droit ou choisi un autre salon\u00a0: utilisez-y ensuite \`/jouer ici: oui\`.`,
  },
  /** Below what is waited for, on a server that has lost its channel for new games. */
  onHold: {
    en: 'This server has no channel for new games at the moment, so no game can start. Everyone keeps their place until someone who manages the server chooses a channel with `/play here: yes`.',
    fr: 'Ce serveur n’a pas de salon pour les nouvelles parties en ce moment\u00a0: aucune partie ne peut commencer. Chacun garde sa place jusqu’à ce qu’une personne qui gère ce serveur choisisse un salon avec `/jouer ici: oui`.',
  },
  chosenHere: {
    en: 'From now on, games that fill up through `/play` start in this channel.',
    fr: 'Désormais, les parties formées avec `/jouer` commencent dans ce salon.',
  },
});
