import type { Meeting } from '../../../games/diplomacy/explanation/orderExplanation.js';
import { messages } from '../language/inLanguage.js';
import type { FindingNames } from './findingNames.js';

/** Texts around the findings of an explanation. */
export const explanationMessages = messages({
  /** The opponent of a move, after its strength. */
  meeting: {
    en: ({ how, order }: Meeting, t: FindingNames): string => {
      if (how === 'failed-to-leave') return `${t.order(order)} failed`;
      return order.kind === 'hold' ? `${t.unitOf(order)} holds` : t.order(order);
    },
    fr: ({ how, order }, t): string => {
      if (how === 'failed-to-leave') return `${t.order(order)} a échoué`;
      return order.kind === 'hold' ? `${t.unitOf(order)} tient` : t.order(order);
    },
  },
  /** The last line, if not everything fits. */
  shortened: {
    en: 'There’s more, but it doesn’t fit here.',
    fr: 'La suite manque ici, faute de place.',
  },
});
