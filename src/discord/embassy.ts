import type { Match } from '../matches/match.js';
import type { Artist, House } from '../matches/ports.js';
import type { Mentioning } from './commandMentions.js';
import type { Tellers } from './words/presenters/gamePresenter.js';

/** What every command, button and menu works with. */
export interface Embassy {
  readonly house: House;
  readonly artist: Artist;
  readonly tellers: Tellers;
  /** Asks Discord whether the host of a match is still in its server, and offers hosting to its players if not. */
  readonly askForHost: (match: Match) => Promise<void>;
  /** Makes commands in a text clickable; none: they are named. */
  readonly mentioning?: Mentioning;
}
