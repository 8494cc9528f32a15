/** Discord's limits, as it documents them. Lengths in characters. */
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
  /** All the text of a message's embeds together. */
  embedsTogether: 6000,
  rows: 5,
  buttons: 5,
  buttonLabel: 80,
  customId: 100,
  selectOptions: 25,
  selectText: 100,
  placeholder: 150,
  /** All components of a message with the Components V2 flag, nested ones counted. */
  components: 40,
  /** All text displays of a message together. */
  displayedText: 4000,
  modalTitle: 45,
  modalParts: 5,
  label: 45,
  labelDescription: 100,
  inputText: 4000,
  inputPlaceholder: 100,
  files: 10,
  altText: 1024,
  /** Bytes of a whole request. */
  request: 25 * 1024 * 1024,
  nonce: 25,
  commandName: 32,
  commandDescription: 100,
  commandOptions: 25,
  choices: 25,
  choice: 100,
  optionText: 6000,
  /** Names, descriptions and values of one command, its options and choices together. */
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
  /** What a client may send over the gateway: bytes a payload, payloads a minute. */
  gatewayPayload: 4096,
  gatewayPayloads: 120,
} as const;

export const LOCALES = [
  ...['id', 'en-US', 'en-GB', 'bg', 'zh-CN', 'zh-TW', 'hr', 'cs', 'da', 'nl', 'fi', 'fr', 'de', 'el', 'hi', 'hu', 'it', 'ja', 'ko', 'lt'],
  ...['no', 'pl', 'pt-BR', 'ro', 'ru', 'es-ES', 'es-419', 'sv-SE', 'th', 'tr', 'uk', 'vi'],
] as const;
