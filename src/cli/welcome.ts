import { DEFAULT_PERSONAS, type Simulator } from 'discord-simulator';
import { LOCAL_GUILD } from './localGuild.js';

export const sayPort = (wanted: number, found: number): string => `Port ${wanted} is taken; the local guild is on port ${found} instead.`;

/** Printed when the bot has joined the local guild. */
export const sayArrival = (): string => 'Zongheng is there.';

/** Where the local guild is, and what can be done there. */
export const sayLocalGuild = ({ controlUrl }: Pick<Simulator, 'controlUrl'>, path: string): string =>
  [
    'Zongheng plays in the local guild, a stand-in for Discord on this machine. Open it in a browser here:',
    '',
    `  ${controlUrl}/`,
    '',
    `You can be each of ${DEFAULT_PERSONAS.map(persona => persona.name).join(', ')}, in #${LOCAL_GUILD.channels.join(', #')}.`,
    `Whoever has this address may do everything there. The guild is kept in ${path}; \`npm start -- --fresh\` starts over.`,
    'Ctrl+C ends guild and bot. To play on Discord, write a token into .env (see .env.example).',
  ].join('\n');
