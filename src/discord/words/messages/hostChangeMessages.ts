import { messages } from '../language/inLanguage.js';

/** Hosts who have left, are asked whether they are still there, or hand a match over. */
export const hostChangeMessages = messages({
  gone: {
    en: 'The host of this game has left the server. Whoever plays can host it from now on: the first to press. Until then no deadline runs.',
    fr: 'L’organisateur de cette partie a quitté le serveur. Qui joue peut l’organiser désormais : la première personne à appuyer. D’ici là, aucune échéance ne court.',
  },
  goneOver: {
    en: 'The host had left the server. The game has a host again.',
    fr: 'L’organisateur avait quitté le serveur. La partie a de nouveau quelqu’un qui l’organise.',
  },
  take: {
    en: 'Host this game',
    fr: 'Organiser cette partie',
  },
  taken: {
    en: 'You host this game from now on. `/host` and `/game` say what you can do.',
    fr: 'Vous organisez désormais cette partie. `/organiser` et `/partie` disent ce que vous pouvez faire.',
  },
  newHost: {
    en: (user: string) => `${user} hosts this game from now on.`,
    fr: user => `${user} organise désormais cette partie.`,
  },
  handedOver: {
    en: (user: string) => `${user} hosts the game from now on.`,
    fr: user => `${user} organise désormais la partie.`,
  },
  hostAsked: {
    en: (until: string) =>
      `Somebody who manages the server asks whether the host of this game is still there. If the host does nothing in this game until ${until}, hosting can be given to somebody else.`,
    fr: until =>
      `Quelqu’un qui gère le serveur demande si la personne qui organise cette partie est encore là. Si elle ne fait rien dans la partie d’ici au ${until}, quelqu’un d’autre pourra l’organiser.`,
  },
  hostAnswered: {
    en: 'The host of this game was asked for, and is there.',
    fr: 'On a demandé si la personne qui organise cette partie est encore là : elle l’est.',
  },
  hostReplaced: {
    en: 'The host of this game was asked for. Somebody else hosts it now.',
    fr: 'On a demandé si la personne qui organisait cette partie était encore là. Quelqu’un d’autre l’organise désormais.',
  },
  hostAskedDm: {
    en: (game: string, where: string, until: string) =>
      `${game}, ${where}: somebody who manages the server asks whether you still host this game. Press **I’m here**, or do anything in the game, before ${until}. After that, hosting can be given to somebody else.`,
    fr: (game, where, until) =>
      `${game}, ${where} : quelqu’un qui gère le serveur demande si vous organisez encore cette partie. Appuyez sur **Je suis là**, ou faites quoi que ce soit dans la partie, avant le ${until}. Ensuite, quelqu’un d’autre pourra l’organiser.`,
  },
  hostAnsweredDm: {
    en: (game: string, where: string) => `${game}, ${where}: you have answered that you still host this game.`,
    fr: (game, where) => `${game}, ${where} : vous avez répondu que vous organisez encore cette partie.`,
  },
  hostReplacedDm: {
    en: (game: string, where: string) => `${game}, ${where}: somebody else hosts this game now.`,
    fr: (game, where) => `${game}, ${where} : quelqu’un d’autre organise désormais cette partie.`,
  },
  youAreHere: {
    en: 'Noted: you still host this game.',
    fr: 'C’est noté : vous organisez encore cette partie.',
  },
  asked: {
    en: (until: string) =>
      `The host is asked now whether they are still there, by direct message and in the channel. If they do nothing in the game until ${until}, ask me again then, and the game is handed over.`,
    fr: until =>
      `On demande maintenant à la personne qui organise si elle est encore là, en message privé et dans le salon. Si elle ne fait rien dans la partie d’ici au ${until}, redemandez-le-moi alors, et la partie sera confiée.`,
  },
});
