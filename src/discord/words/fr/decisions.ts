import type { Contested, decisions as english } from '../en/decisions.js';
import { listed } from '../language/grammar.js';

const who: typeof english.who = {
  host: 'La personne qui organise',
  arbiter: 'L’arbitre',
  admin: 'Quelqu’un qui gère le serveur',
  vote: 'Une majorité des autres puissances',
};

const named = ({ of, between }: Contested): string => `${of ? `${of} : ` : ''}${listed(between, 'fr')}`;

const others = (arbiter: string | boolean | undefined): string =>
  `${theArbiter(arbiter)}, une majorité des autres puissances (\`/voter\`), ou quelqu’un qui gère le serveur et ne joue pas`;

function theArbiter(arbiter: string | boolean | undefined): string {
  if (typeof arbiter === 'string') return `l’arbitre (${arbiter})`;
  return arbiter ? 'l’arbitre' : 'un arbitre (à désigner avec `/organiser arbitre`)';
}

/** See en/decisions.ts. */
export const decisions: typeof english = {
  who,
  whoIs: (as, user) => (user === undefined ? as : `${as} (${user})`),
  arbiterIs: user => `Arbitre : ${user}`,
  hostPlays: hasArbiter =>
    `La personne qui organise joue. Terminer une phase avant l’heure, remplacer quelqu’un et trancher ses propres batailles revient donc à d’autres : ${others(hasArbiter)}.`,
  hostMayPlay: hasArbiter =>
    `Si la personne qui organise joue, terminer une phase avant l’heure, remplacer quelqu’un et trancher ses propres batailles revient à d’autres : ${others(hasArbiter)}.`,

  closedEarly: by => `${who[by]} a décidé de terminer cette phase maintenant.`,
  newPlayer: (by, powers) => `${who[by]} a décidé de confier ${listed(powers, 'fr')} à quelqu’un d’autre.`,
  removed: powers =>
    `${who.vote} a voté le remplacement de la personne qui joue ${listed(powers, 'fr')}. La place est libre pour quelqu’un qui n’a jamais joué dans cette partie.`,
  battleDecided: (by, powers, text) => `${who[by]} a tranché la bataille (${listed(powers, 'fr')}) : \`${text}\``,
  orderedFor: (by, powers) => `${who[by]} a rapporté l’issue pour une puissance que personne ne joue (${listed(powers, 'fr')}).`,
  named: user => `Cette partie a un arbitre : ${user}. Si la personne qui organise joue, l’arbitre peut décider à sa place.`,
  left: 'Cette partie n’a plus d’arbitre.',
  dispute: (battle, arbiter) =>
    `Les rapports sur la bataille (${named(battle)}) diffèrent toujours. La personne qui organise y prend part : la décision revient à ${others(arbiter)}. Si personne ne tranche avant l’échéance, on tire au sort.`,
  disputeOfHost: (battle, host) =>
    `Les rapports sur la bataille (${named(battle)}) diffèrent toujours. La personne qui organise (${host}) tranche, sur la carte de la bataille. Si elle ne le fait pas avant l’échéance, on tire au sort.`,
  disputeAnonymous: (battle, arbiter) =>
    `Les rapports sur la bataille (${named(battle)}) diffèrent toujours. La personne qui organise tranche, sur la carte de la bataille ; si elle y prenait part, la décision revient à ${others(arbiter)}. Si personne ne tranche avant l’échéance, on tire au sort.`,
  correctAsks: (powers, until) =>
    `Les rapports sur une bataille diffèrent (${listed(powers, 'fr')}). Jusqu’au ${until}, vous pouvez corriger ou maintenir le vôtre avec les boutons de la carte de la bataille.`,
  disputeAsks: until => `Vous pouvez trancher jusqu’au ${until} : appuyez sur un bouton de la carte de la bataille.`,
  notYours:
    'Seules les personnes qui commandent un camp de cette bataille en rapportent l’issue, et vous n’en êtes pas ; ou les rapports sont déjà rendus.',
  disputeTo: (game, where, text) => `${game}, ${where}\n${text}`,
  inDispute:
    'Les rapports sur une bataille diffèrent. La personne qui organise y prend part : d’autres en décident, l’arbitre, une majorité des autres puissances ou quelqu’un qui gère le serveur et ne joue pas.',
  inDisputeAnonymous:
    'Les rapports sur une bataille diffèrent. La personne qui organise tranche ; si elle y prenait part, d’autres en décident : l’arbitre, une majorité des autres puissances ou quelqu’un qui gère le serveur et ne joue pas.',
  outcomes:
    'Les commandants rapportent ici l’issue. En cas de désaccord, chacun peut corriger une erreur ; puis la personne qui organise tranche. Si elle prend part à la bataille, d’autres le font.',

  arbiterDm: (game, where) =>
    `${game}, ${where} : on vous a choisi comme arbitre. Si la personne qui organise joue, vous pouvez terminer une phase avant l’heure (\`/organiser arbitrer\`), remplacer quelqu’un (\`/organiser remplacer\`) et trancher ses batailles. Tout ce que vous faites est annoncé dans le salon. Si vous préférez ne pas l’être, appuyez sur **Décliner**.`,
  arbiterNoMore: (game, where) => `${game}, ${where} : vous n’êtes plus arbitre.`,
  decline: 'Décliner',
  declined: 'C’est fait : vous n’êtes plus arbitre. Le salon est prévenu.',
  arbiterNamed: user => `C’est fait : l’arbitre est ${user}. L’arbitre et le salon sont prévenus.`,
  arbiterTakenBack: 'C’est fait : la partie n’a plus d’arbitre. Le salon est prévenu.',

  hostAsked: until =>
    `Quelqu’un qui gère le serveur demande si la personne qui organise cette partie est encore là. Si elle ne fait rien dans la partie d’ici au ${until}, quelqu’un d’autre pourra l’organiser.`,
  hostAnswered: 'On a demandé si la personne qui organise cette partie est encore là : elle l’est.',
  hostReplaced: 'On a demandé si la personne qui organisait cette partie était encore là. Quelqu’un d’autre l’organise désormais.',
  hostAskedDm: (game, where, until) =>
    `${game}, ${where} : quelqu’un qui gère le serveur demande si vous organisez encore cette partie. Appuyez sur **Je suis là**, ou faites quoi que ce soit dans la partie, avant le ${until}. Ensuite, quelqu’un d’autre pourra l’organiser.`,
  hostAnsweredDm: (game, where) => `${game}, ${where} : vous avez répondu que vous organisez encore cette partie.`,
  hostReplacedDm: (game, where) => `${game}, ${where} : quelqu’un d’autre organise désormais cette partie.`,
  youAreHere: 'C’est noté : vous organisez encore cette partie.',
  asked: until =>
    `On demande maintenant à la personne qui organise si elle est encore là, en message privé et dans le salon. Si elle ne fait rien dans la partie d’ici au ${until}, redemandez-le-moi alors, et la partie sera confiée.`,
};
