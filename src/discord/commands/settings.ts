import { LANGUAGES } from '../../lib/language.js';
import { LOOKS } from '../../lib/look.js';
import { changeSettings } from '../../matches/people/changeSettings.js';
import { parseSettings, type TypedSettings } from '../../matches/people/parseSettings.js';
import type { UserSettings } from '../../matches/people/settings.js';
import { USUAL_REMINDERS } from '../../matches/reminders/moments.js';
import { folded } from '../autocomplete/folded.js';
import type { CommandCall, Completion, Typing } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { settingsTexts } from '../words/commands/personalCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { sayDuration } from '../words/language/sayDuration.js';
import { clockTime } from '../words/language/sayPhaseDuration.js';
import { wordsIn } from '../words/words.js';
import type { Command } from './command.js';
import { choiceOption, completedOption, textOption } from './commandOption.js';
import { LOOK_CHOICES } from './looks.js';

/** What the asker wants for himself in all games; without options, what he has chosen. */
export const settings: Command = {
  text: settingsTexts.command,
  options: [
    choiceOption(settingsTexts.language),
    textOption(settingsTexts.reminders, { longest: 60 }),
    textOption(settingsTexts.quiet, { longest: 20 }),
    completedOption(settingsTexts.zone, completeZones, { longest: 60 }),
    choiceOption(settingsTexts.messages),
    choiceOption(sharedOptionTexts.look, LOOK_CHOICES),
  ],
  run,
};

async function run(call: CommandCall): Promise<Reply> {
  const { house } = call.embassy;
  const typed = parseSettings(typedIn(call), house.store.settings(call.user));
  if (!typed.ok) return refusal(call, typed.fault);
  const chosen = await changeSettings(house, call.user, { ...given(call), ...typed.value });
  const language = chosen.language ?? call.language;
  const words = wordsIn(language);
  return {
    embeds: [
      {
        title: words.settings.settings,
        description: [
          words.settings.language(chosen.language),
          words.settings.messages(chosen.directMessages !== false),
          words.settings.look(chosen.look ?? 'parchment'),
          words.settings.reminders((chosen.reminders ?? USUAL_REMINDERS).map(offset => sayDuration(offset, language))),
          words.settings.quiet(chosen.quiet && `${clockTime(chosen.quiet.from)}–${clockTime(chosen.quiet.until)}`),
          words.settings.zone(chosen.zone),
        ].join('\n'),
      },
    ],
  };
}

function typedIn({ option }: CommandCall): TypedSettings {
  const [reminders, quiet, zone] = [option('reminders'), option('quiet'), option('zone')];
  return { ...(reminders !== undefined && { reminders }), ...(quiet !== undefined && { quiet }), ...(zone !== undefined && { zone }) };
}

const ZONES = Intl.supportedValuesOf('timeZone');

/** Zones that contain what was typed. */
function completeZones({ typed }: Typing): readonly Completion[] {
  const sought = folded(typed).replaceAll(' ', '_');
  const found = ZONES.filter(zone => folded(zone).includes(sought));
  return found.slice(0, 25).map(zone => ({ name: zone, value: zone }));
}

/** Only what was given is changed. */
function given({ option }: CommandCall): Partial<UserSettings> {
  const language = option('language');
  const messages = option('messages');
  const look = option('look');
  return {
    ...(language !== undefined && { language: LANGUAGES.find(one => one === language) }),
    ...(messages !== undefined && { directMessages: messages === 'on' }),
    ...(look !== undefined && { look: LOOKS.find(one => one === look) }),
  };
}
