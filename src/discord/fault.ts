import type { HostingFault } from '../matches/fault.js';

/** Why a command or a button was refused: by hosting, or already here. */
export type RoomFault =
  | HostingFault
  /** No game in this channel, and the asker plays none. */
  | { readonly code: 'no-game-here' }
  /** Several are meant; each as it is listed. */
  | { readonly code: 'which-game'; readonly games: readonly string[] }
  /** No order of a closed phase that could be explained. */
  | { readonly code: 'nothing-to-explain' }
  /** A power that is none, or cannot be meant here. */
  | { readonly code: 'no-such-power' }
  /** The board has no part of that name. */
  | { readonly code: 'no-such-theatre' }
  /** A person who must be chosen was not, which Discord never sends. */
  | { readonly code: 'nobody-chosen' }
  /** Bots neither play nor host. */
  | { readonly code: 'chosen-bot' }
  | { readonly code: 'not-in-server' }
  /** What was written for others to read does not fit into a message once it is quoted. */
  | { readonly code: 'text-too-long' }
  /** A file that was sent along; `most` in KB. */
  | { readonly code: 'file-too-large'; readonly file: string; readonly most: number }
  | { readonly code: 'file-not-json'; readonly file: string }
  | { readonly code: 'file-lost'; readonly file: string }
  /** What the bot may not do in the channel, in words. */
  | { readonly code: 'channel-unfit'; readonly lacks: readonly string[] };
