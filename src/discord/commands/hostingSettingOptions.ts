import { keysOf } from '../../lib/keysOf.js';
import { everyLanguage } from '../../lib/language.js';
import type { Result } from '../../lib/result.js';
import type { HostingFault } from '../../matches/fault.js';
import { HOSTING_SETTINGS, type HostingSettingKey } from '../../matches/hostingSettings.js';
import { type Plan, parsePlan, type TypedPlan } from '../../matches/plan.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { hostingSettingTexts } from '../words/commands/hostingSettingTexts.js';
import { type CommandOption, choiceOption, type OfferedValue, textOption } from './definition/commandOption.js';

const KEYS = keysOf(HOSTING_SETTINGS);

/** A value without a name of its own, such as a number, is shown as it is. */
const offered = (key: HostingSettingKey, value: string): OfferedValue => ({
  value,
  name: hostingSettingTexts[key].choices?.[value] ?? everyLanguage(value),
});

/** How a match is hosted, beside the lengths of its phases: an option each. */
export const hostingSettingOptions: readonly CommandOption[] = KEYS.map(key => {
  const { input } = HOSTING_SETTINGS[key];
  const text = hostingSettingTexts[key];
  return 'longest' in input
    ? textOption(text, input)
    : choiceOption(
        text,
        input.values.map(value => offered(key, value)),
      );
});

/** The hosting settings that the host gave. */
export function planGiven({ option, embassy: { house }, user }: CommandContext): Result<Plan, HostingFault> {
  const typed: TypedPlan = Object.fromEntries(
    KEYS.flatMap(key => {
      const given = option(hostingSettingTexts[key].name.en);
      return given === undefined ? [] : [[key, given]];
    }),
  );
  return parsePlan(typed, house.store.settings(user).zone);
}
