import type { HostingContext } from '../context/ports.js';
import type { DeliveryDeps } from './deliverRow.js';
import { createDeliveryLoop } from './deliveryLoop.js';

/**
 * Delivers what can be delivered now, and returns how many messages were posted. Must not run beside another call or an outbox worker: both
 * would post the same.
 */
export async function deliver(hosting: HostingContext, deps: DeliveryDeps): Promise<number> {
  const loop = createDeliveryLoop(hosting, deps);
  loop.wake();
  await loop.idle();
  // A drawing that is finished late would wake it again.
  loop.close();
  return loop.posted();
}
