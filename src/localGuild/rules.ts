/** What Discord leaves to time and size. Times in milliseconds; those marked real are not steered. */
export interface Rules {
  /** Real. An interaction must be acknowledged within this. */
  readonly acknowledgeWithin: number;
  /** Real. How long an interaction's token is good for. */
  readonly interactionLives: number;
  /** Real. Between two heartbeats of the bot. */
  readonly heartbeatInterval: number;
  /** Real. How long a dropped session can be resumed. */
  readonly resumeWithin: number;
  /** How often the bot may log in, over the whole life of the guild here. */
  readonly loginsADay: number;
  /** Events kept for a resume. */
  readonly replayed: number;
  /** Real. How long a nonce is remembered. */
  readonly nonceRemembered: number;
  /** Bytes of one attachment. */
  readonly attachmentSize: number;
  /** Real. How long a persona looks at "thinking…" before turning away. */
  readonly patience: number;
  /** Real. How long a persona waits for a message to change when the bot only said that it may. */
  readonly changeWithin: number;
  /** A login for more guilds than this is refused: the bot must share them out between several. */
  readonly guildsAShard: number;
}

export const DISCORD_RULES: Rules = {
  acknowledgeWithin: 3_000,
  interactionLives: 15 * 60_000,
  heartbeatInterval: 41_250,
  resumeWithin: 120_000,
  loginsADay: 1_000,
  replayed: 2_000,
  nonceRemembered: 5 * 60_000,
  attachmentSize: 10 * 1024 * 1024,
  patience: 20_000,
  changeWithin: 3_000,
  guildsAShard: 2_500,
};
