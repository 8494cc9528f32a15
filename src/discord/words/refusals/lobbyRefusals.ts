import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inCode, inert } from '../language/userText.js';
import type { CommandFault } from './commandFault.js';

type Where = Extract<CommandFault, { code: 'too-many-lobbies' }>['where'];

const tooManyLobbies = {
  en: (where: Where, matches: readonly string[]): string => {
    const which = `${matches.length} open lobbies (games ${en.list(matches)})`;
    if (where === 'channel')
      return `This channel already has ${which}, which is the most it may have. Try again when one of them has started or ended, or use another channel.`;
    const place = where === 'server' ? 'in this server' : 'in all servers together';
    return `You already have ${which} ${place}, which is the most one person may have. Start one of them, or end it with \`/game end\`, first.`;
  },
  fr: (where: Where, matches: readonly string[]): string => {
    const which = `${matches.length} parties en attente (n° ${fr.list(matches)})`;
    if (where === 'channel')
      return `Ce salon a déjà ${which}, et ne peut en avoir plus. Réessayez quand l’une d’elles aura commencé ou pris fin, ou choisissez un autre salon.`;
    const place = where === 'server' ? 'sur ce serveur' : 'tous serveurs compris';
    return `Vous avez déjà ${which} ${place} : une personne ne peut en avoir plus. Lancez-en une, ou terminez-la avec \`/partie terminer\`, d’abord.`;
  },
};

/** Why opening, joining or starting a match was refused. */
export const lobbyRefusals = {
  'unknown-game': {
    en: ({ game }) => `I do not know a game called “${inert(game)}”. Choose one from the list.`,
    fr: ({ game }) => `Je ne connais pas de jeu nommé « ${inert(game)} ». Choisissez-en un dans la liste.`,
  },
  'no-such-match': {
    en: 'There is no such game here.',
    fr: 'Il n’y a pas de telle partie ici.',
  },
  'not-in-lobby': {
    en: 'That game has left its lobby already.',
    fr: 'Les inscriptions à cette partie sont closes.',
  },
  'already-joined': {
    en: 'You have joined already.',
    fr: 'Votre inscription est déjà faite.',
  },
  'not-joined': {
    en: 'You had not joined.',
    fr: 'Vous n’étiez pas de la partie.',
  },
  'match-full': {
    en: ({ most }) => `All ${en.count(most, '# seat is', '# seats are')} taken.`,
    fr: ({ most }) => `${fr.count(most, 'La seule place est prise', 'Les # places sont prises')}.`,
  },
  'too-many-lobbies': {
    en: ({ where, matches }) => tooManyLobbies.en(where, matches),
    fr: ({ where, matches }) => tooManyLobbies.fr(where, matches),
  },
  'nobody-joined': {
    en: 'Nobody has joined yet, so there is nobody to play.',
    fr: 'Personne n’est inscrit : il n’y a personne pour jouer.',
  },
  'no-muster': {
    en: 'The host has not called the players yet.',
    fr: 'L’organisateur n’a pas encore fait l’appel.',
  },
  'seats-empty': {
    en: ({ empty }) => `${en.count(empty, 'One seat is', '# seats are')} still empty.`,
    fr: ({ empty }) => `${fr.count(empty, 'Une place est encore vide', '# places sont encore vides')}.`,
  },
  'not-in-server': {
    en: 'Open a game in a channel of a server, not in a direct message.',
    fr: 'Ouvrez la partie dans le salon d’un serveur, pas en message privé.',
  },
  'channel-unfit': {
    en: ({ lacks }) =>
      `I cannot host here: in this channel I lack the permission to ${en.list(lacks)}. Ask somebody who runs the server, then try again.`,
    fr: ({ lacks }) =>
      `Je ne peux pas accueillir de partie ici : dans ce salon, il me manque le droit ${fr.list(lacks)}. Demandez-le à qui gère le serveur, puis réessayez.`,
  },
  'no-votes': {
    en: 'This game has no phases with nothing but votes: leave out their length.',
    fr: 'Ce jeu n’a pas de phases où l’on ne fait que voter : n’en donnez pas la durée.',
  },
  'no-such-length': {
    en: ({ length }) => `That game has no \`${inCode(length)}\` to give a length to.`,
    fr: ({ length }) => `Ce jeu n’a pas de \`${inCode(length)}\` : n’en donnez pas la durée.`,
  },
  'no-such-option': {
    en: ({ option }) => `In that game there is no \`${inCode(option)}\` to choose.`,
    fr: ({ option }) => `Dans ce jeu, il n’y a pas de \`${inCode(option)}\` à choisir.`,
  },
  'option-unclear': {
    en: ({ option }) => `I cannot read this choice: \`${inCode(option)}\`.`,
    fr: ({ option }) => `Je n’arrive pas à lire ce choix : \`${inCode(option)}\`.`,
  },
  'options-unfit': {
    en: 'What was chosen does not fit together.',
    fr: 'Ces choix ne vont pas ensemble.',
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
