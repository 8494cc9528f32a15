import type { Fault } from '../games/game.js';

/** Why hosting refused a request. The sentences for all codes are in `discord/words/refusals`. */
export type HostingFault =
  | { readonly code: 'unknown-game'; readonly game: string }
  /** A variant of another server, or one that this one no longer offers in this version. */
  | { readonly code: 'variant-not-offered' }
  /** A file of a game that was played by a variant of a server: it does not have the variant. */
  | { readonly code: 'variant-of-server' }
  /** The operator of the bot does not let this user bring variants. */
  | { readonly code: 'variants-off' }
  | { readonly code: 'no-such-variant' }
  /** `most`: variants of a server. */
  | { readonly code: 'variants-full'; readonly most: number }
  /** What is stored of it would be too large. `most`: in KB. */
  | { readonly code: 'variant-too-large'; readonly most: number }
  | { readonly code: 'variant-was-slow'; readonly minutes: number }
  | { readonly code: 'no-such-match' }
  /** The study is gone, or not the user's; or its step is gone. */
  | { readonly code: 'no-such-study' }
  /** Only the owner of a study may delete, rename or export it, or end its sharing. */
  | { readonly code: 'study-owner-only' }
  /** "What if" begins with the asker's own orders, and is never shared. */
  | { readonly code: 'study-not-shared' }
  /** There is no such lesson or step, or its game is not on offer. */
  | { readonly code: 'no-such-lesson' }
  /** Whoever wants more must delete one first. */
  | { readonly code: 'too-many-studies'; readonly most: number }
  /** It has so many positions already, or is too large as stored. */
  | { readonly code: 'study-too-long'; readonly most: number }
  /** A game with hidden hands is studied only once it is over. */
  | { readonly code: 'study-sealed' }
  /** The phase was entered with lists that stay secret: a study of it would be wrong. */
  | { readonly code: 'study-amid-battles' }
  /** The rules have changed so much that the study cannot be followed any more. */
  | { readonly code: 'study-unreadable' }
  /** The match has begun, or is over. */
  | { readonly code: 'not-in-lobby' }
  | { readonly code: 'already-joined' }
  | { readonly code: 'not-joined' }
  | { readonly code: 'match-full'; readonly most: number }
  | { readonly code: 'not-host' }
  /** Somebody has joined the lobby of an anonymous match, so it stays anonymous. */
  | { readonly code: 'anonymous-stays' }
  /** The match continues another one, so what was agreed for that one stays. */
  | { readonly code: 'continued-stays' }
  /** More people have joined than the changed settings have seats for. */
  | { readonly code: 'too-many-joined'; readonly most: number }
  /** The host is still there: has not left the server, or has just answered. So nobody can take over. */
  | { readonly code: 'host-is-there' }
  /** The host plays, or has played, so may neither see nor change what seats do. */
  | { readonly code: 'host-plays' }
  /** The user has, or had, a part in the match, so others decide this. */
  | { readonly code: 'others-decide' }
  /** The host has no part in this matter, so decides it themselves. */
  | { readonly code: 'host-decides' }
  /** A party to a battle does not vote on it. */
  | { readonly code: 'own-battle' }
  /** The person who decides cannot give the seat to themselves. */
  | { readonly code: 'not-oneself' }
  /** The person has a part in the match, so cannot be its arbiter. */
  | { readonly code: 'cannot-arbitrate' }
  | { readonly code: 'no-arbiter' }
  | { readonly code: 'not-arbiter' }
  /** While the reports on a battle differ, only the arbiter can change who arbitrates. */
  | { readonly code: 'dispute-open' }
  /** The arbiter of a match cannot play in it. */
  | { readonly code: 'is-arbiter' }
  /** `count`: the number of powers whose orders are missing. */
  | { readonly code: 'orders-missing'; readonly count: number }
  /** This phase allows no press. */
  | { readonly code: 'no-press' }
  /** This phase allows public press only. */
  | { readonly code: 'public-press' }
  /** The match has no private threads, because it is anonymous or restricts press: a press message needs a text. */
  | { readonly code: 'press-needs-text' }
  /** The seat does not play, or has nothing to decide now. */
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'press-to-oneself' }
  /** Nothing is on file for the seat, and it did not say that it is ready anyway. */
  | { readonly code: 'nothing-filed' }
  /** Some orders are given, so many are not. */
  | { readonly code: 'some-missing'; readonly missing: number }
  | { readonly code: 'no-rollback' }
  /** A trial would reveal cards that are still to be drawn. */
  | { readonly code: 'no-trial' }
  /** Nobody can order for another seat in this game: which orders are accepted would reveal a hand. */
  | { readonly code: 'no-orders-for' }
  /** The host of this game cannot change its position. */
  | { readonly code: 'no-correction' }
  /** None of the corrections changes the position. */
  | { readonly code: 'nothing-corrected' }
  /** The text is too long, so none of it was parsed. `most`: lines. */
  | { readonly code: 'too-many-lines'; readonly most: number }
  /** A line is too long, so none of the text was parsed. `most`: characters per line. */
  | { readonly code: 'line-too-long'; readonly most: number }
  | { readonly code: 'import-not-json' }
  /** The file is neither a record nor an exported study. */
  | { readonly code: 'import-unknown' }
  /** The file is an exported study, where the record of a match is wanted. */
  | { readonly code: 'import-is-study' }
  /** The file is of a game that is not on offer. */
  | { readonly code: 'import-unknown-game'; readonly game: string }
  /** `most`: characters of the text at that place. */
  | { readonly code: 'import-too-long'; readonly most: number }
  /** The file has another format version. `form`: the supported one. */
  | { readonly code: 'import-other-form'; readonly form: number }
  /** Something in the file is not as an export writes it. */
  | { readonly code: 'import-form' }
  /** A line of a record in text form is none of those that it may have. */
  | { readonly code: 'record-line' }
  /** A record in text form has more lines, or means more phases, than this. */
  | { readonly code: 'record-too-long'; readonly most: number }
  /** Press in a record names no seat of the game. */
  | { readonly code: 'record-seat'; readonly typed: string }
  /** Another phase follows by the rules: `expected`, in the words of records. */
  | { readonly code: 'record-phase'; readonly expected: string }
  /** The rules do not allow the order there. */
  | { readonly code: 'record-order'; readonly typed: string }
  /** Something else became of the order by the rules, in the words of records. */
  | { readonly code: 'record-outcome'; readonly outcome: string }
  /** By the rules, a power has these units or centres at the start of a phase, in the words of the file. */
  | { readonly code: 'record-position'; readonly expected: string }
  /** The form of the Python package `diplomacy` is asked for, or a file in it is of another map. */
  | { readonly code: 'dipnet-classic-only' }
  /** Something in a file in that form is not as the package writes it. */
  | { readonly code: 'dipnet-form' }
  /** `most`: levels of nesting. */
  | { readonly code: 'import-too-deep'; readonly most: number }
  /** `most` in KB. */
  | { readonly code: 'import-phase-too-large'; readonly most: number }
  /** `most`: orders of one seat in one phase. */
  | { readonly code: 'import-too-many-lines'; readonly most: number }
  /** Too many imports by this user, or into this server, are still in progress. */
  | { readonly code: 'import-under-way'; readonly by: 'user' | 'guild' }
  /** `most`: files per day. */
  | { readonly code: 'import-too-many'; readonly by: 'user' | 'guild'; readonly most: number }
  /** A computation was stopped at its time limit. */
  | { readonly code: 'took-too-long' }
  /** The queue of computations is full. */
  | { readonly code: 'too-busy' }
  /** The match in the file is over. Also for games that can be exported only when they are over. */
  | { readonly code: 'import-over' }
  /** The seats of the file are not those of its game. */
  | { readonly code: 'import-seats' }
  /** The limit of open lobbies is reached; `matches`: their numbers. */
  | {
      readonly code: 'too-many-lobbies';
      readonly where: 'server' | 'everywhere' | 'channel' | 'queue';
      readonly matches: readonly string[];
    }
  /** No opponent of the bot plays the seat. */
  | { readonly code: 'no-opponent' }
  /** Opponents of the bot have not given their orders yet: they take seconds. */
  | { readonly code: 'opponents-owe' }
  /** Only in a training game, and in phases in which the seat has something to decide. */
  | { readonly code: 'no-hint' }
  | { readonly code: 'nobody-joined' }
  /** Of this match there is no rematch: it goes on as another, never began, or is anonymous. */
  | { readonly code: 'no-rematch' }
  /** The server has not chosen a channel in which full tables are proposed. */
  | { readonly code: 'no-queue-channel' }
  | { readonly code: 'too-many-wishes'; readonly most: number }
  | { readonly code: 'too-many-substitutes'; readonly most: number }
  /** Only somebody who manages the server may do this. */
  | { readonly code: 'not-manager' }
  /** The match is for players who are more reliable. Both in percent. */
  | { readonly code: 'not-reliable'; readonly needed: number; readonly percent: number }
  /** The match is for players who have owed orders on this server at least so often. */
  | { readonly code: 'newcomer'; readonly turns: number }
  /** The match is private: for members with one of these roles and for people that its host has invited. */
  | { readonly code: 'not-invited'; readonly roles: readonly string[] }
  /** The person is not among those for whom the match is private, so cannot be a substitute in it. */
  | { readonly code: 'substitute-not-invited' }
  /** Discord did not say which roles the user has. */
  | { readonly code: 'roles-unknown' }
  /** Who may play was not chosen as mentions. `most`: roles and people. */
  | { readonly code: 'guests-unclear'; readonly most: number }
  /** Everybody has the role that was chosen: @everyone. */
  | { readonly code: 'role-of-everybody' }
  /** A rematch cannot be anonymous. */
  | { readonly code: 'rematch-not-anonymous' }
  /** A lobby for the rematch is already open. */
  | { readonly code: 'rematch-open' }
  /** `match`: its number. */
  | { readonly code: 'rematch-begun'; readonly match: string }
  /** Only those who held a seat when the match ended may ask for a rematch. */
  | { readonly code: 'not-at-the-end' }
  /** The game always has as many seats. */
  | { readonly code: 'never-smaller' }
  /** The host has not called the players. */
  | { readonly code: 'no-muster' }
  /** The free seats of a rematch are still kept for those who played before. */
  | { readonly code: 'seats-kept' }
  /** The players are being asked whether they are there. */
  | { readonly code: 'muster-called' }
  /** A host must hand over or end their matches before being forgotten. `matches`: their numbers. */
  | { readonly code: 'hosts-still'; readonly matches: readonly string[] }
  /** The user is only a substitute: they may give orders and nothing else. */
  | { readonly code: 'stands-in' }
  /** `empty`: the number of seats without a player, which the host has not confirmed. */
  | { readonly code: 'seats-empty'; readonly empty: number }
  /** The user holds no seat in this match. */
  | { readonly code: 'no-seat' }
  /** The match is still in its lobby. */
  | { readonly code: 'not-running' }
  | { readonly code: 'match-paused'; readonly because: string }
  | { readonly code: 'not-paused' }
  | { readonly code: 'match-over' }
  /** The phase has closed, or its deadline has passed. */
  | { readonly code: 'phase-over' }
  /** The orders were changed by a later interaction; this one was held up on its way. */
  | { readonly code: 'overtaken' }
  | { readonly code: 'no-such-phase'; readonly phase: number }
  /** Only a closed phase can show this. */
  | { readonly code: 'phase-still-open' }
  /** The game has neither animation nor chart. */
  | { readonly code: 'no-story' }
  /** The game is played in rounds, or not at all any more: nobody looks back at its phases. */
  | { readonly code: 'no-review' }
  /** The seat no longer plays. */
  | { readonly code: 'eliminated' }
  /** Nobody wins this game by concession. */
  | { readonly code: 'no-concession' }
  /** The seat is eliminated, vacant, or the user's own. */
  | { readonly code: 'cannot-concede-to' }
  /** A draw needs at least two seats that still play and have a player. */
  | { readonly code: 'cannot-draw-between' }
  | { readonly code: 'seat-not-open' }
  /** The user has played in the match, or seen orders in it. */
  | { readonly code: 'has-played' }
  /** The person has another part in the match, so cannot be a substitute in it. */
  | { readonly code: 'cannot-stand-in' }
  /** The person has been asked `most` times in 24 hours to be a substitute. */
  | { readonly code: 'asked-often'; readonly most: number }
  /** Nobody asks the user to be a substitute for the seat, or no longer. */
  | { readonly code: 'not-asked-to-substitute' }
  /** No unit of this game is ordered by vote. */
  | { readonly code: 'nothing-voted' }
  /** A motion must be one legal order for a unit that is ordered by vote. */
  | { readonly code: 'no-motion' }
  /** A length was given for phases with nothing but votes, which the game does not have. */
  | { readonly code: 'no-votes' }
  /** `length`: a kind of phase that the game does not have. */
  | { readonly code: 'no-such-length'; readonly length: string }
  /** The game has no such option. */
  | { readonly code: 'no-such-option'; readonly option: string }
  /** The value chosen for the option cannot be read. */
  | { readonly code: 'option-unclear'; readonly option: string }
  | { readonly code: 'fill-is-no-length'; readonly typed: string }
  /** The game rejects these options. `because`: why. */
  | { readonly code: 'options-unfit'; readonly because: Fault }
  /** The game has no secret, so its draws cannot be repeated. */
  | { readonly code: 'not-sealed' }
  /** The secret, or a file that would reveal it, is given out only after the match has ended. */
  | { readonly code: 'still-sealed' }
  /** The match ended in its lobby. */
  | { readonly code: 'never-began' }
  /** The seals of a phase are opened only when it closes. */
  | { readonly code: 'orders-sealed' }
  | { readonly code: 'length-unclear'; readonly typed: string }
  | { readonly code: 'calendar-unclear'; readonly typed: string }
  | { readonly code: 'zone-unknown'; readonly zone: string }
  /** Local times or days were given without a time zone. */
  | { readonly code: 'zone-missing' }
  /** Quiet hours. */
  | { readonly code: 'hours-unclear'; readonly typed: string }
  /** Days of rest. */
  | { readonly code: 'days-unclear'; readonly typed: string }
  | { readonly code: 'date-unclear'; readonly typed: string }
  | { readonly code: 'until-missing' }
  /** The absence ends in more than sixty days, is over already, or ends before it begins. */
  | { readonly code: 'absence-unlikely' }
  | { readonly code: 'too-many-reminders'; readonly most: number }
  /** `least` and `most` in milliseconds. */
  | { readonly code: 'length-out-of-bounds'; readonly least: number; readonly most: number };
