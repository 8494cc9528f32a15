import type { House } from '../context/ports.js';
import type { Office } from './deliverRow.js';
import { createDeliveryLoop } from './deliveryLoop.js';

/**
 * Delivers what can be delivered now and returns how many messages were posted.
 * Not beside a second call, nor beside a post that is open: both would post the same.
 */
export async function deliver(house: House, office: Office): Promise<number> {
  const loop = createDeliveryLoop(house, office);
  loop.wake();
  await loop.idle();
  return loop.posted();
}
