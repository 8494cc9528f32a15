import { lostInBattle, movedInOtherBattle } from '../../../games/diplomacy/battles/lostInBattle.js';
import { type Location, provinceOf } from '../../../games/diplomacy/board/location.js';
import type { Strength } from '../../../games/diplomacy/model/outcome.js';
import type { OrderResult, Report } from '../../../games/diplomacy/model/report.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';
import { sayOrderBefore } from './sayOrder.js';
import { strengthInWords } from './sayStrength.js';

/** "A Xianyang – Anyi bounces: strength 1 (support from Shaoliang, wall −1) against 1". */
export function toldOrder(result: OrderResult, { before, voting, war }: ToldIn, locale: DiplomacyLocale): string {
  const { strings, names } = locale;
  const lostIn = lostInBattle(result, war);
  const other = movedInOtherBattle(result, war);
  const order = sayOrderBefore(result.order, before, locale);
  const verdict = toldVerdict(result, before, locale);
  const dislodgedToo = lostIn === undefined && isDislodgedByCutter(result) ? toldDislodgedToo(result.dislodged, locale) : undefined;
  const why = result.battle ? undefined : whyOf(result, locale);
  const decided = (at: readonly string[] | undefined) => bracketed(at && strings.battles.decided(at.map(names.place)));
  const sentence = strings.sentence(...noted(result, order, `${verdict}${dislodgedToo ?? ''}`, asked(result, voting, locale)), why);
  const told = [sentence, ...decided(other)].join(' ');
  const own = result.bonus
    ? [told, strings.bonus(strings.causes[result.bonus.because] ?? '', result.bonus.by)].join(strings.between)
    : told;
  const fate = [
    ...(result.dislodged === undefined || dislodgedToo !== undefined
      ? []
      : [toldDislodgement(result.dislodged, verdict === '', locale, lostIn !== undefined)]),
    ...(result.reverted ? [strings.reverted] : []),
    ...(result.destroyed ? [strings.battles.lost] : []),
  ];
  const all = verdict === '' && fate.length > 0 ? `${own} ${fate.join(strings.between)}` : [own, ...fate].join(strings.between);
  return [all, ...decided(other === undefined ? result.battle : lostIn)].join(' ');
}

/** What is read of a report to put an order into words. */
type ToldIn = Pick<Report, 'before' | 'voting' | 'war'>;

/** The outcome of an order. A support that found no such move names the unit that did something else. */
function toldVerdict({ order, outcome }: OrderResult, before: Report['before'], { strings, names }: DiplomacyLocale): string {
  const helped = outcome.kind === 'unmatched' && 'of' in order ? before.units.find(({ at }) => provinceOf(at) === order.of) : undefined;
  return helped === undefined ? strings.verdict(outcome, names) : strings.unmatchedBy(names.unit(helped.type, helped.at));
}

/** An order in the results of a phase: with its outcome and the reason only if it did not simply succeed. */
export const briefOrder = (result: OrderResult, report: ToldIn, locale: DiplomacyLocale): string =>
  isPlain(result) ? plainOrder(result, report, locale) : toldOrder(result, report, locale);

/** Precedes an order in the results: whether it succeeded or failed, or its unit was dislodged. */
export function iconOf(result: OrderResult): string {
  if (result.dislodged !== undefined || result.outcome.kind === 'dislodged' || result.destroyed) return '💥';
  return hasFailed(result) ? '❌' : '✅';
}

const FAILURES: ReadonlySet<OrderResult['outcome']['kind']> = new Set<OrderResult['outcome']['kind']>([
  'bounced',
  'own-unit',
  'no-convoy',
  'cut',
  'unmatched',
  'disrupted',
  'not-carried',
  'crowded-out',
  'not-opened',
  'illegal',
]);

/** Whether the order failed, stopped short, or was not the player's own choice. */
function hasFailed({ success, outcome }: OrderResult): boolean {
  if (!success || FAILURES.has(outcome.kind)) return true;
  if (outcome.kind === 'travelled') return outcome.because !== undefined;
  return (outcome.kind === 'disbanded' || outcome.kind === 'removed') && outcome.because !== 'ordered';
}

/** Whether the order did what it says, and nothing else happened to its unit. */
function isPlain({ outcome, success, dislodged, bonus, battle, destroyed, reverted }: OrderResult): boolean {
  if (!success || destroyed || reverted || [dislodged, bonus, battle].some(one => one !== undefined)) return false;
  switch (outcome.kind) {
    case 'given':
      return outcome.strength <= 1;
    case 'travelled':
      return outcome.because === undefined;
    case 'moved':
    case 'held':
    case 'convoyed':
    case 'raised':
    case 'retreated':
      return true;
    default:
      return false;
  }
}

/** "A Xianyang – Anyi". The outcome is said where the order names only the unit: "A Anyi holds", "A Ji becomes a fleet". */
function plainOrder(result: OrderResult, { before, voting }: Pick<Report, 'before' | 'voting'>, locale: DiplomacyLocale): string {
  const { strings, names } = locale;
  const order = sayOrderBefore(result.order, before, locale);
  const isSaid = result.outcome.kind === 'held' || result.outcome.kind === 'raised';
  const verdict = isSaid ? strings.verdict(result.outcome, names) : '';
  return strings.sentence(...noted(result, order, verdict, asked(result, voting, locale)), undefined);
}

/** An order and its verdict, with a note in brackets: after the order, or after a verdict that belongs to the unit alone. */
export function noted(
  { outcome }: OrderResult,
  order: string,
  verdict: string,
  note: string | undefined,
): [order: string, verdict: string] {
  const told = bracketed(note);
  return outcome.kind === 'held' ? [order, [verdict, ...told].join(' ')] : [[order, ...told].join(' '), verdict];
}

/**
 * Follows an order: how many voted for it, or the most that agreed on something else; or that nobody ordered it, unless the outcome says
 * so.
 */
function asked(result: OrderResult, voting: Report['voting'], locale: DiplomacyLocale): string | undefined {
  const { strings } = locale;
  if (result.behind && voting) return strings.behind(result.behind.powers, voting.whole.powers);
  const short = shortOf(result, voting, locale);
  if (short !== undefined) return strings.noMajority(short);
  if (saysSo(result)) return undefined;
  return voting?.voted.includes(result.power) ? strings.noMajority(undefined) : strings.notWritten;
}

/** Says how many powers agreed at most. Undefined if a vote had a majority, or if nobody voted. */
export function shortOf({ short }: OrderResult, voting: Report['voting'], { strings }: DiplomacyLocale): string | undefined {
  return short && voting && short.powers > 0 ? strings.short(short.powers, voting.whole.powers, short.of) : undefined;
}

const bracketed = (text: string | undefined): readonly string[] => (text === undefined ? [] : [`(${text})`]);

/** Whether somebody wrote the order, or its outcome already says that nobody did. */
export const saysSo = ({ written, outcome }: OrderResult): boolean =>
  written || outcome.kind === 'disbanded' || outcome.kind === 'removed' || outcome.kind === 'built';

/** The strengths that decided. Undefined if nothing was compared. */
export function whyOf({ outcome, order }: OrderResult, locale: DiplomacyLocale): string | undefined {
  switch (outcome.kind) {
    case 'moved':
      return compared(outcome.attack, outcome.against, undefined, locale);
    case 'bounced': {
      const target: Location = 'to' in order && order.to !== undefined ? provinceOf(order.to) : '';
      return compared(outcome.attack, outcome.against, { by: outcome.by, target }, locale);
    }
    case 'held':
      return compared(outcome.hold, outcome.against, undefined, locale);
    default:
      return undefined;
  }
}

function compared(
  mine: Strength | undefined,
  against: Strength | undefined,
  met: { readonly by: Location | undefined; readonly target: Location } | undefined,
  locale: DiplomacyLocale,
): string | undefined {
  if (mine === undefined || against === undefined) return undefined;
  const { names, strings } = locale;
  const whose = met?.by === undefined ? undefined : strings.whose(met.by === met.target ? 'at' : 'from', names.place(met.by));
  return strings.against(strengthInWords(mine, locale), strengthInWords(against, locale, whose));
}

/** Whether the attack that cut a support, and no other, also dislodged its unit. */
export const isDislodgedByCutter = (
  result: OrderResult,
): result is OrderResult & { readonly dislodged: NonNullable<OrderResult['dislodged']> } =>
  result.outcome.kind === 'cut' &&
  result.outcome.left === 0 &&
  result.dislodged !== undefined &&
  only(result.outcome.by) === result.dislodged.by;

const only = (places: readonly Location[]): Location | undefined => (places.length === 1 ? places[0] : undefined);

const toldDislodgedToo = ({ attack, against }: NonNullable<OrderResult['dislodged']>, locale: DiplomacyLocale): string =>
  locale.strings.alsoDislodged(compared(attack, against, undefined, locale) ?? '');

export function toldDislodgement(
  { by, attack, against }: NonNullable<OrderResult['dislodged']>,
  alone: boolean,
  locale: DiplomacyLocale,
  inBattle = false,
): string {
  const why = inBattle || (by === null && attack.total === 0) ? '' : (compared(attack, against, undefined, locale) ?? '');
  return locale.strings.dislodged(by === null ? undefined : locale.names.place(by), why, alone);
}
