import type { LocalGuild } from '../localGuild/startLocalGuild.js';
import { FIRST_CHANNELS, FIRST_PERSONAS } from '../localGuild/world/openingWorld.js';

export const sayPort = (wanted: number, found: number): string => `Port ${wanted} is taken; the local guild is on port ${found} instead.`;

/** The bot has come into the local guild. */
export const sayArrival = (): string => 'Zongheng is there.';

/** Where the local guild is, and what can be done there. */
export const sayLocalGuild = ({ controlUrl }: Pick<LocalGuild, 'controlUrl'>, path: string): string =>
  [
    'Zongheng plays in the local guild, a stand-in for Discord on this machine. Open it in a browser here:',
    '',
    `  ${controlUrl}/`,
    '',
    `You can be each of ${FIRST_PERSONAS.map(persona => persona.name).join(', ')}, in #${FIRST_CHANNELS.join(', #')}.`,
    `Whoever has this address may do everything there. The guild is kept in ${path}; \`npm start -- --fresh\` starts over.`,
    'Ctrl+C ends guild and bot. To play on Discord, write a token into .env (see .env.example).',
  ].join('\n');
