import type { InEach } from '../../../lib/language.js';
import { messages } from '../language/inLanguage.js';

/** Why a match is paused, by the stored reason. */
const PAUSES: Readonly<Record<string, InEach>> = {
  'channel-gone': { en: 'Its channel has been deleted.', fr: 'Son salon a été supprimé.' },
  forbidden: {
    en: 'I may no longer write in its channel: I need to see it, send messages, embed links and attach files.',
    fr: 'Je n’ai plus le droit d’écrire dans son salon : il me faut le voir, envoyer des messages, intégrer des liens et joindre des fichiers.',
  },
  broken: {
    en: 'Its rules broke down over the orders on file. That is our fault; it is in the log of the bot, and whoever runs it has to mend it first.',
    fr: 'Ses règles ont calé sur les ordres enregistrés. C’est notre faute ; c’est dans le journal du bot, et qui le fait tourner doit d’abord y remédier.',
  },
  'nobody-there': { en: 'Everybody who plays has missed two turns in a row.', fr: 'Tous ceux qui jouent ont manqué deux tours de suite.' },
  vote: { en: 'Its players have voted so.', fr: 'Ses joueurs l’ont voté.' },
  removed: { en: 'I have been removed from its server.', fr: 'J’ai été retiré de son serveur.' },
  refused: {
    en: 'Discord refuses a message that the game cannot go on without.',
    fr: 'Discord refuse un message sans lequel la partie ne peut pas continuer.',
  },
  blocked: {
    en: 'Discord has not let any message through to its channel for an hour.',
    fr: 'Depuis une heure, Discord ne laisse passer aucun message vers son salon.',
  },
};

/** What Discord's error codes mean. */
const ANSWERS: Readonly<Record<number, InEach>> = {
  10003: { en: 'the channel does not exist', fr: 'le salon n’existe pas' },
  10004: { en: 'the server does not exist', fr: 'le serveur n’existe pas' },
  40005: { en: 'the message is too large', fr: 'le message est trop lourd' },
  50001: { en: 'I cannot see the channel', fr: 'je ne vois pas le salon' },
  50013: { en: 'I lack a permission there', fr: 'il m’y manque une permission' },
  50035: {
    en: 'I filled in the message wrongly, which is our fault and not yours; whoever runs the bot finds it in the log',
    fr: 'j’ai mal rempli le message ; c’est notre faute et non la vôtre, et qui fait tourner le bot en trouve la trace dans le journal',
  },
  160005: {
    en: 'the thread is locked; somebody who manages threads has to unlock it',
    fr: 'le fil est verrouillé ; une personne qui gère les fils doit le déverrouiller',
  },
  200000: { en: 'AutoMod has blocked the message', fr: 'AutoMod a bloqué le message' },
};

/** A paused match: why it is paused, and how it continues. */
export const pauseMessages = messages({
  paused: {
    en: 'The game is paused. Nothing is lost, and no deadline runs.',
    fr: 'La partie est en pause. Rien n’est perdu et aucune échéance ne court.',
  },
  pausedTitle: {
    en: (game: string) => `${game} is paused`,
    fr: game => `${game} : la partie est en pause`,
  },
  pausedBecause: {
    en: (because: string): string => PAUSES[because]?.en ?? 'Something keeps it from going on.',
    fr: because => PAUSES[because]?.fr ?? 'Quelque chose l’empêche de continuer.',
  },
  pausedThen: {
    en: 'Nothing is lost, and no deadline runs. When that is mended, `/game resume` goes on where it stopped.',
    fr: 'Rien n’est perdu et aucune échéance ne court. Une fois l’obstacle levé, `/partie reprendre` la relance où elle s’est arrêtée.',
  },
  discordSays: {
    en: (code: number) => `Discord says: ${ANSWERS[code]?.en ?? 'something I have no words for'} (code ${code}).`,
    fr: code => `Réponse de Discord : ${ANSWERS[code]?.fr ?? 'une réponse que je ne connais pas'} (code ${code}).`,
  },
  unpostedTitle: {
    en: (game: string) => `${game}: I cannot post the end of it`,
    fr: game => `${game} : je ne peux pas en publier la fin`,
  },
  unpostedThen: {
    en: 'The game is over, and nothing is lost: `/map` and `/status` show it. I will keep trying for a week.',
    fr: 'La partie est finie et rien n’est perdu : `/carte` et `/état` la montrent. Je réessaie pendant une semaine.',
  },
  back: {
    en: 'I am back on this server. The game is still paused where it stopped; its host can resume it.',
    fr: 'Me voici de retour sur ce serveur. La partie est toujours en pause où elle s’est arrêtée ; la personne qui l’organise peut la relancer.',
  },
  goesOn: {
    en: 'The game goes on.',
    fr: 'La partie reprend.',
  },
  resumed: {
    en: (game: string) => `${game} goes on; the time that was left of the phase is given back.`,
    fr: game => `${game} : la partie reprend, et le temps qui restait pour la phase est rendu.`,
  },
});
