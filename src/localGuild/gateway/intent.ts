/** Discord's gateway intents: what a bot asks to be told of. */
export const INTENT = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildPresences: 1 << 8,
  guildMessages: 1 << 9,
  guildTyping: 1 << 11,
  directMessages: 1 << 12,
  directTyping: 1 << 14,
  messageContent: 1 << 15,
} as const;

const HIGHEST = 1 << 25;

export const areIntents = (intents: number): boolean => intents >= 0 && intents < HIGHEST << 1;

/** Those that Discord grants on request; nobody has granted them here. */
export const arePrivileged = (intents: number): boolean =>
  (intents & (INTENT.guildMembers | INTENT.guildPresences | INTENT.messageContent)) !== 0;
