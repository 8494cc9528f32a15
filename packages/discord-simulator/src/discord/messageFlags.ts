import type { MessageFlags } from 'discord-api-types/v10';

export const hasFlag = (message: { readonly flags: number }, flag: MessageFlags): boolean => (message.flags & flag) !== 0;
