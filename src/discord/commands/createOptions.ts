import type { Catalogue } from '../../matches/context/ports.js';
import { completeVariants } from '../autocomplete/completeVariants.js';
import { createOptionTexts } from '../words/commands/createOptionTexts.js';
import { hostingSettingTexts } from '../words/commands/hostingSettingTexts.js';
import { attachmentOption, type CommandOption, choiceOption, completedOption, textOption } from './definition/commandOption.js';
import { completeRules } from './rulesOption.js';

/** In characters. */
const LONGEST = { pace: 80, rules: 600 };

/**
 * The options of `/game create`: what most hosts choose. Everything else is in the lobby's settings, and can be typed into `rules`. A custom
 * start is a file, which no menu can take.
 */
export const createOptions = (catalogue: Catalogue): readonly CommandOption[] => [
  completedOption(createOptionTexts.variant, completeVariants, { required: true }),
  textOption(createOptionTexts.pace, { longest: LONGEST.pace }),
  choiceOption(hostingSettingTexts.press),
  completedOption(createOptionTexts.rules, completeRules, { longest: LONGEST.rules }),
  ...([...catalogue.values()].some(({ readStart }) => readStart) ? [attachmentOption(createOptionTexts.start)] : []),
];
