import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { DeliveryDeps } from './deliverRow.js';
import { createDeliveryLoop } from './deliveryLoop.js';
import { pauseBlocked } from './settleRefused.js';

/** How often the outbox is read when nobody wakes the worker, ms. */
const LOOK_EVERY = 5000;

export interface OutboxWorker {
  /** Call this when something was queued. */
  wake(): void;
  /** Resolves when everything that can be delivered now has been. */
  idle(): Promise<void>;
  /** Finishes what is under way and starts nothing more. */
  stop(): Promise<void>;
}

/** Delivers the outbox until it is stopped: at once, whenever it is woken, and every few seconds. */
export function createOutboxWorker({ hosting, ...deps }: DeliveryDeps & { readonly hosting: HostingContext }): OutboxWorker {
  const loop = createDeliveryLoop(hosting, deps);
  const timer = setInterval(() => {
    void pauseWhatIsBlocked(hosting);
    loop.wake();
  }, LOOK_EVERY);
  loop.wake();
  return {
    wake: loop.wake,
    idle: loop.idle,
    stop: async () => {
      clearInterval(timer);
      loop.close();
      await loop.idle();
    },
  };
}

async function pauseWhatIsBlocked(hosting: HostingContext): Promise<void> {
  try {
    await pauseBlocked(hosting);
  } catch (error) {
    hosting.log.error(whereItBroke(error), 'what Discord has blocked for long could not be read');
  }
}
