import type { Result } from '../../lib/result.js';
import type { HostingFault } from '../../matches/fault.js';
import { parsePlan, type TypedPlan } from '../../matches/parsePlan.js';
import type { Plan } from '../../matches/plan.js';
import type { CommandCall } from '../call.js';
import { CHOICES } from '../words/commands/choiceNames.js';
import { choiceOption, choicesOf, textOption } from './declare.js';

const KEYS = ['first', 'rest', 'extensions', 'regain', 'grace', 'muster', 'unready', 'press', 'pressBetween', 'anonymous'] as const;

/** Options that are called otherwise than their key. */
const NAMES: Readonly<Partial<Record<(typeof KEYS)[number], string>>> = { pressBetween: 'press-between' };

const upTo = (most: number) => Array.from({ length: most }, (_, i) => ({ value: `${i + 1}`, name: { en: `${i + 1}`, fr: `${i + 1}` } }));

const MODES = choicesOf(CHOICES.press);

/** How a match is hosted, beside the length of its phases. */
export const planOptions = [
  textOption('first', { longest: 40 }),
  textOption('rest', { longest: 80 }),
  choiceOption('extensions', upTo(5)),
  choiceOption('regain', upTo(10)),
  textOption('grace', { longest: 40 }),
  textOption('muster', { longest: 40 }),
  choiceOption('press', MODES),
  choiceOption('pressBetween', MODES),
  choiceOption('anonymous', choicesOf(CHOICES.anonymous)),
  choiceOption('unready', choicesOf(CHOICES.unready)),
];

/** What the host chose of it. */
export function planGiven({ option, embassy: { house }, user }: CommandCall): Result<Plan, HostingFault> {
  const typed: TypedPlan = Object.fromEntries(
    KEYS.flatMap(key => {
      const chosen = option(NAMES[key] ?? key);
      return chosen === undefined ? [] : [[key, chosen]];
    }),
  );
  return parsePlan(typed, house.store.settings(user).zone);
}
