import type { Fault } from '../games/game.js';

/** Why hosting did not accept something. Words are made of it at the edge. */
export type HostingFault =
  | { readonly code: 'unknown-game'; readonly game: string }
  | { readonly code: 'no-such-match' }
  /** Asked of a match that has already begun, or is over. */
  | { readonly code: 'not-in-lobby' }
  | { readonly code: 'already-joined' }
  | { readonly code: 'not-joined' }
  | { readonly code: 'match-full'; readonly most: number }
  | { readonly code: 'not-host' }
  /** Nobody can take his place. */
  | { readonly code: 'host-is-there' }
  /** A host who plays, or has played, may neither see nor change what seats do. */
  | { readonly code: 'host-plays' }
  /** A host who plays, or has played, or somebody else with a hand in the match, leaves that to others. */
  | { readonly code: 'others-decide' }
  /** The host does not play, and decides that. */
  | { readonly code: 'host-decides' }
  /** Who has a part in a battle does not vote on it. */
  | { readonly code: 'own-battle' }
  /** Nobody gives a seat to himself. */
  | { readonly code: 'not-oneself' }
  /** An arbiter has no hand in the match; there is none; only he himself may change that while a dispute is open. */
  | { readonly code: 'cannot-arbitrate' }
  | { readonly code: 'no-arbiter' }
  | { readonly code: 'not-arbiter' }
  | { readonly code: 'dispute-open' }
  /** The arbiter of a match neither joins it nor orders for its players. */
  | { readonly code: 'is-arbiter' }
  | { readonly code: 'orders-missing'; readonly count: number }
  /** This phase allows no press, or only such as all can read; what is to be passed on must be written. */
  | { readonly code: 'no-press' }
  | { readonly code: 'public-press' }
  | { readonly code: 'press-needs-text' }
  /** No seat that plays and has a choice. */
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'no-rollback' }
  /** A trial would show what is still to be drawn. */
  | { readonly code: 'no-trial' }
  /** What is taken or refused would tell of a hand. */
  | { readonly code: 'no-orders-for' }
  /** The position of this game is not for its host to change; nothing he wrote changes it. */
  | { readonly code: 'no-correction' }
  | { readonly code: 'nothing-corrected' }
  /** A text of orders or corrections with more lines, or longer ones, than are read at once; nothing of it was read. */
  | { readonly code: 'too-many-lines'; readonly most: number }
  | { readonly code: 'line-too-long'; readonly most: number }
  /** A file that is to be a match: it is not JSON; of another version, the one that is understood; something in it is not as it should be. */
  | { readonly code: 'import-not-json' }
  | { readonly code: 'import-other-form'; readonly form: number }
  | { readonly code: 'import-form' }
  /** It is deeper than any such file, or a phase of it (in KB), or what a seat ordered in one, is longer than any that was played. */
  | { readonly code: 'import-too-deep'; readonly most: number }
  | { readonly code: 'import-phase-too-large'; readonly most: number }
  | { readonly code: 'import-too-many-lines'; readonly most: number }
  /** Somebody has one under way, or his server has; or has brought so many within a day. */
  | { readonly code: 'import-under-way'; readonly by: 'user' | 'guild' }
  | { readonly code: 'import-too-many'; readonly by: 'user' | 'guild'; readonly most: number }
  /** Work was given up at its deadline; too much of it waits already. */
  | { readonly code: 'took-too-long' }
  | { readonly code: 'too-busy' }
  /** Its match is over, or its seats are not those of its game. */
  | { readonly code: 'import-over' }
  | { readonly code: 'import-seats' }
  /** As many lobbies are open as may be: of this host in the server, or anywhere, or in this channel; their numbers. */
  | { readonly code: 'too-many-lobbies'; readonly where: 'server' | 'everywhere' | 'channel'; readonly matches: readonly string[] }
  | { readonly code: 'nobody-joined' }
  /** The host has not called anybody. */
  | { readonly code: 'no-muster' }
  /** Who hosts matches, by their numbers, must hand them over, or end them, before he is forgotten. */
  | { readonly code: 'hosts-still'; readonly matches: readonly string[] }
  /** Who stands in for a player orders for him, and nothing else. */
  | { readonly code: 'stands-in' }
  /** So many seats have no player, and the host has not said that this is meant. */
  | { readonly code: 'seats-empty'; readonly empty: number }
  /** The user plays no seat of this match. */
  | { readonly code: 'no-seat' }
  /** Still in its lobby. */
  | { readonly code: 'not-running' }
  | { readonly code: 'match-paused'; readonly because: string }
  | { readonly code: 'not-paused' }
  | { readonly code: 'match-over' }
  /** The phase meant has closed, or its deadline has passed. */
  | { readonly code: 'phase-over' }
  | { readonly code: 'no-such-phase'; readonly phase: number }
  /** What only a closed phase shows was asked of one that is open, or before any has closed. */
  | { readonly code: 'phase-still-open' }
  /** A game that is not told in moving pictures. */
  | { readonly code: 'no-story' }
  /** Asked of somebody whose seat no longer plays. */
  | { readonly code: 'eliminated' }
  /** Nobody wins this game by concession. */
  | { readonly code: 'no-concession' }
  /** Not a seat that plays, or the asker's own. */
  | { readonly code: 'cannot-concede-to' }
  /** Not several seats that play. */
  | { readonly code: 'cannot-draw-between' }
  /** That seat is not open, or not any more. */
  | { readonly code: 'seat-not-open' }
  /** Who has sat in a match may not sit down in it again. */
  | { readonly code: 'has-played' }
  /** Who has another hand in a match does not order for one of its players. */
  | { readonly code: 'cannot-stand-in' }
  /** No unit of this game is ordered by vote. */
  | { readonly code: 'nothing-voted' }
  /** A motion is a vote, and only one. */
  | { readonly code: 'no-motion' }
  /** A length for phases that the game does not have. */
  | { readonly code: 'no-votes' }
  | { readonly code: 'no-such-length'; readonly length: string }
  /** Something the host of this game does not choose; something that is not to be chosen. */
  | { readonly code: 'no-such-option'; readonly option: string }
  | { readonly code: 'option-unclear'; readonly option: string }
  /** What was chosen cannot be dealt; why, the game says. */
  | { readonly code: 'options-unfit'; readonly because: Fault }
  /** Nothing of this game can be repeated from a secret; its secret is not told before its end. */
  | { readonly code: 'not-sealed' }
  | { readonly code: 'still-sealed' }
  /** It was over before it began. */
  | { readonly code: 'never-began' }
  /** The seals on the orders of an open phase. */
  | { readonly code: 'orders-sealed' }
  | { readonly code: 'length-unclear'; readonly typed: string }
  /** Not days and times; a zone that is none; a local time without a zone. */
  | { readonly code: 'calendar-unclear'; readonly typed: string }
  | { readonly code: 'zone-unknown'; readonly zone: string }
  | { readonly code: 'zone-missing' }
  | { readonly code: 'hours-unclear'; readonly typed: string }
  /** Not days without times. */
  | { readonly code: 'days-unclear'; readonly typed: string }
  | { readonly code: 'date-unclear'; readonly typed: string }
  | { readonly code: 'until-missing' }
  /** An absence of more than sixty days, or one that is over. */
  | { readonly code: 'absence-unlikely' }
  | { readonly code: 'too-many-reminders'; readonly most: number }
  /** Bounds in milliseconds. */
  | { readonly code: 'length-out-of-bounds'; readonly least: number; readonly most: number };
