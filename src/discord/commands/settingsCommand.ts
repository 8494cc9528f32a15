import { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { changeSettings } from '../../matches/actions/people/changeSettings.js';
import { USUAL_REMINDERS } from '../../matches/model/moments.js';
import { parseSettings, type TypedSettings } from '../../matches/model/parseSettings.js';
import { messagesIn } from '../../matches/model/people.js';
import { MESSAGES, type UserSettings } from '../../matches/model/settings.js';
import { folded } from '../autocomplete/folded.js';
import type { AutocompleteContext, CommandContext, Suggestion } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { settingsTexts } from '../words/commands/personalCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { sayDuration } from '../words/language/sayDuration.js';
import { clockTime } from '../words/language/sayPhaseDuration.js';
import { wordsIn } from '../words/wordsIn.js';
import { choiceOption, completedOption, textOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';
import { LOOK_CHOICES } from './lookChoices.js';

/** Changes the user's own settings, which apply to all games. Without options: shows them. */
export const settings: SlashCommand = {
  text: settingsTexts.command,
  options: [
    choiceOption(settingsTexts.language),
    textOption(settingsTexts.reminders, { longest: 60 }),
    textOption(settingsTexts.quiet, { longest: 20 }),
    completedOption(settingsTexts.zone, completeZones, { longest: 60 }),
    choiceOption(settingsTexts.messages),
    choiceOption(sharedOptionTexts.look, LOOK_CHOICES),
    choiceOption(settingsTexts.rating),
  ],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const { hosting } = context.bot;
  const typed = parseSettings(typedIn(context), await hosting.store.users.settings(context.user));
  if (!typed.ok) return refusal(context, typed.fault);
  const chosen = await changeSettings(hosting, context.user, { ...given(context), ...typed.value });
  const language = chosen.language ?? context.language;
  const words = wordsIn(language);
  return {
    embeds: [
      {
        title: words.settings.settings,
        description: [
          words.settings.language(chosen.language),
          words.settings.messages(messagesIn(chosen)),
          words.settings.look(chosen.look ?? 'parchment'),
          words.settings.reminders((chosen.reminders ?? USUAL_REMINDERS).map(offset => sayDuration(offset, language))),
          words.settings.quiet(chosen.quiet && `${clockTime(chosen.quiet.from)}–${clockTime(chosen.quiet.until)}`),
          words.settings.zone(chosen.zone),
          words.settings.rating(chosen.rating === true),
        ].join('\n'),
      },
    ],
  };
}

function typedIn({ option }: CommandContext): TypedSettings {
  const [reminders, quiet, zone] = [option('reminders'), option('quiet'), option('zone')];
  return { ...(reminders !== undefined && { reminders }), ...(quiet !== undefined && { quiet }), ...(zone !== undefined && { zone }) };
}

const ZONES = Intl.supportedValuesOf('timeZone');

/** Suggests time zones whose name contains what was typed. */
function completeZones({ typed }: AutocompleteContext): readonly Suggestion[] {
  const sought = folded(typed).replaceAll(' ', '_');
  const found = ZONES.filter(zone => folded(zone).includes(sought));
  return found.slice(0, DISCORD_LIMITS.suggestions.most).map(zone => ({ name: zone, value: zone }));
}

/** Returns the settings that were given as choices; the others stay as they are. */
function given({ option }: CommandContext): Partial<UserSettings> {
  const language = option('language');
  const messages = option('messages');
  const look = option('look');
  const rating = option('rating');
  return {
    ...(language !== undefined && { language: LANGUAGES.find(one => one === language) }),
    ...(messages !== undefined && { messages: MESSAGES.find(one => one === messages), directMessages: undefined }),
    ...(look !== undefined && { look: LOOKS.find(one => one === look) }),
    ...(rating !== undefined && { rating: rating === 'yes' || undefined }),
  };
}
