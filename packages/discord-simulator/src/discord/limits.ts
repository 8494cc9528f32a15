import { Locale } from 'discord-api-types/v10';
/** Discord's documented limits. Lengths in characters. */
export const LIMITS = {
  content: 2000,
  embeds: 10,
  embedTitle: 256,
  embedDescription: 4096,
  embedFields: 25,
  embedFieldName: 256,
  embedFieldValue: 1024,
  embedFooter: 2048,
  embedAuthor: 256,
  /** All text in a message's embeds. */
  embedsTogether: 6000,
  rows: 5,
  buttons: 5,
  buttonLabel: 80,
  customId: 100,
  selectOptions: 25,
  selectText: 100,
  placeholder: 150,
  /** Components of a message with the Components V2 flag, nested ones included. */
  components: 40,
  /** All text displays of a message. */
  displayedText: 4000,
  modalTitle: 45,
  modalParts: 5,
  label: 45,
  labelDescription: 100,
  inputText: 4000,
  inputPlaceholder: 100,
  files: 10,
  altText: 1024,
  /** A whole request, in bytes. */
  request: 25 * 1024 * 1024,
  nonce: 25,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  choices: 25,
  choice: 100,
  optionText: 6000,
  /** Names, descriptions and values of a command with its options and choices. */
  commandTogether: 8000,
  commands: 100,
  contextCommands: 15,
  pins: 250,
  threadName: 100,
  threadMembers: 1000,
  activeThreads: 1000,
  overwrites: 100,
  allowedMentions: 100,
  messagesPerPage: 100,
  /** Payloads from the bot: bytes each, and how many a minute. */
  gatewayPayload: 4096,
  gatewayPayloads: 120,
} as const;

export const LOCALES: readonly `${Locale}`[] = Object.values(Locale);
