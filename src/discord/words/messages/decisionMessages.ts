import type { InEach } from '../../../lib/language.js';
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
    return arbiter ? 'l’arbitre' : 'l’arbitre (l’hôte peut en désigner un avec `/organiser arbitre`)';
  },
};

/** Who closes a phase or replaces a player if the host may not. `vote`: whether enough others play that a vote can carry. */
const othersInWork = {
  en: (arbiter: boolean, vote: boolean): string =>
    vote
      ? `${theArbiter.en(arbiter)}, a majority of the other players (at least two, with \`/vote\`), or a server admin who isn’t playing`
      : `${theArbiter.en(arbiter)} or a server admin who isn’t playing`,
  fr: (arbiter: boolean, vote: boolean): string =>
    vote
      ? `${theArbiter.fr(arbiter)}, une majorité des autres (au moins deux, avec \`/voter\`), ou une personne qui gère le serveur et ne joue pas`
      : `${theArbiter.fr(arbiter)} ou une personne qui gère le serveur et ne joue pas`,
};

/** Who decides if the host may not. */
export const others = {
  en: (arbiter: string | boolean | undefined): string =>
    `${theArbiter.en(arbiter)}, a majority of the other players (\`/vote\`), or a server admin who isn’t playing`,
  fr: (arbiter: string | boolean | undefined): string =>
    `${theArbiter.fr(arbiter)}, une majorité des autres (\`/voter\`) ou une personne qui gère le serveur et ne joue pas`,
};

/** Who decided, at the beginning of a sentence. */
export const deciders = messages({
  host: { en: 'The host', fr: 'L’hôte' },
  arbiter: { en: 'The arbiter', fr: 'L’arbitre' },
  admin: { en: 'A server admin', fr: 'Une personne qui gère le serveur' },
  vote: { en: 'A majority of the other players', fr: 'Une majorité des autres' },
});

/** What others do in place of a host who plays. */
const hostsWork = (hasBattles: boolean): InEach =>
  hasBattles
    ? {
        en: 'close phases early, replace players and decide the host’s battles',
        fr: 'terminer une phase en avance, remplacer quelqu’un ou trancher les batailles de l’hôte',
      }
    : { en: 'close phases early and replace players', fr: 'terminer une phase en avance ou remplacer quelqu’un' };

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
    en: (hasArbiter: boolean, hasBattles: boolean, hasVote: boolean) =>
      `The host is also a player, so others ${hostsWork(hasBattles).en}: ${othersInWork.en(hasArbiter, hasVote)}.`,
    fr: (hasArbiter, hasBattles, hasVote) =>
      `L’hôte joue aussi. D’autres peuvent donc ${hostsWork(hasBattles).fr} : ${othersInWork.fr(hasArbiter, hasVote)}.`,
  },
  hostMayPlay: {
    en: (hasArbiter: boolean, hasBattles: boolean, hasVote: boolean) =>
      `If the host is also a player, others ${hostsWork(hasBattles).en}: ${othersInWork.en(hasArbiter, hasVote)}.`,
    fr: (hasArbiter, hasBattles, hasVote) =>
      `Si l’hôte joue aussi, d’autres peuvent ${hostsWork(hasBattles).fr} : ${othersInWork.fr(hasArbiter, hasVote)}.`,
  },
  closedEarly: {
    en: (by: Capacity) => `${deciders[by].en} decided to close this phase now.`,
    fr: by => `${deciders[by].fr} a décidé de terminer cette phase maintenant.`,
  },
  newPlayer: {
    en: (by: Capacity, powers: readonly string[]) => `${deciders[by].en} chose a new player for ${en.powers(powers)}.`,
    fr: (by, powers) => `${deciders[by].fr} a confié ${fr.powers(powers)} à quelqu’un d’autre.`,
  },
  removed: {
    en: (powers: readonly string[]) =>
      `${deciders.vote.en} voted to replace the player of ${en.powers(powers)}. Anyone who has never played in this game can take the seat.`,
    fr: powers =>
      `${deciders.vote.fr} a voté pour remplacer la personne qui joue ${fr.powers(powers)}. La place est ouverte à toute personne n’ayant jamais joué dans cette partie.`,
  },
  battleDecided: {
    en: (by: Capacity, powers: readonly string[], text: string) =>
      `${deciders[by].en} decided the battle between ${en.powers(powers)}: \`${text}\``,
    fr: (by, powers, text) => `${deciders[by].fr} a tranché la bataille entre ${fr.powers(powers)} : \`${text}\``,
  },
  orderedFor: {
    en: (by: Capacity, powers: readonly string[]) => `${deciders[by].en} reported for ${en.powers(powers)}, which nobody plays.`,
    fr: (by, powers) => `${deciders[by].fr} a fait le rapport ${fr.ofPowers(powers)}, que personne ne joue.`,
  },
  named: {
    en: (user: string) => `This game has an arbiter: ${user}. Whenever the host can’t decide because they’re playing, the arbiter can.`,
    fr: user => `Arbitre de cette partie : ${user}. Quand l’hôte joue et ne peut donc pas décider, l’arbitre peut le faire.`,
  },
  left: {
    en: 'This game no longer has an arbiter.',
    fr: 'Cette partie n’a plus d’arbitre.',
  },
  arbiterDm: {
    en: (game: string, where: string) =>
      `${game}, ${where}: you’ve been named the arbiter. If the host is also a player, you can close a phase early (\`/host adjudicate\`), replace a player (\`/host replace\`) and decide the host’s battles. Everything you do is announced in the channel. If you don’t want this role, press **Decline**.`,
    fr: (game, where) =>
      `${game}, ${where} : vous êtes maintenant arbitre. Si l’hôte joue aussi, vous pouvez terminer une phase en avance (\`/organiser arbitrer\`), remplacer quelqu’un (\`/organiser remplacer\`) et trancher les batailles de l’hôte. Tout ce que vous faites est annoncé dans le salon. Si vous ne voulez pas de ce rôle, appuyez sur **Décliner**.`,
  },
  arbiterNoMore: {
    en: (game: string, where: string) => `${game}, ${where}: you’re no longer the arbiter.`,
    fr: (game, where) => `${game}, ${where} : vous n’êtes plus arbitre.`,
  },
  decline: {
    en: 'Decline',
    fr: 'Décliner',
  },
  declined: {
    en: 'Done: you’re no longer the arbiter. The channel has been told.',
    fr: 'C’est fait : vous n’êtes plus arbitre. Le salon est prévenu.',
  },
  arbiterNamed: {
    en: (user: string) => `Done: ${user} is now the arbiter and gets a DM. The channel has been told.`,
    fr: user => `C’est fait : ${user} reçoit le rôle d’arbitre et un message privé. Le salon est prévenu.`,
  },
  arbiterTakenBack: {
    en: 'Done: the game no longer has an arbiter. The channel has been told.',
    fr: 'C’est fait : la partie n’a plus d’arbitre. Le salon est prévenu.',
  },
});
