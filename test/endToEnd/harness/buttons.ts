import { type ButtonPayload, type ComponentAction, readCustomId } from '../../../src/discord/message/customId.js';
import type { SeenMessage } from '../../../src/localGuild/persona/seen.js';
import { messageOf, type OnMessage } from '../../../src/localGuild/persona.js';

/** What the buttons and menus of a message carry, with their custom ids. */
const tokensOf = (message: SeenMessage): readonly { readonly id: string; readonly token: ButtonPayload }[] =>
  [...message.buttons, ...message.selects].flatMap(({ customId: id = '' }) => {
    const token = readCustomId(id);
    return token ? [{ id, token }] : [];
  });

/** The custom id of a button or menu that does something, for a match and phase if they are given. */
export const deedOf = (message: SeenMessage, deed: ComponentAction, match?: number, phase?: number): string | undefined =>
  tokensOf(message).find(
    ({ token }) => token.action === deed && (match ?? token.match) === token.match && (phase ?? token.phase) === token.phase,
  )?.id;

/** The same of a message that must have it: for personas of every language. */
export function idOf(on: OnMessage, deed: ComponentAction): string {
  const message = messageOf(on);
  const id = deedOf(message, deed);
  if (id === undefined) throw new Error(`Nothing to ${deed} in: ${message.text}`);
  return id;
}

/** The first button of a message that does one of these, and the phase it is about. */
export function phaseOf(
  message: SeenMessage,
  deeds: readonly ComponentAction[],
): { readonly id: string; readonly phase: number } | undefined {
  const found = tokensOf(message).find(({ token }) => deeds.includes(token.action));
  return found && { id: found.id, phase: found.token.phase };
}
