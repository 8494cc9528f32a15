import type { Reply } from 'discord-simulator';

/** The orders an answer lists as on file. */
export const listedIn = ({ text }: Reply): readonly string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('✅'))
    .map(line => line.slice(2));
