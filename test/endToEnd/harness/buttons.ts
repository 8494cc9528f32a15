import { messageOf, type OnMessage, type SeenMessage } from 'discord-simulator';
import { type ButtonPayload, type ComponentAction, readCustomId } from '../../../src/discord/message/customId.js';

/** Returns the payloads of a message's buttons and menus, with their custom ids. */
const payloadsOf = (message: SeenMessage): readonly { readonly id: string; readonly payload: ButtonPayload }[] =>
  [...message.buttons, ...message.selects].flatMap(({ customId: id = '' }) => {
    const payload = readCustomId(id);
    return payload ? [{ id, payload }] : [];
  });

/** Returns the custom id of a message's button or menu for an action, and for a match and phase if given. Undefined if there is none. */
export const buttonFor = (message: SeenMessage, action: ComponentAction, match?: number, phase?: number): string | undefined =>
  payloadsOf(message).find(
    ({ payload }) => payload.action === action && (match ?? payload.match) === payload.match && (phase ?? payload.phase) === payload.phase,
  )?.id;

/** Returns the custom id of a message's button or menu for an action. Throws if there is none. */
export function idOf(on: OnMessage, action: ComponentAction): string {
  const message = messageOf(on);
  const id = buttonFor(message, action);
  if (id === undefined) throw new Error(`Nothing to ${action} in: ${message.text}`);
  return id;
}

/** Finds the first button of a message for one of these actions. Returns its custom id and the phase it is about. */
export function phaseOf(
  message: SeenMessage,
  actions: readonly ComponentAction[],
): { readonly id: string; readonly phase: number } | undefined {
  const found = payloadsOf(message).find(({ payload }) => actions.includes(payload.action));
  return found && { id: found.id, phase: found.payload.phase };
}
