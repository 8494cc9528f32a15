import { capital, en, fr } from '../language/grammar.js';
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
    en: (places: readonly string[]) => `Battle of ${en.list(places.map(en.place))}`,
    fr: places => `Bataille ${fr.list(places.map(fr.from))}`,
  },
  /** The button of those who declare no battle. */
  leaveAsItIs: { en: 'Leave it as it is', fr: 'En rester là' },
  virtualArmy: {
    en: (place: string) => `the virtual army of ${en.place(place)}`,
    fr: place => `l’armée virtuelle ${fr.from(place)}`,
  },
  nobodyDeclared: {
    en: 'Nobody declared a battle: the provisional results stand.',
    fr: 'Personne n’a déclaré de bataille : les résultats provisoires deviennent définitifs.',
  },
  bonds: {
    en: 'Who serves whom',
    fr: 'Qui sert qui',
  },
  /** For results that battles may still change. */
  provisional: {
    en: 'Battles can still change these results.',
    fr: 'Des batailles peuvent encore changer ces résultats.',
  },
  /** Says who may declare what: "A Nuln (move to Reikland)". */
  mayDeclare: {
    en: (power: string, declarations: readonly string[]) =>
      `**${capital(en.the(power))}** can declare battles for: ${en.list(declarations)}.`,
    fr: (power, declarations) =>
      `**${capital(fr.the(power))}** ${fr.verb([power], 'peut', 'peuvent')} déclarer une bataille pour : ${fr.list(declarations)}.`,
  },
  /** The hash of the random draw, published before the lists are due. */
  sealed: {
    en: (hash: string) => `-# A secret random key decides the battles. Its SHA-256 hash: \`${hash}\``,
    fr: hash => `-# Les batailles sont tirées au sort avec une clé secrète. Son empreinte SHA-256 : \`${hash}\``,
  },
  /** The random draw itself, and how to verify it. */
  drawnWith: {
    en: (draw: string) =>
      `-# The battles were drawn with the key \`${draw}\`, whose hash was posted before the lists were due. \`/rules\` explains how to repeat the draw.`,
    fr: draw =>
      `-# Les batailles ont été tirées au sort avec la clé \`${draw}\`, dont l’empreinte avait été publiée avant les listes. \`/règles\` explique comment refaire le tirage.`,
  },
  side: {
    en: ({ declared, leader, points, commander, armies }: ToldSide) =>
      `**${leader}** for ${declared ?? 'the status quo'}: ${points} points${commander === undefined ? '' : `, commanded by ${en.the(commander)}`}${armies.length === 0 ? '' : ` (${en.list(armies)})`}`,
    fr: ({ declared, leader, points, commander, armies }) =>
      `**${leader}** pour ${declared ?? 'le statu quo'} : ${points} points${commander === undefined ? '' : `, sous le commandement ${fr.of(commander)}`}${armies.length === 0 ? '' : ` (${fr.list(armies)})`}`,
  },
  army: {
    en: (nation: string, points: number, commander: string | undefined) =>
      `${nation} ${points}${commander === undefined ? '' : ` under ${en.the(commander)}`}`,
    fr: (nation, points, commander) => `${nation} ${points}${commander === undefined ? '' : ` sous le commandement ${fr.of(commander)}`}`,
  },
  supports: {
    en: (units: readonly string[]) => `Supported by ${en.list(units)}.`,
    fr: units => `Avec le soutien de ${fr.list(units)}.`,
  },
  withdrawsAt: {
    en: (strength: number) => `This side withdraws once armies with a total strength of ${strength} are broken.`,
    fr: strength => `Ce camp se retire quand il a perdu des armées d’une force totale de ${strength}.`,
  },
  primaryDefender: {
    en: (nation: string) => `Main defender: ${nation}.`,
    fr: nation => `Défense principale : ${nation}.`,
  },
  withdrawn: {
    en: (nations: readonly string[]) => `Withdrew at once: ${en.list(nations)}.`,
    fr: nations => `Repli immédiat : ${fr.list(nations)}.`,
  },
  refused: {
    en: (nations: readonly string[]) => `Refused or away: ${en.list(nations)}.`,
    fr: nations => `Refus ou absence : ${fr.list(nations)}.`,
  },
  waitsFor: {
    en: (places: readonly string[]) => `Waiting for the battle of ${en.list(places.map(en.place))}.`,
    fr: places => `Attend la bataille ${fr.list(places.map(fr.from))}.`,
  },
  /** What a commander reported, if the reports differ. `outcome`: the label of the reported outcome's button. */
  claim: {
    en: (seat: string, outcome: string) => `**${seat}** reported: ${outcome}`,
    fr: (seat, outcome) => `Rapport ${fr.of(seat)} : ${outcome}`,
  },
  statusQuo: {
    en: 'the status quo',
    fr: 'le statu quo',
  },
  destroyed: {
    en: (units: readonly string[]) => `Permanently destroyed: ${en.list(units)}.`,
    fr: units => `Détruites définitivement : ${fr.list(units)}.`,
  },
  crossedOff: {
    en: (nation: string, unit: string, commander: string) =>
      `**${capital(en.the(nation))}** must defend first: its battle for ${unit} is crossed off, and ${en.the(commander)} ${en.verb([commander], 'defends', 'defend')}.`,
    fr: (nation, unit, commander) =>
      `**${capital(fr.the(nation))}** ${fr.verb([nation], 'doit', 'doivent')} d’abord se défendre : sa bataille pour ${unit} est rayée de la liste, et ${fr.the(commander)} ${fr.verb([commander], 'défend', 'défendent')}.`,
  },
  given: {
    en: (master: string, sepoy: string, places: string) =>
      `**${capital(en.the(master))}** ${en.verb([master], 'owes', 'owe')} ${en.the(sepoy)} a battle and ${en.verb([master], 'gives', 'give')} them ${places}.`,
    fr: (master, sepoy, places) =>
      `**${capital(fr.the(master))}** ${fr.verb([master], 'doit', 'doivent')} une bataille ${fr.to(sepoy)} : ce sera ${places}.`,
  },
  conquered: {
    en: (power: string) =>
      `**${capital(en.the(power))}** ${en.verb([power], 'is', 'are')} conquered. The player can stay in the game as a Sepoy or a Mercenary: \`Serve as …\`.`,
    fr: power => `Conquête : **${power}**. La personne qui joue peut continuer comme cipaye ou mercenaire : \`Servir en …\`.`,
  },
  revolt: {
    en: (who: string, master: string, unit: string) =>
      `**${capital(en.the(who))}** ${en.verb([who], 'revolts', 'revolt')} against ${en.the(master)} with ${unit} and ${en.verb([who], 'is', 'are')} a power again.`,
    fr: (who, master, unit) =>
      `**${capital(fr.the(who))}** ${fr.verb([who], 'se révolte', 'se révoltent')} contre ${fr.the(master)} avec ${unit} : c’est de nouveau une puissance.`,
  },
  /** Follows an order: the battle that decided it. */
  decided: {
    en: (places: readonly string[]) => `battle of ${en.list(places.map(en.place))}`,
    fr: places => `bataille ${fr.list(places.map(fr.from))}`,
  },
  /** Follows an order: its unit was destroyed for good. */
  lost: {
    en: 'it is permanently destroyed',
    fr: 'elle est détruite définitivement',
  },
});
