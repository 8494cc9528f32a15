/** Timing and size rules that can be changed for a test. Times in milliseconds; "real" times ignore skipped time. */
export interface SimulatorRules {
  /** Real. An interaction must be acknowledged within this. */
  readonly acknowledgeWithin: number;
  /** Real. Lifetime of an interaction's token. */
  readonly interactionLives: number;
  /** Real. Between two heartbeats of the bot. */
  readonly heartbeatInterval: number;
  /** Real. How long a dropped session can be resumed. */
  readonly resumeWithin: number;
  /** Logins allowed; counted over the whole run, not per day. */
  readonly loginsADay: number;
  /** Events kept for a resume. */
  readonly replayed: number;
  /** Real. How long a nonce is remembered. */
  readonly nonceRemembered: number;
  /** Largest attachment, in bytes. */
  readonly attachmentSize: number;
  /** Real. How long a persona waits while the bot "is thinking". */
  readonly patience: number;
  /** Real. How long a persona waits for a message to change after a deferred update. */
  readonly changeWithin: number;
  /** Guilds per shard. A login for more is refused. */
  readonly guildsAShard: number;
  /** Guilds per shard that `/gateway/bot` recommends. */
  readonly guildsRecommended: number;
  /** Real. Between two logins of shards that share a bucket. A login before that is answered with an invalid session. */
  readonly loginsApart: number;
  /** Buckets for logins: shards whose numbers differ by a multiple of it share one. */
  readonly maxConcurrency: number;
}

export const DISCORD_RULES: SimulatorRules = {
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
  guildsRecommended: 1_000,
  loginsApart: 5_000,
  maxConcurrency: 1,
};
