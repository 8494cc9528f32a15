import type { Language } from '../../../lib/language.js';
import { isSea } from '../board/board.js';
import type { Location } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderText, orderTopics, textContext } from './seatTopics.js';

/** Orders of one variant as players write them, one for each kind that it has. Undefined: no unit may give such an order on its board. */
export interface ExampleOrders {
  readonly hold: string | undefined;
  readonly move: string | undefined;
  /** The support of that move, and of a unit that stays. */
  readonly support: string | undefined;
  readonly defence: string | undefined;
  readonly convoy: string | undefined;
  /** The move as a whole sentence. */
  readonly sentence: string | undefined;
  readonly raise: string | undefined;
  readonly rapid: string | undefined;
  readonly retreat: string | undefined;
  readonly disband: string | undefined;
  readonly build: string | undefined;
  readonly remove: string | undefined;
  readonly waive: string | undefined;
}

/** Examples for the units with which a match begins. `opening`: its first state. */
export function exampleOrders(variant: Variant, opening: State, language: Language): ExampleOrders {
  const context = textContext(variant, { ...opening, phase: 'movement' }, language);
  const orders = opening.powers.flatMap(power => orderTopics(context, power).flatMap(topic => topic.orders));
  const said = (order: WrittenOrder | undefined): string | undefined => order && orderText(context, order);
  const moves = orders.flatMap(order => (order.kind === 'move' && order.type === 'A' && !order.viaConvoy ? [order] : []));
  const supports = orders.flatMap(order => (order.kind === 'support' ? [order] : []));
  const supported = supports.find(({ of, to }) => moves.some(move => move.at === of && move.to === to));
  const move = moves.find(({ at, to }) => at === supported?.of && to === supported.to) ?? moves[0];
  const army = move && { type: 'A' as const, at: move.at };
  return {
    hold: said(army && { kind: 'hold', ...army }),
    move: said(move),
    support: said(supported),
    defence: said(supports.find(({ to }) => to === undefined)),
    convoy: variant.orderKinds.includes('convoy') ? crossing(variant, opening, language) : undefined,
    sentence: move && sentenceOf(variant, move, language),
    raise: said(orders.find(({ kind }) => kind === 'raise')),
    rapid: said(variant.rules.some(({ orderKinds }) => orderKinds?.includes('rapid')) ? riverMove(variant) : undefined),
    retreat: said(army && move && { kind: 'retreat', ...army, to: move.to }),
    disband: said(army && { kind: 'disband', ...army }),
    build: said(army && { kind: 'build', ...army }),
    remove: said(army && { kind: 'remove', ...army }),
    waive: said({ kind: 'waive' }),
  };
}

/** "I send Vienna to Trieste" */
function sentenceOf({ board }: Variant, { at, to }: { readonly at: Location; readonly to: Location }, language: Language): string {
  const [from, there] = [at, to].map(place => placeName(board, place, language));
  return language === 'fr' ? `j’envoie ${from} à ${there}` : `I send ${from} to ${there}`;
}

/** A fleet at sea carries an army from one shore to another, as written where there are both. */
function crossing(variant: Variant, opening: State, language: Language): string | undefined {
  const { board } = variant;
  const [power = ''] = opening.powers;
  for (const { id } of board.provinces.filter(one => isSea(board, one.id))) {
    const [of, to] = (board.fleetNeighbours.get(id) ?? []).filter(at => !isSea(board, at) && !at.includes('/'));
    if (of === undefined || to === undefined) continue;
    const units = [
      { power, type: 'F' as const, at: id },
      { power, type: 'A' as const, at: of },
    ];
    const context = textContext(variant, { ...opening, phase: 'movement', position: { ...opening.position, units } }, language);
    return orderText(context, { kind: 'convoy', type: 'F', at: id, of, to });
  }
  return undefined;
}

/** A fleet goes up a river from its mouth. */
function riverMove({ board }: Variant): WrittenOrder | undefined {
  const next = (from: Location, seen: readonly Location[]): Location | undefined =>
    board.riverSteps.get(from)?.find(to => !isSea(board, to) && !seen.includes(to));
  for (const { id } of board.provinces.filter(one => isSea(board, one.id))) {
    const first = next(id, [id]);
    const second = first && next(first, [id, first]);
    if (first && second) return { kind: 'rapid', type: 'F', at: id, path: [first, second] };
  }
  return undefined;
}
