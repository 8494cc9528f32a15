import type { World } from '../world/world.js';
import type { EventBus } from './eventBus.js';
import type { GatewayState } from './gatewayState.js';
import type { InjectedFault } from './injectedFaults.js';
import type { RateLimiter } from './rateLimiter.js';
import type { RequestLog } from './requestLog.js';
import type { SimulatorRules } from './simulatorRules.js';

/** What all parts of the simulator share. */
export interface SimulatorContext {
  readonly world: World;
  readonly rules: SimulatorRules;
  readonly rates: RateLimiter;
  /** The bot's token. */
  readonly token: string;
  /** Signs the URLs of attachments. */
  readonly fileKey: string;
  readonly events: EventBus;
  /** Faults that were injected and have not been used up. */
  readonly faults: InjectedFault[];
  readonly requests: RequestLog;
  readonly gateway: GatewayState;
  /** "http://127.0.0.1:PORT", known once the REST server listens. */
  origin: string;
}

export const gatewayUrl = ({ origin }: Pick<SimulatorContext, 'origin'>): string => `${origin.replace(/^http/, 'ws')}/gateway`;
