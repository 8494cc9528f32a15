import { explainableOrders } from '../../../games/diplomacy/explanation/choices.js';
import { explainOrder } from '../../../games/diplomacy/explanation/explainOrder.js';
import { report } from '../../../games/diplomacy/report.js';
import { type Variant, variantFor } from '../../../games/diplomacy/variant.js';
import type { Explainer } from '../teller.js';
import { speechOn } from './diplomacyTeller.js';
import { sayExplanation } from './sayExplanation.js';

const LONGEST = 100;

/** Explains the orders of one variant. */
export function explainerFor(variant: Variant): Explainer {
  return {
    choices: (told, language) => {
      const read = report.parse(told);
      const played = variantFor(variant, read.terms);
      return explainableOrders(played, read, language).map(({ key, power, text, success }) => ({
        key,
        label: `${text} (${speechOn(played.board, language).names.power(power)})`.slice(0, LONGEST),
        success,
      }));
    },
    explain: (told, key, language) => {
      const read = report.parse(told);
      const played = variantFor(variant, read.terms);
      const explanation = explainOrder(played, read, key);
      return explanation && sayExplanation(explanation, speechOn(played.board, language));
    },
  };
}
