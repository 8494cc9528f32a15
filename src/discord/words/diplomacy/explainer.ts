import { explainableOrders } from '../../../games/diplomacy/explanation/explainableOrders.js';
import { explainOrder } from '../../../games/diplomacy/explanation/explainOrder.js';
import { report } from '../../../games/diplomacy/model/report.js';
import { type Variant, variantFor } from '../../../games/diplomacy/model/variant.js';
import { orderKey } from '../../../games/diplomacy/orders/orderFault.js';
import { DISCORD_LIMITS } from '../../protocol/discordLimits.js';
import type { Explainer } from '../presenters/gamePresenter.js';
import { localeOn } from './diplomacyLocale.js';
import { sayExplanation } from './sayExplanation.js';
import { sayOrder } from './sayOrder.js';

/** Menus put a sign and a space in front of it. */
const LONGEST = DISCORD_LIMITS.menu.label - '✓ '.length;

/** Explains the orders of one variant. */
export function explainerFor(variant: Variant): Explainer {
  return {
    choices: (told, language) => {
      const read = report.parse(told);
      const played = variantFor(variant, read.terms);
      const locale = localeOn(played.board, language);
      const full = new Map(read.orders.map(({ order }) => [orderKey(order), sayOrder(order, read.before, locale)]));
      return explainableOrders(played, read, language).map(({ key, power, text, success }) => {
        const by = locale.names.powerBeside(power, key);
        const whose = (order: string): string => (by === undefined ? order : `${order} (${by})`).slice(0, LONGEST);
        return { key, label: whose(full.get(key) ?? text), short: whose(text), success };
      });
    },
    explain: (told, key, language) => {
      const read = report.parse(told);
      const played = variantFor(variant, read.terms);
      const explanation = explainOrder(played, read, key);
      return explanation && sayExplanation(explanation, localeOn(played.board, language));
    },
  };
}
