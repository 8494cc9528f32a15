import { z } from 'zod';
import { LIMITS, LOCALES } from '../limits.js';
import { CALLBACK_TYPE, type CallbackType, INTERACTION_TYPE, type InteractionType } from '../world/interaction.js';
import { maybe, text } from './field.js';
import { edit, reply } from './message.js';
import { modal } from './modal.js';

const deferral = maybe(z.object({ flags: maybe(z.number().int().nonnegative()) }));

const choice = z.object({
  name: text(1, LIMITS.choice),
  name_localizations: maybe(z.partialRecord(z.enum(LOCALES), text(1, LIMITS.choice))),
  value: z.union([z.string().max(LIMITS.choice), z.number()]),
});
export type Choice = Readonly<z.infer<typeof choice>>;

/** How a bot answers an interaction. */
export const callback = z.discriminatedUnion('type', [
  z.object({ type: z.literal(CALLBACK_TYPE.message), data: reply }),
  z.object({ type: z.literal(CALLBACK_TYPE.deferredMessage), data: deferral }),
  z.object({ type: z.literal(CALLBACK_TYPE.deferredUpdate), data: maybe(z.unknown()) }),
  z.object({ type: z.literal(CALLBACK_TYPE.update), data: maybe(edit) }),
  z.object({ type: z.literal(CALLBACK_TYPE.choices), data: z.object({ choices: z.array(choice).max(LIMITS.choices) }) }),
  z.object({ type: z.literal(CALLBACK_TYPE.modal), data: modal }),
]);
export type Callback = Readonly<z.infer<typeof callback>>;

/** The answers an interaction takes. A modal can update a message only if a component of it opened the modal. */
export function callbacksFor(type: InteractionType, fromMessage: boolean): readonly CallbackType[] {
  const { message, deferredMessage, deferredUpdate, update, choices, modal } = CALLBACK_TYPE;
  switch (type) {
    case INTERACTION_TYPE.command:
      return [message, deferredMessage, modal];
    case INTERACTION_TYPE.component:
      return [message, deferredMessage, deferredUpdate, update, modal];
    case INTERACTION_TYPE.autocomplete:
      return [choices];
    case INTERACTION_TYPE.modal:
      return fromMessage ? [message, deferredMessage, deferredUpdate, update] : [message, deferredMessage];
  }
}
