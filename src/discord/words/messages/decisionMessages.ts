import type { Capacity } from '../../../matches/model/match.js';
import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** `arbiter`: their name, or whether there is one. */
const theArbiter = {
  en: (arbiter: string | boolean | undefined): string => {
    if (typeof arbiter === 'string') return `the arbiter (${arbiter})`;
    return arbiter ? 'the arbiter' : 'an arbiter (the host can name one with `/host arbiter`)';
  },
  fr: (arbiter: string | boolean | undefined): string => {
    if (typeof arbiter === 'string') return `l’arbitre (${arbiter})`;
    return arbiter ? 'l’arbitre' : 'un arbitre (à désigner avec `/organiser arbitre`)';
  },
};

/** Who decides if the host may not. */
export const others = {
  en: (arbiter: string | boolean | undefined): string =>
    `${theArbiter.en(arbiter)}, a majority of the other powers (\`/vote\`), or somebody who manages the server and does not play`,
  fr: (arbiter: string | boolean | undefined): string =>
    `${theArbiter.fr(arbiter)}, une majorité des autres puissances (\`/voter\`), ou quelqu’un qui gère le serveur et ne joue pas`,
};

/** Who decided, at the beginning of a sentence. */
export const deciders = messages({
  host: { en: 'The host', fr: 'La personne qui organise' },
  arbiter: { en: 'The arbiter', fr: 'L’arbitre' },
  admin: { en: 'Somebody who manages the server', fr: 'Quelqu’un qui gère le serveur' },
  vote: { en: 'A majority of the other powers', fr: 'Une majorité des autres puissances' },
});

/** The arbiter, and decisions that others make because the host may not. */
export const decisionMessages = messages({
  whoIs: {
    en: (as: string, user: string | undefined) => (user === undefined ? as : `${as} (${user})`),
    fr: (as, user) => (user === undefined ? as : `${as} (${user})`),
  },
  arbiterIs: {
    en: (user: string) => `Arbiter: ${user}`,
    fr: user => `Arbitre : ${user}`,
  },
  hostPlays: {
    en: (hasArbiter: boolean) =>
      `The host plays. Closing a phase early, replacing a player and deciding the host’s own battles are therefore up to ${others.en(hasArbiter)}.`,
    fr: hasArbiter =>
      `La personne qui organise joue. Terminer une phase avant l’heure, remplacer quelqu’un et trancher ses propres batailles revient donc à d’autres : ${others.fr(hasArbiter)}.`,
  },
  hostMayPlay: {
    en: (hasArbiter: boolean) =>
      `Should the host play, closing a phase early, replacing a player and deciding the host’s own battles are up to ${others.en(hasArbiter)}.`,
    fr: hasArbiter =>
      `Si la personne qui organise joue, terminer une phase avant l’heure, remplacer quelqu’un et trancher ses propres batailles revient à d’autres : ${others.fr(hasArbiter)}.`,
  },
  closedEarly: {
    en: (by: Capacity) => `${deciders[by].en} decided to close this phase now.`,
    fr: by => `${deciders[by].fr} a décidé de terminer cette phase maintenant.`,
  },
  newPlayer: {
    en: (by: Capacity, powers: readonly string[]) => `${deciders[by].en} decided that ${en.list(powers)} gets a new player.`,
    fr: (by, powers) => `${deciders[by].fr} a décidé de confier ${fr.list(powers)} à quelqu’un d’autre.`,
  },
  removed: {
    en: (powers: readonly string[]) =>
      `${deciders.vote.en} voted to replace the player of ${en.list(powers)}. The seat is open to somebody who has never played in this game.`,
    fr: powers =>
      `${deciders.vote.fr} a voté le remplacement de la personne qui joue ${fr.list(powers)}. La place est libre pour quelqu’un qui n’a jamais joué dans cette partie.`,
  },
  battleDecided: {
    en: (by: Capacity, powers: readonly string[], text: string) =>
      `${deciders[by].en} decided the battle between ${en.list(powers)}: \`${text}\``,
    fr: (by, powers, text) => `${deciders[by].fr} a tranché la bataille (${fr.list(powers)}) : \`${text}\``,
  },
  orderedFor: {
    en: (by: Capacity, powers: readonly string[]) => `${deciders[by].en} reported for ${en.list(powers)}, which nobody plays.`,
    fr: (by, powers) => `${deciders[by].fr} a rapporté l’issue pour une puissance que personne ne joue (${fr.list(powers)}).`,
  },
  named: {
    en: (user: string) => `This game has an arbiter: ${user}. Where the host plays, the arbiter can decide instead.`,
    fr: user => `Cette partie a un arbitre : ${user}. Si la personne qui organise joue, l’arbitre peut décider à sa place.`,
  },
  left: {
    en: 'This game no longer has an arbiter.',
    fr: 'Cette partie n’a plus d’arbitre.',
  },
  arbiterDm: {
    en: (game: string, where: string) =>
      `${game}, ${where}: you have been named the arbiter. If the host plays, you can close a phase early (\`/host adjudicate\`), replace a player (\`/host replace\`) and decide the host’s battles. Everything you do is told in the channel. If you would rather not, press **Decline**.`,
    fr: (game, where) =>
      `${game}, ${where} : on vous a choisi comme arbitre. Si la personne qui organise joue, vous pouvez terminer une phase avant l’heure (\`/organiser arbitrer\`), remplacer quelqu’un (\`/organiser remplacer\`) et trancher ses batailles. Tout ce que vous faites est annoncé dans le salon. Si vous préférez ne pas l’être, appuyez sur **Décliner**.`,
  },
  arbiterNoMore: {
    en: (game: string, where: string) => `${game}, ${where}: you are no longer the arbiter.`,
    fr: (game, where) => `${game}, ${where} : vous n’êtes plus arbitre.`,
  },
  decline: {
    en: 'Decline',
    fr: 'Décliner',
  },
  declined: {
    en: 'Done: you are no longer the arbiter. The channel is told.',
    fr: 'C’est fait : vous n’êtes plus arbitre. Le salon est prévenu.',
  },
  arbiterNamed: {
    en: (user: string) => `Done: the arbiter is ${user}. The arbiter and the channel are told.`,
    fr: user => `C’est fait : l’arbitre est ${user}. L’arbitre et le salon sont prévenus.`,
  },
  arbiterTakenBack: {
    en: 'Done: the game has no arbiter any more. The channel is told.',
    fr: 'C’est fait : la partie n’a plus d’arbitre. Le salon est prévenu.',
  },
});
