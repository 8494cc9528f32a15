import { messages } from '../language/inLanguage.js';

/** What the bot must be allowed to do in a channel; follows "I need permission to …". */
export const channelPermissions = messages({
  ViewChannel: { en: 'view the channel', fr: 'de voir le salon' },
  SendMessages: { en: 'send messages', fr: 'd’envoyer des messages' },
  SendMessagesInThreads: { en: 'send messages in threads', fr: 'd’envoyer des messages dans les fils' },
  CreatePrivateThreads: { en: 'create private threads', fr: 'de créer des fils privés' },
  EmbedLinks: { en: 'embed links', fr: 'd’intégrer des liens' },
  AttachFiles: { en: 'attach files', fr: 'de joindre des fichiers' },
  ReadMessageHistory: { en: 'read message history', fr: 'de voir les anciens messages' },
});
