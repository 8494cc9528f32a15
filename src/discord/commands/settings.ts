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
import { sayDuration } from '../words/language/sayDuration.js';
import { clockTime } from '../words/language/sayPhaseDuration.js';
import { wordsIn } from '../words/words.js';
import type { Command } from './command.js';
import { choiceOption, command, completedOption, textOption } from './declare.js';
import { LOOK_CHOICES } from './looks.js';

const AS_USUAL = 'usual';

/** What the asker wants for himself in all games; without options, what he has chosen. */
export const settings: Command = {
  declaration: command('settings', [
    choiceOption('ownLanguage', [
      { value: AS_USUAL, name: { en: 'As my Discord', fr: 'Celle de mon Discord' } },
      { value: 'en', name: { en: 'English', fr: 'Anglais' } },
      { value: 'fr', name: { en: 'French', fr: 'Français' } },
    ]),
    textOption('reminders', { longest: 60 }),
    textOption('quiet', { longest: 20 }),
    completedOption('zone', { longest: 60 }),
    choiceOption('messages', [
      { value: 'on', name: { en: 'On', fr: 'Oui' } },
      { value: 'off', name: { en: 'Off', fr: 'Non' } },
    ]),
    choiceOption('look', LOOK_CHOICES),
  ]),
  runs: { settings: run },
  complete: completeZones,
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
        title: words.people.settings,
        description: [
          words.people.language(chosen.language),
          words.people.messages(chosen.directMessages !== false),
          words.people.look(chosen.look ?? 'parchment'),
          words.people.reminders((chosen.reminders ?? USUAL_REMINDERS).map(offset => sayDuration(offset, language))),
          words.people.quiet(chosen.quiet && `${clockTime(chosen.quiet.from)}–${clockTime(chosen.quiet.until)}`),
          words.people.zone(chosen.zone),
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
