import { type Location, provinceOf } from '../../../games/diplomacy/board/location.js';
import type { Strength } from '../../../games/diplomacy/model/outcome.js';
import type { OrderResult, Report } from '../../../games/diplomacy/model/report.js';
import { sayOrder } from './orderWords.js';
import type { Speech } from './speech.js';
import { sayStrength } from './strength.js';

/** "A Xianyang – Anyi bounces: 1 + 1 (Shaoliang) − 1 (wall) against 1". */
export function toldOrder(result: OrderResult, { before, voting }: Pick<Report, 'before' | 'voting'>, speech: Speech): string {
  const { tongue, names } = speech;
  const order = sayOrder(result.order, before, speech);
  const verdict = tongue.verdict(result.outcome, names);
  const why = result.battle ? undefined : whyOf(result, speech);
  const told = tongue.sentence([order, ...bracketed(asked(result, voting, speech))].join(' '), verdict, why);
  const own = result.bonus ? [told, tongue.bonus(tongue.causes[result.bonus.because] ?? '', result.bonus.by)].join(tongue.between) : told;
  const fate = [
    ...(result.dislodged === undefined ? [] : [toldDislodgement(result.dislodged, verdict === '', speech, isLost(result))]),
    ...(result.reverted ? [tongue.reverted] : []),
    ...(result.destroyed ? [tongue.battles.lost] : []),
  ];
  const all = verdict === '' && fate.length > 0 ? `${own} ${fate.join(tongue.between)}` : [own, ...fate].join(tongue.between);
  return [all, ...bracketed(result.battle && tongue.battles.decided(result.battle.map(names.place)))].join(' ');
}

/** The battle for its own place decided that it is dislodged: the numbers of the orders did not. */
const isLost = ({ order, battle }: OrderResult): boolean => 'at' in order && battle?.includes(provinceOf(order.at)) === true;

/** Behind an order: how many voted for it, or agreed on something else at most; or that nobody gave it, where nothing else says so. */
function asked(result: OrderResult, voting: Report['voting'], speech: Speech): string | undefined {
  const { tongue } = speech;
  if (result.behind && voting) return tongue.behind(result.behind.powers, voting.whole.powers);
  const short = shortOf(result, voting, speech);
  if (short !== undefined) return tongue.noMajority(short);
  if (saysSo(result)) return undefined;
  return voting?.voted.includes(result.power) ? tongue.noMajority(undefined) : tongue.notWritten;
}

/** How many powers agreed at most, where no vote carried and somebody voted. */
export function shortOf({ short }: OrderResult, voting: Report['voting'], { tongue }: Speech): string | undefined {
  return short && voting && short.powers > 0 ? tongue.short(short.powers, voting.whole.powers, short.of) : undefined;
}

const bracketed = (text: string | undefined): readonly string[] => (text === undefined ? [] : [`(${text})`]);

/** Somebody wrote the order, or what became of it says already that nobody did. */
export const saysSo = ({ written, outcome }: OrderResult): boolean =>
  written || outcome.kind === 'disbanded' || outcome.kind === 'removed' || outcome.kind === 'built';

/** The strengths that decided, if it came to a comparison. */
export function whyOf({ outcome, order }: OrderResult, speech: Speech): string | undefined {
  switch (outcome.kind) {
    case 'moved':
      return compared(outcome.attack, outcome.against, undefined, speech);
    case 'bounced': {
      const target: Location = 'to' in order && order.to !== undefined ? provinceOf(order.to) : '';
      return compared(outcome.attack, outcome.against, outcome.by === target ? undefined : outcome.by, speech);
    }
    case 'held':
      return compared(outcome.hold, outcome.against, undefined, speech);
    default:
      return undefined;
  }
}

function compared(mine: Strength | undefined, against: Strength | undefined, from: string | undefined, speech: Speech): string | undefined {
  if (mine === undefined || against === undefined) return undefined;
  const say = (strength: Strength): string => sayStrength(strength, speech.names, speech.tongue.causes);
  return speech.tongue.against(say(mine), say(against), from === undefined ? undefined : speech.names.place(from));
}

export function toldDislodgement(
  { by, attack, against }: NonNullable<OrderResult['dislodged']>,
  alone: boolean,
  speech: Speech,
  inBattle = false,
): string {
  const why = inBattle || (by === null && attack.total === 0) ? '' : (compared(attack, against, undefined, speech) ?? '');
  return speech.tongue.dislodged(by === null ? undefined : speech.names.place(by), why, alone);
}
