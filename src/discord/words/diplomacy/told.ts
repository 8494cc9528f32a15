import type { OrderResult, Report } from '../../../games/diplomacy/model/report.js';
import type { Told } from '../teller.js';
import type { Speech } from './speech.js';
import { battleLeaves, battleNews, battleTitle } from './toldBattles.js';
import { shortOf, toldOrder } from './toldOrder.js';

/** A report in words: the orders power by power, as the board counts the powers, those ordered by vote together; then what came of them. */
export function toldReport(report: Report, speech: Speech): Told {
  const voted = report.voting?.voted ?? [];
  const powers = speech.board.powers.filter(({ id }) => !voted.includes(id) && report.orders.some(o => o.power === id));
  const groups = powers.map(({ id }) => ({
    heading: speech.names.power(id),
    lines: linesOf(
      report.orders.filter(o => o.power === id),
      report,
      speech,
    ),
  }));
  return {
    ...(report.war && { leaves: battleLeaves(report.war, speech) }),
    groups: [...groups, ...neutrals(report, speech)],
    news: [
      ...battleNews(report, speech),
      ...virtuals(report, speech),
      ...captures(report, speech),
      ...(report.provisional ? [] : retreats(report, speech)),
      ...calls(report, speech),
      ...eliminations(report, speech),
    ],
    ...(report.provisional && { isProvisional: true }),
    ...battleTitle(report, speech),
  };
}

/** Orders one by one; the units without an order to which nothing happened, in one line. */
function linesOf(results: readonly OrderResult[], report: Report, speech: Speech): string[] {
  const idle = idleUnits(results, speech);
  const told = results.filter(result => !isIdle(result)).map(result => toldOrder(result, report, speech));
  return idle.length > 0 ? [...told, speech.tongue.idle(idle)] : told;
}

/** What was agreed on, by how many, and what became of it; the units on which nobody agreed and to which nothing happened, in one line. */
function neutrals(report: Report, speech: Speech): Told['groups'] {
  const { tongue, names } = speech;
  const results = report.orders.filter(o => report.voting?.voted.includes(o.power));
  const idle = idleNeutrals(results, report, speech);
  const told = results.filter(result => !isIdle(result)).map(r => tongue.ofNeutral(names.power(r.power), toldOrder(r, report, speech)));
  const unbuilt = (report.unbuilt ?? []).map(({ power, short }) =>
    tongue.unbuilt(names.power(power), tongue.short(short.powers, report.voting?.whole.powers ?? 0, short.of)),
  );
  const lines = [...told, ...(idle.length > 0 ? [tongue.idleNeutrals(idle)] : []), ...unbuilt];
  return lines.length > 0 ? [{ heading: tongue.neutrals, lines }] : [];
}

const idleUnits = (results: readonly OrderResult[], { names }: Speech): readonly string[] =>
  results.filter(isIdle).flatMap(({ order }) => (order.kind === 'waive' ? [] : names.unit(order.type, order.at)));

/** Each with how many powers agreed at most, if anybody voted. */
const idleNeutrals = (results: readonly OrderResult[], { voting }: Report, speech: Speech): readonly string[] =>
  results.filter(isIdle).map(result => {
    const short = shortOf(result, voting, speech);
    return [...idleUnits([result], speech), ...(short === undefined ? [] : [`(${short})`])].join(' ');
  });

const isIdle = ({ written, outcome, dislodged, bonus }: OrderResult): boolean =>
  !written && outcome.kind === 'held' && outcome.against === undefined && dislodged === undefined && bonus === undefined;

export function captures({ captured }: Report, { tongue, names }: Speech): string[] {
  const takers = [...new Set(captured.map(c => c.to))];
  return takers.map(taker =>
    tongue.captured(
      names.power(taker),
      captured
        .filter(c => c.to === taker)
        .map(c => ({ centre: names.place(c.centre), from: c.from === undefined ? undefined : names.power(c.from) })),
    ),
  );
}

/** What virtual armies came to, unless it is nothing new. */
const virtuals = ({ virtual = [] }: Report, { tongue, names }: Speech): string[] =>
  virtual.flatMap(({ power, at, outcome }) => tongue.virtual[outcome.kind]?.(names.power(power), names.place(at)) ?? []);

const retreats = ({ after }: Report, { tongue, names }: Speech): string[] =>
  after.dislodged.map(u => tongue.mustRetreat(names.unit(u.type, u.at), names.power(u.power), u.retreats.map(names.place)));

const calls = ({ called = [] }: Report, { tongue, names }: Speech): string[] => called.map(power => tongue.calledIn(names.power(power)));

const eliminations = ({ eliminated, after }: Report, { tongue, names }: Speech): string[] =>
  eliminated.map(power =>
    Object.values(after.centres).includes(power) ? tongue.outOfGame(names.power(power)) : tongue.eliminated(names.power(power)),
  );
