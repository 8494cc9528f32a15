import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** What a player may have overlooked in their filed orders. */
export const orderWarnings = {
  'placements-first': {
    en: ({ missing }) =>
      `You still have armies to place in the band: ${missing}. This build in a centre counts only if you place them too.`,
    fr: ({ missing }) =>
      `Il vous reste des armées à placer dans la bande : ${missing}. Cette construction dans un centre ne compte que si vous les placez aussi.`,
  },
  'supports-unordered': {
    en: ({ of, to }, names) =>
      `Your unit in ${en.place(names.place(of))} has no order yet. This support counts only if that unit goes to ${en.place(names.place(to))}.`,
    fr: ({ of, to }, names) =>
      `Votre unité ${fr.at(names.place(of))} n’a pas encore d’ordre. Ce soutien ne compte que si elle va vers ${fr.place(names.place(to))}.`,
  },
  'supports-no-move': {
    en: ({ of, to }, names) =>
      `Your unit in ${en.place(names.place(of))} isn’t ordered to ${en.place(names.place(to))}: this support has no effect.`,
    fr: ({ of, to }, names) =>
      `Votre unité ${fr.at(names.place(of))} n’a pas l’ordre d’aller vers ${fr.place(names.place(to))} : ce soutien est sans effet.`,
  },
  'supports-other-move': {
    en: ({ of, goes, to }, names) =>
      `Your unit in ${en.place(names.place(of))} is ordered to ${en.place(names.place(goes))}, not to ${en.place(names.place(to))}: this support has no effect.`,
    fr: ({ of, goes, to }, names) =>
      `Votre unité ${fr.at(names.place(of))} a l’ordre d’aller vers ${fr.place(names.place(goes))}, et non vers ${fr.place(names.place(to))} : ce soutien est sans effet.`,
  },
  'supports-hold-of-mover': {
    en: ({ of }, names) =>
      `Your unit in ${en.place(names.place(of))} is ordered to move, so it can’t be supported to hold: this support has no effect.`,
    fr: ({ of }, names) =>
      `Votre unité ${fr.at(names.place(of))} a l’ordre de partir, donc ne reçoit pas de soutien défensif : ce soutien est sans effet.`,
  },
  'supports-rapid-move': {
    en: ({ of }, names) =>
      `Your fleet in ${en.place(names.place(of))} makes a rapid river move, which can’t be supported: this support has no effect.`,
    fr: ({ of }, names) =>
      `Votre flotte ${fr.at(names.place(of))} fait un mouvement fluvial rapide, qui ne peut pas être soutenu : ce soutien est sans effet.`,
  },
  'supports-move-of-raise': {
    en: ({ of }, names) =>
      `Your army in ${en.place(names.place(of))} is raising a fleet, which counts as holding: support it to hold instead.`,
    fr: ({ of }, names) =>
      `Votre armée ${fr.at(names.place(of))} lève une flotte, ce qui équivaut à tenir : donnez-lui plutôt un soutien défensif.`,
  },
  'convoys-other-move': {
    en: ({ of, to }, names) =>
      `Your army in ${en.place(names.place(of))} isn’t ordered to ${en.place(names.place(to))}: this convoy has no effect.`,
    fr: ({ of, to }, names) =>
      `Votre armée ${fr.at(names.place(of))} n’a pas l’ordre d’aller vers ${fr.place(names.place(to))} : ce convoi est sans effet.`,
  },
  'needs-convoy': {
    en: ({ to }, names) =>
      `None of your fleets is ordered to convoy it to ${en.place(names.place(to))}. It moves only if another power’s fleets convoy it.`,
    fr: ({ to }, names) =>
      `Aucune de vos flottes n’a l’ordre de la convoyer vers ${fr.place(names.place(to))}. Elle ne part que si les flottes d’une autre puissance la convoient.`,
  },
  'convoy-too-short': {
    en: ({ to }, names) =>
      `Your fleets don’t form a complete route to ${en.place(names.place(to))}. It moves only if another power’s fleets help.`,
    fr: ({ to }, names) =>
      `Vos flottes ne forment pas une route complète vers ${fr.place(names.place(to))}. Elle ne part que si les flottes d’une autre puissance aident.`,
  },
  'swaps-own-unit': {
    en: ({ with: other }, names) =>
      `Your unit in ${en.place(names.place(other))} comes the other way: without a convoy, two units can’t swap places.`,
    fr: ({ with: other }, names) =>
      `Votre unité ${fr.at(names.place(other))} vient en sens inverse : sans convoi, deux unités ne peuvent pas échanger leurs places.`,
  },
  'own-unit-stays': {
    en: ({ at }, names) => `Your unit in ${en.place(names.place(at))} stays there, so this one can’t get in.`,
    fr: ({ at }, names) => `Votre unité ${fr.at(names.place(at))} y reste : celle-ci ne peut donc pas entrer.`,
  },
  'own-unit-unordered': {
    en: ({ at }, names) => `Your unit in ${en.place(names.place(at))} has no order yet. Unless it leaves, this one can’t get in.`,
    fr: ({ at }, names) =>
      `Votre unité ${fr.at(names.place(at))} n’a pas encore d’ordre. Si elle ne part pas, celle-ci ne peut pas entrer.`,
  },
  'goes-with-stronger': {
    en: ({ with: other, to }, names) =>
      `Your unit in ${en.place(names.place(other))} is also ordered to ${en.place(names.place(to))} and is stronger, so this one can’t get in.`,
    fr: ({ with: other, to }, names) =>
      `Votre unité ${fr.at(names.place(other))} a aussi l’ordre d’aller vers ${fr.place(names.place(to))} et elle est plus forte : celle-ci ne peut pas entrer.`,
  },
  'bounces-own-unit': {
    en: ({ with: other, to }, names) =>
      `Your unit in ${en.place(names.place(other))} is also ordered to ${en.place(names.place(to))}, with the same strength. Neither gets in unless others support one of them.`,
    fr: ({ with: other, to }, names) =>
      `Votre unité ${fr.at(names.place(other))} a aussi l’ordre d’aller vers ${fr.place(names.place(to))}, avec la même force. Aucune des deux n’entre, sauf si d’autres en soutiennent une.`,
  },
  'goes-with-rapid': {
    en: ({ with: other, to }, names) =>
      `Your fleet in ${en.place(names.place(other))} also ends its move in ${en.place(names.place(to))}: they stop each other.`,
    fr: ({ with: other, to }, names) =>
      `Votre flotte ${fr.at(names.place(other))} finit aussi son mouvement ${fr.at(names.place(to))} : elles s’arrêtent l’une l’autre.`,
  },
  'wall-leaves-nothing': {
    en: ({ to }, names) =>
      `The wall of ${en.place(names.place(to))} takes 1 from this attack and leaves 0. Unless others support it, it cuts no support and dislodges nobody.`,
    fr: ({ to }, names) =>
      `La muraille ${fr.ofPlace(names.place(to))} enlève 1 à cette attaque, qui tombe à 0. Si personne d’autre ne la soutient, elle ne coupe aucun soutien et ne déloge personne.`,
  },
  'becomes-army': {
    en: ({ at }, names) =>
      `The fleet in ${en.place(names.place(at))} can only do that as an army: it turns into one, even if the order fails.`,
    fr: ({ at }, names) =>
      `La flotte ${fr.at(names.place(at))} ne peut faire cela que comme armée : elle en redevient une, même si l’ordre échoue.`,
  },
  'retreats-with-own-unit': {
    en: ({ with: other, to }, names) =>
      `Your unit in ${en.place(names.place(other))} is also to retreat to ${en.place(names.place(to))}: both would disband.`,
    fr: ({ with: other, to }, names) =>
      `Votre unité ${fr.at(names.place(other))} doit aussi se retirer vers ${fr.place(names.place(to))} : les deux seraient dissoutes.`,
  },
  'retreats-with-voted': {
    en: ({ with: other, to }, names) =>
      `You also vote for the neutral unit in ${en.place(names.place(other))} to retreat to ${en.place(names.place(to))}: if that passes, both disband.`,
    fr: ({ with: other, to }, names) =>
      `Vous votez aussi pour que l’unité neutre ${fr.at(names.place(other))} se retire vers ${fr.place(names.place(to))} : si c’est adopté, les deux sont dissoutes.`,
  },
  'helps-voted-hold': {
    en: ({ of }, names) => `The unit in ${en.place(names.place(of))} is neutral: this support counts unless a majority orders it to move.`,
    fr: ({ of }, names) => `L’unité ${fr.at(names.place(of))} est neutre : ce soutien compte, sauf si une majorité la fait partir.`,
  },
  'helps-voted-mover': {
    en: ({ of }, names) =>
      `You vote for the neutral unit in ${en.place(names.place(of))} to move: if that passes, this support to hold has no effect.`,
    fr: ({ of }, names) =>
      `Vous votez pour que l’unité neutre ${fr.at(names.place(of))} parte : si c’est adopté, ce soutien défensif est sans effet.`,
  },
  'helps-voted-move': {
    en: ({ of, to }, names) =>
      `The unit in ${en.place(names.place(of))} is neutral: it goes to ${en.place(names.place(to))} only if a majority votes for it, as you do.`,
    fr: ({ of, to }, names) =>
      `L’unité ${fr.at(names.place(of))} est neutre : elle ne va vers ${fr.place(names.place(to))} que si une majorité vote pour, comme vous.`,
  },
  'helps-voted-unasked': {
    en: ({ of, to }, names) =>
      `The unit in ${en.place(names.place(of))} is neutral: it goes to ${en.place(names.place(to))} only if a majority votes for it. You haven’t voted for it yet.`,
    fr: ({ of, to }, names) =>
      `L’unité ${fr.at(names.place(of))} est neutre : elle ne va vers ${fr.place(names.place(to))} que si une majorité vote pour. Vous ne l’avez pas encore fait.`,
  },
  'helps-voted-otherwise': {
    en: ({ of, to }, names) =>
      `You vote for the neutral unit in ${en.place(names.place(of))} to do something other than go to ${en.place(names.place(to))}: only one of the two can count.`,
    fr: ({ of, to }, names) =>
      `Pour l’unité neutre ${fr.at(names.place(of))}, vous votez autre chose que d’aller vers ${fr.place(names.place(to))} : un seul des deux peut compter.`,
  },
  'hits-voted': {
    en: ({ at }, names) =>
      `There’s a neutral unit in ${en.place(names.place(at))}: unless a majority orders it away, it stays and defends.`,
    fr: ({ at }, names) =>
      `Il y a une unité neutre ${fr.at(names.place(at))} : sauf si une majorité la fait partir, elle reste et se défend.`,
  },
  'retreats-as-army': {
    en: ({ at, to }, names) =>
      `The fleet in ${en.place(names.place(at))} can only go to ${en.place(names.place(to))} as an army, and turns into one.`,
    fr: ({ at, to }, names) =>
      `La flotte ${fr.at(names.place(at))} ne peut aller vers ${fr.place(names.place(to))} que comme armée, et en redevient une.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
