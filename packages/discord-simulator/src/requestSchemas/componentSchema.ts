import { ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { button } from './buttonSchema.js';
import { integerBetween, listOf, mediaUrl, nonBlank, optional } from './fields.js';
import { select } from './selectSchema.js';

const id = optional(integerBetween(0, 0x7fffffff));
const spoiler = optional(z.boolean());
const picture = z.object({ url: mediaUrl });
const description = optional(z.string().max(LIMITS.altText));

const row = z.object({
  type: z.literal(ComponentType.ActionRow),
  id,
  components: z.array(z.discriminatedUnion('type', [button, ...select])),
});
export const textDisplay = z.object({ type: z.literal(ComponentType.TextDisplay), id, content: nonBlank(LIMITS.displayedText) });
const thumbnail = z.object({ type: z.literal(ComponentType.Thumbnail), id, media: picture, description, spoiler });
const section = z.object({
  type: z.literal(ComponentType.Section),
  id,
  components: listOf(textDisplay, 1, 3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});
const mediaGallery = z.object({
  type: z.literal(ComponentType.MediaGallery),
  id,
  items: listOf(z.object({ media: picture, description, spoiler }), 1, 10),
});
const file = z.object({ type: z.literal(ComponentType.File), id, file: z.object({ url: mediaUrl }), spoiler });
const separator = z.object({
  type: z.literal(ComponentType.Separator),
  id,
  divider: optional(z.boolean()),
  spacing: optional(integerBetween(1, 2)),
});
const container = z.object({
  type: z.literal(ComponentType.Container),
  id,
  components: listOf(z.discriminatedUnion('type', [row, textDisplay, section, mediaGallery, separator, file]), 1, LIMITS.components),
  accent_color: optional(integerBetween(0, 0xffffff)),
  spoiler,
});

/** A top-level component of a message. All but action rows need the Components V2 flag. */
export const component = z.discriminatedUnion('type', [row, section, textDisplay, mediaGallery, file, separator, container]);
export type Component = Readonly<z.infer<typeof component>>;
export type Row = Readonly<z.infer<typeof row>>;
