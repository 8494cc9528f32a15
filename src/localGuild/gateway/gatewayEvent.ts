/** What a session is told: the name of an event, and what Discord calls its data. */
export interface GatewayEvent {
  readonly t: string;
  readonly d: unknown;
}
