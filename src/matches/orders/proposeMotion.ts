import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { MatchId } from '../match.js';
import { queueToChannel } from '../outbox/queueing.js';
import type { Content, House } from '../ports.js';
import { record } from '../record.js';
import { isOver } from '../table.js';
import type { Edit } from './changeSheet.js';
import { takenSeat } from './desk.js';
import { faultOfText } from './orderText.js';

/** A wish for what others should vote for, as it stands in the channel. */
export type Motion = Extract<Content, { kind: 'motion' }>;

/** Publishes one vote as a wish. It shows nobody's votes and binds nobody, not even who publishes it. */
export function proposeMotion(house: House, edit: Edit & { readonly text: string }): Result<Motion, HostingFault> {
  return record(house, () => {
    const taken = takenSeat(house, edit.match, edit.user);
    if (!taken.ok) return taken;
    const { table, seat } = taken.value;
    const { match, game, phase } = table;
    if (!game.votes) return refuse({ code: 'nothing-voted' });
    const fault = faultOfText(edit.text);
    if (fault) return refuse(fault);
    if (isOver(house, table, edit.phase)) return refuse({ code: 'phase-over' });
    const { submission } = game.read(phase.state, seat.id, edit.text, undefined, edit.language, 0);
    const [vote, ...others] = game.sheet(phase.state, seat.id, submission, match.language).filter(line => line.text !== undefined);
    if (vote?.text === undefined || vote.of === undefined || others.length > 0) return refuse({ code: 'no-motion' });
    const number = freeNumber(house, match.id, phase.number);
    const motion: Motion = {
      kind: 'motion',
      phase: phase.number,
      seat: seat.id,
      of: vote.of.name[match.language],
      text: vote.text,
      number,
    };
    queueToChannel(house, match, slotOf(phase.number, number), motion);
    return ok(motion);
  });
}

/** A motion of a phase by its number. */
export function motionOf(house: House, match: MatchId, phase: number, number: number): Motion | undefined {
  const content = house.store.lastQueued(match, slotOf(phase, number))?.content;
  return content?.kind === 'motion' ? content : undefined;
}

const slotOf = (phase: number, number: number): string => `motion:${phase}:${number}`;

function freeNumber(house: House, match: MatchId, phase: number): number {
  let number = 1;
  while (house.store.lastQueued(match, slotOf(phase, number))) number += 1;
  return number;
}
