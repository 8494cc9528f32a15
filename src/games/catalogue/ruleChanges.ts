import type { InEach } from '../../lib/language.js';

/* What changed in the rules of variants on offer: entries of `Variant.changes`. */

/** Conflicting reports of tabletop battles. */
export const REPORTS_CHECKED: InEach = {
  en: 'Where the reports on a battle differ, who reported what is shown, and each has an hour to correct a slip before anybody decides. Whoever decides has three days.',
  fr: 'Quand les rapports sur une bataille diffèrent, on montre qui a rapporté quoi, et chacun a une heure pour corriger une erreur avant que quiconque ne tranche. Qui tranche a trois jours.',
};

/** Where rapid river moves of Warring States end. */
export const RAPIDS_STOP: InEach = {
  en: 'A rapid river move whose last space is occupied stops before it, and is in the way of other rapid moves there. Where somebody got in there was no stand-off: an attack that a friend beat to a space no longer closes it to rapid moves.',
  fr: 'Un mouvement fluvial rapide dont la dernière case est occupée s’arrête avant elle, et y gêne les autres mouvements rapides. Là où quelqu’un est entré, il n’y a pas eu de rebond : une attaque devancée par un allié ne ferme plus la case aux mouvements rapides.',
};

/** When nomads of Mandate of Heaven build in centres. */
export const NOMADS_COUNTED: InEach = {
  en: 'A build of the nomads in a centre counts only if the armies that they really placed within the band this winter brought them to six units. An army that others crowd out there, or for which there is no room, opens no centre.',
  fr: 'Une construction des nomades dans un centre ne compte que si les armées réellement placées dans la bande cet hiver les ont menés à six unités. Une armée évincée par d’autres, ou pour laquelle il n’y a pas de place, n’ouvre aucun centre.',
};

/** Who commands in Sylvania in Warhammer Diplomacy, and supports in open oceans. */
export const SYLVANIA_AND_OCEANS: InEach = {
  en: 'The Vampire Counts’ player never commands against the army that comes home to Sylvania, whomever they serve. In an open ocean a support that names no number means the first other fleet, never the supporter.',
  fr: 'La personne qui joue les Comtes vampires ne commande jamais contre l’armée qui revient en Sylvanie, qui que ce soit qu’elle serve. Dans un océan ouvert, un soutien sans rang vise la première autre flotte, jamais celle qui soutient.',
};
