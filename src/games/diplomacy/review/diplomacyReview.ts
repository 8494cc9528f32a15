import type { Review, ReviewFinding, ReviewPart } from '../../review.js';
import { nationOf, ordererOf } from '../board/duchies.js';
import { provinceOf } from '../board/location.js';
import type { Report } from '../model/report.js';
import type { Situation, State } from '../model/state.js';
import { type Variant, variantFor } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { captureCentres, isSettled, takesCentres } from '../phases/captureCentres.js';
import { orderEntry } from '../votes/orderEntry.js';
import { chancesFrom } from './chances.js';
import { isOfMoves, phaseAsPlayed, resolvedAs, withOrders } from './phaseAsPlayed.js';
import { namesOf, sheetFinding, writesSheets } from './sheetFinding.js';

/** How games of a variant look back at their phases. */
export function diplomacyReview(offered: Variant): Review<State, Report> {
  const of = ({ terms }: Pick<State, 'terms'>): Variant => variantFor(offered, terms);
  return {
    ...(offered.battles && { withoutBattles: true }),
    parts: (state, report) => partsOf(of(state), state, report),
    finding: (state, report, part, random) => {
      const variant = of(state);
      const situation = publicPart(state);
      switch (part.kind) {
        case 'chances':
          return chancesFrom(variant, situation, random);
        case 'sheet':
          return sheetFinding(phaseAsPlayed(variant, situation, report), report, part.seat, random);
        case 'retreats':
          return { kind: 'retreats', saved: savedRetreats(variant, report) };
        default:
          return part satisfies never;
      }
    },
    supposed: (state, report, seat, orders) => supposedReport(of(state), publicPart(state), report, seat, orders),
  };
}

/** What everybody could see of a state. */
const publicPart = ({ turn, phase, position, powers, vacant, mostCentres, capitals, began }: State): Situation => ({
  turn,
  phase,
  position,
  powers,
  ...(vacant && { vacant }),
  ...(mostCentres && { mostCentres }),
  ...(capitals && { capitals }),
  ...(began && { began }),
});

function partsOf(variant: Variant, state: State, report: Report): readonly ReviewPart[] {
  if (report.phase === 'retreats') return report.before.dislodged.some(unit => unit.retreats.length > 0) ? [{ kind: 'retreats' }] : [];
  if (!isOfMoves(report)) return [];
  const played = phaseAsPlayed(variant, publicPart(state), report);
  const seats = seatsIn(variant, state).filter(seat => writesSheets(played, seat));
  return [{ kind: 'chances' }, ...seats.map((seat): ReviewPart => ({ kind: 'sheet', seat }))];
}

const seatsIn = ({ board }: Variant, { powers, position }: State): readonly string[] => [
  ...new Set([...powers, ...position.units.map(ordererOf).filter(seat => powers.includes(nationOf(board, seat)))]),
];

/** The units that were disbanded for want of a good order although a retreat was open that nobody else took. */
function savedRetreats({ board }: Variant, { before, orders }: Report): Extract<ReviewFinding, { kind: 'retreats' }>['saved'] {
  const taken = new Set(orders.flatMap(({ order }) => (order.kind === 'retreat' ? [provinceOf(order.to)] : [])));
  return before.dislodged.flatMap(unit => {
    const result = orders.find(({ order }) => order.kind !== 'waive' && order.at === unit.at);
    const { outcome } = result ?? {};
    if (outcome?.kind !== 'disbanded' || outcome.because === 'ordered' || outcome.because === 'nowhere') return [];
    const isFree = unit.retreats.some(to => !taken.has(provinceOf(to)));
    return isFree ? [{ seat: ordererOf(unit), place: namesOf(board, unit.at) }] : [];
  });
}

/** The report of a movement phase with other orders of a seat, by the strengths of all orders. */
function supposedReport(variant: Variant, situation: Situation, report: Report, seat: string, text: string): Report {
  const played = withOrders(phaseAsPlayed(variant, situation, report), ordersFrom(variant, situation, seat, text));
  const { results, position, virtual } = resolvedAs(played);
  const isTaken = takesCentres(variant, situation) && isSettled(position);
  const taken = isTaken ? captureCentres(variant, position) : { position, captured: [] };
  const { kind, variant: id, phase, turn, before, terms, capitals, services } = report;
  return {
    ...{ kind, variant: id, phase, turn, before, orders: results, after: taken.position, captured: taken.captured, eliminated: [] },
    ...(virtual && { virtual }),
    ...(terms && { terms }),
    ...(capitals && { capitals }),
    ...(services && { services }),
  };
}

/** The orders of a text, one a line, as far as they are legal. */
function ordersFrom(variant: Variant, situation: Situation, seat: string, text: string): readonly WrittenOrder[] {
  const writing = orderEntry(variant, situation);
  return text.split('\n').reduce<readonly WrittenOrder[]>((before, line) => {
    const read = writing.read(seat, line, before);
    return read.ok ? writing.overlay(seat, before, read.value).orders : before;
  }, []);
}
