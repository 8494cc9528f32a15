import { GatewayIntentBits } from 'discord-api-types/v10';

const HIGHEST = Math.max(...Object.values(GatewayIntentBits).filter(bit => typeof bit === 'number'));

export const areValidIntents = (intents: number): boolean => intents >= 0 && intents < HIGHEST * 2;

/** Intents that Discord grants on request only. The simulator grants none of them. */
const PRIVILEGED = GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

export const includePrivileged = (intents: number): boolean => (intents & PRIVILEGED) !== 0;
