import { InteractionResponseType, InteractionType } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS, LOCALES } from '../discord/limits.js';
import { optional, text } from './fields.js';
import { edit, reply } from './messageSchema.js';
import { modal } from './modalSchema.js';

const deferral = optional(z.object({ flags: optional(z.number().int().nonnegative()) }));

const choice = z.object({
  name: text(1, LIMITS.choice),
  name_localizations: optional(z.partialRecord(z.enum(LOCALES), text(1, LIMITS.choice))),
  value: z.union([z.string().max(LIMITS.choice), z.number()]),
});
export type Choice = Readonly<z.infer<typeof choice>>;

/** The bot's first answer to an interaction. */
export const callback = z.discriminatedUnion('type', [
  z.object({ type: z.literal(InteractionResponseType.ChannelMessageWithSource), data: reply }),
  z.object({ type: z.literal(InteractionResponseType.DeferredChannelMessageWithSource), data: deferral }),
  z.object({ type: z.literal(InteractionResponseType.DeferredMessageUpdate), data: optional(z.unknown()) }),
  z.object({ type: z.literal(InteractionResponseType.UpdateMessage), data: optional(edit) }),
  z.object({
    type: z.literal(InteractionResponseType.ApplicationCommandAutocompleteResult),
    data: z.object({ choices: z.array(choice).max(LIMITS.choices) }),
  }),
  z.object({ type: z.literal(InteractionResponseType.Modal), data: modal }),
]);
export type Callback = Readonly<z.infer<typeof callback>>;

const MESSAGE = [InteractionResponseType.ChannelMessageWithSource, InteractionResponseType.DeferredChannelMessageWithSource];
const UPDATE = [InteractionResponseType.DeferredMessageUpdate, InteractionResponseType.UpdateMessage];

/** The response types an interaction allows. A modal can update a message only if a component of that message opened it. */
export function callbacksFor(type: InteractionType, fromMessage: boolean): readonly InteractionResponseType[] {
  switch (type) {
    case InteractionType.ApplicationCommand:
      return [...MESSAGE, InteractionResponseType.Modal];
    case InteractionType.MessageComponent:
      return [...MESSAGE, ...UPDATE, InteractionResponseType.Modal];
    case InteractionType.ApplicationCommandAutocomplete:
      return [InteractionResponseType.ApplicationCommandAutocompleteResult];
    case InteractionType.ModalSubmit:
      return fromMessage ? [...MESSAGE, ...UPDATE] : MESSAGE;
    case InteractionType.Ping:
      return [];
  }
}
