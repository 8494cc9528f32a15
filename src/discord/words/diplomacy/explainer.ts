import { explainableOrders } from '../../../games/diplomacy/explanation/explainableOrders.js';
import { explainOrder } from '../../../games/diplomacy/explanation/explainOrder.js';
import { report } from '../../../games/diplomacy/model/report.js';
import { type Variant, variantFor } from '../../../games/diplomacy/model/variant.js';
import { orderKey } from '../../../games/diplomacy/orders/orderFault.js';
import type { Explainer } from '../presenters/gamePresenter.js';
import { localeOn } from './diplomacyLocale.js';
import { sayExplanation } from './sayExplanation.js';
import { sayOrder } from './sayOrder.js';

const LONGEST = 100;

/** Explains the orders of one variant. */
export function explainerFor(variant: Variant): Explainer {
  return {
    choices: (told, language) => {
      const read = report.parse(told);
      const played = variantFor(variant, read.terms);
      const locale = localeOn(played.board, language);
      const full = new Map(read.orders.map(({ order }) => [orderKey(order), sayOrder(order, read.before, locale)]));
      return explainableOrders(played, read, language).map(({ key, power, text, success }) => ({
        key,
        label: `${text} (${locale.names.power(power)})`.slice(0, LONGEST),
        inFull: full.get(key) ?? text,
        success,
      }));
    },
    explain: (told, key, language) => {
      const read = report.parse(told);
      const played = variantFor(variant, read.terms);
      const explanation = explainOrder(played, read, key);
      return explanation && sayExplanation(explanation, localeOn(played.board, language));
    },
  };
}
