import type { permissions as english } from '../en/permissions.js';

/** See en/permissions.ts; follows « il me manque le droit … ». */
export const permissions: typeof english = {
  ViewChannel: 'de le voir',
  SendMessages: 'd’envoyer des messages',
  SendMessagesInThreads: 'd’envoyer des messages dans les fils',
  EmbedLinks: 'd’intégrer des liens',
  AttachFiles: 'de joindre des fichiers',
  ReadMessageHistory: 'd’en voir les anciens messages',
};
