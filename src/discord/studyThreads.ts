import { setTimeout as pause } from 'node:timers/promises';
import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import { z } from 'zod';
import { ok, refuse } from '../lib/result.js';
import type { ChannelId } from '../matches/model/match.js';
import type { Study, StudyId, StudyShare } from '../matches/model/study.js';
import { studyPosition } from '../matches/read/studyPosition.js';
import { inOpenThread } from './delivery/openThread.js';
import { payloadOf } from './delivery/postPayload.js';
import { drawnReply } from './drawnReply.js';
import type { BotContext, StudyShown, StudyThreads } from './interactions/botContext.js';
import type { InteractionContext } from './interactions/interactionContext.js';
import { clickable } from './message/clickable.js';
import type { Reply } from './message/reply.js';
import { boardReply } from './replies/studyReply.js';
import { errorFacts } from './requests/discordAnswer.js';
import type { RestClient } from './requests/restClient.js';
import { wordsIn } from './words/wordsIn.js';

const LONGEST_NAME = 100;
/** How long the bot waits at its end for boards that are being shown, ms. */
const PATIENCE = 5_000;
const sent = z.object({ id: z.string() });

interface Parts {
  /** The bot for which boards are shown. */
  readonly bot: () => BotContext;
  /** Undefined while the bot is not connected. */
  readonly rest: () => RestClient | undefined;
}

/** Opens private threads for shared studies, and keeps the boards there as the studies are. */
export function createStudyThreads({ bot, rest }: Parts): StudyThreads {
  const connected = (): RestClient => {
    const line = rest();
    if (!line) throw new Error('the bot is not connected');
    return line;
  };
  const post = async (thread: ChannelId, reply: Reply): Promise<string> => {
    const { body, files } = await drawn(bot(), reply);
    const line = connected();
    return sent.parse(await inOpenThread(line, thread, () => line.post(Routes.channelMessages(thread), { body, files }))).id;
  };
  /** False if the message is not there any more. */
  const edit = async ({ thread, board }: Required<StudyShare>, reply: Reply): Promise<boolean> => {
    const { body, files } = await drawn(bot(), reply);
    const line = connected();
    try {
      await inOpenThread(line, thread, () => line.patch(Routes.channelMessage(thread, board), { body, files }));
      return true;
    } catch (error) {
      if (isCode(error, RESTJSONErrorCodes.UnknownMessage)) return false;
      throw error;
    }
  };
  const remove = async (thread: ChannelId, message: string): Promise<void> => {
    await connected()
      .delete(Routes.channelMessage(thread, message))
      .catch((error: unknown) => logged('the board of a study could not be deleted', error));
  };
  const logged = (what: string, error: unknown): false => {
    bot().hosting.log.warn(errorFacts(error), what);
    return false;
  };

  const showNow = async (id: StudyId, shows: StudyShown | undefined): Promise<boolean> => {
    const { hosting } = bot();
    const study = await hosting.store.studies.get(id);
    if (!study?.shared) return false;
    const reply = await boardForAll(bot(), study, study.shared, shows);
    if (!reply) return false;
    try {
      return await shownIn(id, study.shared, reply);
    } catch (error) {
      // Without the thread, or let into it no more, the bot would be refused at every change.
      if (LOST.some(code => isCode(error, code)) && (await hosting.store.studies.get(id))?.shared?.thread === study.shared.thread)
        await hosting.store.studies.share(id, study.user, undefined);
      throw error;
    }
  };
  const shownIn = async (id: StudyId, shared: StudyShare, reply: Reply): Promise<boolean> => {
    const { thread, board } = shared;
    if (board !== undefined && (await edit({ ...shared, board }, reply))) return true;
    const posted = await post(thread, reply);
    if (await bot().hosting.store.studies.showIn(id, thread, posted)) return true;
    await remove(thread, posted);
    return false;
  };

  const inTurn = newestInTurn(showNow, error => logged('the board of a study could not be shown', error));
  return {
    open: async (under, name) => {
      const body = {
        name: name.slice(0, LONGEST_NAME),
        type: ChannelType.PrivateThread,
        invitable: false,
        auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      };
      try {
        return ok(sent.parse(await connected().post(Routes.threads(under), { body })).id);
      } catch (error) {
        logged('no private thread could be opened', error);
        return refuse({ code: 'study-no-thread' });
      }
    },
    add: async (thread, user) => {
      const line = connected();
      try {
        await inOpenThread(line, thread, () => line.put(Routes.threadMembers(thread, user), { body: {} }));
        return true;
      } catch (error) {
        return logged('somebody could not be added to a thread', error);
      }
    },
    show: inTurn.show,
    takeDown: (study, { thread, board, language }) =>
      inTurn.after(study, async () => {
        if (board === undefined) return;
        try {
          await edit({ thread, board, language }, { content: wordsIn(language).studies.takenDown });
        } catch (error) {
          logged('the board of a study could not be taken down', error);
        }
      }),
    settled: inTurn.settled,
  };
}

/** The thread is gone, or the bot may not see it or post in it. */
const LOST = [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];

const isCode = (error: unknown, code: number): boolean => error instanceof DiscordAPIError && error.code === code;

const drawn = async (bot: BotContext, reply: Reply) => payloadOf(clickable(await drawnReply(bot, reply), bot.mentioning));

/** The board as all in the thread see it: in the language of the thread, drawn as its owner likes it. */
async function boardForAll(
  bot: BotContext,
  study: Study,
  { thread, language }: StudyShare,
  shows?: StudyShown,
): Promise<Reply | undefined> {
  const position = await studyPosition(bot.hosting, study);
  if (!position.ok) return undefined;
  const words = wordsIn(language);
  const context: InteractionContext = { bot, id: '', user: study.user, place: { channel: thread }, language, words, isAdmin: false };
  return await boardReply(context, position.value, { show: shows, notice: words.studies.forAll });
}

/** Shows each study one time after another. Of what was asked for meanwhile, only the newest is shown. */
function newestInTurn(
  show: (id: StudyId, shows: StudyShown | undefined) => Promise<boolean>,
  failed: (error: unknown) => false,
): Pick<StudyThreads, 'show' | 'settled'> & { readonly after: (id: StudyId, work: () => Promise<void>) => Promise<void> } {
  const wanted = new Map<StudyId, { readonly shows: StudyShown | undefined }>();
  const lines = new Map<StudyId, Promise<boolean>>();
  const queued = (id: StudyId, work: (was: boolean) => boolean | Promise<boolean>): Promise<boolean> => {
    const before = lines.get(id) ?? Promise.resolve(true);
    const line: Promise<boolean> = before
      .then(work)
      .catch(failed)
      .finally(() => {
        if (lines.get(id) === line) lines.delete(id);
      });
    lines.set(id, line);
    return line;
  };
  return {
    show: (id, shows) => {
      wanted.set(id, { shows });
      return queued(id, was => {
        const newest = wanted.get(id);
        wanted.delete(id);
        return newest ? show(id, newest.shows) : was;
      });
    },
    after: async (id, work) => void (await queued(id, was => work().then(() => was))),
    settled: async () => void (await Promise.race([Promise.all(lines.values()), pause(PATIENCE, undefined, { ref: false })])),
  };
}
