import type { InEach, Language } from '../../../lib/language.js';
import { memoise } from '../../../lib/memoise.js';
import type { Choice, Seat, SheetLine, Topic } from '../../game.js';
import { battleTopics } from '../battles/battleTopics.js';
import { ordererOf } from '../board/duchies.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { Unit } from '../board/position.js';
import { lintOrders } from '../lint/lintOrders.js';
import type { State, Submission } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { formatLocation, formatOrder, type TypeAt, typesIn } from '../notation/formatOrder.js';
import type { LegalTexts } from '../notation/nearestOrders.js';
import { orderInFull } from '../notation/orderInFull.js';
import { adjustmentsOf, orderBook, retreatsOfUnit } from '../orders/legalOrders.js';
import { orderKey } from '../orders/orderFault.js';
import { ORDER_NAMES } from '../orders/orderNames.js';
import { unitsByProvince } from '../orders/unitsByProvince.js';
import { virtualArmiesOf } from '../orders/virtualArmies.js';
import { votingIn } from '../votes/voting.js';

/** The orders a power may give for one unit or site. */
export interface OrderTopic {
  readonly key: string;
  readonly label: string;
  readonly labelNote?: string;
  /** Set if the topic belongs to another power: orders are then votes. */
  readonly of?: Seat;
  readonly orders: readonly WrittenOrder[];
}

/** What is needed to write orders for one position in one language. */
interface TextContext {
  readonly variant: Variant;
  readonly state: State;
  readonly language: Language;
  readonly typeAt: TypeAt;
  /** The first unit in each province. */
  readonly unitIn: ReadonlyMap<ProvinceId, Unit>;
  /** The name of a place, and the label of the unit in a province. Written once, since thousands of orders name the same few. */
  readonly placeLabel: (at: Location) => string;
  readonly labelIn: (at: ProvinceId) => string;
  /** What a menu notes beside a place: its abbreviation and, where it is a target, whether it is a centre. */
  readonly codeOf: (at: Location) => string | undefined;
  readonly targetNote: (at: Location) => string | undefined;
}

export function textContext(variant: Variant, state: State, language: Language): TextContext {
  const unitIn = new Map<ProvinceId, Unit>();
  for (const unit of state.position.units) if (!unitIn.has(provinceOf(unit.at))) unitIn.set(provinceOf(unit.at), unit);
  const { board } = variant;
  const perPlace = <T>(of: (at: Location) => T): ((at: Location) => T) => memoise(of, { keyOf: at => at });
  const placeLabel = perPlace(at => placeName(board, at, language));
  const codeOf = perPlace(at => codeBeside(formatLocation(board, at), placeLabel(at)));
  const labelIn = perPlace(at => {
    const unit = unitIn.get(at);
    return unit ? `${unit.type} ${placeLabel(unit.at)}` : placeLabel(at);
  });
  const targetNote = perPlace(at => joined([codeOf(at), board.centres.has(provinceOf(at)) ? CENTRE[language] : undefined]));
  const typeAt = typesIn(unitsByProvince(board, state.position));
  return { variant, state, language, typeAt, unitIn, placeLabel, labelIn, codeOf, targetNote };
}

/** The abbreviation of a place, unless that is its name. */
const codeBeside = (code: string, name: string): string | undefined => (code.toLowerCase() === name.toLowerCase() ? undefined : code);

const joined = (notes: readonly (string | undefined)[]): string | undefined =>
  notes.filter(note => note !== undefined).join(' · ') || undefined;
const CENTRE: InEach = { en: 'supply centre', fr: 'centre' };

/** The topics of a power in this phase: its units or build sites, then what it votes on. */
export const topicsOf = (variant: Variant, state: State, power: PowerId, language: Language): readonly Topic[] => {
  const context = textContext(variant, state, language);
  return orderTopics(context, power).map(({ orders, ...topic }) => ({
    ...topic,
    choices: ownHelpedFirst(context, orders).map(order => new OrderChoice(context, order)),
  }));
};

/** An order that may be given. Its words are written when they are read: of thousands of orders a menu shows a few. */
class OrderChoice implements Choice {
  readonly #context: TextContext;
  readonly #order: WrittenOrder;
  #steps: readonly string[] | undefined;

  constructor(context: TextContext, order: WrittenOrder) {
    this.#context = context;
    this.#order = order;
  }

  get text(): string {
    return orderText(this.#context, this.#order);
  }

  get inFull(): string {
    return fullText(this.#context, this.#order);
  }

  get steps(): readonly string[] {
    this.#steps ??= stepsOf(this.#context, this.#order);
    return this.#steps;
  }

  get stepNotes(): readonly (string | undefined)[] {
    return stepNotesOf(this.#context, this.#order);
  }
}

/** The filed order of each topic, with warnings. Votes stay private after the phase. */
export function sheetOf(
  variant: Variant,
  state: State,
  power: PowerId,
  onFile: Submission | undefined,
  language: Language,
): readonly SheetLine[] {
  const context = textContext(variant, state, language);
  const orders = onFile?.orders ?? [];
  const filed = new Map(orders.map(order => [orderKey(order), order]));
  const warnings = lintOrders(variant, state, power, orders);
  return orderTopics(context, power).map(({ key, label, of }) => {
    const order = filed.get(key);
    const vote = of !== undefined && { of, isPrivate: true };
    const written = order && { text: orderText(context, order), inFull: fullText(context, order) };
    return { key, label, ...vote, ...written, warnings: warnings.get(key) ?? [] };
  });
}

export const orderText = ({ variant, language, typeAt }: TextContext, order: WrittenOrder): string =>
  formatOrder(variant.board, order, language, typeAt);

const fullText = ({ variant, language, typeAt }: TextContext, order: WrittenOrder): string =>
  orderInFull(variant.board, order, language, typeAt);

/** The order topics of a power: its units or build sites, then those it votes on. */
export function orderTopics(context: TextContext, power: PowerId): readonly OrderTopic[] {
  const voting = votingIn(context.variant, context.state);
  const own = topicsOfPower(context, power);
  if (!voting?.electorate.has(power)) return own;
  const others = context.variant.board.powers.filter(({ id }) => voting.voted.has(id)).flatMap(of => votedTopics(context, of));
  return [...own, ...others.filter(({ key }) => key !== 'waive' && !own.some(topic => topic.key === key))];
}

/** The topics of a power ordered by vote. Each label names the power, unless the place has its name: "A Yen-ling (Sung)", "A Sung". */
const votedTopics = (context: TextContext, { id, name }: Seat): readonly OrderTopic[] =>
  topicsOfPower(context, id).map(topic => {
    const isNamedAlike = context.placeLabel(topic.key) === name[context.language];
    return { ...topic, label: isNamedAlike ? topic.label : `${topic.label} (${name[context.language]})`, of: { id, name } };
  });

function topicsOfPower(context: TextContext, power: PowerId): readonly OrderTopic[] {
  const { variant, state } = context;
  const { position, phase } = state;
  const own = (unit: Unit): boolean => ordererOf(unit) === power;
  const about = (unit: Unit, orders: readonly WrittenOrder[]): OrderTopic => ({
    key: provinceOf(unit.at),
    label: unitLabel(context, unit),
    ...abbreviated(context, unit.at),
    orders,
  });
  switch (phase) {
    case 'movement': {
      const book = orderBook(variant, position, virtualArmiesOf(variant, state));
      return position.units.filter(own).map(unit => about(unit, book(unit)));
    }
    case 'retreats':
      return position.dislodged.filter(own).map(unit => about(unit, retreatsOfUnit(unit)));
    case 'placement':
    case 'adjustments':
      return adjustmentTopics(context, power);
    default:
      return phase satisfies never;
  }
}

/** What *Waive* does. */
const WAIVING: InEach = { en: 'leave a build out', fr: 'renoncer à une construction' };

function adjustmentTopics(context: TextContext, power: PowerId): readonly OrderTopic[] {
  const { variant, state, language } = context;
  const sites = [...adjustmentsOf(variant, state, power)];
  const topics = sites.map(
    ([site, orders]): OrderTopic => ({ key: site, label: context.placeLabel(site), ...abbreviated(context, site), orders }),
  );
  const mayWaive = state.phase === 'adjustments' && sites.some(([, orders]) => orders.some(order => order.kind === 'build'));
  const waiving = { key: 'waive', label: ORDER_NAMES.waive[language], labelNote: WAIVING[language], orders: [{ kind: 'waive' }] } as const;
  return mayWaive ? [...topics, waiving] : topics;
}

/** The power to which the unit in a province belongs. */
const powerAt = ({ unitIn }: TextContext, at: Location): PowerId | undefined => unitIn.get(provinceOf(at))?.power;

/** Of a support or a convoy: the power whose unit it helps, if that is another one than the unit's own. */
function foreignHelped(context: TextContext, order: WrittenOrder): PowerId | undefined {
  if (order.kind !== 'support' && order.kind !== 'convoy') return undefined;
  const helped = powerAt(context, order.of);
  return helped === powerAt(context, order.at) ? undefined : helped;
}

/** Of each kind of order, those that help one's own units before those that help others'. */
function ownHelpedFirst(context: TextContext, orders: readonly WrittenOrder[]): readonly WrittenOrder[] {
  const kinds = [...new Set(orders.map(({ kind }) => kind))];
  return kinds.flatMap(kind => {
    const alike = orders.filter(order => order.kind === kind);
    if (kind !== 'support' && kind !== 'convoy') return alike;
    const isForeign = (order: WrittenOrder): boolean => foreignHelped(context, order) !== undefined;
    return [...alike.filter(order => !isForeign(order)), ...alike.filter(isForeign)];
  });
}

const CARRIED: InEach = { en: 'Move by convoy', fr: 'Aller par convoi à' };

/** French puts a non-breaking space before it. */
const COLON: InEach = { en: ':', fr: '\u00a0:' };

/** The labels of the menus that lead to an order: its kind, the unit it helps, its target. */
function stepsOf(context: TextContext, order: WrittenOrder): readonly string[] {
  const { language, placeLabel: place, labelIn } = context;
  const kind = ORDER_NAMES[order.kind][language];
  switch (order.kind) {
    case 'hold':
    case 'raise':
    case 'disband':
    case 'remove':
    case 'waive':
      return [kind];
    case 'move':
      return order.viaConvoy ? [CARRIED[language], place(order.to)] : [kind, place(order.to)];
    case 'retreat':
      return [kind, place(order.to)];
    case 'support':
      return [kind, labelIn(order.of), order.to === undefined ? ORDER_NAMES.hold[language] : `→ ${place(order.to)}`];
    case 'convoy':
      return [kind, labelIn(order.of), `→ ${place(order.to)}`];
    case 'rapid':
      return [kind, order.path.map(place).join(' – ')];
    case 'build':
      return [`${kind}${COLON[language]} ${unitLabel(context, { ...order, power: '' })}`];
    default:
      return order satisfies never;
  }
}

/** For each of these steps the abbreviation of its place, for another power's unit that power, and, for a target or the places along a river, whether it is a centre. */
function stepNotesOf(context: TextContext, order: WrittenOrder): readonly (string | undefined)[] {
  const { variant, language, codeOf, targetNote: target } = context;
  const helped = (of: ProvinceId): string | undefined => {
    const other = foreignHelped(context, order);
    const owner = other === undefined ? undefined : variant.board.powers.find(({ id }) => id === other)?.name[language];
    return owner === undefined ? codeOf(of) : joined([codeOf(of), owner]);
  };
  switch (order.kind) {
    case 'move':
    case 'retreat':
      return [undefined, target(order.to)];
    case 'support':
      return [undefined, helped(order.of), order.to === undefined ? undefined : target(order.to)];
    case 'convoy':
      return [undefined, helped(order.of), target(order.to)];
    case 'rapid':
      return [undefined, riverNote(context, order.path)];
    default:
      return [];
  }
}

/** The abbreviations along a river, each centre marked: "ANY – LUO (supply centre)". */
const riverNote = ({ variant: { board }, language }: TextContext, path: readonly ProvinceId[]): string =>
  path.map(at => `${formatLocation(board, at)}${board.centres.has(at) ? ` (${CENTRE[language]})` : ''}`).join(' – ');

/** The abbreviation of a place, unless that is its name. */
function abbreviated({ codeOf }: TextContext, at: Location): Pick<OrderTopic, 'labelNote'> {
  const code = codeOf(at);
  return code === undefined ? {} : { labelNote: code };
}

const unitLabel = ({ placeLabel }: TextContext, { type, at }: Unit): string => `${type} ${placeLabel(at)}`;

/** What a seat decides: orders for its units or sites, or, while battles are pending, its list or reports; and its other statements. */
export const topicsIn = (variant: Variant, now: State, seat: PowerId, language: Language): readonly Topic[] => [
  ...(now.fight ? [] : topicsOf(variant, now, seat, language)),
  ...battleTopics(variant, now, seat, language),
];

/** The text of every choice of `topicsIn`, by topic, written out only when asked for. */
export function textsIn(variant: Variant, now: State, seat: PowerId, language: Language): readonly LegalTexts[] {
  const context = textContext(variant, now, language);
  const orders = now.fight ? [] : orderTopics(context, seat).map(topic => topic.orders.map(order => () => orderText(context, order)));
  const statements = battleTopics(variant, now, seat, language).map(({ choices }) =>
    choices.map(
      ({ text }) =>
        () =>
          text,
    ),
  );
  return [...orders, ...statements];
}
