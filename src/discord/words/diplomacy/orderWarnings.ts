import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** What a player may have overlooked in their filed orders. */
export const orderWarnings = {
  'placements-first': {
    en: ({ missing }) =>
      `Armies still to be placed within the band: ${missing}. This build in a centre counts only if they are placed too.`,
    fr: ({ missing }) =>
      `Armées encore à placer dans la bande : ${missing}. Cette construction dans un centre ne compte que si elles y sont aussi.`,
  },
  'supports-unordered': {
    en: ({ of, to }, names) =>
      `Your unit in ${names.place(of)} has no order yet: this support counts only if it goes to ${names.place(to)}.`,
    fr: ({ of, to }, names) =>
      `Votre unité (${names.place(of)}) n’a pas encore d’ordre : ce soutien ne compte que si elle va là : ${names.place(to)}.`,
  },
  'supports-no-move': {
    en: ({ of, to }, names) => `Your unit in ${names.place(of)} is not ordered to go to ${names.place(to)}: this support does nothing.`,
    fr: ({ of, to }, names) => `Votre unité (${names.place(of)}) n’a pas ordre d’y aller (${names.place(to)}) : ce soutien est sans effet.`,
  },
  'supports-other-move': {
    en: ({ of, goes, to }, names) =>
      `Your unit in ${names.place(of)} is ordered to ${names.place(goes)}, not to ${names.place(to)}: this support does nothing.`,
    fr: ({ of, goes, to }, names) =>
      `Votre unité (${names.place(of)}) a ordre d’aller ailleurs (${names.place(goes)}, et non ${names.place(to)}) : ce soutien est sans effet.`,
  },
  'supports-hold-of-mover': {
    en: ({ of }, names) => `Your unit in ${names.place(of)} is ordered to go, so it takes no support to hold: this support does nothing.`,
    fr: ({ of }, names) =>
      `Votre unité (${names.place(of)}) a ordre de partir, donc ne reçoit pas de soutien défensif : ce soutien est sans effet.`,
  },
  'supports-rapid-move': {
    en: ({ of }, names) =>
      `Your fleet in ${names.place(of)} is ordered on a rapid river move, which cannot be supported: this support does nothing.`,
    fr: ({ of }, names) =>
      `Votre flotte (${names.place(of)}) fait un mouvement fluvial rapide, qui ne peut pas être soutenu : ce soutien est sans effet.`,
  },
  'supports-move-of-raise': {
    en: ({ of }, names) =>
      `Your army in ${names.place(of)} is ordered to raise a fleet, which counts as holding: support it to hold instead.`,
    fr: ({ of }, names) =>
      `Votre armée (${names.place(of)}) lève une flotte, ce qui équivaut à tenir : donnez-lui plutôt un soutien défensif.`,
  },
  'convoys-other-move': {
    en: ({ of, to }, names) => `Your army in ${names.place(of)} is not ordered to go to ${names.place(to)}: this convoy does nothing.`,
    fr: ({ of, to }, names) => `Votre armée (${names.place(of)}) n’a pas ordre d’y aller (${names.place(to)}) : ce convoi est sans effet.`,
  },
  'needs-convoy': {
    en: ({ to }, names) => `No fleet of yours is ordered to carry it to ${names.place(to)}: it goes only if another power’s fleets do.`,
    fr: ({ to }, names) =>
      `Aucune de vos flottes n’a ordre de l’y porter (${names.place(to)}) : elle ne part que si celles d’une autre puissance le font.`,
  },
  'convoy-too-short': {
    en: ({ to }, names) => `Your fleets do not carry it all the way to ${names.place(to)}: it goes only if another power’s fleets help.`,
    fr: ({ to }, names) =>
      `Vos flottes ne la portent pas jusqu’au bout (${names.place(to)}) : elle ne part que si celles d’une autre puissance aident.`,
  },
  'swaps-own-unit': {
    en: ({ with: other }, names) => `Your unit in ${names.place(other)} comes the other way: without a convoy neither gets past the other.`,
    fr: ({ with: other }, names) => `Votre unité (${names.place(other)}) vient à sa rencontre : sans convoi, aucune des deux ne passe.`,
  },
  'own-unit-stays': {
    en: ({ at }, names) => `Your unit in ${names.place(at)} stays there, so this one cannot get in.`,
    fr: ({ at }, names) => `Votre unité (${names.place(at)}) reste où elle est : celle-ci ne peut pas y entrer.`,
  },
  'own-unit-unordered': {
    en: ({ at }, names) => `Your unit in ${names.place(at)} has no order yet: unless it leaves, this one cannot get in.`,
    fr: ({ at }, names) => `Votre unité (${names.place(at)}) n’a pas encore d’ordre : si elle ne part pas, celle-ci ne peut pas y entrer.`,
  },
  'goes-with-stronger': {
    en: ({ with: other, to }, names) =>
      `Your unit in ${names.place(other)} is ordered to ${names.place(to)} too and has the better of this one, which cannot get in.`,
    fr: ({ with: other, to }, names) =>
      `Votre unité (${names.place(other)}) a ordre d’y aller aussi (${names.place(to)}) et l’emporte sur celle-ci, qui ne peut pas entrer.`,
  },
  'bounces-own-unit': {
    en: ({ with: other, to }, names) =>
      `Your unit in ${names.place(other)} is ordered to ${names.place(to)} too, with the same strength: unless others help one of them, neither gets in.`,
    fr: ({ with: other, to }, names) =>
      `Votre unité (${names.place(other)}) a ordre d’y aller aussi (${names.place(to)}), avec la même force : si personne d’autre n’aide l’une des deux, aucune n’entre.`,
  },
  'goes-with-rapid': {
    en: ({ with: other, to }, names) => `Your fleet in ${names.place(other)} is to end in ${names.place(to)} too: they stop each other.`,
    fr: ({ with: other, to }, names) =>
      `Votre flotte (${names.place(other)}) doit finir au même endroit (${names.place(to)}) : elles s’arrêtent l’une l’autre.`,
  },
  'wall-leaves-nothing': {
    en: ({ to }, names) =>
      `The wall of ${names.place(to)} takes 1 from this attack and leaves 0: unless others support it, it cuts no support and dislodges nobody.`,
    fr: ({ to }, names) =>
      `La muraille (${names.place(to)}) prend 1 à cette attaque, qui tombe à 0 : si personne d’autre ne la soutient, elle ne coupe aucun soutien et ne déloge personne.`,
  },
  'becomes-army': {
    en: ({ at }, names) => `The fleet in ${names.place(at)} can do that only as an army: it becomes one even if the order fails.`,
    fr: ({ at }, names) => `La flotte (${names.place(at)}) ne peut faire cela qu’en armée : elle en redevient une même si l’ordre échoue.`,
  },
  'retreats-with-own-unit': {
    en: ({ with: other, to }, names) =>
      `Your unit in ${names.place(other)} is to retreat to ${names.place(to)} too: both would be disbanded.`,
    fr: ({ with: other, to }, names) =>
      `Votre unité (${names.place(other)}) doit se retirer au même endroit (${names.place(to)}) : les deux seraient dissoutes.`,
  },
  'retreats-with-voted': {
    en: ({ with: other, to }, names) =>
      `You ask the neutral in ${names.place(other)} to retreat to ${names.place(to)} too: if that carries, both are disbanded.`,
    fr: ({ with: other, to }, names) =>
      `Vous demandez que la neutre (${names.place(other)}) s’y retire aussi (${names.place(to)}) : si le vote l’emporte, les deux sont dissoutes.`,
  },
  'helps-voted-hold': {
    en: ({ of }, names) => `The unit in ${names.place(of)} is a neutral’s: it takes support to hold unless a majority orders it to go.`,
    fr: ({ of }, names) =>
      `Cette unité (${names.place(of)}) est neutre : elle reçoit le soutien défensif sauf si une majorité la fait partir.`,
  },
  'helps-voted-mover': {
    en: ({ of }, names) => `You ask the neutral in ${names.place(of)} to go: if that carries, this support to hold does nothing.`,
    fr: ({ of }, names) =>
      `Vous demandez que la neutre (${names.place(of)}) parte : si le vote l’emporte, ce soutien défensif est sans effet.`,
  },
  'helps-voted-move': {
    en: ({ of, to }, names) =>
      `The unit in ${names.place(of)} is a neutral’s: it goes to ${names.place(to)} only if a majority asks for it as you do.`,
    fr: ({ of, to }, names) =>
      `Cette unité (${names.place(of)}) est neutre : elle n’y va (${names.place(to)}) que si une majorité le demande comme vous.`,
  },
  'helps-voted-unasked': {
    en: ({ of, to }, names) =>
      `The unit in ${names.place(of)} is a neutral’s: it goes to ${names.place(to)} only if a majority asks for it, and you do not yet.`,
    fr: ({ of, to }, names) =>
      `Cette unité (${names.place(of)}) est neutre : elle n’y va (${names.place(to)}) que si une majorité le demande, et vous ne le demandez pas encore.`,
  },
  'helps-voted-otherwise': {
    en: ({ of, to }, names) =>
      `You ask the neutral in ${names.place(of)} for something else than to go to ${names.place(to)}: only one of the two can count.`,
    fr: ({ of, to }, names) =>
      `Vous demandez autre chose à la neutre (${names.place(of)}) que d’aller là (${names.place(to)}) : un seul des deux peut compter.`,
  },
  'hits-voted': {
    en: ({ at }, names) => `A neutral stands in ${names.place(at)}: unless a majority orders it away, it stays and withstands.`,
    fr: ({ at }, names) => `Une neutre se tient là (${names.place(at)}) : sauf si une majorité la fait partir, elle reste et résiste.`,
  },
  'retreats-as-army': {
    en: ({ at, to }, names) => `The fleet in ${names.place(at)} can go to ${names.place(to)} only as an army, and becomes one.`,
    fr: ({ at, to }, names) => `La flotte (${names.place(at)}) ne peut aller là (${names.place(to)}) qu’en armée, et en redevient une.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
