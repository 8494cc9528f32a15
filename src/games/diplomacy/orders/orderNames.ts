import type { InEach } from '../../../lib/language.js';
import type { OrderKind } from '../model/writtenOrder.js';

/** Names of the kinds of order in menus. */
export const ORDER_NAMES: Readonly<Record<OrderKind, InEach>> = {
  hold: { en: 'Hold', fr: 'Tenir' },
  move: { en: 'Move', fr: 'Aller à' },
  support: { en: 'Support', fr: 'Soutenir' },
  convoy: { en: 'Convoy', fr: 'Convoyer' },
  raise: { en: 'Raise a fleet', fr: 'Lever une flotte' },
  rapid: { en: 'Rapid river move', fr: 'Mouvement fluvial rapide' },
  retreat: { en: 'Retreat', fr: 'Retraiter' },
  disband: { en: 'Disband', fr: 'Dissoudre' },
  build: { en: 'Build', fr: 'Construire' },
  remove: { en: 'Remove', fr: 'Retirer' },
  waive: { en: 'Waive', fr: 'Passer' },
};
