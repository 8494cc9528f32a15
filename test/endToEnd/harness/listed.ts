import type { Reply } from 'discord-simulator';

/** Returns the orders that an answer lists as filed, in short: of "Yong → Xianyang (A Yon - Xia)" what is in brackets. */
export const listedIn = ({ text }: Reply): readonly string[] =>
  text
    .split('\n')
    .filter(line => line.startsWith('✅'))
    .map(line => line.slice(2).replace(/^.* \(([^()]+)\)$/, '$1'));
