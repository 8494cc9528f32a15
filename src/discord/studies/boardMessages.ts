import { randomBytes } from 'node:crypto';
import { RESTJSONErrorCodes, Routes } from 'discord.js';
import { z } from 'zod';
import type { StudyId, StudyShare } from '../../matches/model/study.js';
import { inOpenThread } from '../delivery/openThread.js';
import { payloadOf } from '../delivery/postPayload.js';
import type { BotContext } from '../interactions/botContext.js';
import { drawnReply } from '../interactions/drawnReply.js';
import { clickable } from '../message/clickable.js';
import type { Reply } from '../message/reply.js';
import { isRefusedWith, mayWorkLater } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';

/** How long a board waits for its picture, ms. */
const LONGEST_DRAWING = 15_000;

const sent = z.object({ id: z.string() });

/** A message with a board, which stands in a thread. */
export type PostedBoard = Required<StudyShare>;

/** The messages with boards of studies. All but `isGone` fail if Discord refuses, or does not answer. */
export interface BoardMessages {
  /** Posts a board, and returns its message. */
  post(study: StudyId, shared: StudyShare, reply: Reply): Promise<string>;
  /** False if the message is not there any more. */
  edit(posted: PostedBoard, reply: Reply): Promise<boolean>;
  /** Deletes the message, if it is still there. */
  remove(posted: PostedBoard): Promise<void>;
  /** Whether the board is no longer where it stood. Never fails. */
  isGone(shared: StudyShare): Promise<boolean>;
}

export interface Connected {
  /** The bot for which boards are shown. */
  readonly bot: () => BotContext;
  /** Fails while the bot is not connected. */
  readonly connected: () => RestClient;
}

export function createBoardMessages({ bot, connected }: Connected): BoardMessages {
  /** What Discord knows a board by that was posted, but of which it did not say so. */
  const nonces = new Map<string, string>();

  const edit: BoardMessages['edit'] = async ({ thread, board }, reply) => {
    const { body, files } = await drawn(bot(), reply);
    const line = connected();
    try {
      await inOpenThread(line, thread, () => line.patch(Routes.channelMessage(thread, board), { body, files }));
      return true;
    } catch (error) {
      if (isUnknown(error)) return false;
      throw error;
    }
  };

  return {
    edit,
    post: async (study, { thread, language }, reply) => {
      const { body, files } = await drawn(bot(), reply);
      const line = connected();
      const key = `${study} ${thread}`;
      const before = nonces.get(key);
      const nonce = before ?? randomBytes(12).toString('hex');
      nonces.set(key, nonce);
      try {
        const posted = await inOpenThread(line, thread, () =>
          line.post(Routes.channelMessages(thread), { body: { ...body, nonce, enforce_nonce: true }, files }),
        );
        nonces.delete(key);
        const board = sent.parse(posted).id;
        // It may be the one that was posted before, as the study was then.
        if (before !== undefined) await edit({ thread, board, language }, reply);
        return board;
      } catch (error) {
        if (!mayWorkLater(error)) nonces.delete(key);
        throw error;
      }
    },
    remove: async ({ thread, board }) => {
      const line = connected();
      await inOpenThread(line, thread, () => line.delete(Routes.channelMessage(thread, board))).catch((error: unknown) => {
        if (!isUnknown(error)) throw error;
      });
    },
    isGone: async ({ thread, board }) => {
      if (board === undefined) return true;
      try {
        await connected().get(Routes.channelMessage(thread, board));
        return false;
      } catch (error) {
        return isUnknown(error);
      }
    },
  };
}

const isUnknown = (error: unknown): boolean => isRefusedWith(error, RESTJSONErrorCodes.UnknownMessage);

/** A board comes without its picture rather than too late for whoever waits for it. */
const drawn = async (bot: BotContext, reply: Reply) => payloadOf(clickable(await drawnReply(bot, reply, LONGEST_DRAWING), bot.mentioning));
