import { randomBytes } from 'node:crypto';
import { ChannelType, DiscordAPIError, RESTJSONErrorCodes, Routes, ThreadAutoArchiveDuration } from 'discord.js';
import { z } from 'zod';
import { LANGUAGES } from '../lib/language.js';
import { createNewestInTurn } from '../lib/newestInTurn.js';
import { ok, refuse } from '../lib/result.js';
import { soon, soonOr } from '../lib/soon.js';
import { shareStudy } from '../matches/actions/studies/shareStudy.js';
import type { ChannelId, UserId } from '../matches/model/match.js';
import type { Study, StudyId, StudyShare } from '../matches/model/study.js';
import { studyPosition } from '../matches/read/studyPosition.js';
import { inOpenThread } from './delivery/openThread.js';
import { payloadOf } from './delivery/postPayload.js';
import type { BotContext, StudyShown, StudyThreads } from './interactions/botContext.js';
import { drawnReply } from './interactions/drawnReply.js';
import type { InteractionContext } from './interactions/interactionContext.js';
import { clickable } from './message/clickable.js';
import type { Reply } from './message/reply.js';
import { DISCORD_LIMITS } from './protocol/discordLimits.js';
import { boardReply } from './replies/studyReply.js';
import { errorFacts } from './requests/discordAnswer.js';
import type { RestClient } from './requests/restClient.js';
import { wordsIn } from './words/wordsIn.js';

/** How long the bot waits at its end for boards that are being shown, ms. */
const PATIENCE = 5_000;
/** How long it waits before it shows a board again that Discord did not take, ms. */
const PAUSES = [1_000, 5_000, 30_000, 120_000];
/** The same before it takes one down again: what nobody may use any more should not go on standing there. */
const PAUSES_OF_ENDS = [...PAUSES, 600_000, 3_600_000];
/** How long showing, posting or taking down one board may take before the next thing about its study is begun, ms. */
const LONGEST = 60_000;
/** How long it waits for its picture, ms. */
const LONGEST_DRAWING = 15_000;
/** How long a person waits for it, ms: then they hear that it comes later. */
const PATIENCE_OF_PEOPLE = 20_000;

const sent = z.object({ id: z.string() });
const told = z.object({
  name: z.string().nullish(),
  owner_id: z.string().nullish(),
  thread_metadata: z.object({ invitable: z.boolean().nullish() }).nullish(),
});

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

  /** What Discord knows a board by that was posted, but of which it did not say so. */
  const nonces = new Map<string, string>();
  const post = async (study: StudyId, { thread, language }: StudyShare, reply: Reply): Promise<string> => {
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
  /** Boards that are being taken down, each by its message. */
  const ends = createNewestInTurn<string, EndedBoard>({
    fulfil: async (_, { thread, board, language, how }) => {
      // It may have been chosen for the study after all, by a turn that was believed lost.
      if ((await bot().hosting.store.studies.inThread(thread)).some(({ shared }) => shared?.board === board)) return true;
      if (how === 'say') return edit({ thread, board, language }, { content: wordsIn(language).studies.takenDown });
      const line = connected();
      await inOpenThread(line, thread, () => line.delete(Routes.channelMessage(thread, board))).catch((error: unknown) => {
        if (!isCode(error, RESTJSONErrorCodes.UnknownMessage)) throw error;
      });
      return true;
    },
    failed: error => {
      logged('the board of a study could not be taken down', error);
      return mayWorkLater(error);
    },
    pauses: pauses ?? PAUSES_OF_ENDS,
    longest,
  });
  /** Says on a board that the study is no longer shared there, or deletes a board that another one replaces; later, if Discord does not answer. */
  const end = async ({ board, ...shared }: StudyShare, how: EndedBoard['how'] = 'say'): Promise<void> => {
    if (board !== undefined) await ends.want(`${shared.thread} ${board}`, { ...shared, board, how });
  };

  const showNow = async (id: StudyId, { shows }: Wish): Promise<boolean> => {
    const { store } = bot().hosting;
    const study = await store.studies.get(id);
    if (!study?.shared) return false;
    const { shared } = study;
    const reply = await boardForAll(bot(), study, shared, shows);
    if (!reply) return false;
    const board = await shownIn(id, shared, reply).catch(async (error: unknown) => {
      // Without the thread, or let into it no more, the bot would be refused at every change.
      if (LOST.some(code => isCode(error, code)) && (await store.studies.get(id))?.shared?.thread === shared.thread)
        await store.studies.share(id, study.user, undefined);
      throw error;
    });
    // Others may have changed it meanwhile, in another process too, and their board may have been overtaken by this one.
    const now = (await store.studies.inThread(shared.thread)).find(one => one.id === id);
    if (!now) {
      if (board !== undefined) await end({ ...shared, board });
      return (await store.studies.get(id))?.shared !== undefined;
    }
    if (now.changedAt !== study.changedAt || now.shared?.board !== board) inTurn.wantIfNone(id, {});
    return true;
  };
  /** Returns the message. Undefined: another one stands there. */
  const shownIn = async (id: StudyId, shared: StudyShare, reply: Reply): Promise<string | undefined> => {
    const { thread, board } = shared;
    if (board !== undefined && (await edit({ ...shared, board }, reply))) return board;
    const posted = await post(id, shared, reply);
    if (await bot().hosting.store.studies.showIn(id, thread, { board: posted, instead: board })) return posted;
    await end({ ...shared, board: posted }, 'delete');
    return undefined;
  };

  /** Posts the board first: the one before stands until then. Once it is too late, nothing is shared any more. */
  const moveNow = async (
    id: StudyId,
    { user, ...shared }: Parameters<StudyThreads['move']>[1],
    { signal: late }: AbortController,
  ): Promise<boolean> => {
    const { hosting } = bot();
    const study = await hosting.store.studies.get(id);
    const reply = study && (await boardForAll(bot(), study, shared));
    if (!study || !reply || late.aborted) return false;
    const board = await post(id, shared, reply);
    const done = late.aborted ? undefined : await shareStudy(hosting, { study: id, user }, { ...shared, board });
    if (!done?.ok) {
      await end({ ...shared, board }, 'delete');
      return false;
    }
    const { before } = done.value;
    if (before) void end(before, before.thread === shared.thread ? 'delete' : 'say');
    if (done.value.study.changedAt !== study.changedAt) inTurn.wantIfNone(id, {});
    return true;
  };

  /** Whether the board is no longer where it stood. */
  const isGone = async ({ thread, board }: StudyShare): Promise<boolean> => {
    if (board === undefined) return true;
    try {
      await connected().get(Routes.channelMessage(thread, board));
      return false;
    } catch (error) {
      return isCode(error, RESTJSONErrorCodes.UnknownMessage);
    }
  };

  const isOpenTo = async (thread: ChannelId, isFromThere: boolean): Promise<boolean> => {
    const line = connected();
    const { name, owner_id: owner, thread_metadata: facts } = told.parse(await line.get(Routes.channel(thread)));
    if (isFromThere && facts?.invitable === true) return true;
    const own = sent.parse(await line.get(Routes.user())).id;
    return owner === own && THREAD_NAMES.some(begins => name?.startsWith(begins));
  };

  const addTo = async (thread: ChannelId, user: UserId, isFromThere: boolean): Promise<boolean> => {
    if (!(await isOpenTo(thread, isFromThere))) return false;
    const line = connected();
    await inOpenThread(line, thread, () => line.put(Routes.threadMembers(thread, user), { body: {} }));
    return true;
  };

  const inTurn = createNewestInTurn<StudyId, Wish>({
    fulfil: showNow,
    failed: error => {
      logged('the board of a study could not be shown', error);
      return mayWorkLater(error);
    },
    pauses: pauses ?? PAUSES,
    longest,
  });
  /** What a person who waits for it hears. */
  const heard = <T>(work: Promise<T>, otherwise: T): Promise<T> => soonOr(work, patience, otherwise);
  return {
    open: async (under, name) => {
      const body = {
        name: name.slice(0, DISCORD_LIMITS.thread.name),
        type: ChannelType.PrivateThread,
        invitable: false,
        auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
      };
      try {
        return ok(sent.parse(await soon(connected().post(Routes.threads(under), { body }), patience)).id);
      } catch (error) {
        logged('no private thread could be opened', error);
        if (mayWorkLater(error)) return refuse('no-answer');
        return refuse(isCode(error, RESTJSONErrorCodes.MissingPermissions) ? 'not-allowed' : 'not-here');
      }
    },
    add: async (thread, user, asked) => {
      try {
        return await soon(addTo(thread, user, asked?.isFromThere === true), patience);
      } catch (error) {
        return logged('somebody could not be added to a thread', error);
      }
    },
    show: (study, shows) => heard(inTurn.want(study, { ...(shows && { shows }) }), false),
    move: async (study, shared) => {
      const late = new AbortController();
      const moved = inTurn
        .after(study, () => moveNow(study, shared, late))
        .catch((error: unknown) => logged('the board of a study could not be posted in a thread', error));
      const isMoved = await heard(moved, undefined);
      if (isMoved === undefined) late.abort();
      return isMoved ?? false;
    },
    restore: async study => {
      const shared = (await bot().hosting.store.studies.get(study))?.shared;
      if (shared && (await isGone(shared))) await inTurn.want(study, {});
    },
    takeDown: (study, shared) =>
      heard(
        inTurn
          .after(study, () => end(shared))
          .catch((error: unknown) => void logged('the board of a study could not be taken down', error)),
        undefined,
      ),
    settled: async () => {
      const began = performance.now();
      await inTurn.settled(PATIENCE);
      await ends.settled(Math.max(0, PATIENCE - (performance.now() - began)));
    },
  };
}

/** A board that is no longer the one of its study. `how`: whether it says so, or is deleted. */
type EndedBoard = Required<StudyShare> & { readonly how: 'say' | 'delete' };

/** What a board is to show. */
interface Wish {
  readonly shows?: StudyShown;
}

/** How the names begin of threads that the bot opens for studies. */
const THREAD_NAMES = LANGUAGES.map(language => wordsIn(language).studies.threadName(''));

/** The thread is gone, or the bot may not see it or post in it. */
const LOST = [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];

const isCode = (error: unknown, code: number): boolean => error instanceof DiscordAPIError && error.code === code;

/** Discord has not refused it: it did not answer, or could not. */
const mayWorkLater = (error: unknown): boolean => !(error instanceof DiscordAPIError) || error.status >= 500;

/** A board comes without its picture rather than too late for whoever waits for it. */
const drawn = async (bot: BotContext, reply: Reply) => payloadOf(clickable(await drawnReply(bot, reply, LONGEST_DRAWING), bot.mentioning));

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
