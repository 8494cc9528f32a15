import { z } from 'zod';
import type { AnyGame, Setting } from '../../../games/game.js';
import { everyLanguage, type InEach, type Language } from '../../../lib/language.js';
import { LOOKS } from '../../../lib/look.js';
import { deadlineCalendar } from '../../../matches/calendar/deadlineCalendar.js';
import { plan } from '../../../matches/model/hostingRules.js';
import { keyOfSetting, type LobbySetting, lobbySettings } from '../../../matches/model/lobbySettings.js';
import { sayPhaseDuration } from '../language/sayPhaseDuration.js';
import { looks } from '../messages/settingsMessages.js';
import type { OptionText } from './commandText.js';
import { createOptionTexts, phaseLengthTexts } from './createOptionTexts.js';
import { hostingSettingTexts, sayHostingChoice } from './hostingSettingTexts.js';
import { sharedOptionTexts } from './sharedOptionTexts.js';

const lengthTexts: Readonly<Record<string, OptionText>> = phaseLengthTexts;

const postTexts: Readonly<Record<Extract<LobbySetting, { of: 'posts' }>['name'], OptionText>> = {
  language: createOptionTexts.language,
  look: { ...sharedOptionTexts.look, choices: Object.fromEntries(LOOKS.map(look => [look, looks[look]])) },
  closeUp: createOptionTexts.closeUp,
};

const namesOfChoices = ({ choices = [] }: Setting): Readonly<Record<string, InEach>> =>
  Object.fromEntries(choices.map(({ value, name }) => [value, name]));

const textOf = ({ name, about, heading }: Setting): OptionText => ({ name, about, ...(heading && { heading }) });

/** The name of a setting, what it is for, and the names of its values. Undefined for the length of a phase that hosts do not choose. */
function lobbySettingText(setting: LobbySetting): OptionText | undefined {
  switch (setting.of) {
    case 'lengths':
      return lengthTexts[setting.name];
    case 'hosting':
      return hostingSettingTexts[setting.name];
    case 'posts':
      return postTexts[setting.name];
    case 'game':
      return { ...textOf(setting.setting), choices: namesOfChoices(setting.setting) };
    default:
      return setting satisfies never;
  }
}

/** A setting with its words. */
export interface WordedSetting {
  readonly key: string;
  readonly setting: LobbySetting;
  readonly text: OptionText;
}

/** The settings of a game that hosts may choose, in the order of the menus. */
export const wordedSettings = (game: AnyGame): readonly WordedSetting[] =>
  lobbySettings(game).flatMap(setting => {
    const text = lobbySettingText(setting);
    return text ? [{ key: keyOfSetting(setting), setting, text }] : [];
  });

/** The same in the form in which `rules` are typed. What has choices comes first: "battles tabletop" and "battles 7d" differ. */
export const typedSettings = (game: AnyGame): readonly Setting[] =>
  wordedSettings(game)
    .map(
      ({ key, setting: { input }, text: { name, about, heading, choices = {} } }): Setting => ({
        key,
        name,
        about,
        ...(heading && { heading }),
        ...('values' in input ? { choices: input.values.map(value => ({ value, name: choices[value] ?? everyLanguage(value) })) } : {}),
      }),
    )
    .toSorted((a, b) => Number(b.choices !== undefined) - Number(a.choices !== undefined));

/** What a setting is called in menus and lists: "Press between movements". */
export function headingOf({ name, heading }: OptionText, language: Language): string {
  if (heading) return heading[language];
  const words = name[language].replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The name of a setting by its key, for the log. A setting of the game is named by its key there. */
export function settingNamed(key: unknown, language: Language): string {
  const [of, name = ''] = String(key).split('.');
  const texts: Readonly<Record<string, OptionText>> =
    of === 'lengths' ? phaseLengthTexts : of === 'hosting' ? hostingSettingTexts : postTexts;
  return of === 'game' ? name : (texts[name]?.name[language] ?? name);
}

const phaseLength = z.union([z.number(), deadlineCalendar]);

/** What was chosen, in words: "2 days", "public only". */
export function sayChosen({ setting, text: { choices = {} } }: WordedSetting, value: unknown, language: Language): string {
  const choice = choices[value === true && choices.yes ? 'yes' : String(value)];
  if (choice) return choice[language];
  if (setting.of === 'hosting') return sayHostingChoice(setting.name, plan.parse({ [setting.name]: value }), language) ?? String(value);
  const length = setting.of === 'lengths' ? phaseLength.safeParse(value).data : undefined;
  if (length !== undefined) return sayPhaseDuration(length, language);
  const several = z.array(z.string()).safeParse(value).data;
  return several ? several.join(', ') : typeof value === 'object' ? '✓' : String(value);
}
