import { botIsConnected } from '../gateway/sessions.js';
import type { Happening } from '../happenings/happening.js';
import type { StandIn } from '../standIn.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { setPractising } from '../world/world.js';
import { doMoves } from './doMove.js';
import type { Practice } from './practice.js';

/** Where practice players sit: personas that play by themselves. */
export interface PracticeRoom {
  /** Missing: nobody here knows how to play. */
  practice(): Practice | undefined;
  furnish(practice: Practice): void;
  /** From now on a persona plays by itself, or no longer. */
  set(user: Snowflake, plays: boolean): void;
  close(): void;
}

/** A moment in which what belongs together is posted, and noted down by the bot, in milliseconds. */
const PAUSE = 100;
/** So often practice players look of their own accord, in milliseconds: whom the bot did not answer tries again. */
const LOOK_EVERY = 1_000;

/** Practice players act as soon as the bot has posted or changed something in public. */
export function newPracticeRoom(standIn: StandIn): PracticeRoom {
  const { world, happenings } = standIn;
  const busy = new Set<Snowflake>();
  /** Those who were busy when their turn may have come. */
  const late = new Set<Snowflake>();
  let practice: Practice | undefined;
  let timer: NodeJS.Timeout | undefined;
  const act = async (user: User): Promise<void> => {
    if (!practice || !botIsConnected(standIn)) return;
    if (busy.has(user.id)) {
      late.add(user.id);
      return;
    }
    busy.add(user.id);
    await doMoves(standIn, user, practice.play(user.id)).finally(() => busy.delete(user.id));
    if (late.delete(user.id)) stir();
  };
  const round = (): void => {
    for (const id of world.practising) {
      const user = world.users.get(id);
      if (user) void act(user);
    }
  };
  const stir = (): void => {
    clearTimeout(timer);
    timer = setTimeout(round, PAUSE);
  };
  const stop = happenings.listen(happening => {
    if (world.practising.size > 0 && isPublicPost(standIn, happening)) stir();
  });
  const looks = setInterval(round, LOOK_EVERY);
  return {
    practice: () => practice,
    furnish: found => {
      practice = found;
      happenings.tell({ kind: 'practice-changed' });
      stir();
    },
    set: (user, plays) => {
      setPractising(world, user, plays);
      happenings.tell({ kind: 'practice-changed' });
      stir();
    },
    close: () => {
      clearTimeout(timer);
      clearInterval(looks);
      stop();
    },
  };
}

function isPublicPost({ world }: StandIn, happening: Happening): boolean {
  if (happening.kind !== 'message-created' && happening.kind !== 'message-edited') return false;
  const { author, onlyFor } = happening.message;
  return author === world.bot && onlyFor === undefined && happening.channel.kind !== 'direct';
}
