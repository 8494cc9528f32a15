import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { integerBetween, mediaUrl, nonBlank, optional, webUrl } from './fields.js';
import type { FormError } from './formErrors.js';

const picture = z.object({ url: mediaUrl });

/** A rich embed as a bot sends it. */
export const embed = z.object({
  title: optional(z.string().max(LIMITS.embedTitle)),
  description: optional(z.string().max(LIMITS.embedDescription)),
  url: optional(webUrl),
  timestamp: optional(z.iso.datetime({ offset: true })),
  color: optional(integerBetween(0, 0xffffff)),
  footer: optional(z.object({ text: nonBlank(LIMITS.embedFooter), icon_url: optional(mediaUrl) })),
  image: optional(picture),
  thumbnail: optional(picture),
  author: optional(z.object({ name: nonBlank(LIMITS.embedAuthor), url: optional(webUrl), icon_url: optional(mediaUrl) })),
  fields: optional(
    z
      .array(z.object({ name: nonBlank(LIMITS.embedFieldName), value: nonBlank(LIMITS.embedFieldValue), inline: optional(z.boolean()) }))
      .max(LIMITS.embedFields),
  ),
});
export type Embed = Readonly<z.infer<typeof embed>>;

export const embedText = (one: Embed): readonly string[] =>
  [
    one.author?.name,
    one.title,
    one.description,
    ...(one.fields ?? []).flatMap(field => [field.name, field.value]),
    one.footer?.text,
  ].filter(part => part !== undefined);

/** Errors of a message's embeds as a whole, and of empty embeds. */
export function embedErrors(embeds: readonly Embed[]): readonly FormError[] {
  const length = embeds.flatMap(embedText).reduce((sum, part) => sum + part.length, 0);
  const tooLong =
    length > LIMITS.embedsTogether
      ? [{ path: ['embeds'], code: 'MAX_EMBED_SIZE_EXCEEDED', message: `Embed size exceeds maximum size of ${LIMITS.embedsTogether}` }]
      : [];
  const empty = embeds.flatMap((one, index) =>
    embedText(one).join('').trim() === '' && !one.image && !one.thumbnail
      ? [{ path: ['embeds', index, 'description'], code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }]
      : [],
  );
  return [...tooLong, ...empty];
}
