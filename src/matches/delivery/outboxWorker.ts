import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import type { DeliveryDeps } from './deliverRow.js';
import { createDeliveryLoop } from './deliveryLoop.js';
import { pruneOutbox } from './pruneOutbox.js';
import { pauseBlocked } from './settleRefused.js';

/** How often the outbox is read when nobody wakes the worker, ms. */
const LOOK_EVERY = 5000;

/** How often old messages are deleted, ms. */
const PRUNE_EVERY = 60 * 60_000;

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
  const pruning = setInterval(() => void prune(hosting), PRUNE_EVERY);
  void prune(hosting);
  loop.wake();
  return {
    wake: loop.wake,
    idle: loop.idle,
    stop: async () => {
      clearInterval(timer);
      clearInterval(pruning);
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

async function prune(hosting: HostingContext): Promise<void> {
  try {
    await pruneOutbox(hosting);
  } catch (error) {
    hosting.log.error(whereItBroke(error), 'old messages could not be deleted');
  }
}
