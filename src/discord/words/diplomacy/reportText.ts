import { isUnchanged } from '../../../games/diplomacy/game/quietReports.js';
import type { OrderResult, Report } from '../../../games/diplomacy/model/report.js';
import type { ReportText } from '../presenters/gamePresenter.js';
import { battleCards, battleNews, battleTitle, bondsGroup } from './battleText.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';
import { shortOf, toldOrder } from './orderResultText.js';

/** Puts a report into words: the orders of each power, in board order; then those decided by vote, together; then the consequences. */
export function toldReport(report: Report, locale: DiplomacyLocale): ReportText {
  const voted = report.voting?.voted ?? [];
  const powers = locale.board.powers.filter(({ id }) => !voted.includes(id) && report.orders.some(o => o.power === id));
  const groups = powers.map(({ id }) => ({
    heading: locale.names.power(id),
    lines: linesOf(
      report.orders.filter(o => o.power === id),
      report,
      locale,
    ),
  }));
  return {
    ...(report.war && { detailCards: battleCards(report.war, locale) }),
    groups: [...(isUnchanged(report) ? [] : [...groups, ...neutrals(report, locale)]), ...bondsGroup(report, locale)],
    news: [
      ...(isUnchanged(report) ? [locale.strings.battles.nobodyDeclared] : []),
      ...battleNews(report, locale),
      ...virtuals(report, locale),
      ...captures(report, locale),
      ...(report.provisional ? [] : retreats(report, locale)),
      ...calls(report, locale),
      ...eliminations(report, locale),
    ],
    ...(report.provisional && { isProvisional: true }),
    ...battleTitle(report, locale),
  };
}

/** One line per order. Units without an order to which nothing happened share a line. */
function linesOf(results: readonly OrderResult[], report: Report, locale: DiplomacyLocale): string[] {
  const idle = idleUnits(results, locale);
  const told = results.filter(result => !isIdle(result)).map(result => toldOrder(result, report, locale));
  return idle.length > 0 ? [...told, locale.strings.idle(idle)] : told;
}

/** What was decided by vote, by how many, and its outcome. Units without a majority to which nothing happened share a line. */
function neutrals(report: Report, locale: DiplomacyLocale): ReportText['groups'] {
  const { strings, names } = locale;
  const results = report.orders.filter(o => report.voting?.voted.includes(o.power));
  const idle = idleNeutrals(results, report, locale);
  const told = results.filter(result => !isIdle(result)).map(r => strings.ofNeutral(names.power(r.power), toldOrder(r, report, locale)));
  const unbuilt = (report.unbuilt ?? []).map(({ power, short }) =>
    strings.unbuilt(names.power(power), strings.short(short.powers, report.voting?.whole.powers ?? 0, short.of)),
  );
  const lines = [...told, ...(idle.length > 0 ? [strings.idleNeutrals(idle)] : []), ...unbuilt];
  return lines.length > 0 ? [{ heading: strings.neutrals, lines }] : [];
}

const idleUnits = (results: readonly OrderResult[], { names }: DiplomacyLocale): readonly string[] =>
  results.filter(isIdle).flatMap(({ order }) => (order.kind === 'waive' ? [] : names.unit(order.type, order.at)));

/** Names each unit and, if anybody voted, how many powers agreed at most. */
const idleNeutrals = (results: readonly OrderResult[], { voting }: Report, locale: DiplomacyLocale): readonly string[] =>
  results.filter(isIdle).map(result => {
    const short = shortOf(result, voting, locale);
    return [...idleUnits([result], locale), ...(short === undefined ? [] : [`(${short})`])].join(' ');
  });

const isIdle = ({ written, outcome, dislodged, bonus }: OrderResult): boolean =>
  !written && outcome.kind === 'held' && outcome.against === undefined && dislodged === undefined && bonus === undefined;

export function captures({ captured }: Report, { strings, names }: DiplomacyLocale): string[] {
  const takers = [...new Set(captured.map(c => c.to))];
  return takers.map(taker =>
    strings.captured(
      names.power(taker),
      captured
        .filter(c => c.to === taker)
        .map(c => ({ centre: names.place(c.centre), from: c.from === undefined ? undefined : names.power(c.from) })),
    ),
  );
}

/** Results of virtual armies, where there is something to say. */
const virtuals = ({ virtual = [] }: Report, { strings, names }: DiplomacyLocale): string[] =>
  virtual.flatMap(({ power, at, outcome }) => strings.virtual[outcome.kind]?.(names.power(power), names.place(at)) ?? []);

const retreats = ({ after }: Report, { strings, names }: DiplomacyLocale): string[] =>
  after.dislodged.map(u => strings.mustRetreat(names.unit(u.type, u.at), names.power(u.power), u.retreats.map(names.place)));

const calls = ({ called = [] }: Report, { strings, names }: DiplomacyLocale): string[] =>
  called.map(power => strings.calledIn(names.power(power)));

const eliminations = ({ eliminated, after }: Report, { strings, names }: DiplomacyLocale): string[] =>
  eliminated.map(power =>
    Object.values(after.centres).includes(power) ? strings.outOfGame(names.power(power)) : strings.eliminated(names.power(power)),
  );
