import type { Result } from '../../lib/result.js';
import type { HostingContext, Renderer } from '../../matches/context/ports.js';
import type { ChannelId, Match, UserId } from '../../matches/model/match.js';
import type { StudyId, StudyShare } from '../../matches/model/study.js';
import type { GameReviews } from '../../matches/reviews/gameReviews.js';
import type { Mentioning } from '../message/clickable.js';
import type { GamePresenters } from '../words/presenters/gamePresenter.js';
import type { VariantDesk } from './variantDesk.js';

/** What the picture of a study's board shows: the position, what is supposed to be ordered in it, or what became of the phase before. */
export const STUDY_SHOWS = ['position', 'orders', 'results'] as const;
export type StudyShown = (typeof STUDY_SHOWS)[number];

/** The private threads in which studies are shared, and the boards that stand there. Nobody waits long for what Discord does not answer. */
export interface StudyThreads {
  /** Opens a private thread under a channel. Faults: the bot lacks the permission; there can be none, there or at all; Discord does not answer. */
  open(under: ChannelId, name: string): Promise<Result<ChannelId, 'not-allowed' | 'not-here' | 'no-answer'>>;
  /**
   * Adds somebody to a thread that the bot opened for a study. To any other only if all its members may add people there, and who asks for it is
   * one of them (`isFromThere`). False if that is not so, or they don't see the channel.
   */
  add(thread: ChannelId, user: UserId, asked?: { readonly isFromThere: boolean }): Promise<boolean>;
  /**
   * Shows the board of a shared study as it is now, to all in its thread: in the message that stands there, else in a new one. Changes that come
   * while it is being shown are shown together. Never fails; false if nothing could be shown for now. If Discord does not answer, it is tried
   * again later.
   */
  show(study: StudyId, shows?: StudyShown): Promise<boolean>;
  /**
   * Shares a user's study in a thread, with its board as the last message there; then takes down the board that stood elsewhere. False if the
   * board cannot be posted soon: then everything stays as it was.
   */
  move(study: StudyId, to: Omit<StudyShare, 'board'> & { readonly user: UserId }): Promise<boolean>;
  /** Shows the board of a shared study if somebody deleted it. */
  restore(study: StudyId): Promise<void>;
  /**
   * Takes down the board of a study that is shared no longer, or elsewhere; after whatever is being shown of it. If Discord does not answer, it
   * is tried again later.
   */
  takeDown(study: StudyId, shared: StudyShare): Promise<void>;
  /** Resolves once all boards are shown. */
  settled(): Promise<void>;
}

/** What every command, button and menu has access to. */
export interface BotContext {
  readonly hosting: HostingContext;
  readonly renderer: Renderer;
  readonly presenters: GamePresenters;
  /** Reads a picture of the pages of rules. Undefined: their topics are shown without. */
  readonly rulesPicture?: (file: string) => Uint8Array;
  /** The reviews of games that are over. */
  readonly reviews: GameReviews;
  /** Checks with Discord whether the host of a match is still in its server. If not, offers hosting to the players. */
  readonly askForHost: (match: Match) => Promise<void>;
  readonly studyThreads: StudyThreads;
  /** Reads and tries variants that people bring. Undefined: nobody may bring any. */
  readonly variantDesk?: VariantDesk;
  /** Makes commands in a text clickable. Undefined: they stay plain code. */
  readonly mentioning?: Mentioning;
}
