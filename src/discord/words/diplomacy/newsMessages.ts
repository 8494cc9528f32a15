import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** "Anyi (avant : Wei)". */
const taken = ({ centre, from }: { readonly centre: string; readonly from: string | undefined }): string =>
  from === undefined ? centre : `${centre} (avant : ${from})`;

/** The result for a power's virtual army, by the kind of its outcome. `place`: the place after which the army is named. */
export const virtualArmies = messages<Readonly<Record<string, (power: string, place: string) => string>>>({
  moved: {
    en: (power, place) => `**${power}**: an army comes back to ${place} from nowhere.`,
    fr: (power, place) => `**${power}** : une armée revient de nulle part (${place}).`,
  },
  bounced: {
    en: (power, place) => `**${power}**: the army that would come back to ${place} bounces.`,
    fr: (power, place) => `**${power}** : l’armée qui devait revenir rebondit (${place}).`,
  },
  'own-unit': {
    en: (power, place) => `**${power}**: ${place} is taken by its own unit, nobody else comes back there.`,
    fr: (power, place) => `**${power}** : une unité à elle s’y trouve, personne d’autre n’y revient (${place}).`,
  },
  beaten: {
    en: (power, place) => `**${power}**: the virtual army of ${place} is beaten.`,
    fr: (power, place) => `**${power}** : l’armée virtuelle est battue (${place}).`,
  },
});

/** The consequences of a phase, and how the game is played. */
export const newsMessages = messages({
  captured: {
    en: (power: string, centres: readonly { readonly centre: string; readonly from: string | undefined }[]) =>
      `**${power}** takes ${en.list(centres.map(({ centre, from }) => (from === undefined ? centre : `${centre} (from ${from})`)))}.`,
    fr: (power, centres) => `**${power}** prend : ${centres.map(taken).join(', ')}.`,
  },
  mustRetreat: {
    en: (unit: string, power: string, retreats: readonly string[]) =>
      retreats.length > 0
        ? `${unit} (${power}) must retreat to ${en.either(retreats)}, or disband.`
        : `${unit} (${power}) is dislodged and has nowhere to go.`,
    fr: (unit, power, retreats) =>
      retreats.length > 0
        ? `${unit} (${power}) doit se retirer : ${fr.either(retreats)}, ou se dissoudre.`
        : `${unit} (${power}) est délogée et n’a nulle part où aller.`,
  },
  eliminated: {
    en: (power: string) => `**${power}** has neither a centre nor a unit left.`,
    fr: power => `**${power}** n’a plus ni centre ni unité.`,
  },
  /** For a power that is out of the game although it owns a centre. */
  outOfGame: {
    en: (power: string) => `**${power}** has no unit left and too few centres to go on.`,
    fr: power => `**${power}** n’a plus d’unité, et trop peu de centres pour continuer.`,
  },
  calledIn: {
    en: (power: string) => `**${power}** is activated: its seat is open to a newcomer.`,
    fr: power => `**${power}** s’éveille : sa place est ouverte à une nouvelle personne.`,
  },
  centres: {
    en: (count: number) => en.count(count, '# centre', '# centres'),
    fr: count => fr.count(count, '# centre', '# centres'),
  },
  units: {
    en: (count: number) => en.count(count, '# unit', '# units'),
    fr: count => fr.count(count, '# unité', '# unités'),
  },
  missedOrders: {
    en:
      'A unit without an order holds; a dislodged unit without an order is disbanded; removals that nobody ordered follow the civil disorder rule, ' +
      'and builds that nobody ordered are waived.',
    fr:
      'Une unité sans ordre tient ; une unité délogée sans ordre est dissoute ; les retraits que personne n’a ordonnés suivent la règle du désordre civil, ' +
      'et l’on renonce aux constructions que personne n’a ordonnées.',
  },
  howToOrder: {
    en: [
      '`A Xia - Any` move · `A Luo H` hold · `A Luo S A Xia - Any` support a move · `A Luo S A Any` support a hold',
      'Where the variant has them: `F Nth C A Lon - Nwy` convoy · `A Ji R F` raise a fleet · `F Boh => Lin - Diq - Wei` rapid river move',
      'Retreats: `A Luo - Zhe`, `A Luo disband` · Winter: `build A Xia`, `remove A Luo`, `waive`',
      'Full names, abbreviations, `->`, `to`, `supports`, English and French all work, with or without A and F; put several orders on lines of their own or between `;`. ' +
        'What is ambiguous is never guessed: you are asked.',
    ].join('\n'),
    fr: [
      '`A Xia - Any` mouvement · `A Luo H` tenir · `A Luo S A Xia - Any` soutien d’un mouvement · `A Luo S A Any` soutien défensif',
      'Si la variante les connaît : `F Nth C A Lon - Nwy` convoi · `A Ji L F` lever une flotte · `F Boh => Lin - Diq - Wei` mouvement fluvial rapide',
      'Retraites : `A Luo - Zhe`, `A Luo dissoudre` · Hiver : `construire A Xia`, `retirer A Luo`, `passer`',
      'Noms entiers, abréviations, `->`, `vers`, `soutient`, français et anglais sont compris, avec ou sans A et F ; écrivez plusieurs ordres sur autant de lignes, ou entre des `;`. ' +
        'Ce qui est ambigu n’est jamais deviné : on vous pose la question.',
    ].join('\n'),
  },
});
