import type { warnings as english } from './enWarnings.js';

/** See enWarnings.ts. */
export const warnings: typeof english = {
  'placements-first': d =>
    `Armées encore à placer dans la bande : ${d.count('missing')}. Cette construction dans un centre ne compte que si elles y sont aussi.`,
  'supports-unordered': d =>
    `Votre unité (${d.place('of')}) n’a pas encore d’ordre : ce soutien ne compte que si elle va là : ${d.place('to')}.`,
  'supports-no-move': d => `Votre unité (${d.place('of')}) n’a pas ordre d’y aller (${d.place('to')}) : ce soutien est sans effet.`,
  'supports-other-move': d =>
    `Votre unité (${d.place('of')}) a ordre d’aller ailleurs (${d.place('goes')}, et non ${d.place('to')}) : ce soutien est sans effet.`,
  'supports-hold-of-mover': d =>
    `Votre unité (${d.place('of')}) a ordre de partir, donc ne reçoit pas de soutien défensif : ce soutien est sans effet.`,
  'supports-rapid-move': d =>
    `Votre flotte (${d.place('of')}) fait un mouvement fluvial rapide, qui ne peut pas être soutenu : ce soutien est sans effet.`,
  'supports-move-of-raise': d =>
    `Votre armée (${d.place('of')}) lève une flotte, ce qui équivaut à tenir : donnez-lui plutôt un soutien défensif.`,
  'convoys-other-move': d => `Votre armée (${d.place('of')}) n’a pas ordre d’y aller (${d.place('to')}) : ce convoi est sans effet.`,
  'needs-convoy': d =>
    `Aucune de vos flottes n’a ordre de l’y porter (${d.place('to')}) : elle ne part que si celles d’une autre puissance le font.`,
  'convoy-too-short': d =>
    `Vos flottes ne la portent pas jusqu’au bout (${d.place('to')}) : elle ne part que si celles d’une autre puissance aident.`,
  'swaps-own-unit': d => `Votre unité (${d.place('with')}) vient à sa rencontre : sans convoi, aucune des deux ne passe.`,
  'own-unit-stays': d => `Votre unité (${d.place('at')}) reste où elle est : celle-ci ne peut pas y entrer.`,
  'own-unit-unordered': d => `Votre unité (${d.place('at')}) n’a pas encore d’ordre : si elle ne part pas, celle-ci ne peut pas y entrer.`,
  'goes-with-stronger': d =>
    `Votre unité (${d.place('with')}) a ordre d’y aller aussi (${d.place('to')}) et l’emporte sur celle-ci, qui ne peut pas entrer.`,
  'bounces-own-unit': d =>
    `Votre unité (${d.place('with')}) a ordre d’y aller aussi (${d.place('to')}), avec la même force : si personne d’autre n’aide l’une des deux, aucune n’entre.`,
  'goes-with-rapid': d =>
    `Votre flotte (${d.place('with')}) doit finir au même endroit (${d.place('to')}) : elles s’arrêtent l’une l’autre.`,
  'wall-leaves-nothing': d =>
    `La muraille (${d.place('to')}) prend 1 à cette attaque, qui tombe à 0 : si personne d’autre ne la soutient, elle ne coupe aucun soutien et ne déloge personne.`,
  'becomes-army': d => `La flotte (${d.place('at')}) ne peut faire cela qu’en armée : elle en redevient une même si l’ordre échoue.`,
  'retreats-with-own-unit': d =>
    `Votre unité (${d.place('with')}) doit se retirer au même endroit (${d.place('to')}) : les deux seraient dissoutes.`,
  'retreats-with-voted': d =>
    `Vous demandez que la neutre (${d.place('with')}) s’y retire aussi (${d.place('to')}) : si le vote l’emporte, les deux sont dissoutes.`,
  'helps-voted-hold': d =>
    `Cette unité (${d.place('of')}) est neutre : elle reçoit le soutien défensif sauf si une majorité la fait partir.`,
  'helps-voted-mover': d =>
    `Vous demandez que la neutre (${d.place('of')}) parte : si le vote l’emporte, ce soutien défensif est sans effet.`,
  'helps-voted-move': d =>
    `Cette unité (${d.place('of')}) est neutre : elle n’y va (${d.place('to')}) que si une majorité le demande comme vous.`,
  'helps-voted-unasked': d =>
    `Cette unité (${d.place('of')}) est neutre : elle n’y va (${d.place('to')}) que si une majorité le demande, et vous ne le demandez pas encore.`,
  'helps-voted-otherwise': d =>
    `Vous demandez autre chose à la neutre (${d.place('of')}) que d’aller là (${d.place('to')}) : un seul des deux peut compter.`,
  'hits-voted': d => `Une neutre se tient là (${d.place('at')}) : sauf si une majorité la fait partir, elle reste et résiste.`,
  'retreats-as-army': d => `La flotte (${d.place('at')}) ne peut aller là (${d.place('to')}) qu’en armée, et en redevient une.`,
};
