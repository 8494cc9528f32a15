import type { HostingFault } from '../../../matches/fault.js';

/** Why a command or a button was refused: by hosting, or before hosting was reached. */
export type CommandFault =
  | HostingFault
  /** No match is played in this channel, and the user has none of their own. */
  | { readonly code: 'no-game-here' }
  /** Several matches could be meant. `games`: a line for each, as lists of games show it. */
  | { readonly code: 'which-game'; readonly games: readonly string[]; readonly more: number }
  /** The phase is not closed, or nobody gave that order in it. */
  | { readonly code: 'nothing-to-explain' }
  /** No power has that name, or it cannot be chosen here. */
  | { readonly code: 'no-such-power' }
  | { readonly code: 'no-such-theatre' }
  /** The page of a whole game is made once the game is over. */
  | { readonly code: 'replay-later' }
  | { readonly code: 'review-later' }
  /** `most`: the highest number of seats that can be asked for. */
  | { readonly code: 'how-many-seats'; readonly most: number }
  /** A required user option is missing. Discord never sends that. */
  | { readonly code: 'nobody-chosen' }
  /** Bots neither play nor host. */
  | { readonly code: 'chosen-bot' }
  | { readonly code: 'not-in-server' }
  /** Too long for one message once it is quoted, or shown with what comes of it. */
  | { readonly code: 'text-too-long' }
  /** `most`: the limit in KB. */
  | { readonly code: 'file-too-large'; readonly file: string; readonly most: number }
  | { readonly code: 'file-not-json'; readonly file: string }
  | { readonly code: 'file-not-zip' }
  /** The attached file could not be downloaded from Discord. */
  | { readonly code: 'file-lost'; readonly file: string }
  /** Private threads exist only under text channels of servers. */
  | { readonly code: 'study-no-thread' }
  /** Discord did not take the board of a study that was to be shared. */
  | { readonly code: 'study-not-shown' }
  /** `lacks`: the permissions that the bot lacks to share a study in a thread, in words. */
  | { readonly code: 'study-thread-unfit'; readonly lacks: readonly string[] }
  /** The same of the user who shares it. */
  | { readonly code: 'study-sharer-unfit'; readonly lacks: readonly string[] }
  /** The study stays shared where it was: the board could not be posted in the other thread. `thread`: where it is shared, as a link. */
  | { readonly code: 'study-not-moved'; readonly thread: string }
  /** `lacks`: the permissions that the bot lacks in the channel, in words. */
  | { readonly code: 'channel-unfit'; readonly lacks: readonly string[] };
