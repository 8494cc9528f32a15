import type { ExampleOrders } from '../../../games/diplomacy/game/exampleOrders.js';
import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

interface Taken {
  readonly centre: string;
  readonly from: string | undefined;
}

interface Lost {
  readonly centre: string;
  readonly to: string | undefined;
}

/** "Anyi (from Wei)". */
const takenFrom = ({ centre, from }: Taken): string => (from === undefined ? centre : `${centre} (from ${en.the(from)})`);

/** "Anyi (au Wei)". */
const taken = ({ centre, from }: Taken): string => (from === undefined ? fr.place(centre) : `${fr.place(centre)} (${fr.to(from)})`);

/** The result for a power's virtual army, by the kind of its outcome. `place`: the place after which the army is named. */
export const virtualArmies = messages<Readonly<Record<string, (power: string, place: string) => string>>>({
  moved: {
    en: (power, place) => `**${capital(en.the(power))}**: the virtual army returns to ${en.place(place)}.`,
    fr: (power, place) => `**${capital(fr.the(power))}** : l’armée virtuelle revient ${fr.at(place)}.`,
  },
  bounced: {
    en: (power, place) => `**${capital(en.the(power))}**: the virtual army fails to return to ${en.place(place)} and bounces.`,
    fr: (power, place) => `**${capital(fr.the(power))}** : l’armée virtuelle n’arrive pas à revenir ${fr.at(place)} et rebondit.`,
  },
  'own-unit': {
    en: (power, place) => `**${capital(en.the(power))}**: a unit of its own is in ${en.place(place)}, so the virtual army doesn’t return.`,
    fr: (power, place) =>
      `**${capital(fr.the(power))}** : une unité de cette puissance se trouve ${fr.at(place)}, donc l’armée virtuelle ne revient pas.`,
  },
  beaten: {
    en: (power, place) => `**${capital(en.the(power))}**: the virtual army of ${en.place(place)} is beaten.`,
    fr: (power, place) => `**${capital(fr.the(power))}** : l’armée virtuelle ${fr.from(place)} est battue.`,
  },
});

/** What a player is told at the start. */
export const briefingMessages = messages({
  begins: {
    en: (units: readonly string[]) => `**Your units:** ${en.list(units)}.`,
    fr: units => `**Vos unités :** ${fr.list(units)}.`,
  },
  /** Powers that stand on the board with units. */
  unplayed: {
    en: (powers: readonly string[]) =>
      `Nobody plays ${en.either(powers.map(en.the))}: ${en.verb(powers, 'its', 'their')} units hold and can be dislodged like any others.`,
    fr: powers =>
      `Personne ne joue ${powers.map(fr.the).join(' ni ')}\u00a0: ${fr.verb(powers, 'ses', 'leurs')} unités tiennent, et peuvent être délogées comme les autres.`,
  },
  beginsEmpty: {
    en: '**Your units:** none yet; you choose where the first ones go.',
    fr: '**Vos unités :** aucune pour l’instant, vous choisissez où placer les premières.',
  },
  beginsWith: {
    en: (places: readonly string[]) => `**Your centres:** ${en.list(places)}.`,
    fr: places => `**Vos centres :** ${fr.list(places)}.`,
  },
  special: {
    en: (name: string, text: string) => `**${name}:** ${text}`,
    fr: (name, text) => `**${name} :** ${text}`,
  },
  goal: {
    en: (enough: number, of: number, uncounted: readonly string[]) =>
      `**Goal:** ${enough} of the ${of} centres, and more than anyone else.${uncounted.length === 0 ? '' : ` ${en.list(uncounted)} ${uncounted.length === 1 ? 'doesn’t' : 'don’t'} count.`}`,
    fr: (enough, of, uncounted) =>
      `**But :** ${enough} des ${of} centres, et plus que toute autre puissance.${uncounted.length === 0 ? '' : ` ${fr.list(uncounted)} ne ${uncounted.length === 1 ? 'compte' : 'comptent'} pas.`}`,
  },
  /** After the goal: when a game without a winner ends. */
  lastYear: {
    en: (year: string) => `If nobody has won by the end of ${year}, all powers that own a centre share the draw, ranked by size.`,
    fr: year =>
      `Sans victoire à la fin de ${year}, toutes les puissances qui possèdent un centre se partagent la nulle, selon leur taille.`,
  },
  /** Below the standings: who owns how many centres that do not count for victory. */
  uncounted: {
    en: (owned: readonly string[]) => `Not counting centres that don’t count towards victory: ${en.list(owned)}.`,
    fr: owned => `Sans les centres qui ne comptent pas pour la victoire : ${fr.list(owned)}.`,
  },
  /** Where the board depends on who plays. */
  goalOfAnyBoard: {
    en: '**Goal:** more than half of the centres in play, and more than anyone else.',
    fr: '**But :** plus de la moitié des centres en jeu, et plus que toute autre puissance.',
  },
});

/** "Anyi (to Qin)". */
const lostTo = ({ centre, to }: Lost): string => (to === undefined ? centre : `${centre} (to ${en.the(to)})`);

/** "Anyi (au profit du Qin)". */
const lost = ({ centre, to }: Lost): string => (to === undefined ? fr.place(centre) : `${fr.place(centre)} (au profit ${fr.of(to)})`);

/** "A Anyi (Wei)". */
const ofPower = (unit: string, power: string | undefined): string => (power === undefined ? unit : `${unit} (${power})`);

/** The consequences of a phase, and how the game is played. */
export const newsMessages = messages({
  /** Below the orders of a power: the centres it took. */
  takes: {
    en: (centres: readonly Taken[]) => `🚩 Takes ${en.list(centres.map(takenFrom))}`,
    fr: centres => `🚩 Prend ${fr.list(centres.map(taken))}`,
  },
  /** Below the orders of a power: the centres that others took from it. */
  loses: {
    en: (centres: readonly Lost[]) => `🏳️ Loses ${en.list(centres.map(lostTo))}`,
    fr: centres => `🏳️ Perd ${fr.list(centres.map(lost))}`,
  },
  captured: {
    en: (power: string, centres: readonly Taken[]) =>
      `**${capital(en.the(power))}** ${en.verb([power], 'takes', 'take')} ${en.list(centres.map(takenFrom))}.`,
    fr: (power, centres) => `**${capital(fr.the(power))}** ${fr.verb([power], 'prend', 'prennent')} ${fr.list(centres.map(taken))}.`,
  },
  mustRetreat: {
    /** `power`: left out where the place has its name. */
    en: (unit: string, power: string | undefined, retreats: readonly string[]) =>
      retreats.length > 0
        ? `${ofPower(unit, power)} must retreat to ${en.either(retreats)}, or disband.`
        : `${ofPower(unit, power)} is dislodged and has nowhere to go.`,
    fr: (unit, power, retreats) =>
      retreats.length > 0
        ? `${ofPower(unit, power)} doit se retirer vers ${fr.either(retreats.map(fr.place))}, ou se dissoudre.`
        : `${ofPower(unit, power)} est délogée et n’a nulle part où aller.`,
  },
  eliminated: {
    en: (power: string) => `**${capital(en.the(power))}** ${en.verb([power], 'has', 'have')} no centres and no units left.`,
    fr: power => `**${capital(fr.the(power))}** ${fr.verb([power], 'n’a', 'n’ont')} plus ni centre ni unité.`,
  },
  /** For a power that is out of the game although it owns a centre. */
  outOfGame: {
    en: (power: string) =>
      `**${capital(en.the(power))}** ${en.verb([power], 'has', 'have')} no units left and too few centres to continue.`,
    fr: power => `**${capital(fr.the(power))}** ${fr.verb([power], 'n’a', 'n’ont')} plus d’unité, et trop peu de centres pour continuer.`,
  },
  calledIn: {
    en: (power: string) => `**${capital(en.the(power))}** ${en.verb([power], 'enters', 'enter')} the game: the seat is open.`,
    fr: power => `**${capital(fr.the(power))}** ${fr.verb([power], 'entre', 'entrent')} en jeu : la place est libre.`,
  },
  centres: {
    en: (count: number) => en.count(count, '# centre', '# centres'),
    fr: count => fr.count(count, '# centre', '# centres'),
  },
  standingsColumns: {
    en: 'centres · units',
    fr: 'centres · unités',
  },
  missedOrders: {
    en:
      'Without orders, a unit holds, a dislodged unit disbands, and builds are waived. ' +
      'Missing removals follow the civil disorder rule.',
    fr:
      'Sans ordre, une unité tient, une unité délogée est dissoute, et une construction est perdue. ' +
      'Les retraits manquants suivent la règle du désordre civil.',
  },
  howToOrder: {
    en: (example: ExampleOrders, hasBattles: boolean) =>
      [
        shown([example.move, 'move'], [example.hold, 'hold'], [example.support, 'support a move'], [example.defence, 'support a hold']),
        shown([example.convoy, 'convoy'], [example.raise, 'raise a fleet'], [example.rapid, 'rapid river move']),
        `Retreats: ${shown([example.retreat], [example.disband])} · Winter: ${shown([example.build], [example.remove], [example.waive])}`,
        ...(hasBattles
          ? ['Battle lists: `battle 1` and the unit, `favour` or `refuse` and a power. **Orders** shows what you may declare.']
          : []),
        `Full names, abbreviations, \`->\`, \`to\`, \`supports\` and whole sentences${example.sentence === undefined ? '' : ` (\`${example.sentence}\`)`} all work, in English and French, with or without A and F; \`all hold\` is for all your units. Put each order on its own line, or \`;\` between orders. If something is unclear, I ask instead of guessing.`,
      ]
        .filter(line => line !== '')
        .join('\n'),
    fr: (example, hasBattles) =>
      [
        shown(
          [example.move, 'mouvement'],
          [example.hold, 'tenir'],
          [example.support, 'soutien d’un mouvement'],
          [example.defence, 'soutien défensif'],
        ),
        shown([example.convoy, 'convoi'], [example.raise, 'lever une flotte'], [example.rapid, 'mouvement fluvial rapide']),
        `Retraites : ${shown([example.retreat], [example.disband])} · Hiver : ${shown([example.build], [example.remove], [example.waive])}`,
        ...(hasBattles
          ? [
              'Listes de batailles : `bataille 1` et l’unité, `favoriser` ou `refuser` et une puissance. **Ordres** montre ce que vous pouvez déclarer.',
            ]
          : []),
        `Noms entiers, abréviations, \`->\`, \`vers\`, \`soutient\`, phrases entières${example.sentence === undefined ? '' : ` (\`${example.sentence}\`)`} : tout marche, en français ou en anglais, avec ou sans A et F ; \`tout tient\` vaut pour toutes vos unités. Écrivez un ordre par ligne, ou séparez-les par \`;\`. Si quelque chose n’est pas clair, je vous pose la question au lieu de deviner.`,
      ]
        .filter(line => line !== '')
        .join('\n'),
  },
});

/** Examples of orders with what they are; those that a variant lacks are left out. */
const shown = (...examples: readonly (readonly [order: string | undefined, what?: string])[]): string =>
  examples.flatMap(([order, what]) => (order === undefined ? [] : [`\`${order}\`${what === undefined ? '' : ` ${what}`}`])).join(' · ');
