import { z } from 'zod';
import type { FieldFault } from '../formError.js';
import { LIMITS } from '../limits.js';
import { filled, link, maybe, media, whole } from './field.js';

const picture = z.object({ url: media });

/** A rich embed as a bot sends it. */
export const embed = z.object({
  title: maybe(z.string().max(LIMITS.embedTitle)),
  description: maybe(z.string().max(LIMITS.embedDescription)),
  url: maybe(link),
  timestamp: maybe(z.iso.datetime({ offset: true })),
  color: maybe(whole(0, 0xffffff)),
  footer: maybe(z.object({ text: filled(LIMITS.embedFooter), icon_url: maybe(media) })),
  image: maybe(picture),
  thumbnail: maybe(picture),
  author: maybe(z.object({ name: filled(LIMITS.embedAuthor), url: maybe(link), icon_url: maybe(media) })),
  fields: maybe(
    z
      .array(z.object({ name: filled(LIMITS.embedFieldName), value: filled(LIMITS.embedFieldValue), inline: maybe(z.boolean()) }))
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

/** What is wrong with a message's embeds taken together, or with an empty one. */
export function embedFaults(embeds: readonly Embed[]): readonly FieldFault[] {
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
