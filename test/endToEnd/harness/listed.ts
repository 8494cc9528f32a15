import type { Reply } from 'discord-simulator';

/** Returns the orders that an answer lists as filed. */
export const listedIn = ({ text }: Reply): readonly string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('✅'))
    .map(line => line.slice(2));
