import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { integerBetween, optional, snowflake, text, webUrl, withCode } from './fields.js';

export const emoji = z.object({ id: optional(snowflake), name: optional(z.string()), animated: optional(z.boolean()) });

const fields = z.object({
  type: z.literal(ComponentType.Button),
  id: optional(integerBetween(0, 0x7fffffff)),
  style: integerBetween(1, 6),
  label: optional(z.string().max(LIMITS.buttonLabel)),
  emoji: optional(emoji),
  custom_id: optional(text(1, LIMITS.customId)),
  url: optional(webUrl),
  sku_id: optional(snowflake),
  disabled: optional(z.boolean()),
});
type Fields = z.infer<typeof fields>;

const sendsInteraction = (button: Fields): boolean => button.style < ButtonStyle.Link;

/** Link buttons need a url, premium buttons nothing, all others a custom id. All but premium buttons need a label or an emoji. */
export const button = fields
  .refine(one => !sendsInteraction(one) || one.custom_id !== undefined, {
    path: ['custom_id'],
    ...withCode('BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required'),
  })
  .refine(one => one.style !== ButtonStyle.Link || one.url !== undefined, {
    path: ['url'],
    ...withCode('BASE_TYPE_REQUIRED', 'A url is required'),
  })
  .refine(one => one.custom_id === undefined || one.url === undefined, {
    path: ['custom_id'],
    ...withCode('COMPONENT_CUSTOM_ID_AND_URL', 'A custom id and url cannot both be specified'),
  })
  .refine(one => one.style === ButtonStyle.Premium || one.label || one.emoji, {
    path: ['label'],
    ...withCode('BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji is required'),
  });
export type Button = Readonly<Fields>;
