import type { Fault } from './faults.js';
import type { Gateway } from './gateway/gateway.js';
import type { Happenings } from './happenings/happening.js';
import type { RequestLog } from './requestLog.js';
import type { RateLimiter } from './rest/rateLimit.js';
import type { Rules } from './rules.js';
import type { World } from './world/world.js';

/** What the parts of the local guild share. */
export interface StandIn {
  readonly world: World;
  readonly rules: Rules;
  readonly rates: RateLimiter;
  /** The bot's. */
  readonly token: string;
  /** What the addresses of attachments are signed with. */
  readonly fileKey: string;
  readonly happenings: Happenings;
  /** Misbehaviour asked for and not yet done. */
  readonly faults: Fault[];
  readonly requests: RequestLog;
  readonly gateway: Gateway;
  /** "http://127.0.0.1:PORT", once it listens. */
  origin: string;
}
