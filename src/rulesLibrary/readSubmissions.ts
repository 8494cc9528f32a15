import { z } from 'zod';
import { HOST } from '../games/diplomacy/battles/battleReports.js';
import { readStatementLine } from '../games/diplomacy/battles/battleTopics.js';
import { formatStatement } from '../games/diplomacy/battles/formatStatement.js';
import { type PowerId, provinceOf } from '../games/diplomacy/board/location.js';
import type { BattleStatement } from '../games/diplomacy/model/battle/battleStatement.js';
import { type Submission, submission } from '../games/diplomacy/model/state.js';
import { type UnitOrder, type WrittenOrder, writtenOrder } from '../games/diplomacy/model/writtenOrder.js';
import { type OrderEntry, orderEntry } from '../games/diplomacy/votes/orderEntry.js';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { badForm, isSeat, type LoadedState } from './loadState.js';

/** What one power sends: text (orders separated by newlines or `;`), a list of orders, or a submission from `parseOrders`. */
export type PowerOrders = string | readonly WrittenOrder[] | Submission;

/** An order that does not count, and why. Its unit holds or disbands, or nothing is built. */
export interface RefusedText {
  readonly power: PowerId;
  /** The text, if the power sent text. */
  readonly typed?: string;
  /** The order, if the power sent orders. */
  readonly order?: WrittenOrder;
  readonly fault: Fault;
}

export interface ReadSubmissions {
  readonly submissions: ReadonlyMap<PowerId, Submission>;
  readonly refused: readonly RefusedText[];
}

const powerOrders = z.union([z.string(), z.array(writtenOrder).readonly(), submission]);
const ordersOfPowers = z.record(z.string(), powerOrders);

/** Reads what all powers send. Faults: `bad-orders` { where, message }, `not-played` { power }. */
export function readSubmissions(loaded: LoadedState, json: unknown): Result<ReadSubmissions, Fault> {
  const formed = ordersOfPowers.safeParse(json);
  if (!formed.success) return refuse(badForm('bad-orders', formed.error));
  const stranger = Object.keys(formed.data).find(power => !isSeat(loaded, power));
  if (stranger !== undefined) return refuse({ code: 'not-played', power: stranger });
  const entry = orderEntry(loaded.variant, loaded.state);
  const read = Object.entries(formed.data).map(([power, sent]) => ({ power, ...readPower(loaded, entry, power, sent) }));
  return ok({
    submissions: new Map(read.map(({ power, submission }) => [power, submission])),
    refused: read.flatMap(({ refused }) => refused),
  });
}

interface PowerRead {
  readonly submission: Submission;
  readonly refused: readonly RefusedText[];
}

function readPower(loaded: LoadedState, entry: OrderEntry, power: PowerId, sent: PowerOrders): PowerRead {
  if (typeof sent === 'string') return readText(loaded, power, sent);
  const { orders, said = [] } = 'orders' in sent ? sent : { orders: sent };
  const kept = power === HOST ? { orders: [], refused: [] } : keptOrders(loaded, entry, power, orders);
  const stated = keptStatements(loaded, power, said);
  return {
    submission: { orders: kept.orders, ...(stated.said.length > 0 && { said: stated.said }) },
    refused: [...kept.refused, ...stated.refused],
  };
}

function readText({ game, state }: LoadedState, power: PowerId, text: string): PowerRead {
  const { submission, lines } = game.read(state, power, text, undefined, 'en', 0);
  return { submission, refused: lines.flatMap(({ typed, fault }) => (fault ? [{ power, typed, fault }] : [])) };
}

function keptOrders(loaded: LoadedState, entry: OrderEntry, power: PowerId, sent: readonly WrittenOrder[]) {
  const refused: RefusedText[] = [];
  let orders: readonly WrittenOrder[] = [];
  for (const order of sent) {
    const fault = outOfPhase(loaded, order) ?? wrongType(loaded, order) ?? entry.faultOf(power, order);
    const laid = fault ? { orders, fault } : entry.overlay(power, orders, order);
    orders = laid.orders;
    if (laid.fault) refused.push({ power, order, fault: laid.fault });
  }
  return { orders, refused };
}

/** While battles are pending, only statements are accepted. Fault: `not-now` { kind }. */
const outOfPhase = ({ state: { fight } }: LoadedState, { kind }: WrittenOrder): Fault | undefined => fight && { code: 'not-now', kind };

/** An order must name the type its unit has on the board. Fault: `wrong-type` { at, type }. */
function wrongType({ state: { position } }: LoadedState, order: WrittenOrder): Fault | undefined {
  if (order.kind === 'waive' || order.kind === 'build') return undefined;
  const unit = unitsUnder(order, position).find(({ at }) => at === order.at);
  return unit && unit.type !== order.type ? { code: 'wrong-type', at: provinceOf(unit.at), type: unit.type } : undefined;
}

const unitsUnder = ({ kind }: UnitOrder, { units, dislodged }: LoadedState['state']['position']) =>
  kind === 'retreat' || kind === 'disband' ? dislodged : units;

/** Checks statements by formatting them as text and reading the text. */
function keptStatements({ variant, state }: LoadedState, power: PowerId, sent: readonly BattleStatement[]) {
  const refused: RefusedText[] = [];
  let said: readonly BattleStatement[] = [];
  for (const one of sent) {
    const typed = formatStatement(variant.board, one, 'en');
    const read = variant.battles ? readStatementLine(variant, state, power, typed, said) : refuse({ code: 'not-understood', typed });
    if (read.ok) said = read.value.said;
    else refused.push({ power, typed, fault: read.fault });
  }
  return { said, refused };
}
