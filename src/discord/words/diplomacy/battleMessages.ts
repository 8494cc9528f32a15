import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** One side of a battle. `armies`: empty if it has only the leader's own army. */
export interface ToldSide {
  /** What the side fights for. Undefined: the status quo. */
  readonly declared: string | undefined;
  readonly leader: string;
  readonly points: number;
  /** The commander of the leader's army, if that is the side's only army and another player commands it. */
  readonly commander: string | undefined;
  readonly armies: readonly string[];
}

/** Messages about decisive battles. Names are already translated; units are written as in orders. */
export const battleMessages = messages({
  heading: {
    en: (places: readonly string[]) => `Battle of ${en.list(places)}`,
    fr: places => `Bataille : ${fr.list(places)}`,
  },
  /** For results that battles may still change. */
  provisional: {
    en: 'Battles may still change these results.',
    fr: 'Des batailles peuvent encore changer ces résultats.',
  },
  /** Says who may declare what: "A Nuln (move to Reikland)". */
  mayDeclare: {
    en: (power: string, declarations: readonly string[]) => `**${power}** may declare: ${en.list(declarations)}.`,
    fr: (power, declarations) => `**${power}** peut déclarer : ${fr.list(declarations)}.`,
  },
  /** The hash of the random draw, published before the lists are due. */
  sealed: {
    en: (hash: string) => `Battles will be drawn with 32 bytes whose SHA-256 is \`${hash}\`.`,
    fr: hash => `Les batailles seront tirées avec 32 octets dont le SHA-256 est \`${hash}\`.`,
  },
  /** The random draw itself, and how to verify it. */
  drawnWith: {
    en: (draw: string) => `Drawn with \`${draw}\` (\`printf %s ${draw} | xxd -r -p | sha256sum\`). The rules say how to repeat it.`,
    fr: draw => `Tirées avec \`${draw}\` (\`printf %s ${draw} | xxd -r -p | sha256sum\`). Les règles disent comment refaire le tirage.`,
  },
  side: {
    en: ({ declared, leader, points, commander, armies }: ToldSide) =>
      `**${leader}** for ${declared ?? 'the status quo'}: ${points} points${commander === undefined ? '' : `, commanded by ${commander}`}${armies.length === 0 ? '' : ` (${en.list(armies)})`}`,
    fr: ({ declared, leader, points, commander, armies }) =>
      `**${leader}** pour ${declared ?? 'le statu quo'} : ${points} points${commander === undefined ? '' : `, sous ${commander}`}${armies.length === 0 ? '' : ` (${fr.list(armies)})`}`,
  },
  army: {
    en: (nation: string, points: number, commander: string | undefined) =>
      `${nation} ${points}${commander === undefined ? '' : ` under ${commander}`}`,
    fr: (nation, points, commander) => `${nation} ${points}${commander === undefined ? '' : ` sous ${commander}`}`,
  },
  supports: {
    en: (units: readonly string[]) => `Supported by ${en.list(units)}.`,
    fr: units => `Avec le soutien de ${fr.list(units)}.`,
  },
  withdrawsAt: {
    en: (strength: number) => `Withdraws when armies of strength ${strength} are broken.`,
    fr: strength => `Se retire quand des armées de force ${strength} sont brisées.`,
  },
  primaryDefender: {
    en: (nation: string) => `Primary defender: ${nation}.`,
    fr: nation => `Premier défenseur : ${nation}.`,
  },
  withdrawn: {
    en: (nations: readonly string[]) => `Withdrawn at once: ${en.list(nations)}.`,
    fr: nations => `Repliés aussitôt : ${fr.list(nations)}.`,
  },
  refused: {
    en: (nations: readonly string[]) => `Turned away, or staying away: ${en.list(nations)}.`,
    fr: nations => `Refusés ou absents : ${fr.list(nations)}.`,
  },
  waitsFor: {
    en: (places: readonly string[]) => `Waits for the battle of ${en.list(places)}.`,
    fr: places => `Attend la bataille : ${fr.list(places)}.`,
  },
  /** What a commander reported, if the reports differ. `outcome`: the label of the reported outcome's button. */
  claim: {
    en: (seat: string, outcome: string) => `**${seat}** reported: ${outcome}`,
    fr: (seat, outcome) => `Rapport (**${seat}**) : ${outcome}`,
  },
  statusQuo: {
    en: 'the status quo',
    fr: 'le statu quo',
  },
  destroyed: {
    en: (units: readonly string[]) => `Destroyed for good: ${en.list(units)}.`,
    fr: units => `Détruites pour de bon : ${fr.list(units)}.`,
  },
  crossedOff: {
    en: (nation: string, unit: string, commander: string) =>
      `**${nation}** must defend first: ${unit} is crossed off, ${commander} defends.`,
    fr: (nation, unit, commander) => `**${nation}** doit d’abord se défendre : ${unit} est rayée, ${commander} défend.`,
  },
  given: {
    en: (master: string, sepoy: string, places: string) => `${sepoy} is owed a battle: **${master}** gives them ${places}.`,
    fr: (master, sepoy, places) => `Une bataille est due à ${sepoy} : **${master}** lui donne ${places}.`,
  },
  conquered: {
    en: (power: string) => `**${power}** is conquered. Its player may serve on, as Sepoy or Mercenary: \`Serve as …\`.`,
    fr: power => `**${power}** est conquise. Son joueur peut servir, comme cipaye ou mercenaire : \`Servir en …\`.`,
  },
  revolt: {
    en: (who: string, master: string, unit: string) => `**${who}** rises against ${master} with ${unit}: a nation again.`,
    fr: (who, master, unit) => `**${who}** se soulève contre ${master} avec ${unit} : de nouveau une nation.`,
  },
  /** Follows an order: the battle that decided it. */
  decided: {
    en: (places: readonly string[]) => `battle of ${en.list(places)}`,
    fr: places => `bataille : ${fr.list(places)}`,
  },
  /** Follows an order: its unit was destroyed for good. */
  lost: {
    en: 'it is destroyed for good',
    fr: 'elle est détruite pour de bon',
  },
});
