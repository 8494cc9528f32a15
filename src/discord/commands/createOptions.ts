import type { Setting } from '../../games/game.js';
import { keysOf } from '../../lib/keysOf.js';
import type { Catalogue } from '../../matches/context/ports.js';
import { lengthsIn } from '../../matches/model/deadlinesFor.js';
import { createOptionTexts, phaseLengthTexts } from '../words/commands/createOptionTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import {
  attachmentOption,
  type CommandOption,
  choiceOption,
  completedOption,
  settingOption,
  textOption,
} from './definition/commandOption.js';
import { hostingSettingOptions, typedHostingSettings } from './hostingSettingOptions.js';
import { LOOK_CHOICES } from './lookChoices.js';
import { completeRules, isWritten, settingsWritten } from './rulesOption.js';

/** The kinds of phase whose length a host may choose in some game. */
export const PHASE_LENGTHS = keysOf(phaseLengthTexts);

/** The options of `/game create`: those of every game on offer, and the hosting settings. */
export const createOptions = (catalogue: Catalogue): readonly CommandOption[] => [
  choiceOption(
    createOptionTexts.variant,
    [...catalogue.values()].map(({ id, title }) => ({ value: id, name: title })),
    { required: true },
  ),
  ...lengthsGivenIn(catalogue).map(kind => textOption(phaseLengthTexts[kind], { longest: 80 })),
  ...settingsIn(catalogue).map(settingOption),
  ...(settingsWritten(catalogue).length + typedHostingSettings.length > 0
    ? [completedOption(createOptionTexts.rules, completeRules, { longest: 600 })]
    : []),
  ...([...catalogue.values()].some(({ readStart }) => readStart) ? [attachmentOption(createOptionTexts.start)] : []),
  choiceOption(sharedOptionTexts.look, LOOK_CHOICES),
  choiceOption(createOptionTexts.closeUp),
  ...hostingSettingOptions,
  choiceOption(createOptionTexts.language),
];

/** Returns the kinds of phase that occur in a game on offer. */
const lengthsGivenIn = (catalogue: Catalogue): readonly (typeof PHASE_LENGTHS)[number][] =>
  PHASE_LENGTHS.filter(kind => [...catalogue.values()].some(game => lengthsIn(game).includes(kind)));

/** Returns every game setting with a command option of its own, each key once. */
export function settingsIn(catalogue: Catalogue): readonly Setting[] {
  const all = [...catalogue.values()].flatMap(({ settings = [] }) => settings.filter(setting => !isWritten(setting)));
  return all.filter(({ key }, i) => all.findIndex(other => other.key === key) === i);
}
