import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { inWords, link, maybe, snowflake, text, whole } from './field.js';

export const BUTTON_STYLE = { primary: 1, secondary: 2, success: 3, danger: 4, link: 5, premium: 6 } as const;

export const emoji = z.object({ id: maybe(snowflake), name: maybe(z.string()), animated: maybe(z.boolean()) });

const fields = z.object({
  type: z.literal(2),
  id: maybe(whole(0, 0x7fffffff)),
  style: whole(1, 6),
  label: maybe(z.string().max(LIMITS.buttonLabel)),
  emoji: maybe(emoji),
  custom_id: maybe(text(1, LIMITS.customId)),
  url: maybe(link),
  sku_id: maybe(snowflake),
  disabled: maybe(z.boolean()),
});
type Fields = z.infer<typeof fields>;

const pressable = (button: Fields): boolean => button.style < BUTTON_STYLE.link;

/** Buttons that are pressed need a custom id, links an address, and all but premium ones something to read. */
export const button = fields
  .refine(one => !pressable(one) || one.custom_id !== undefined, {
    path: ['custom_id'],
    ...inWords('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required'),
  })
  .refine(one => one.style !== BUTTON_STYLE.link || one.url !== undefined, {
    path: ['url'],
    ...inWords('BASE_TYPE_REQUIRED', 'A url is required'),
  })
  .refine(one => one.custom_id === undefined || one.url === undefined, {
    path: ['custom_id'],
    ...inWords('COMPONENT_CUSTOM_ID_AND_URL', 'A custom id and url cannot both be specified'),
  })
  .refine(one => one.style === BUTTON_STYLE.premium || one.label || one.emoji, {
    path: ['label'],
    ...inWords('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required'),
  });
export type Button = Readonly<Fields>;
