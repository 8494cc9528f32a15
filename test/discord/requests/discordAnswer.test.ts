import { DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { errorFacts, refusalOf } from '../../../src/discord/requests/discordAnswer.js';

const SECRET = 'A Par - Bur';
const invalid = new DiscordAPIError(
  {
    code: 50035,
    message: `Invalid Form Body ${SECRET}`,
    errors: {
      embeds: {
        0: {
          description: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: `${SECRET} must be 4096 or fewer in length.` }] },
          fields: { 2: { value: { _errors: [{ code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }] } } },
        },
      },
      [SECRET]: { _errors: [{ code: SECRET, message: SECRET }] },
    },
  },
  50035,
  400,
  'PATCH',
  'https://discord.com/api/v10/channels/123456789012345678/messages/223456789012345678?with=1',
  { files: undefined, body: { content: SECRET } },
);

describe('what Discord refused', () => {
  test('is told by its route without ids, its status, its code, and the paths and codes of its fields', () => {
    expect(refusalOf(invalid)).toEqual({
      route: 'PATCH /channels/:id/messages/:id',
      status: 400,
      code: 50035,
      fields: ['embeds.0.description: BASE_TYPE_MAX_LENGTH', 'embeds.0.fields.2.value: BASE_TYPE_REQUIRED', ':other: UNKNOWN'],
    });
  });

  test('is told without a word of what was sent, or of what Discord says about it', () => {
    const logged = JSON.stringify(errorFacts(invalid));
    for (const word of [SECRET, 'Invalid', 'fewer', '123456789012345678']) expect(logged).not.toContain(word);
    expect(logged).toContain('embeds.0.description');
  });

  test('hides the token of an interaction', () => {
    const url = 'https://discord.com/api/v10/webhooks/123456789012345678/aW50ZXJhY3Rpb246c2VjcmV0/messages/%40original';
    const error = new DiscordAPIError({ code: 10008, message: 'no' }, 10008, 404, 'PATCH', url, {});
    expect(refusalOf(error)).toEqual({ route: 'PATCH /webhooks/:id/:token/messages/@original', status: 404, code: 10008, fields: [] });
  });

  test('is nothing where the error is no answer of Discord’s', () => {
    expect(refusalOf(new TypeError(SECRET))).toBeUndefined();
    expect(JSON.stringify(errorFacts(new TypeError(SECRET)))).not.toContain(SECRET);
  });
});
