import { expect, test } from 'vitest';
import { DISCORD_LIMITS } from '../../src/discord/protocol/discordLimits.js';
import { MOST_GUESTS } from '../../src/matches/model/guests.js';
import { HOSTING_SETTINGS } from '../../src/matches/model/hostingSettings.js';
import { STUDY_LIMITS } from '../../src/matches/model/studyLimits.js';

/** Hosting knows nothing of Discord, and has limits of its own on what people choose and type. */
test('what hosting takes fits into the menus and forms in which it is chosen and typed', () => {
  const inputs = Object.values(HOSTING_SETTINGS).map(({ input }) => input);
  const chosen = inputs.flatMap(input => ('values' in input ? [input.values.length] : 'mentions' in input ? [input.mentions] : []));
  const typed = inputs.flatMap(input => ('longest' in input ? [input.longest] : []));
  const { name, branch, note, placed } = STUDY_LIMITS;
  expect(Math.max(MOST_GUESTS, ...chosen)).toBeLessThanOrEqual(DISCORD_LIMITS.menu.options);
  expect(Math.max(name, branch, note, placed, ...typed)).toBeLessThanOrEqual(DISCORD_LIMITS.form.text);
});
