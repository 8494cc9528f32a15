import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';
import { others } from './decisionMessages.js';

/** A disputed battle. `of`: the name of what it is fought for; `between`: the names of the powers. */
export interface Contested {
  readonly of?: string | undefined;
  readonly between: readonly string[];
}

const named = {
  en: ({ of, between }: Contested): string => `${of ? `of ${of} ` : ''}between ${en.powers(between)}`,
  fr: ({ of, between }: Contested): string => `${of ? `${fr.from(of)} ` : ''}entre ${fr.powers(between)}`,
};

/** Battles fought on a tabletop: their reports, and who decides if the reports differ. */
export const disputeMessages = messages({
  outcomes: {
    en: 'Commanders: report the result here. If your reports differ, you can each correct a mistake; after that the host decides.',
    fr: 'Vous commandez dans cette bataille ? Rapportez-en l’issue ici. Si les rapports diffèrent, chaque camp peut corriger une erreur ; ensuite, l’hôte tranche.',
  },
  outcomesDecidedByOthers: {
    en: 'Commanders: report the result here. If your reports differ, you can each correct a mistake; after that the host decides. If the host is part of the battle, others decide.',
    fr: 'Vous commandez dans cette bataille ? Rapportez-en l’issue ici. Si les rapports diffèrent, chaque camp peut corriger une erreur ; ensuite, l’hôte tranche. Si l’hôte participe à la bataille, d’autres tranchent.',
  },
  toCorrect: {
    en: (until: string) =>
      `The reports differ. Commanders: until ${until}, press the same button again to confirm your report, or another one to correct it. If the reports still differ at that point, or once everyone has answered, the host or others decide.`,
    fr: until =>
      `Les rapports diffèrent. Si vous commandez ici, vous avez jusqu’au ${until} pour appuyer de nouveau sur le même bouton et confirmer votre rapport, ou sur un autre pour le corriger. S’ils diffèrent encore à ce moment-là, ou une fois toutes les réponses reçues, l’hôte ou d’autres tranchent.`,
  },
  toDecide: {
    en: (until: string) =>
      `If the decision is yours, press a button here before ${until}. If nobody decides, the winner is drawn at random.`,
    fr: until => `Si la décision vous revient, appuyez ici sur un bouton avant le ${until}. Sinon, le résultat sera tiré au sort.`,
  },
  mayCorrect: {
    en: (powers: readonly string[]) =>
      `The reports on a battle differ. ${capital(en.powers(powers))} can correct them on the battle’s card.`,
    fr: powers =>
      `Les rapports sur une bataille diffèrent. ${capital(fr.powers(powers))} ${fr.verb(powers, 'peut', 'peuvent')} les corriger sur la carte de la bataille.`,
  },
  hostDecides: {
    en: 'The reports on a battle differ. The host decides.',
    fr: 'Les rapports sur une bataille diffèrent. L’hôte tranche.',
  },
  decision: {
    en: 'Decision',
    fr: 'Décision',
  },
  inDispute: {
    en: 'The reports on a battle differ. The host is part of it, so others decide: the arbiter, a majority of the other players, or a server admin who isn’t playing.',
    fr: 'Les rapports sur une bataille diffèrent. L’hôte y participe : la décision revient donc à l’arbitre, à une majorité des autres ou à une personne qui gère le serveur et ne joue pas.',
  },
  inDisputeAnonymous: {
    en: 'The reports on a battle differ. The host decides. If the host is part of the battle, others decide instead: the arbiter, a majority of the other players, or a server admin who isn’t playing.',
    fr: 'Les rapports sur une bataille diffèrent. L’hôte tranche. Si l’hôte participe à la bataille, la décision revient à l’arbitre, à une majorité des autres ou à une personne qui gère le serveur et ne joue pas.',
  },
  dispute: {
    en: (battle: Contested, arbiter: string | undefined) =>
      `The reports on the battle ${named.en(battle)} still differ. The host is part of it, so others can decide instead: ${others.en(arbiter)}. If nobody decides before the deadline, the winner is drawn at random.`,
    fr: (battle, arbiter) =>
      `Les rapports sur la bataille ${named.fr(battle)} diffèrent toujours. L’hôte y participe, donc d’autres peuvent trancher : ${others.fr(arbiter)}. Si personne ne tranche avant l’échéance, le résultat est tiré au sort.`,
  },
  disputeOfHost: {
    en: (battle: Contested, host: string) =>
      `The reports on the battle ${named.en(battle)} still differ. The host (${host}) decides on the battle’s card. If the deadline passes without a decision, the winner is drawn at random.`,
    fr: (battle, host) =>
      `Les rapports sur la bataille ${named.fr(battle)} diffèrent toujours. L’hôte (${host}) tranche sur la carte de la bataille. Sans décision avant l’échéance, le résultat est tiré au sort.`,
  },
  disputeAnonymous: {
    en: (battle: Contested, arbiter: boolean) =>
      `The reports on the battle ${named.en(battle)} still differ. The host decides on the battle’s card. If the host is part of the battle, others can decide instead: ${others.en(arbiter)}. If nobody decides before the deadline, the winner is drawn at random.`,
    fr: (battle, arbiter) =>
      `Les rapports sur la bataille ${named.fr(battle)} diffèrent toujours. L’hôte tranche sur la carte de la bataille. Si l’hôte y participe, d’autres peuvent trancher : ${others.fr(arbiter)}. Si personne ne tranche avant l’échéance, le résultat est tiré au sort.`,
  },
  disputeTo: {
    en: (game: string, where: string, text: string) => `${game}, ${where}\n${text}`,
    fr: (game, where, text) => `${game}, ${where}\n${text}`,
  },
  correctAsks: {
    en: (powers: readonly string[], until: string) =>
      `The reports of ${en.powers(powers)} on a battle differ. Until ${until} you can correct or confirm yours with the buttons on the battle’s card.`,
    fr: (powers, until) =>
      `Les rapports ${fr.ofPowers(powers)} sur une bataille diffèrent. Jusqu’au ${until}, vous pouvez corriger ou confirmer le vôtre avec les boutons de la carte de la bataille.`,
  },
  disputeAsks: {
    en: (until: string) => `You can decide it until ${until}: press a button on the battle’s card.`,
    fr: until => `Vous pouvez trancher jusqu’au ${until} : appuyez sur un bouton de la carte de la bataille.`,
  },
  notYours: {
    en: 'You can’t report the result of this battle: either you don’t command a side in it, or the reports are already in.',
    fr: 'Vous ne pouvez pas rapporter l’issue de cette bataille : soit vous n’y commandez aucun camp, soit les rapports sont déjà rendus.',
  },
});
