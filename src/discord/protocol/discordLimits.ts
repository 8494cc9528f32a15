const SECOND = 1_000;

/**
 * Discord's limits, as its documentation states them. Lengths of texts are in characters. Numbers of ours that are smaller, because other
 * text needs room or nobody would read more, stand where they are used.
 */
export const DISCORD_LIMITS = {
  /** The text of a message outside its embeds, in characters, and the rows of components below it. */
  message: { content: 2_000, rows: 5 },
  /** Characters of each text of an embed. `together`: of all texts of all embeds of a message, as `sizeOf` counts them. */
  embed: { title: 256, description: 4_096, fieldValue: 1_024, together: 6_000 },
  /** Characters of the description of a picture, for those who do not see it. */
  altText: 1_024,
  /** Characters of the id of a component or a form. */
  customId: 100,
  /** Components in a row. Only buttons share one. */
  row: { components: 5 },
  /** Characters. */
  button: { label: 80 },
  /** How many options a menu has, or entries may be chosen from it; characters of its placeholder and of each option's texts. */
  menu: { options: 25, placeholder: 150, label: 100, description: 100, value: 100 },
  /** How many components a form has; characters of its title, of what is around a field, and of what is typed into one. */
  form: { components: 5, title: 45, label: 45, hint: 100, placeholder: 100, text: 4_000 },
  /** Characters of a command's name, and how many options it has. An option's: its name, what is typed into it, and how many choices it has. */
  command: { name: 32, options: 25, optionName: 32, optionText: 6_000, choices: 25 },
  /** How many suggestions there are while an option is typed; characters of what each shows, and of what it stands for. */
  suggestions: { most: 25, name: 100, value: 100 },
  /** Characters. */
  thread: { name: 100 },
  /** Messages of a channel that are read in one request. */
  messagesRead: 100,
  /** Of a bot, unless Discord grants it more. */
  requestsPerSecond: 50,
  /** Logins to the gateway (IDENTIFY): of all shards in a day, and ms between two of the same bucket. */
  logins: { perDay: 1_000, apart: 5 * SECOND },
  /** Ms in which an interaction is to be acknowledged. */
  acknowledgement: 3 * SECOND,
} as const;
