import { DEFAULT_PERSONAS, type Simulator } from 'discord-simulator';
import { LOCAL_GUILD } from './localGuild.js';

export const sayPort = (wanted: number, found: number): string => `Port ${wanted} is taken; the local guild is on port ${found} instead.`;

/** Printed when the bot has joined the local guild. */
export const sayArrival = (): string => 'Zongheng is there.';

/** Where the local guild is, and what can be done there. */
export const sayLocalGuild = ({ controlUrl }: Pick<Simulator, 'controlUrl'>, path: string): string =>
  [
    'Zongheng runs in the local guild, a simulated Discord on this machine. Open it in a browser:',
    '',
    `  ${controlUrl}/`,
    '',
    `You can be any of ${DEFAULT_PERSONAS.map(persona => persona.name).join(', ')}, in #${LOCAL_GUILD.channels.join(', #')}.`,
    `Anyone with this address can do everything there. The guild is saved in ${path}; \`npm start -- --fresh\` starts over.`,
    'Press Ctrl+C to stop. To play on Discord, put a token into .env (see .env.example).',
  ].join('\n');
