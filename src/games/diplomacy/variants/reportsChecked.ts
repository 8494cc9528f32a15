import type { InEach } from '../../../lib/language.js';

/** The rule change about conflicting reports of tabletop battles, an entry of `Variant.changes`. */
export const REPORTS_CHECKED: InEach = {
  en: 'Where the reports on a battle differ, who reported what is shown, and each has an hour to correct a slip before anybody decides. Whoever decides has three days.',
  fr: 'Quand les rapports sur une bataille diffèrent, on montre qui a rapporté quoi, et chacun a une heure pour corriger une erreur avant que quiconque ne tranche. Qui tranche a trois jours.',
};
