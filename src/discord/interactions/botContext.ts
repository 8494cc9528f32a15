import type { GameReviews } from '../../matches/actions/reviews/gameReviews.js';
import type { HostingContext, Renderer } from '../../matches/context/ports.js';
import type { Match } from '../../matches/model/match.js';
import type { Mentioning } from '../message/clickable.js';
import type { GamePresenters } from '../words/presenters/gamePresenter.js';

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
  /** Makes commands in a text clickable. Undefined: they stay plain code. */
  readonly mentioning?: Mentioning;
}
