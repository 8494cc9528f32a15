import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { CAPACITIES } from './match.js';

/** Public events within a phase. Proposals never name who made them. */
export const notice = z.enum([
  /** The seats have lost their players and go into civil disorder. */
  'civil-disorder',
  /** A draw was proposed between the seats; without seats: between all. */
  'draw-proposed',
  /** Opponents of the bot on these seats do not accept the draw or the concession that was proposed. */
  'opponents-against',
  /** The bot ordered in place of the players of the seats, who sent nothing. An anonymous match names no seats. */
  'bot-ordered',
  /**
   * Opponents of the bot took too long or failed for the seats: a Recruit answered, or nothing was ordered. An anonymous match does not name
   * the seats of players in whose place they were to order.
   */
  'played-by-recruit',
  'played-by-nobody',
  /** It was proposed to concede to the seat. */
  'concession-proposed',
  /** The match is paused. */
  'paused',
  /** The match continues after a pause. */
  'resumed',
  /** It was proposed to pause the match. */
  'pause-proposed',
  /** It was proposed to resume the match. */
  'resume-proposed',
  /** It was proposed to postpone the deadline. */
  'extend-proposed',
  /** It was proposed to end the match without a winner. */
  'cancel-proposed',
  /** A vote postponed the deadline. */
  'extended-by-vote',
  /** The host postponed the deadline to `until`. */
  'extended-by-host',
  /** The host, or whoever `by` says, ordered for the seat. */
  'host-ordered',
  /** The host went back to this phase. */
  'rolled-back',
  /** The match has a new host. */
  'new-host',
  /** The seat's player has a substitute until `until`. */
  'stand-in',
  /** The deadline was postponed because the sheets of the seats are incomplete. An anonymous match names no seats. */
  'extended',
  /** The seat has a new player. `by`: who decided that in place of the host. */
  'seat-taken',
  /** Orders are missing, and the deadline was postponed because a player is away. */
  'waits-for-absent',
  /** Orders are missing, and the deadline was postponed by an extension. */
  'extension-spent',
  /** Orders are missing, and the deadline was postponed by the match's grace period. */
  'grace',
  /** The deadline was postponed so that somebody can take a seat whose player has left. */
  'waits-for-newcomer',
  /** The deadline was postponed because the bot was unreachable. */
  'outage',
  /** The phase was resolved by a newer edition of the rules than `from`, the one it began with. */
  'rules-changed',
  /** The seat's player will be away until `until`. */
  'away',
  /** Somebody in place of the host closed the phase early. */
  'closed-early',
  /** Somebody in place of the host decided the battle between the seats. */
  'battle-decided',
  /** A vote removed the seat's player. */
  'removed-by-vote',
  /** The match has a new arbiter. */
  'arbiter-named',
  /** The match has no arbiter any more. */
  'arbiter-left',
  /** Explains who decides what the host may not. */
  'who-decides',
  /** The reports on the battle between the seats differ. `by`: the host decides; undefined: others do. */
  'dispute',
  /** It was proposed to close the phase now. */
  'close-proposed',
  /** It was proposed to remove the seat's player. */
  'replace-proposed',
  /** A decision of the battle between the seats was proposed. */
  'decide-proposed',
]);
export type Notice = z.infer<typeof notice>;

const phaseNumber = z.number().int();
/** What a message is about. Its text is written when it is sent. */
export const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lobby') }).readonly(),
  /** The match has begun: who plays what, and the map. */
  z.object({ kind: z.literal('opening'), phase: phaseNumber }).readonly(),
  /** The card of an open phase: whom it waits for, the deadline, the buttons. */
  z.object({ kind: z.literal('phase'), phase: phaseNumber }).readonly(),
  /** The results of a closed phase and of the skipped phases after it. */
  z.object({ kind: z.literal('results'), phase: phaseNumber, skipped: z.array(phaseNumber).readonly() }).readonly(),
  /** A part of a report that has a card of its own (a battle). `leaf`: its index in the report. */
  z.object({ kind: z.literal('leaf'), phase: phaseNumber, leaf: z.number().int() }).readonly(),
  z.object({ kind: z.literal('ending'), phase: phaseNumber }).readonly(),
  /** DM: the filed orders of a seat in a phase. `language`: the reader's. `left`: the reader may no longer order for it, nor see orders. `covered`: the bot ordered in their place. */
  z
    .object({
      kind: z.literal('receipt'),
      phase: phaseNumber,
      seat: z.string(),
      language: z.enum(LANGUAGES),
      left: z.literal(true).optional(),
      covered: z.literal(true).optional(),
    })
    .readonly(),
  /**
   * The seats that are open to newcomers, and those that were taken since the last such message. `over`: a newer one has followed, or the
   * match is over.
   */
  z
    .object({
      kind: z.literal('seats'),
      phase: phaseNumber,
      open: z.array(z.object({ seat: z.string(), calledIn: z.boolean() }).readonly()).readonly(),
      taken: z.array(z.string()).readonly(),
      over: z.literal(true).optional(),
    })
    .readonly(),
  /**
   * What earlier versions posted for each open seat: without its button once it is taken. `open`: only for seats that a player has left:
   * whether it is still open.
   */
  z.object({ kind: z.literal('call'), phase: phaseNumber, seat: z.string(), open: z.boolean().optional() }).readonly(),
  /**
   * A vote that the seat proposes to the others; it binds nobody. `of`: the name of the seat whose unit it is about. Both texts are in the
   * match's language.
   */
  z
    .object({ kind: z.literal('motion'), phase: phaseNumber, seat: z.string(), of: z.string(), text: z.string(), number: z.number().int() })
    .readonly(),
  /** The card table of a game told by rounds, before this phase: one message, edited in place. */
  z.object({ kind: z.literal('table'), phase: phaseNumber }).readonly(),
  /** Calls the players who have a choice. `over`: the call is over, because they have made it or, if `missed`, the deadline has passed. */
  z.object({ kind: z.literal('turn'), phase: phaseNumber, over: z.boolean(), missed: z.boolean().optional() }).readonly(),
  /** What happened in a round. `phase`: its last phase. */
  z.object({ kind: z.literal('round'), phase: phaseNumber }).readonly(),
  /** A press message. `to` empty: to everybody. `at`: when it was written, UTC ms; undefined if an earlier version queued it. */
  z
    .object({
      kind: z.literal('press'),
      phase: phaseNumber,
      seat: z.string(),
      to: z.array(z.string()).readonly(),
      text: z.string(),
      at: z.number().optional(),
    })
    .readonly(),
  /** DM to those who give the orders of `seat`: a press message of theirs could not be delivered to `to`; empty: to everybody. */
  z.object({ kind: z.literal('press-lost'), phase: phaseNumber, seat: z.string(), to: z.array(z.string()).readonly() }).readonly(),
  /** DM to the host of a private match: a role of those who may play in it was deleted. `roles`: how many are left. `lobby`: it has not begun. */
  z.object({ kind: z.literal('role-deleted'), roles: z.number().int(), lobby: z.boolean() }).readonly(),
  /** Opens a private thread for some powers; this is its first message. */
  z.object({ kind: z.literal('thread'), seats: z.array(z.string()).readonly() }).readonly(),
  /** The host wants to begin: all players must confirm by `until` that they are there. */
  z.object({ kind: z.literal('muster'), until: z.number() }).readonly(),
  /** The lobby did not fill in time, and the match is cancelled. In the channel; in an anonymous match also to each player. */
  z.object({ kind: z.literal('unfilled') }).readonly(),
  /** DM to a spectator: a phase has results. */
  z.object({ kind: z.literal('news'), phase: phaseNumber }).readonly(),
  /**
   * DM to a player whose seat was given to somebody else or opened to others. `by`: who decided that in place of the host. `missed`: nobody
   * decided it, the player missed too many turns.
   */
  z
    .object({
      kind: z.literal('replaced'),
      phase: phaseNumber,
      seat: z.string(),
      by: z.enum(CAPACITIES).optional(),
      missed: z.literal(true).optional(),
    })
    .readonly(),
  /** DM that asks somebody to take a seat of an anonymous match. `by`: who asks in place of the host. */
  z.object({ kind: z.literal('invitation'), phase: phaseNumber, seat: z.string(), by: z.enum(CAPACITIES).optional() }).readonly(),
  /** DM that asks somebody to be the substitute for a seat. */
  z.object({ kind: z.literal('seat-asked'), phase: phaseNumber, seat: z.string(), until: z.number() }).readonly(),
  z.object({ kind: z.literal('substitute-asked'), phase: phaseNumber, seat: z.string(), until: z.number() }).readonly(),
  /** Channel, and DM to the host: somebody who manages the server asks whether the host is still there. `until`: the time to answer by. */
  z.object({ kind: z.literal('host-asked'), state: z.enum(['open', 'answered', 'over']), until: z.number() }).readonly(),
  /** DM to somebody who was named arbiter, or no longer is the arbiter. */
  z.object({ kind: z.literal('arbiter'), named: z.boolean() }).readonly(),
  /**
   * DM to the players of the seats, and to the host or arbiter if asked to decide: the reports of a battle differ. `by`: the host decides;
   * undefined: others do. `asks`: the reader is asked to decide.
   */
  z
    .object({
      kind: z.literal('dispute'),
      phase: phaseNumber,
      seats: z.array(z.string()).readonly(),
      by: z.literal('host').optional(),
      /** What the battle is for. Undefined in messages of earlier versions. */
      text: z.string().optional(),
      asks: z.literal(true).optional(),
      /** Nobody decides yet: the reader may correct what they reported. */
      corrects: z.literal(true).optional(),
    })
    .readonly(),
  /** DM to a player: which power they play. */
  z.object({ kind: z.literal('dealt'), phase: phaseNumber, seat: z.string() }).readonly(),
  /** DM to a player whom results concern so much that they are told, such as the conquered: what is at stake for the seat from this phase on. */
  z.object({ kind: z.literal('fate'), phase: phaseNumber, seat: z.string() }).readonly(),
  /** DM to a player, in games told by rounds: they have let the deadline of this phase pass. */
  z.object({ kind: z.literal('missed'), phase: phaseNumber, seat: z.string() }).readonly(),
  /** A message from the host. */
  z.object({ kind: z.literal('announcement'), text: z.string() }).readonly(),
  /** The host changed the position of a phase. `lines`: what changed, in the match's language. */
  z.object({ kind: z.literal('corrected'), phase: phaseNumber, lines: z.array(z.string()).readonly() }).readonly(),
  /** The host has left the server, and any player may take over. `open`: false once somebody has, or the host is back. */
  z.object({ kind: z.literal('host-gone'), open: z.boolean() }).readonly(),
  /** DM to the host: why the match is paused or, once it is over, why its last messages cannot be posted. `code`: Discord's. */
  z.object({ kind: z.literal('paused'), because: z.string(), code: z.number().int().optional() }).readonly(),
  /**
   * The match may be resumed: by the host, now that the bot is back in the server, or by those who play, of whom none was there. Posted in the
   * channel; where that is impossible, the host of a server that the bot is back in gets it by direct message.
   */
  z.object({ kind: z.literal('back') }).readonly(),
  /** Channel: a public event within a phase. */
  z
    .object({
      kind: z.literal('notice'),
      notice,
      seats: z.array(z.string()).readonly(),
      /** Outage: by how much the deadline is postponed, ms. */
      lost: z.number().optional(),
      /** Absence: its start, UTC ms; undefined: it has begun. Changed rules: the previous edition. */
      from: z.number().optional(),
      /** End of an absence or substitution, or the new deadline, UTC ms. */
      until: z.number().optional(),
      /** In what capacity somebody other than the host did it. In a dispute: `host` if the host decides it; undefined: others do. */
      by: z.enum(CAPACITIES).optional(),
      /** Battles: the decision made or proposed, or what a disputed battle is for; in the match's language. */
      text: z.string().optional(),
    })
    .readonly(),
  /** DM: the orders of a seat are missing and the deadline approaches. */
  z.object({ kind: z.literal('reminder'), phase: phaseNumber, seat: z.string() }).readonly(),
]);
export type Content = z.infer<typeof content>;
