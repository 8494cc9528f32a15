import type { Outcome } from '../../../games/diplomacy/model/outcome.js';
import { listed } from '../lists.js';
import type { Naming } from './naming.js';

/** What became of an order, as it follows the order: "A Xianyang – Anyi" + "bounces". Nothing to add: an empty text. */
export function verdict(outcome: Outcome, names: Naming): string {
  switch (outcome.kind) {
    case 'moved':
      return 'moves';
    case 'bounced':
      return 'bounces';
    case 'own-unit':
      return `stays: the unit of its own power in ${names.place(outcome.by)} did not leave`;
    case 'no-convoy':
      return outcome.by === undefined ? 'stays: no convoy carried it' : `stays: its convoy was broken in ${names.place(outcome.by)}`;
    case 'held':
      return 'holds';
    case 'dislodged':
      return '';
    case 'given':
      return outcome.strength > 1 ? `is given, with a strength of ${outcome.strength}` : 'is given';
    case 'cut':
      return cut(outcome, names);
    case 'unmatched':
      return 'comes to nothing: that unit did otherwise';
    case 'convoyed':
      return 'carries it over';
    case 'disrupted':
      return `comes to nothing: the fleet from ${names.place(outcome.by)} attacked it`;
    case 'not-carried':
      return 'comes to nothing: no convoy held by way of it';
    case 'raised':
      return 'becomes a fleet';
    case 'travelled':
      return travelled(outcome, names);
    case 'retreated':
      return 'retreats';
    case 'disbanded':
      return DISBANDED[outcome.because];
    case 'built':
      return outcome.because === undefined ? 'is built' : BUILT[outcome.because];
    case 'crowded-out':
      return 'comes to nothing: another power built there first';
    case 'not-opened':
      return `comes to nothing: armies to be placed within the band first: ${outcome.due}, placed: ${outcome.placed}`;
    case 'removed':
      return outcome.because === 'ordered' ? 'is removed' : 'is removed by the civil disorder rule';
    case 'waived':
      return '';
    case 'illegal':
      return 'is not allowed, and did not count';
    default:
      return outcome satisfies never;
  }
}

function cut({ by, left }: Extract<Outcome, { kind: 'cut' }>, names: Naming): string {
  if (by.length === 0) return 'is not given: it and other supports would decide one another';
  return `is cut from ${listed(by.map(names.place), 'en')}${left > 0 ? `; ${left} of it still counts` : ''}`;
}

const BUILT = { placed: 'is placed', lot: 'is placed, by lot', default: 'is placed, for want of an order' };

const DISBANDED = {
  ordered: 'is disbanded',
  'no-order': 'is disbanded, for want of an order',
  nowhere: 'is disbanded: it has nowhere to go',
  clash: 'is disbanded: two units retreated to the same place',
};

function travelled({ to, stoppedAt, because }: Extract<Outcome, { kind: 'travelled' }>, names: Naming): string {
  if (because === undefined) return `arrives in ${names.place(to)}`;
  const place = names.place(stoppedAt ?? to);
  const obstacle = {
    unit: `a foreign unit is in ${place}`,
    standoff: `there was a standoff in ${place}`,
    rapid: `it met another rapid fleet on the way to ${place}`,
    occupied: `${place} was not vacant`,
  }[because];
  return `gets no further than ${names.place(to)}: ${obstacle}`;
}
