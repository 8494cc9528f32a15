import { isOnTable } from '../../../games/diplomacy/battles/battleCards.js';
import { outcomesOf } from '../../../games/diplomacy/battles/battleReports.js';
import { battlePlaces } from '../../../games/diplomacy/battles/declaredBattles.js';
import { fightersElsewhere } from '../../../games/diplomacy/battles/fightElsewhere.js';
import { formatStatement } from '../../../games/diplomacy/battles/formatStatement.js';
import type { BattleSide } from '../../../games/diplomacy/model/battle/battle.js';
import type { BattleClaim } from '../../../games/diplomacy/model/battle/battleClaim.js';
import type { Declaration } from '../../../games/diplomacy/model/battle/declaration.js';
import type { BattlesReport, Report } from '../../../games/diplomacy/model/report.js';
import type { DetailCard, ReportText } from '../presenters/gamePresenter.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';
import { sayTurn } from './sayPhase.js';

type ToldBattle = BattlesReport['battles'][number];

/** Returns a card for each battle of a turn, with its sides and its outcome. */
export const battleCards = ({ battles, cataclysmic, claims = [] }: BattlesReport, locale: DiplomacyLocale): readonly DetailCard[] =>
  battles.map(battle => ({
    ...battleCard(battle, { battles, claims: claims.filter(one => one.battle === battle.id) }, locale),
    outcomes: isOnTable(battle, battles, claims) ? outcomesIn(battle, cataclysmic === true, locale) : [],
  }));

/**
 * Returns the title of a post about the battles of a turn, and whether nothing has changed yet. Empty if the report has no battle stage.
 */
export function battleTitle(report: Report, { board, strings }: DiplomacyLocale): Pick<ReportText, 'title' | 'isInterim'> {
  if (!report.stage) return {};
  const { title } = strings.battles;
  const turn = sayTurn({ ...report.turn, era: board.file.year.era }, strings);
  if (report.orders.length > 0) return { title: title.results(turn) };
  const { claims = [], battles = [] } = report.war ?? {};
  const differ = battles.some(battle => !('by' in battle) && claims.some(one => one.battle === battle.id));
  const said = differ ? title.differ : report.stage === 'lists' ? title.drawnUp : title.fought;
  return { title: said(turn), isInterim: true };
}

/** Returns the outcomes that can be reported for a battle. */
function outcomesIn(battle: ToldBattle, cataclysmic: boolean, { board, strings, names }: DiplomacyLocale): DetailCard['outcomes'] {
  if (battle.sides.length < 2 || battle.waitsFor.length > 0) return [];
  return outcomesOf(battle, battlePlaces({ board }, battle), cataclysmic).map(report => ({
    label: labelOf(report, { names, strings }),
    text: formatStatement(board, report, strings.language),
  }));
}

/** Returns the label of the button for an outcome. */
function labelOf(
  { army, side, destroyed }: Pick<BattleClaim, 'army' | 'side' | 'destroyed'>,
  { names, strings }: Pick<DiplomacyLocale, 'names' | 'strings'>,
): string {
  const { outcome } = strings.battles;
  return army === undefined ? outcome.nobody : outcome.won(names.power(army), side, destroyed);
}

/** Says who reported what, where reports differ. */
const claimLines = (claims: readonly BattleClaim[], locale: DiplomacyLocale): readonly string[] =>
  claims.map(one => `• ${locale.strings.battles.claim(locale.names.power(one.seat), labelOf(one, locale))}`);

/** Describes a battle: where, who against whom, who supports, how many points, who defends and commands; and who won, or why nobody fought. */
function battleCard(
  battle: ToldBattle,
  { battles: all, claims }: { readonly battles: readonly ToldBattle[]; readonly claims: readonly BattleClaim[] },
  locale: DiplomacyLocale,
): ReportText['groups'][number] {
  const { names, strings } = locale;
  const { battles } = strings;
  const { sides, primaryDefender, refused, withdrawn = [], waitsFor } = battle;
  return {
    heading: battles.heading(battle.at.map(names.place)),
    lines: [
      ...sides.flatMap(side => sideLines(side, battle, locale)),
      ...(primaryDefender === undefined ? [] : [battles.primaryDefender(names.power(primaryDefender))]),
      ...(refused.length > 0 ? [battles.refused(refused.map(names.power))] : []),
      ...(withdrawn.length > 0 ? [battles.withdrawn(withdrawn.map(names.power))] : []),
      ...(waitsFor.length > 0 ? [battles.waitsFor(waitsFor.map(names.place))] : []),
      ...claimLines(claims, locale),
      ...(claims.length > 0 && !('by' in battle) ? [] : outcomeLines(battle, locale)),
      ...whyNoFight(battle, all, locale),
    ],
  };
}

function sideLines(side: BattleSide, battle: ToldBattle, locale: DiplomacyLocale): readonly string[] {
  const { names, strings } = locale;
  const { battles } = strings;
  const { commanders } = battle;
  const commander = (power: string): string | undefined => {
    const one = commanders[power];
    return one === undefined || one === power ? undefined : names.power(one);
  };
  const [only, ...others] = side.armies;
  const isAlone = others.length === 0 && only?.power === side.leader;
  const armies = isAlone ? [] : side.armies.map(({ power, points }) => battles.army(names.power(power), points, commander(power)));
  const helpers = side.units.filter(unit => !side.contenders.some(c => c.unit === unit));
  const supports = [
    ...(helpers.length > 0 ? [battles.supports(helpers.map(unit => unitName(unit, locale)))] : []),
    ...(side.armies.length > 1 && !isDrawn(battle) ? [battles.withdrawsAt(side.breaksAt)] : []),
  ];
  return [
    `• ${battles.side({
      declared: side.for && declared(side.for, locale),
      leader: names.power(side.leader),
      points: side.points,
      commander: isAlone ? commander(side.leader) : undefined,
      armies,
    })}`,
    ...supports.map(line => `  ${line}`),
  ];
}

/** Why a battle was won without a fight, unless its card already says who was turned away or withdrew. */
function whyNoFight(battle: ToldBattle, battles: readonly ToldBattle[], { names, strings }: DiplomacyLocale): readonly string[] {
  if (!('by' in battle) || battle.by !== 'unopposed' || battle.refused.length > 0 || battle.withdrawn !== undefined) return [];
  const { noFight } = strings.battles;
  const away = fightersElsewhere(battle, battles);
  if (away.length === 0) return [noFight.nobody(battle.at.map(names.place))];
  return away.map(({ power, unit, home, at }) =>
    noFight.elsewhere(unit.slice(0, 1), names.power(power), names.place(home), at.map(names.place)),
  );
}

/** Whether the battle was decided by lot: no army breaks in it. */
const isDrawn = (battle: ToldBattle): boolean => 'by' in battle && battle.by === 'draw';

function outcomeLines(battle: ToldBattle, locale: DiplomacyLocale): readonly string[] {
  const { names, strings } = locale;
  const { battles } = strings;
  if (!('by' in battle)) return battle.sides.length > 1 ? [isAtSea(battle) ? battles.table.fleets : battles.table.armies] : [];
  const who = battle.winner ? declared(battle.winner, locale) : battles.statusQuo;
  const lot = battle.undecided ? battles.won.undecided : battles.won.draw;
  const won = battle.by === 'draw' ? lot(who, names.power(battle.army ?? '')) : battles.won[battle.by](who);
  return [`**${won}**`, ...(battle.destroyed.length > 0 ? [battles.destroyed(battle.destroyed.map(unit => unitName(unit, locale)))] : [])];
}

const isAtSea = ({ sides }: ToldBattle): boolean => sides.every(side => side.units.every(unit => unit.startsWith('F ')));

/** "A wast" → "A Wastelands"; "V sylv" → "the virtual army of Sylvania". */
export function unitName(unit: string, { names, strings }: Pick<DiplomacyLocale, 'names' | 'strings'>): string {
  const [type = '', at = ''] = unit.split(' ');
  return type === 'V' ? strings.battles.virtualArmy(names.place(at)) : `${type} ${names.place(at)}`;
}

export function declared({ unit, kind, at }: Declaration, locale: DiplomacyLocale): string {
  const { declaration } = locale.strings.battles;
  return kind === 'move' ? declaration.move(unitName(unit, locale), locale.names.place(at)) : declaration.hold(unitName(unit, locale));
}

/** The news about battles: what may be declared, what was crossed off and filled in, who was conquered, serves or revolted. */
export function battleNews(report: Report, locale: DiplomacyLocale): readonly string[] {
  return [...provisionalNews(report, locale), ...listNews(report, locale), ...serviceNews(report, locale)];
}

function provisionalNews({ provisional }: Report, locale: DiplomacyLocale): readonly string[] {
  if (!provisional) return [];
  const { names, strings } = locale;
  const { mayDeclare } = provisional;
  const powers = [...new Set(mayDeclare.map(d => d.power))];
  return [
    strings.battles.provisional,
    ...powers.map(power =>
      strings.battles.mayDeclare(
        names.power(power),
        mayDeclare.filter(d => d.power === power).map(d => declared(d, locale)),
      ),
    ),
  ];
}

/** Declarations crossed off are told once, when the lists are in. */
function listNews({ war, stage }: Report, locale: DiplomacyLocale): readonly string[] {
  if (!war) return [];
  const { names, strings } = locale;
  const { claims = [] } = war;
  const places = (at: string): string => at.split('+').map(names.place).join(' + ');
  const disputed = war.battles.filter(({ id }) => claims.some(one => one.battle === id));
  return [
    ...disputed.flatMap(battle => [
      `**${strings.battles.heading(battle.at.map(names.place))}**`,
      ...claimLines(
        claims.filter(one => one.battle === battle.id),
        locale,
      ),
      ...('by' in battle ? outcomeLines(battle, locale) : []),
    ]),
    ...(stage === 'lists' ? war.crossedOff : []).map(({ power, unit, commander }) =>
      strings.battles.crossedOff(names.power(power), unitName(unit, locale), names.power(commander)),
    ),
    ...war.given.map(({ power, sepoy, at }) => strings.battles.given(names.power(power), names.power(sepoy), places(at))),
  ];
}

/** How to verify the draw of the battles: before it the hash of its key, afterwards the key. */
export const battleSeals = ({ provisional, war }: Report, { strings }: DiplomacyLocale): readonly string[] => [
  ...(provisional?.seal === undefined ? [] : [strings.battles.sealed(provisional.seal)]),
  ...(war?.draw === undefined ? [] : [strings.battles.drawnWith(war.draw)]),
];

/** Who serves whom, with the battles won. */
export function bondsGroup({ services = {}, orders }: Report, { names, strings }: DiplomacyLocale): ReportText['groups'] {
  if (orders.length === 0) return [];
  const { serves, bonds } = strings.battles;
  const lines = Object.entries(services).map(([who, { as, of, won }]) => serves[as](names.power(who), names.power(of), won));
  return lines.length > 0 ? [{ heading: bonds, lines }] : [];
}

function serviceNews({ conquered = [], revolts = [] }: Report, { names, strings }: DiplomacyLocale): readonly string[] {
  return [
    ...conquered.map(power => strings.battles.conquered(names.power(power))),
    ...revolts.map(({ power, master, type, at }) => strings.battles.revolt(names.power(power), names.power(master), names.unit(type, at))),
  ];
}
