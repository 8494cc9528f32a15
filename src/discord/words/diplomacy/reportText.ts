import { isQuietHold, isUnchanged } from '../../../games/diplomacy/game/quietReports.js';
import type { OrderResult, Report } from '../../../games/diplomacy/model/report.js';
import type { ReportText } from '../presenters/gamePresenter.js';
import { battleCards, battleNews, battleSeals, battleTitle, bondsGroup } from './battleText.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';
import { briefOrder, iconOf, shortOf } from './orderResultText.js';

/** Puts a report into words: the orders and captures of each power, in board order; then those decided by vote, together; then the consequences. */
export function toldReport(report: Report, locale: DiplomacyLocale): ReportText {
  const voted = report.voting?.voted ?? [];
  const acted = [
    ...report.orders.map(({ power }) => power),
    ...report.captured.flatMap(({ to, from }) => [to, ...(from === undefined ? [] : [from])]),
  ];
  const powers = locale.board.powers.filter(({ id }) => !voted.includes(id) && acted.includes(id));
  const groups = powers.map(({ id }) => ({ heading: locale.names.power(id), seat: id, lines: blockOf(id, report, locale) }));
  const isTold = (power: string): boolean => !isUnchanged(report) && powers.some(({ id }) => id === power);
  return {
    ...(report.war && { detailCards: battleCards(report.war, locale) }),
    groups: [...(isUnchanged(report) ? [] : [...groups, ...neutrals(report, locale)]), ...bondsGroup(report, locale)],
    news: [
      ...(isUnchanged(report) ? [locale.strings.battles.nobodyDeclared] : []),
      ...battleNews(report, locale),
      ...virtuals(report, locale),
      ...captures({ ...report, captured: report.captured.filter(({ to }) => !isTold(to)) }, locale),
      ...(report.provisional ? [] : retreats(report, locale)),
      ...calls(report, locale),
      ...eliminations(report, locale),
    ],
    seals: battleSeals(report, locale),
    ...(report.provisional && { isProvisional: true }),
    ...battleTitle(report, locale),
  };
}

/** The orders of a power, and the centres it took and lost. */
function blockOf(power: string, report: Report, locale: DiplomacyLocale): readonly string[] {
  const centres = takenBy(power, report, locale);
  const orders = report.orders.filter(order => order.power === power);
  const lost = lostBy(power, report, locale);
  return [
    ...linesOf(orders, report, locale),
    ...(centres.length > 0 ? [locale.strings.takes(centres)] : []),
    ...(lost.length > 0 ? [locale.strings.loses(lost)] : []),
  ];
}

/**
 * Orders that succeeded share a line, so that what did not stands out: it has a line each. Units that held and to which nothing happened share
 * another, and so do those without an order.
 */
function linesOf(results: readonly OrderResult[], report: Report, locale: DiplomacyLocale): string[] {
  const idle = unitsNamed(results.filter(isIdle), locale);
  const holding = unitsNamed(results.filter(isHolding), locale);
  const told = results.filter(result => !isIdle(result) && !isHolding(result));
  const asOrdered = told.filter(isAsOrdered).map(result => briefOrder(result, report, locale));
  return [
    ...(asOrdered.length > 0 ? [`${AS_ORDERED} ${asOrdered.join(' · ')}`] : []),
    ...told.filter(result => !isAsOrdered(result)).map(result => `${iconOf(result)} ${briefOrder(result, report, locale)}`),
    ...(holding.length > 0 ? [locale.strings.holding(holding)] : []),
    ...(idle.length > 0 ? [locale.strings.idle(idle)] : []),
  ];
}

/** What was decided by vote, by how many, and its outcome. Units without a majority to which nothing happened share a line. */
function neutrals(report: Report, locale: DiplomacyLocale): ReportText['groups'] {
  const { strings, names } = locale;
  const results = report.orders.filter(o => report.voting?.voted.includes(o.power));
  const idle = idleNeutrals(results, report, locale);
  const told = results
    .filter(result => !isIdle(result))
    .map(r => {
      const power = r.order.kind === 'waive' ? names.power(r.power) : names.powerBeside(r.power, r.order.at);
      return `${iconOf(r)} ${strings.ofNeutral(power, briefOrder(r, report, locale))}`;
    });
  const unbuilt = (report.unbuilt ?? []).map(({ power, short }) =>
    strings.unbuilt(names.power(power), strings.short(short.powers, report.voting?.whole.powers ?? 0, short.of)),
  );
  const lines = [...told, ...(idle.length > 0 ? [strings.idleNeutrals(idle)] : []), ...unbuilt];
  return lines.length > 0 ? [{ heading: strings.neutrals, lines }] : [];
}

const unitsNamed = (results: readonly OrderResult[], { names }: DiplomacyLocale): readonly string[] =>
  results.flatMap(({ order }) => (order.kind === 'waive' ? [] : names.unit(order.type, order.at)));

/** Names each unit and, if anybody voted, how many powers agreed at most. */
const idleNeutrals = (results: readonly OrderResult[], { voting }: Report, locale: DiplomacyLocale) =>
  results.filter(isIdle).map(result => ({ unit: unitsNamed([result], locale).join(' '), short: shortOf(result, voting, locale) }));

/** The icon of what succeeded. */
const AS_ORDERED = '✅';

/** Whether an order succeeded and neither a battle nor a vote had to decide it. */
const isAsOrdered = (result: OrderResult): boolean =>
  result.written && result.battle === undefined && result.behind === undefined && iconOf(result) === AS_ORDERED;

const isIdle = (result: OrderResult): boolean => !result.written && isQuietHold(result);

const isHolding = (result: OrderResult): boolean => result.written && result.behind === undefined && isQuietHold(result);

/** The centres that each power took, as whole sentences. */
export const captures = (report: Report, locale: DiplomacyLocale): string[] =>
  takers(report).map(power => locale.strings.captured(locale.names.power(power), takenBy(power, report, locale)));

const takers = ({ captured }: Report): readonly string[] => [...new Set(captured.map(({ to }) => to))];

const takenBy = (power: string, { captured }: Report, { names }: DiplomacyLocale) =>
  captured
    .filter(({ to }) => to === power)
    .map(({ centre, from }) => ({ centre: names.place(centre), from: from === undefined ? undefined : names.powerBeside(from, centre) }));

const lostBy = (power: string, { captured }: Report, { names }: DiplomacyLocale) =>
  captured
    .filter(({ from }) => from === power)
    .map(({ centre, to }) => ({ centre: names.place(centre), to: names.powerBeside(to, centre) }));

/** Results of virtual armies, where there is something to say. */
const virtuals = ({ virtual = [] }: Report, { strings, names }: DiplomacyLocale): string[] =>
  virtual.flatMap(({ power, at, outcome }) => strings.virtual[outcome.kind]?.(names.power(power), names.place(at)) ?? []);

const retreats = ({ after }: Report, { strings, names }: DiplomacyLocale): string[] =>
  after.dislodged.map(u => strings.mustRetreat(names.unit(u.type, u.at), names.powerBeside(u.power, u.at), u.retreats.map(names.place)));

const calls = ({ called = [] }: Report, { strings, names }: DiplomacyLocale): string[] =>
  called.map(power => strings.calledIn(names.power(power)));

const eliminations = ({ eliminated, after }: Report, { strings, names }: DiplomacyLocale): string[] =>
  eliminated.map(power =>
    Object.values(after.centres).includes(power) ? strings.outOfGame(names.power(power)) : strings.eliminated(names.power(power)),
  );
