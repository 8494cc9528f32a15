import type { House } from '../ports.js';
import { whereItBroke } from '../whereItBroke.js';
import type { Office } from './deliverRow.js';
import { createLanes } from './lanes.js';
import { pauseBlocked } from './settleRefused.js';

/** Milliseconds between two looks at the outbox when nobody wakes the post. */
const LOOK_EVERY = 5000;

export interface Post {
  /** Something has been queued. */
  wake(): void;
  /** Resolves when everything that can be delivered now has been. */
  idle(): Promise<void>;
  /** Finishes what is under way and begins nothing more. */
  stop(): Promise<void>;
}

/** Delivers the outbox as long as it is open: at once, whenever it is woken, and every few seconds. */
export function createPost({ house, ...office }: Office & { readonly house: House }): Post {
  const lanes = createLanes(house, office);
  const timer = setInterval(() => {
    void pauseWhatIsBlocked(house);
    lanes.wake();
  }, LOOK_EVERY);
  lanes.wake();
  return {
    wake: lanes.wake,
    idle: lanes.idle,
    stop: async () => {
      clearInterval(timer);
      lanes.close();
      await lanes.idle();
    },
  };
}

async function pauseWhatIsBlocked(house: House): Promise<void> {
  try {
    await pauseBlocked(house);
  } catch (error) {
    house.log.error(whereItBroke(error), 'what Discord has blocked for long could not be read');
  }
}
