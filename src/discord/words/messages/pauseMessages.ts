import type { InEach } from '../../../lib/language.js';
import { ERROR_CODES } from '../../protocol/discordCodes.js';
import { messages } from '../language/inLanguage.js';

/** Why a match is paused, by the stored reason. */
const PAUSES: Readonly<Record<string, InEach>> = {
  'channel-gone': { en: 'Its channel was deleted.', fr: 'Son salon a été supprimé.' },
  forbidden: {
    en: 'I can no longer write in its channel. I need permission to view it, send messages, embed links and attach files.',
    fr: 'Je ne peux plus écrire dans son salon. Il me faut le droit de le voir, d’envoyer des messages, d’intégrer des liens et de joindre des fichiers.',
  },
  broken: {
    en: 'An error in the rules engine stopped it. That’s our fault, not yours. The details are in the bot’s log; the person who runs the bot has to fix it first.',
    fr: 'Une erreur du moteur de règles l’a arrêtée. C’est notre faute, pas la vôtre. Les détails sont dans le journal du bot ; la personne qui fait tourner le bot doit d’abord la corriger.',
  },
  'nobody-there': {
    en: 'All players have missed too many turns in a row.',
    fr: 'Toutes les personnes qui jouent ont manqué trop de tours de suite.',
  },
  vote: { en: 'The players voted to pause it.', fr: 'La pause a été votée.' },
  removed: { en: 'I was removed from its server.', fr: 'Le bot a été retiré de son serveur.' },
  refused: {
    en: 'Discord is rejecting a message that the game needs to continue.',
    fr: 'Discord refuse un message dont la partie a besoin pour continuer.',
  },
  blocked: {
    en: 'For an hour, Discord hasn’t let any message through to its channel.',
    fr: 'Depuis une heure, Discord ne laisse passer aucun message vers son salon.',
  },
};

/** What Discord's error codes mean. */
const ANSWERS: Readonly<Record<number, InEach>> = {
  [ERROR_CODES.UnknownChannel]: { en: 'the channel doesn’t exist', fr: 'le salon n’existe pas' },
  [ERROR_CODES.UnknownGuild]: { en: 'the server doesn’t exist', fr: 'le serveur n’existe pas' },
  [ERROR_CODES.RequestEntityTooLarge]: { en: 'the message is too large', fr: 'le message est trop lourd' },
  [ERROR_CODES.MissingAccess]: { en: 'I can’t see the channel', fr: 'je ne vois pas le salon' },
  [ERROR_CODES.MissingPermissions]: { en: 'I’m missing a permission there', fr: 'il m’y manque une permission' },
  [ERROR_CODES.InvalidFormBodyOrContentType]: {
    en: 'my message was malformed; that’s our fault, and the person who runs the bot can find it in the log',
    fr: 'mon message était mal formé ; c’est notre faute, et la personne qui fait tourner le bot en trouve la trace dans le journal',
  },
  [ERROR_CODES.ThreadLocked]: {
    en: 'the thread is locked; someone who manages threads has to unlock it',
    fr: 'le fil est verrouillé ; une personne qui gère les fils doit le déverrouiller',
  },
  [ERROR_CODES.MessageWasBlockedByAutomaticModeration]: { en: 'AutoMod blocked the message', fr: 'AutoMod a bloqué le message' },
};

/** A paused match: why it is paused, and how it continues. */
export const pauseMessages = messages({
  paused: {
    en: 'The game is paused. Nothing is lost, and deadlines are on hold.',
    fr: 'La partie est en pause. Rien n’est perdu et les échéances sont suspendues.',
  },
  pausedTitle: {
    en: (game: string) => `${game} is paused`,
    fr: game => `${game} : la partie est en pause`,
  },
  pausedBecause: {
    en: (because: string): string => PAUSES[because]?.en ?? 'Something keeps it from continuing.',
    fr: because => PAUSES[because]?.fr ?? 'Quelque chose l’empêche de continuer.',
  },
  pausedThen: {
    en: 'Nothing is lost, and deadlines are on hold. Once that’s fixed, `/game resume` continues the game where it stopped.',
    fr: 'Rien n’est perdu et les échéances sont suspendues. Une fois le problème réglé, `/partie reprendre` relance la partie là où elle s’est arrêtée.',
  },
  /** To the host, instead of `pausedThen`, when nobody was there. */
  forsakenThen: {
    en: (until: string) =>
      `Nothing is lost, and deadlines are on hold. \`/game resume\` continues the game where it stopped; anyone who plays in it can do that too. If nobody does by ${until}, the game ends.`,
    fr: until =>
      `Rien n’est perdu et les échéances sont suspendues. \`/partie reprendre\` relance la partie là où elle s’est arrêtée\u00a0; chaque personne qui y joue peut aussi le faire. Si personne ne l’a fait d’ici au ${until}, la partie prend fin.`,
  },
  discordSays: {
    en: (code: number) => `Discord says: ${ANSWERS[code]?.en ?? 'an error I don’t know'} (code ${code}).`,
    fr: code => `Réponse de Discord : ${ANSWERS[code]?.fr ?? 'une erreur que je ne connais pas'} (code ${code}).`,
  },
  unpostedTitle: {
    en: (game: string) => `${game}: I can’t post the ending`,
    fr: game => `${game} : impossible de publier la fin de la partie`,
  },
  unpostedThen: {
    en: 'The game is over, and nothing is lost: you can see it with `/map` and `/status`. I’ll keep trying to post it for a week.',
    fr: 'La partie est finie et rien n’est perdu : `/carte` et `/état` la montrent. Pendant une semaine, je continue d’essayer de la publier.',
  },
  back: {
    en: 'I’m back on this server. The game is still paused; its host can resume it.',
    fr: 'Me voici de retour sur ce serveur. La partie est toujours en pause ; l’hôte peut la relancer.',
  },
  nobodyThere: {
    en: (until: string) =>
      `The game is paused: all players have missed too many turns in a row. Nothing is lost. Anyone who plays in it can press **Resume**. If nobody does by ${until}, the game ends.`,
    fr: until =>
      `La partie est en pause\u00a0: tout le monde a manqué trop de tours de suite. Rien n’est perdu. Chaque personne qui y joue peut appuyer sur **Reprendre**. Si personne ne l’a fait d’ici au ${until}, la partie prend fin.`,
  },
  over: {
    en: 'The game is over.',
    fr: 'La partie est finie.',
  },
  /** After going back to an earlier phase. */
  goesOnAs: {
    en: (number: number) => `The game continues as game ${number}.`,
    fr: number => `La partie continue sous le n° ${number}.`,
  },
  goesOn: {
    en: 'The game continues.',
    fr: 'La partie reprend.',
  },
  resumed: {
    en: (game: string) => `${game} has resumed, with the time that was left in the phase.`,
    fr: game => `${game} : la partie reprend, avec le temps qui restait pour la phase.`,
  },
});
