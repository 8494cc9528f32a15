import type { Setting } from '../../games/game.js';
import { keysOf } from '../../lib/keysOf.js';
import { everyLanguage } from '../../lib/language.js';
import type { Result } from '../../lib/result.js';
import type { HostingFault } from '../../matches/fault.js';
import { type HostingRules, parseHostingRules, type TypedHostingRules } from '../../matches/model/hostingRules.js';
import { HOSTING_SETTINGS, type HostingSetting, type HostingSettingKey } from '../../matches/model/hostingSettings.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import type { OptionText } from '../words/commands/commandText.js';
import { hostingSettingTexts } from '../words/commands/hostingSettingTexts.js';
import { type CommandOption, choiceOption, type OfferedValue, textOption } from './definition/commandOption.js';

const KEYS = keysOf(HOSTING_SETTINGS);

/** Returns the choices of a setting. A value without a name of its own, such as a number, is shown as it is. */
const offered = ({ choices = {} }: OptionText, { input }: HostingSetting): readonly OfferedValue[] =>
  'values' in input ? input.values.map(value => ({ value, name: choices[value] ?? everyLanguage(value) })) : [];

const ownOption = (text: OptionText, setting: HostingSetting): CommandOption =>
  'longest' in setting.input ? textOption(text, setting.input) : choiceOption(text, offered(text, setting));

/** A hosting setting that is typed into `rules`, in the form of a game setting. */
export const typedSetting = (key: string, text: OptionText, setting: HostingSetting): Setting => ({
  key,
  name: text.name,
  about: text.about,
  inRules: true,
  ...('values' in setting.input ? { choices: offered(text, setting) } : { isText: true }),
});

const isTyped = (key: HostingSettingKey): boolean => {
  const { inRules }: HostingSetting = HOSTING_SETTINGS[key];
  return inRules === true;
};

/** One option for each hosting setting that is not typed into `rules`. Phase lengths are separate. */
export const hostingSettingOptions: readonly CommandOption[] = KEYS.filter(key => !isTyped(key)).map(key =>
  ownOption(hostingSettingTexts[key], HOSTING_SETTINGS[key]),
);

/** The hosting settings that are typed into `rules`. */
export const typedHostingSettings: readonly Setting[] = KEYS.filter(isTyped).map(key =>
  typedSetting(key, hostingSettingTexts[key], HOSTING_SETTINGS[key]),
);

/** Parses the hosting settings that the host gave, as options or in `rules`. `zone`: the host's time zone. */
export function hostingRulesGiven(
  { option }: Pick<CommandContext, 'option'>,
  rules: Readonly<Record<string, string>>,
  zone: string | undefined,
): Result<HostingRules, HostingFault> {
  const typed: TypedHostingRules = Object.fromEntries(
    KEYS.flatMap(key => {
      const given = option(hostingSettingTexts[key].name.en) ?? rules[key];
      return given === undefined ? [] : [[key, given]];
    }),
  );
  return parseHostingRules(typed, zone);
}
