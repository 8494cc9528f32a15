import { RESTJSONErrorCodes } from 'discord.js';
import { createNewestInTurn } from '../../lib/newestInTurn.js';
import { shareStudy } from '../../matches/actions/studies/shareStudy.js';
import type { StudyStore } from '../../matches/context/store.js';
import type { Study, StudyId, StudyShare } from '../../matches/model/study.js';
import { studyPosition } from '../../matches/read/studyPosition.js';
import type { BotContext, StudyShown, StudyThreads } from '../interactions/botContext.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import type { Reply } from '../message/reply.js';
import { boardReply } from '../replies/studyReply.js';
import { isRefusedWith, mayWorkLater } from '../requests/discordAnswer.js';
import { wordsIn } from '../words/wordsIn.js';
import type { BoardMessages } from './boardMessages.js';
import type { EndedBoards } from './endedBoards.js';

/** Shows the boards of studies, of each study one after another. */
export interface ShownBoards {
  /** Shows the board as the study now is. False if it could not be shown for now. Never fails. */
  show(study: StudyId, wish: BoardWish): Promise<boolean>;
  /** Shares a study elsewhere. Once it is too late, nothing is shared any more. False if it was not shared. */
  move(study: StudyId, to: Parameters<StudyThreads['move']>[1], late: AbortSignal): Promise<boolean>;
  /** Does something else about a study, in its turn. */
  after<T>(study: StudyId, work: () => Promise<T>): Promise<T>;
  /** Resolves once none is being shown, or after `patience` ms. */
  settled(patience: number): Promise<void>;
}

/** What a board is to show. */
interface BoardWish {
  readonly shows?: StudyShown;
}

interface ShowingParts {
  readonly bot: () => BotContext;
  readonly messages: BoardMessages;
  readonly ended: EndedBoards;
  readonly logged: (what: string, error: unknown) => unknown;
  readonly pauses: readonly number[];
  readonly longest: number;
}

export function createShownBoards({ bot, messages, ended, logged, pauses, longest }: ShowingParts): ShownBoards {
  const showNow = async (id: StudyId, { shows }: BoardWish): Promise<boolean> => {
    const { studies } = bot().hosting.store;
    const study = await studies.get(id);
    if (!study?.shared) return false;
    const { shared } = study;
    const reply = await boardForAll(bot(), study, shared, shows);
    if (!reply) return false;
    const board = await shownIn(id, shared, reply).catch(async (error: unknown) => {
      await unshareIfLost(studies, { ...study, shared }, error);
      throw error;
    });
    // Others may have changed it meanwhile, in another process too, and their board may have been overtaken by this one.
    const now = (await studies.inThread(shared.thread)).find(one => one.id === id);
    if (!now) {
      if (board !== undefined) await ended.end({ ...shared, board });
      return (await studies.get(id))?.shared !== undefined;
    }
    if (now.changedAt !== study.changedAt || now.shared?.board !== board) inTurn.wantIfNone(id, {});
    return true;
  };

  /** Returns the message. Undefined: another one stands there. */
  const shownIn = async (id: StudyId, shared: StudyShare, reply: Reply): Promise<string | undefined> => {
    const { thread, board } = shared;
    if (board !== undefined && (await messages.edit({ ...shared, board }, reply))) return board;
    const posted = await messages.post(id, shared, reply);
    if (await bot().hosting.store.studies.showIn(id, thread, { board: posted, instead: board })) return posted;
    await ended.end({ ...shared, board: posted }, 'delete');
    return undefined;
  };

  /** Posts the board first: the one before stands until then. */
  const moveNow: ShownBoards['move'] = async (id, { user, ...shared }, late) => {
    const { hosting } = bot();
    const study = await hosting.store.studies.get(id);
    const reply = study && (await boardForAll(bot(), study, shared));
    if (!study || !reply || late.aborted) return false;
    const board = await messages.post(id, shared, reply);
    const done = late.aborted ? undefined : await shareStudy(hosting, { study: id, user }, { ...shared, board });
    if (!done?.ok) {
      await ended.end({ ...shared, board }, 'delete');
      return false;
    }
    const { before } = done.value;
    if (before) void ended.end(before, before.thread === shared.thread ? 'delete' : 'say');
    if (done.value.study.changedAt !== study.changedAt) inTurn.wantIfNone(id, {});
    return true;
  };

  const inTurn = createNewestInTurn<StudyId, BoardWish>({
    fulfil: showNow,
    failed: error => {
      logged('the board of a study could not be shown', error);
      return mayWorkLater(error);
    },
    pauses,
    longest,
  });
  return {
    show: inTurn.want,
    move: (study, to, late) => inTurn.after(study, () => moveNow(study, to, late)),
    after: inTurn.after,
    settled: inTurn.settled,
  };
}

/** The thread is gone, or the bot may not see it or post in it. */
const LOST = [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.MissingAccess, RESTJSONErrorCodes.MissingPermissions];

/** Shares a study no longer in a thread that the bot has lost: it would be refused at every change. */
async function unshareIfLost(
  studies: StudyStore,
  { id, user, shared }: Study & { readonly shared: StudyShare },
  error: unknown,
): Promise<void> {
  if (LOST.some(code => isRefusedWith(error, code)) && (await studies.get(id))?.shared?.thread === shared.thread)
    await studies.share(id, user, undefined);
}

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
