import { createNewestInTurn } from '../../lib/newestInTurn.js';
import type { StudyShare } from '../../matches/model/study.js';
import type { BotContext } from '../interactions/botContext.js';
import { mayWorkLater } from '../requests/discordAnswer.js';
import { wordsIn } from '../words/wordsIn.js';
import type { BoardMessages, PostedBoard } from './boardMessages.js';

/** Whether a board that is no longer the one of its study says so, or is deleted. */
type HowEnded = 'say' | 'delete';

/** Takes down boards that are no longer those of their studies. */
export interface EndedBoards {
  /**
   * Says on a board that the study is no longer shared there, or deletes a board that another one replaces; later, if Discord does not answer.
   * Default: says it.
   */
  end(shared: StudyShare, how?: HowEnded): Promise<void>;
  /** Resolves once none is being taken down, or after `patience` ms. */
  settled(patience: number): Promise<void>;
}

interface EndingParts {
  readonly bot: () => BotContext;
  readonly messages: BoardMessages;
  readonly logged: (what: string, error: unknown) => unknown;
  readonly pauses: readonly number[];
  readonly longest: number;
}

export function createEndedBoards({ bot, messages, logged, pauses, longest }: EndingParts): EndedBoards {
  /** Boards that are being taken down, each by its message. */
  const ends = createNewestInTurn<string, PostedBoard & { readonly how: HowEnded }>({
    fulfil: async (_, { how, ...posted }) => {
      // It may have been chosen for the study after all, by a turn that was believed lost.
      const there = await bot().hosting.store.studies.inThread(posted.thread);
      if (there.some(({ shared }) => shared?.board === posted.board)) return true;
      if (how === 'say') return messages.edit(posted, { content: wordsIn(posted.language).studies.takenDown });
      await messages.remove(posted);
      return true;
    },
    failed: error => {
      logged('the board of a study could not be taken down', error);
      return mayWorkLater(error);
    },
    pauses,
    longest,
  });
  return {
    end: async ({ board, ...shared }, how = 'say') => {
      if (board !== undefined) await ends.want(`${shared.thread} ${board}`, { ...shared, board, how });
    },
    settled: ends.settled,
  };
}
