import type { SimulatorEvent } from '../context/eventBus.js';
import { botIsConnected } from '../context/gatewayState.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { setOnAutopilot } from '../world/world.js';
import type { Autopilot } from './autopilot.js';
import { performActions } from './performAction.js';

/** Lets the personas on autopilot act. */
export interface AutopilotRunner {
  /** Undefined until `use` was called. */
  autopilot(): Autopilot | undefined;
  use(autopilot: Autopilot): void;
  /** Puts a persona on autopilot, or takes it off. */
  set(user: Snowflake, enabled: boolean): void;
  close(): void;
}

/** Milliseconds to wait after a public post, so that posts that belong together are all there. */
const PAUSE = 100;
/** Milliseconds between two checks for something to do without a post: actions that the bot did not answer are tried again. */
const POLL_EVERY = 1_000;

/** Personas on autopilot act whenever the bot posts or edits something in public. */
export function createAutopilotRunner(context: SimulatorContext): AutopilotRunner {
  const { world, events } = context;
  const busy = new Set<Snowflake>();
  /** Personas that were busy when they may have had something to do. They are checked again. */
  const late = new Set<Snowflake>();
  let autopilot: Autopilot | undefined;
  let timer: NodeJS.Timeout | undefined;
  const act = async (user: User): Promise<void> => {
    if (!autopilot || !botIsConnected(context)) return;
    if (busy.has(user.id)) {
      late.add(user.id);
      return;
    }
    busy.add(user.id);
    try {
      await performActions(context, user, await autopilot.play(user.id));
    } finally {
      busy.delete(user.id);
    }
    if (late.delete(user.id)) schedule();
  };
  const actAll = (): void => {
    for (const id of world.onAutopilot) {
      const user = world.users.get(id);
      if (user) void act(user);
    }
  };
  const schedule = (): void => {
    clearTimeout(timer);
    timer = setTimeout(actAll, PAUSE);
  };
  const announce = (): void => {
    events.publish({ kind: 'autopilot-changed' });
    schedule();
  };
  const stop = events.subscribe(event => {
    if (world.onAutopilot.size > 0 && isPublicPost(context, event)) schedule();
  });
  const polling = setInterval(actAll, POLL_EVERY);
  return {
    autopilot: () => autopilot,
    use: given => {
      autopilot = given;
      announce();
    },
    set: (user, enabled) => {
      setOnAutopilot(world, user, enabled);
      announce();
    },
    close: () => {
      clearTimeout(timer);
      clearInterval(polling);
      stop();
    },
  };
}

function isPublicPost({ world }: SimulatorContext, event: SimulatorEvent): boolean {
  if (event.kind !== 'message-created' && event.kind !== 'message-edited') return false;
  const { author, onlyFor } = event.message;
  return author === world.bot && onlyFor === undefined && event.channel.kind !== 'direct';
}
