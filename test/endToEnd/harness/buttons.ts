import { messageOf, type OnMessage, type SeenMessage } from 'discord-simulator';
import { type Deed, readCustomId, type Token } from '../../../src/discord/customId.js';

/** What the buttons and menus of a message carry, with their custom ids. */
const tokensOf = (message: SeenMessage): readonly { readonly id: string; readonly token: Token }[] =>
  [...message.buttons, ...message.selects].flatMap(({ customId: id = '' }) => {
    const token = readCustomId(id);
    return token ? [{ id, token }] : [];
  });

/** The custom id of a button or menu that does something, for a match and phase if they are given. */
export const deedOf = (message: SeenMessage, deed: Deed, match?: number, phase?: number): string | undefined =>
  tokensOf(message).find(
    ({ token }) => token.deed === deed && (match ?? token.match) === token.match && (phase ?? token.phase) === token.phase,
  )?.id;

/** The same of a message that must have it: for personas of every language. */
export function idOf(on: OnMessage, deed: Deed): string {
  const message = messageOf(on);
  const id = deedOf(message, deed);
  if (id === undefined) throw new Error(`Nothing to ${deed} in: ${message.text}`);
  return id;
}

/** The first button of a message that does one of these, and the phase it is about. */
export function phaseOf(message: SeenMessage, deeds: readonly Deed[]): { readonly id: string; readonly phase: number } | undefined {
  const found = tokensOf(message).find(({ token }) => deeds.includes(token.deed));
  return found && { id: found.id, phase: found.token.phase };
}
