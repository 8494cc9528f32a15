/** What the bot must be allowed to do in a channel, as it follows "I lack the permission to …". */
export const permissions = {
  ViewChannel: 'see it',
  SendMessages: 'send messages',
  SendMessagesInThreads: 'send messages in threads',
  EmbedLinks: 'embed links',
  AttachFiles: 'attach files',
  ReadMessageHistory: 'read its history',
};
