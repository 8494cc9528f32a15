import type { InEach, Language } from '../../../lib/language.js';
import type { Seat, SheetLine, Topic } from '../../game.js';
import { battleTopics } from '../battles/battleTopics.js';
import { ordererOf } from '../board/duchies.js';
import { type Location, type PowerId, type ProvinceId, provinceOf } from '../board/location.js';
import { placeName } from '../board/placeName.js';
import type { Unit } from '../board/position.js';
import { lintOrders } from '../lint/lintOrders.js';
import type { State, Submission } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { formatOrder, type TypeAt, typesIn } from '../notation/formatOrder.js';
import { adjustmentsOf, orderBook, retreatsOfUnit } from '../orders/legalOrders.js';
import { orderKey } from '../orders/orderFault.js';
import { ORDER_NAMES } from '../orders/orderNames.js';
import { unitsByProvince } from '../orders/unitsByProvince.js';
import { virtualArmiesOf } from '../orders/virtualArmies.js';
import { votingIn } from '../votes/voting.js';

interface Matter {
  readonly key: string;
  readonly label: string;
  /** The power it is about, if another's: then orders are votes. */
  readonly of?: Seat;
  readonly orders: readonly WrittenOrder[];
}

/** How one position is spoken of in one language. */
interface Speech {
  readonly variant: Variant;
  readonly state: State;
  readonly language: Language;
  readonly typeAt: TypeAt;
}

export const speechIn = (variant: Variant, state: State, language: Language): Speech => ({
  variant,
  state,
  language,
  typeAt: typesIn(unitsByProvince(state.position)),
});

/** What a power decides in this phase: its units, or its build sites; then what it votes on. */
export const topicsOf = (variant: Variant, state: State, power: PowerId, language: Language): readonly Topic[] => {
  const speech = speechIn(variant, state, language);
  return mattersOf(speech, power).map(({ key, label, of, orders }) => ({
    key,
    label,
    ...(of !== undefined && { of }),
    choices: orders.map(order => ({ text: write(speech, order), steps: stepsOf(speech, order) })),
  }));
};

/** What is on file about each topic, and what may have been overlooked. Votes are private for ever. */
export function sheetOf(
  variant: Variant,
  state: State,
  power: PowerId,
  onFile: Submission | undefined,
  language: Language,
): readonly SheetLine[] {
  const speech = speechIn(variant, state, language);
  const orders = onFile?.orders ?? [];
  const filed = new Map(orders.map(order => [orderKey(order), order]));
  const warnings = lintOrders(variant, state, power, orders);
  return mattersOf(speech, power).map(({ key, label, of }) => {
    const order = filed.get(key);
    const vote = of !== undefined && { of, isPrivate: true };
    return { key, label, ...vote, ...(order && { text: write(speech, order) }), warnings: warnings.get(key) ?? [] };
  });
}

export const write = ({ variant, language, typeAt }: Speech, order: WrittenOrder): string =>
  formatOrder(variant.board, order, language, typeAt);

function mattersOf(speech: Speech, power: PowerId): readonly Matter[] {
  const voting = votingIn(speech.variant, speech.state);
  const own = mattersOfPower(speech, power);
  if (!voting?.electorate.has(power)) return own;
  const others = speech.variant.board.powers.filter(({ id }) => voting.voted.has(id)).flatMap(of => votedMatters(speech, of));
  return [...own, ...others.filter(({ key }) => key !== 'waive' && !own.some(matter => matter.key === key))];
}

/** Whose unit it is stands behind it: "A Lu (Lu)". */
const votedMatters = (speech: Speech, { id, name }: Seat): readonly Matter[] =>
  mattersOfPower(speech, id).map(matter => ({ ...matter, label: `${matter.label} (${name[speech.language]})`, of: { id, name } }));

function mattersOfPower(speech: Speech, power: PowerId): readonly Matter[] {
  const { variant, state } = speech;
  const { position, phase } = state;
  const own = (unit: Unit): boolean => ordererOf(unit) === power;
  const about = (unit: Unit, orders: readonly WrittenOrder[]): Matter => ({
    key: provinceOf(unit.at),
    label: unitLabel(speech, unit),
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
      return adjustmentMatters(speech, power);
    default:
      return phase satisfies never;
  }
}

function adjustmentMatters(speech: Speech, power: PowerId): readonly Matter[] {
  const { variant, state, language } = speech;
  const sites = [...adjustmentsOf(variant, state, power)];
  const matters = sites.map(([site, orders]): Matter => ({ key: site, label: placeLabel(speech, site), orders }));
  const mayWaive = state.phase === 'adjustments' && sites.some(([, orders]) => orders.some(order => order.kind === 'build'));
  return mayWaive ? [...matters, { key: 'waive', label: ORDER_NAMES.waive[language], orders: [{ kind: 'waive' }] }] : matters;
}

const CARRIED: InEach = { en: 'Move by convoy', fr: 'Attaquer par convoi' };

/** French keeps a space that does not break before it. */
const COLON: InEach = { en: ':', fr: '\u00a0:' };

/** The labels of the menus that lead to an order: its kind, whom it helps, where to. */
function stepsOf(speech: Speech, order: WrittenOrder): readonly string[] {
  const { language } = speech;
  const kind = ORDER_NAMES[order.kind][language];
  const place = (at: Location): string => placeLabel(speech, at);
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
      return [kind, helped(speech, order.of), order.to === undefined ? ORDER_NAMES.hold[language] : `→ ${place(order.to)}`];
    case 'convoy':
      return [kind, helped(speech, order.of), `→ ${place(order.to)}`];
    case 'rapid':
      return [kind, order.path.map(place).join(' → ')];
    case 'build':
      return [`${kind}${COLON[language]} ${unitLabel(speech, { ...order, power: '' })}`];
    default:
      return order satisfies never;
  }
}

function helped(speech: Speech, of: ProvinceId): string {
  const unit = speech.state.position.units.find(u => provinceOf(u.at) === of);
  return unit ? unitLabel(speech, unit) : placeLabel(speech, of);
}

const unitLabel = (speech: Speech, { type, at }: Unit): string => `${type} ${placeLabel(speech, at)}`;

const placeLabel = ({ variant, language }: Speech, at: Location): string => placeName(variant.board, at, language);

/** What a seat decides: its units or sites, or, while battles are to come, its list or its reports; and what it may say beside. */
export const topicsIn = (variant: Variant, now: State, seat: PowerId, language: Language): readonly Topic[] => [
  ...(now.fight ? [] : topicsOf(variant, now, seat, language)),
  ...battleTopics(variant, now, seat, language),
];
