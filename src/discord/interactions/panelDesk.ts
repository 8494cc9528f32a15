import type { Language } from '../../lib/language.js';
import type { Look } from '../../lib/look.js';
import type { Result } from '../../lib/result.js';
import type { Filed } from '../../matches/actions/orders/changeSheet.js';
import { clearOrder } from '../../matches/actions/orders/clearOrder.js';
import { replaceOrders } from '../../matches/actions/orders/replaceOrders.js';
import { submitOrders } from '../../matches/actions/orders/submitOrders.js';
import type { HostingContext, Picture } from '../../matches/context/ports.js';
import type { HostingFault } from '../../matches/fault.js';
import type { MatchId, UserId } from '../../matches/model/match.js';
import { ownPicture } from '../../matches/read/pictureOf.js';
import type { SeatView } from '../../matches/read/seatView.js';
import { seatViewOf } from '../../matches/read/seatViewOf.js';

/** Where a panel reads and keeps orders: with a user's seat in a match, or in one of their studies. */
export interface PanelDesk {
  readonly view: (language: Language) => Promise<Result<SeatView, HostingFault>>;
  /** The same within the time that a form has to be opened. Undefined: it takes longer, and goes on meanwhile. If there is none: like `view`. */
  readonly viewInTime?: (language: Language) => Promise<Result<SeatView, HostingFault> | undefined>;
  /** Which seat of a step of a study this is. Undefined: it is in a match. */
  readonly studied?: number;
  /** Adds what was typed to the orders there are. */
  readonly submit: (text: string, language: Language) => Promise<Result<Filed, HostingFault>>;
  readonly replace: (text: string, language: Language) => Promise<Result<Filed, HostingFault>>;
  readonly clear: (key: string) => Promise<Result<Filed, HostingFault>>;
  readonly picture: (look: Look) => Promise<Result<Picture, HostingFault>>;
}

interface AtMatch {
  readonly match: MatchId;
  /** The phase that the user saw. Undefined: the open one. */
  readonly phase?: number;
  readonly user: UserId;
  readonly language: Language;
  /** The id of the interaction: the same twice is one edit. */
  readonly interaction: string;
}

/** The orders of the user's seat in a match. */
export function matchDesk(hosting: HostingContext, at: AtMatch): PanelDesk {
  return {
    view: language => seatViewOf(hosting, at.match, at.user, language),
    submit: (text, language) => submitOrders(hosting, { ...at, language, text }),
    replace: (text, language) => replaceOrders(hosting, { ...at, language, text }),
    clear: key => clearOrder(hosting, { ...at, key }),
    picture: look => ownPicture(hosting, at.user, { match: at.match, language: at.language, look }),
  };
}
