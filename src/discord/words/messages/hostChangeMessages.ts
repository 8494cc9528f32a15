import { capital } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Hosts who have left, are asked whether they are still there, or hand a match over. */
export const hostChangeMessages = messages({
  gone: {
    en: 'The host of this game has left the server. Any player can take over: the first to press the button becomes the host. Until then, deadlines are on hold.',
    fr: 'L’hôte de cette partie a quitté le serveur. Si vous jouez, vous pouvez prendre le relais : la première personne à appuyer sur le bouton devient l’hôte. D’ici là, les échéances sont suspendues.',
  },
  goneOver: {
    en: 'The host has left the server, so the game has a new host.',
    fr: 'L’hôte avait quitté le serveur : la partie a un nouvel hôte.',
  },
  take: {
    en: 'Host this game',
    fr: 'Organiser cette partie',
  },
  taken: {
    en: 'You’re now the host of this game. See `/host` and `/game` for what you can do.',
    fr: 'C’est maintenant vous qui organisez cette partie. Pour savoir ce que vous pouvez faire, consultez `/organiser` et `/partie`.',
  },
  newHost: {
    en: (user: string) => `${capital(user)} is now the host of this game.`,
    fr: user => `${capital(user)} organise désormais cette partie.`,
  },
  handedOver: {
    en: (user: string) => `${capital(user)} is now the host of the game.`,
    fr: user => `${capital(user)} organise désormais la partie.`,
  },
  hostAsked: {
    en: (until: string) =>
      `A server admin is asking whether the host of this game is still there. If the host does nothing in this game before ${until}, someone else can become the host.`,
    fr: until =>
      `Une personne qui gère le serveur demande si l’hôte de cette partie est encore là. Si l’hôte ne fait rien dans la partie avant le ${until}, quelqu’un d’autre pourra l’organiser.`,
  },
  hostAnswered: {
    en: 'The host of this game was asked whether they were still there. They are.',
    fr: 'On a demandé si l’hôte de cette partie était encore là. C’est le cas.',
  },
  hostReplaced: {
    en: 'The host of this game was asked whether they were still there. Someone else is now the host.',
    fr: 'On a demandé si l’hôte de cette partie était encore là. Quelqu’un d’autre organise désormais la partie.',
  },
  hostAskedDm: {
    en: (game: string, where: string, until: string) =>
      `${game}, ${where}: a server admin is asking whether you still host this game. Press **I’m here**, or do anything in the game, before ${until}. After that, someone else can become the host.`,
    fr: (game, where, until) =>
      `${game}, ${where} : une personne qui gère le serveur demande si vous organisez encore cette partie. Appuyez sur **Je suis là**, ou faites quoi que ce soit dans la partie, avant le ${until}. Ensuite, quelqu’un d’autre pourra l’organiser.`,
  },
  hostAnsweredDm: {
    en: (game: string, where: string) => `${game}, ${where}: you confirmed that you still host this game.`,
    fr: (game, where) => `${game}, ${where} : vous avez confirmé que vous organisez encore cette partie.`,
  },
  hostReplacedDm: {
    en: (game: string, where: string) => `${game}, ${where}: someone else is now the host of this game.`,
    fr: (game, where) => `${game}, ${where} : quelqu’un d’autre organise désormais cette partie.`,
  },
  youAreHere: {
    en: 'Thanks! You’re still the host of this game.',
    fr: 'Merci ! Vous organisez toujours cette partie.',
  },
  asked: {
    en: (until: string) =>
      `I’m asking the host by DM and in the channel whether they’re still there. If they do nothing in the game before ${until}, you can then use this command again to hand the game over.`,
    fr: until =>
      `Je demande à l’hôte, en message privé et dans le salon, de confirmer sa présence. Sans aucune action de sa part dans la partie avant le ${until}, vous pourrez réutiliser cette commande pour confier la partie à quelqu’un d’autre.`,
  },
});
