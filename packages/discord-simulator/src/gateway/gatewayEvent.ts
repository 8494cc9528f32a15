/** A dispatch event: its name and data. */
export interface GatewayEvent {
  readonly t: string;
  readonly d: unknown;
}
