import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { button } from './button.js';
import { filled, maybe, media, some, whole } from './field.js';
import { select } from './select.js';

export const COMPONENT = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const;

const id = maybe(whole(0, 0x7fffffff));
const spoiler = maybe(z.boolean());
const picture = z.object({ url: media });
const description = maybe(z.string().max(LIMITS.altText));

const row = z.object({ type: z.literal(COMPONENT.row), id, components: z.array(z.discriminatedUnion('type', [button, ...select])) });
export const textDisplay = z.object({ type: z.literal(COMPONENT.textDisplay), id, content: filled(LIMITS.displayedText) });
const thumbnail = z.object({ type: z.literal(COMPONENT.thumbnail), id, media: picture, description, spoiler });
const section = z.object({
  type: z.literal(COMPONENT.section),
  id,
  components: some(textDisplay, 1, 3),
  accessory: z.discriminatedUnion('type', [button, thumbnail]),
});
const mediaGallery = z.object({
  type: z.literal(COMPONENT.mediaGallery),
  id,
  items: some(z.object({ media: picture, description, spoiler }), 1, 10),
});
const file = z.object({ type: z.literal(COMPONENT.file), id, file: z.object({ url: media }), spoiler });
const separator = z.object({ type: z.literal(COMPONENT.separator), id, divider: maybe(z.boolean()), spacing: maybe(whole(1, 2)) });
const container = z.object({
  type: z.literal(COMPONENT.container),
  id,
  components: some(z.discriminatedUnion('type', [row, textDisplay, section, mediaGallery, separator, file]), 1, LIMITS.components),
  accent_color: maybe(whole(0, 0xffffff)),
  spoiler,
});

/** A component that may stand at the top of a message. All but rows need the Components V2 flag. */
export const component = z.discriminatedUnion('type', [row, section, textDisplay, mediaGallery, file, separator, container]);
export type Component = Readonly<z.infer<typeof component>>;
export type Row = Readonly<z.infer<typeof row>>;
