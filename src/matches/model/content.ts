import { z } from 'zod';
import { LANGUAGES } from '../../lib/language.js';
import { CAPACITIES } from './match.js';

/**
 * The seats went into civil disorder; somebody, unnamed, proposed a draw (between the
 * seats, or between all), to concede to the seat, to pause, to go on, to put the deadline off (which was agreed), to end the match; the match stands still, or goes
 * on after a pause; the seats, whose sheets were not complete, were given more time; a seat that was called in has its player; orders were
 * missing, and the deadline was put off because somebody is away, by an extension, by a grace; it was put off because the bot had
 * not been there; who plays the seat will be away; the host put the deadline off (until when), has ordered for the seat, went back
 * to this phase; somebody else hosts from now on; somebody stands in for the seat's player, until when; the phase was closed early, and the
 * battle between the seats decided, by somebody in the place of the host; a vote has taken the seat from its player; the match has
 * an arbiter, has none any more; who decides what the host may not; the reports of a battle between the seats differ, and others
 * than the host decide; somebody, unnamed, proposed to close the phase now, to take the seat from its player, to decide that battle.
 */
export const notice = z.enum([
  'civil-disorder',
  'draw-proposed',
  'concession-proposed',
  'paused',
  'resumed',
  'pause-proposed',
  'resume-proposed',
  'extend-proposed',
  'cancel-proposed',
  'extended-by-vote',
  'extended-by-host',
  'host-ordered',
  'rolled-back',
  'new-host',
  'stand-in',
  'extended',
  'seat-taken',
  'waits-for-absent',
  'extension-spent',
  'grace',
  'outage',
  'rules-changed',
  'away',
  'closed-early',
  'battle-decided',
  'removed-by-vote',
  'arbiter-named',
  'arbiter-left',
  'who-decides',
  'dispute',
  'close-proposed',
  'replace-proposed',
  'decide-proposed',
]);
export type Notice = z.infer<typeof notice>;

const phaseNumber = z.number().int();
/** What a message is about; the words are made at the edge when it is sent. */
export const content = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('lobby') }).readonly(),
  /** The match has begun: who plays what, the map. */
  z.object({ kind: z.literal('opening'), phase: phaseNumber }).readonly(),
  /** The card of an open phase: what is waited for, until when, the buttons. */
  z.object({ kind: z.literal('phase'), phase: phaseNumber }).readonly(),
  /** What became of one closed phase; the skipped ones behind it are told with it. */
  z.object({ kind: z.literal('results'), phase: phaseNumber, skipped: z.array(phaseNumber).readonly() }).readonly(),
  /** Something a report tells on a card of its own: a battle. */
  z.object({ kind: z.literal('leaf'), phase: phaseNumber, leaf: z.number().int() }).readonly(),
  z.object({ kind: z.literal('ending'), phase: phaseNumber }).readonly(),
  /** DM: what a seat has on file in a phase, in the language its player last ordered in. */
  z.object({ kind: z.literal('receipt'), phase: phaseNumber, seat: z.string(), language: z.enum(LANGUAGES) }).readonly(),
  /** A seat is open to newcomers; once somebody has taken it, without its button. `open`: of a seat that was dealt, whether it is. */
  z.object({ kind: z.literal('call'), phase: phaseNumber, seat: z.string(), open: z.boolean().optional() }).readonly(),
  /** What the seat would have others vote for, and whose unit it is about, in the language of the match. It binds nobody. */
  z
    .object({ kind: z.literal('motion'), phase: phaseNumber, seat: z.string(), of: z.string(), text: z.string(), number: z.number().int() })
    .readonly(),
  /** The table of a game that is told by rounds, as it is after the phases before this one: one message, edited in place. */
  z.object({ kind: z.literal('table'), phase: phaseNumber }).readonly(),
  /** Calls those who have a choice; `over`: they have made it, or, `missed`, the deadline has. */
  z.object({ kind: z.literal('turn'), phase: phaseNumber, over: z.boolean(), missed: z.boolean().optional() }).readonly(),
  /** What happened in a round, from its first phase to its last. */
  z.object({ kind: z.literal('round'), phase: phaseNumber }).readonly(),
  /** What a power says to others, or to all: `to` is empty. */
  z
    .object({ kind: z.literal('press'), phase: phaseNumber, seat: z.string(), to: z.array(z.string()).readonly(), text: z.string() })
    .readonly(),
  /** A private thread for some powers is opened, and this is its first message. */
  z.object({ kind: z.literal('thread'), seats: z.array(z.string()).readonly() }).readonly(),
  /** The host wants to begin: everybody is to say that he is there. */
  z.object({ kind: z.literal('muster'), until: z.number() }).readonly(),
  /** DM to a spectator: a phase has results. */
  z.object({ kind: z.literal('news'), phase: phaseNumber }).readonly(),
  /** DM to a player whose seat was given to another, or opened to others, by the host or whoever decided in his place. */
  z.object({ kind: z.literal('replaced'), phase: phaseNumber, seat: z.string(), by: z.enum(CAPACITIES).optional() }).readonly(),
  /** DM to whom the host, or who decides in his place, asks to take a seat of an anonymous match. */
  z.object({ kind: z.literal('invitation'), phase: phaseNumber, seat: z.string(), by: z.enum(CAPACITIES).optional() }).readonly(),
  /** Channel, and DM to the host: somebody who manages the server asks whether the host is still there, and until when there is time to answer. */
  z.object({ kind: z.literal('host-asked'), state: z.enum(['open', 'answered', 'over']), until: z.number() }).readonly(),
  /** DM to the arbiter of a match: he has been named, or is the arbiter no more. */
  z.object({ kind: z.literal('arbiter'), named: z.boolean() }).readonly(),
  /** DM to the players of the seats: the reports of their battle differ, and who decides; and to who is asked to, the host or the arbiter. */
  z
    .object({
      kind: z.literal('dispute'),
      phase: phaseNumber,
      seats: z.array(z.string()).readonly(),
      by: z.literal('host').optional(),
      /** What the battle is for; absent in messages of earlier versions. */
      text: z.string().optional(),
      asks: z.literal(true).optional(),
      /** Nobody decides yet: they may correct what they reported. */
      corrects: z.literal(true).optional(),
    })
    .readonly(),
  /** DM to a player: which power is his. */
  z.object({ kind: z.literal('dealt'), phase: phaseNumber, seat: z.string() }).readonly(),
  /** What the host has to say. */
  z.object({ kind: z.literal('announcement'), text: z.string() }).readonly(),
  /** The host has changed the position of a phase: what, a line each, in the language of the match. */
  z.object({ kind: z.literal('corrected'), phase: phaseNumber, lines: z.array(z.string()).readonly() }).readonly(),
  /** The host has left the server, and who plays may host; `open` no more: somebody does, or he is back. */
  z.object({ kind: z.literal('host-gone'), open: z.boolean() }).readonly(),
  /** DM to the host: why the match stands still, or, of one that is over, why what is left cannot be posted; with Discord's code for it. */
  z.object({ kind: z.literal('paused'), because: z.string(), code: z.number().int().optional() }).readonly(),
  /** The bot is back in the server: whoever hosts may let the match go on. In the channel or, where that cannot be written in, to the host. */
  z.object({ kind: z.literal('back') }).readonly(),
  /** Channel: something everybody may know happened within a phase. */
  z
    .object({
      kind: z.literal('notice'),
      notice,
      seats: z.array(z.string()).readonly(),
      /** Of an outage: how long it was, in milliseconds; of an absence: from when until when; of changed rules: the edition before. */
      lost: z.number().optional(),
      from: z.number().optional(),
      until: z.number().optional(),
      /** In what capacity somebody other than the host did it. */
      by: z.enum(CAPACITIES).optional(),
      /** What was decided, or proposed, of a battle: in the language of the match. */
      text: z.string().optional(),
    })
    .readonly(),
  /** DM: the orders of a seat are missing, and the deadline comes nearer. */
  z.object({ kind: z.literal('reminder'), phase: phaseNumber, seat: z.string() }).readonly(),
]);
export type Content = z.infer<typeof content>;
