import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';
import { others } from './decisionMessages.js';

/** A disputed battle. `of`: the name of what it is fought for; `between`: the names of the powers. */
export interface Contested {
  readonly of?: string | undefined;
  readonly between: readonly string[];
}

const named = {
  en: ({ of, between }: Contested): string => `${of ? `of ${of} ` : ''}between ${en.list(between)}`,
  fr: ({ of, between }: Contested): string => `${of ? `${of} : ` : ''}${fr.list(between)}`,
};

/** Battles fought on a tabletop: their reports, and who decides if the reports differ. */
export const disputeMessages = messages({
  outcomes: {
    en: 'Commanders report here what came of it. Where they differ, each can correct a slip; then the host decides.',
    fr: 'Les commandants rapportent ici l’issue. En cas de désaccord, chacun peut corriger une erreur ; puis la personne qui organise tranche.',
  },
  outcomesDecidedByOthers: {
    en: 'Commanders report here what came of it. Where they differ, each can correct a slip; then the host decides. A battle the host has a part in is decided by others.',
    fr: 'Les commandants rapportent ici l’issue. En cas de désaccord, chacun peut corriger une erreur ; puis la personne qui organise tranche. Si elle prend part à la bataille, d’autres le font.',
  },
  toCorrect: {
    en: (until: string) =>
      `The reports differ. Commanders: until ${until}, press the same button again to stand by your report, or another to correct it. If they still differ at that time, or when everybody has answered, the decision passes to the host or to others.`,
    fr: until =>
      `Les rapports diffèrent. Commandants : jusqu’au ${until}, appuyez sur le même bouton pour maintenir votre rapport, ou sur un autre pour le corriger. S’ils diffèrent encore à ce moment-là, ou quand tous ont répondu, la décision revient à la personne qui organise ou à d’autres.`,
  },
  toDecide: {
    en: (until: string) => `Whoever decides presses a button here until ${until}. If nobody does, it is drawn by lot.`,
    fr: until => `Qui doit trancher appuie ici sur un bouton avant le ${until}. Si personne ne le fait, on tire au sort.`,
  },
  mayCorrect: {
    en: (powers: readonly string[]) => `The reports on a battle differ. ${en.list(powers)} can correct them, on its card.`,
    fr: powers => `Les rapports sur une bataille diffèrent. Correction possible, sur sa carte : ${fr.list(powers)}.`,
  },
  hostDecides: {
    en: 'The host decides what is in dispute.',
    fr: 'L’organisateur tranche ce qui est en litige.',
  },
  decision: {
    en: 'Decision',
    fr: 'Décision',
  },
  inDispute: {
    en: 'The reports on a battle differ. The host has a part in it, so others decide: the arbiter, a majority of the other powers, or somebody who manages the server and does not play.',
    fr: 'Les rapports sur une bataille diffèrent. La personne qui organise y prend part : d’autres en décident, l’arbitre, une majorité des autres puissances ou quelqu’un qui gère le serveur et ne joue pas.',
  },
  inDisputeAnonymous: {
    en: 'The reports on a battle differ. The host decides; should the host have a part in it, others do: the arbiter, a majority of the other powers, or somebody who manages the server and does not play.',
    fr: 'Les rapports sur une bataille diffèrent. La personne qui organise tranche ; si elle y prenait part, d’autres en décident : l’arbitre, une majorité des autres puissances ou quelqu’un qui gère le serveur et ne joue pas.',
  },
  dispute: {
    en: (battle: Contested, arbiter: string | undefined) =>
      `The reports on the battle ${named.en(battle)} still differ. The host has a part in it, so it is decided by ${others.en(arbiter)}. If nobody decides before the deadline, it is drawn by lot.`,
    fr: (battle, arbiter) =>
      `Les rapports sur la bataille (${named.fr(battle)}) diffèrent toujours. La personne qui organise y prend part : la décision revient à ${others.fr(arbiter)}. Si personne ne tranche avant l’échéance, on tire au sort.`,
  },
  disputeOfHost: {
    en: (battle: Contested, host: string) =>
      `The reports on the battle ${named.en(battle)} still differ. The host (${host}) decides, on the card of the battle. If nobody decides before the deadline, it is drawn by lot.`,
    fr: (battle, host) =>
      `Les rapports sur la bataille (${named.fr(battle)}) diffèrent toujours. La personne qui organise (${host}) tranche, sur la carte de la bataille. Si elle ne le fait pas avant l’échéance, on tire au sort.`,
  },
  disputeAnonymous: {
    en: (battle: Contested, arbiter: boolean) =>
      `The reports on the battle ${named.en(battle)} still differ. The host decides, on the card of the battle; should the host have a part in it, it is decided by ${others.en(arbiter)}. If nobody decides before the deadline, it is drawn by lot.`,
    fr: (battle, arbiter) =>
      `Les rapports sur la bataille (${named.fr(battle)}) diffèrent toujours. La personne qui organise tranche, sur la carte de la bataille ; si elle y prenait part, la décision revient à ${others.fr(arbiter)}. Si personne ne tranche avant l’échéance, on tire au sort.`,
  },
  disputeTo: {
    en: (game: string, where: string, text: string) => `${game}, ${where}\n${text}`,
    fr: (game, where, text) => `${game}, ${where}\n${text}`,
  },
  correctAsks: {
    en: (powers: readonly string[], until: string) =>
      `The reports of ${en.list(powers)} on a battle differ. Until ${until} you can correct yours, or stand by it, with the buttons on the card of the battle.`,
    fr: (powers, until) =>
      `Les rapports sur une bataille diffèrent (${fr.list(powers)}). Jusqu’au ${until}, vous pouvez corriger ou maintenir le vôtre avec les boutons de la carte de la bataille.`,
  },
  disputeAsks: {
    en: (until: string) => `You can decide it until ${until}: press a button on the card of the battle.`,
    fr: until => `Vous pouvez trancher jusqu’au ${until} : appuyez sur un bouton de la carte de la bataille.`,
  },
  notYours: {
    en: 'Only those who command the sides of this battle report it, and you are not one of them; or its reports are in.',
    fr: 'Seules les personnes qui commandent un camp de cette bataille en rapportent l’issue, et vous n’en êtes pas ; ou les rapports sont déjà rendus.',
  },
});
