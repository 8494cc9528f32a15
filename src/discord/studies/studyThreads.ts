import { RESTJSONErrorCodes } from 'discord.js';
import { ok, refuse } from '../../lib/result.js';
import { soon, soonOr } from '../../lib/soon.js';
import type { BotContext, StudyThreads } from '../interactions/botContext.js';
import { errorFacts, isRefusedWith, mayWorkLater } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';
import { createBoardMessages } from './boardMessages.js';
import { createEndedBoards } from './endedBoards.js';
import { createShownBoards } from './shownBoards.js';
import { addToThread, openThreadUnder } from './threadRequests.js';

/** How long the bot waits at its end for boards that are being shown, ms. */
const PATIENCE = 5_000;
/** How long it waits before it shows a board again that Discord did not take, ms. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
/** The same before it takes one down again: what nobody may use any more should not go on standing there. */
const PAUSES_OF_ENDS = [...PAUSES, 600_000, 3_600_000];
/** How long showing, posting or taking down one board may take before the next thing about its study is begun, ms. */
const LONGEST = 60_000;
/** How long a person waits for it, ms: then they hear that it comes later. */
const PATIENCE_OF_PEOPLE = 20_000;

interface Parts {
  /** The bot for which boards are shown. */
  readonly bot: () => BotContext;
  /** Undefined while the bot is not connected. */
  readonly rest: () => RestClient | undefined;
  /** Default: those of boards that are shown, and of boards that are taken down. */
  readonly pauses?: readonly number[];
  /** Default: `LONGEST` and `PATIENCE_OF_PEOPLE`. */
  readonly longest?: number;
  readonly patience?: number;
}

/** Opens private threads for shared studies, and keeps the boards there as the studies are. */
export function createStudyThreads({ bot, rest, pauses, longest = LONGEST, patience = PATIENCE_OF_PEOPLE }: Parts): StudyThreads {
  const connected = (): RestClient => {
    const line = rest();
    if (!line) throw new Error('the bot is not connected');
    return line;
  };
  const logged = (what: string, error: unknown): false => {
    bot().hosting.log.warn(errorFacts(error), what);
    return false;
  };
  const messages = createBoardMessages({ bot, connected });
  const ended = createEndedBoards({ bot, messages, logged, pauses: pauses ?? PAUSES_OF_ENDS, longest });
  const boards = createShownBoards({ bot, messages, ended, logged, pauses: pauses ?? PAUSES, longest });
  /** What a person who waits for it hears. */
  const heard = <T>(work: Promise<T>, otherwise: T): Promise<T> => soonOr(work, patience, otherwise);
  return {
    open: async (under, name) => {
      try {
        return ok(await soon(openThreadUnder(connected(), under, name), patience));
      } catch (error) {
        logged('no private thread could be opened', error);
        if (mayWorkLater(error)) return refuse('no-answer');
        return refuse(isRefusedWith(error, RESTJSONErrorCodes.MissingPermissions) ? 'not-allowed' : 'not-here');
      }
    },
    add: async (thread, user, asked) => {
      try {
        return await soon(addToThread(connected(), thread, user, asked?.isFromThere === true), patience);
      } catch (error) {
        return logged('somebody could not be added to a thread', error);
      }
    },
    show: (study, shows) => heard(boards.show(study, { ...(shows && { shows }) }), false),
    move: async (study, shared) => {
      const late = new AbortController();
      const moved = boards
        .move(study, shared, late.signal)
        .catch((error: unknown) => logged('the board of a study could not be posted in a thread', error));
      const isMoved = await heard(moved, undefined);
      if (isMoved === undefined) late.abort();
      return isMoved ?? false;
    },
    restore: async study => {
      const shared = (await bot().hosting.store.studies.get(study))?.shared;
      if (shared && (await messages.isGone(shared))) await boards.show(study, {});
    },
    takeDown: (study, shared) =>
      heard(
        boards
          .after(study, () => ended.end(shared))
          .catch((error: unknown) => void logged('the board of a study could not be taken down', error)),
        undefined,
      ),
    settled: async () => {
      const began = performance.now();
      await boards.settled(PATIENCE);
      await ended.settled(Math.max(0, PATIENCE - (performance.now() - began)));
    },
  };
}
