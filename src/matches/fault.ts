import type { Fault } from '../games/game.js';

/** Why hosting refused something. Every code has its sentences in `discord/words/refusals`. */
export type HostingFault =
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'no-such-match' }
  /** The match has begun, or is over. */
  | { readonly code: 'not-in-lobby' }
  | { readonly code: 'already-joined' }
  | { readonly code: 'not-joined' }
  | { readonly code: 'match-full'; readonly most: number }
  | { readonly code: 'not-host' }
  /** The host has not left the server, so nobody can take over. */
  | { readonly code: 'host-is-there' }
  /** The host plays, or has played: then hosts neither see nor change what seats do. */
  | { readonly code: 'host-plays' }
  /** The user plays, or has played, or has another part in the match, so others decide this. */
  | { readonly code: 'others-decide' }
  /** The host has no part in this, and decides it. */
  | { readonly code: 'host-decides' }
  /** Nobody votes on a battle of their own. */
  | { readonly code: 'own-battle' }
  /** Nobody gives a seat to themselves. */
  | { readonly code: 'not-oneself' }
  /** The person has a part in the match, so cannot be its arbiter. */
  | { readonly code: 'cannot-arbitrate' }
  | { readonly code: 'no-arbiter' }
  | { readonly code: 'not-arbiter' }
  /** While the reports on a battle differ, only the arbiter can change who arbitrates. */
  | { readonly code: 'dispute-open' }
  /** The arbiter of a match neither joins it nor orders for its players. */
  | { readonly code: 'is-arbiter' }
  /** `count`: the powers whose orders are missing. */
  | { readonly code: 'orders-missing'; readonly count: number }
  | { readonly code: 'no-press' }
  /** Only press that everybody can read. */
  | { readonly code: 'public-press' }
  /** Anonymous games have no private threads: a letter needs a text. */
  | { readonly code: 'press-needs-text' }
  /** The seat does not play, or has nothing to decide now. */
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'no-rollback' }
  /** A trial would show cards that are still to be drawn. */
  | { readonly code: 'no-trial' }
  /** Which orders are accepted would give away a hand. */
  | { readonly code: 'no-orders-for' }
  /** The host of this game cannot change its position. */
  | { readonly code: 'no-correction' }
  /** None of the corrections changes the position. */
  | { readonly code: 'nothing-corrected' }
  /** Too much text for one reading; nothing of it was read. `most`: lines, and characters of a line. */
  | { readonly code: 'too-many-lines'; readonly most: number }
  | { readonly code: 'line-too-long'; readonly most: number }
  | { readonly code: 'import-not-json' }
  /** A file of another version; `form`: the version that is understood. */
  | { readonly code: 'import-other-form'; readonly form: number }
  /** Something in the file is not as an export writes it. */
  | { readonly code: 'import-form' }
  /** `most`: levels of nesting. */
  | { readonly code: 'import-too-deep'; readonly most: number }
  /** `most` in KB. */
  | { readonly code: 'import-phase-too-large'; readonly most: number }
  /** `most`: orders of one seat in one phase. */
  | { readonly code: 'import-too-many-lines'; readonly most: number }
  /** Another file of this user, or for this server, is still being read. */
  | { readonly code: 'import-under-way'; readonly by: 'user' | 'guild' }
  /** `most`: files within a day. */
  | { readonly code: 'import-too-many'; readonly by: 'user' | 'guild'; readonly most: number }
  /** A computation was stopped at its time limit. */
  | { readonly code: 'took-too-long' }
  /** The queue of computations is full. */
  | { readonly code: 'too-busy' }
  /** The match of the file is over. */
  | { readonly code: 'import-over' }
  /** The seats of the file are not those of its game. */
  | { readonly code: 'import-seats' }
  /** The limit of open lobbies is reached; `matches`: their numbers. */
  | { readonly code: 'too-many-lobbies'; readonly where: 'server' | 'everywhere' | 'channel'; readonly matches: readonly string[] }
  | { readonly code: 'nobody-joined' }
  /** The host has not called the players. */
  | { readonly code: 'no-muster' }
  /** Hosts are not forgotten before they have handed over or ended their matches; `matches`: their numbers. */
  | { readonly code: 'hosts-still'; readonly matches: readonly string[] }
  /** A substitute gives orders, and does nothing else. */
  | { readonly code: 'stands-in' }
  /** `empty` seats have no player, and the host has not confirmed that. */
  | { readonly code: 'seats-empty'; readonly empty: number }
  /** The user plays no seat of this match. */
  | { readonly code: 'no-seat' }
  /** Still in its lobby. */
  | { readonly code: 'not-running' }
  | { readonly code: 'match-paused'; readonly because: string }
  | { readonly code: 'not-paused' }
  | { readonly code: 'match-over' }
  /** The phase has closed, or its deadline has passed. */
  | { readonly code: 'phase-over' }
  | { readonly code: 'no-such-phase'; readonly phase: number }
  /** Only a closed phase can show this. */
  | { readonly code: 'phase-still-open' }
  /** The game has no animation. */
  | { readonly code: 'no-story' }
  /** The seat no longer plays. */
  | { readonly code: 'eliminated' }
  /** Nobody wins this game by concession. */
  | { readonly code: 'no-concession' }
  /** Not a seat that plays, or the user's own. */
  | { readonly code: 'cannot-concede-to' }
  /** Not two or more seats that play. */
  | { readonly code: 'cannot-draw-between' }
  | { readonly code: 'seat-not-open' }
  /** The user has played in the match, or seen orders in it. */
  | { readonly code: 'has-played' }
  /** The person has another part in the match, so cannot be a substitute in it. */
  | { readonly code: 'cannot-stand-in' }
  /** No unit of this game is ordered by vote. */
  | { readonly code: 'nothing-voted' }
  /** A motion must be one legal order for a unit that is ordered by vote. */
  | { readonly code: 'no-motion' }
  /** A length for phases with nothing but votes, which the game does not have. */
  | { readonly code: 'no-votes' }
  /** `length`: a kind of phase that the game does not have. */
  | { readonly code: 'no-such-length'; readonly length: string }
  /** The host of this game does not choose that option. */
  | { readonly code: 'no-such-option'; readonly option: string }
  /** The value chosen for the option cannot be read. */
  | { readonly code: 'option-unclear'; readonly option: string }
  /** The game cannot be dealt with these options; `because`: the fault of the game. */
  | { readonly code: 'options-unfit'; readonly because: Fault }
  /** The game has no secret from which draws could be repeated. */
  | { readonly code: 'not-sealed' }
  /** The secret is not told before the match is over. */
  | { readonly code: 'still-sealed' }
  /** The match was over before it began. */
  | { readonly code: 'never-began' }
  /** The seals of a phase are opened when it closes. */
  | { readonly code: 'orders-sealed' }
  | { readonly code: 'length-unclear'; readonly typed: string }
  | { readonly code: 'calendar-unclear'; readonly typed: string }
  | { readonly code: 'zone-unknown'; readonly zone: string }
  /** A local time without a zone. */
  | { readonly code: 'zone-missing' }
  /** Quiet hours. */
  | { readonly code: 'hours-unclear'; readonly typed: string }
  /** Days of rest. */
  | { readonly code: 'days-unclear'; readonly typed: string }
  | { readonly code: 'date-unclear'; readonly typed: string }
  | { readonly code: 'until-missing' }
  /** More than sixty days, over already, or ending before it begins. */
  | { readonly code: 'absence-unlikely' }
  | { readonly code: 'too-many-reminders'; readonly most: number }
  /** `least` and `most` in milliseconds. */
  | { readonly code: 'length-out-of-bounds'; readonly least: number; readonly most: number };
