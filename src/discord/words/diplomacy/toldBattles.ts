import { abbreviationOf } from '../../../games/diplomacy/battles/battleground.js';
import { outcomesOf } from '../../../games/diplomacy/battles/battleReports.js';
import { battlePlaces } from '../../../games/diplomacy/battles/declaredBattles.js';
import { formatStatement } from '../../../games/diplomacy/battles/formatStatement.js';
import type { BattleSide } from '../../../games/diplomacy/model/battle/battle.js';
import type { BattleClaim } from '../../../games/diplomacy/model/battle/battleClaim.js';
import type { Declaration } from '../../../games/diplomacy/model/battle/declaration.js';
import type { BattlesReport, Report } from '../../../games/diplomacy/model/report.js';
import type { Leaf, Told } from '../teller.js';
import { sayTurn } from './phaseWords.js';
import type { Speech } from './speech.js';

type ToldBattle = BattlesReport['battles'][number];

/** The battles of a turn, each with its sides and what came of it. */
export const battleLeaves = ({ battles, cataclysmic, claims = [] }: BattlesReport, speech: Speech): readonly Leaf[] =>
  battles.map(battle => ({
    ...leafOf(
      battle,
      claims.filter(one => one.battle === battle.id),
      speech,
    ),
    outcomes: isOnTable(battle, battles, claims) ? outcomesIn(battle, cataclysmic === true, speech) : [],
  }));

/** It is to be decided now: not over, and, where the reports on some differ, one of these. */
function isOnTable(battle: ToldBattle, battles: BattlesReport['battles'], claims: readonly BattleClaim[]): boolean {
  const isClaimed = ({ id }: ToldBattle): boolean => claims.some(one => one.battle === id);
  const differs = battles.some(one => !('by' in one) && isClaimed(one));
  return !('by' in battle) && (!differs || isClaimed(battle));
}

/** What a post about the battles of a turn is called, and whether anything has changed yet. */
export function battleTitle(report: Report, { board, tongue }: Speech): Pick<Told, 'title' | 'isInterim'> {
  if (!report.stage) return {};
  const { title } = tongue.battles;
  const turn = sayTurn({ ...report.turn, era: board.file.year.era }, tongue);
  if (report.orders.length > 0) return { title: title.results(turn) };
  const { claims = [], battles = [] } = report.war ?? {};
  const differ = battles.some(battle => !('by' in battle) && claims.some(one => one.battle === battle.id));
  const said = differ ? title.differ : report.stage === 'lists' ? title.drawnUp : title.fought;
  return { title: said(turn), isInterim: true };
}

/** What may be reported of a battle that is fought now. */
function outcomesIn(battle: ToldBattle, cataclysmic: boolean, { board, tongue, names }: Speech): Leaf['outcomes'] {
  if (battle.sides.length < 2 || battle.waitsFor.length > 0) return [];
  return outcomesOf(battle, battlePlaces({ board }, battle), cataclysmic).map(report => ({
    label: labelOf(report, { names, tongue }),
    text: formatStatement(board, report, tongue.language),
  }));
}

/** What somebody reported, as it stands on its button. */
function labelOf(
  { army, side, destroyed }: Pick<BattleClaim, 'army' | 'side' | 'destroyed'>,
  { names, tongue }: Pick<Speech, 'names' | 'tongue'>,
): string {
  const { outcome } = tongue.battles;
  return army === undefined ? outcome.nobody : outcome.won(names.power(army), side, destroyed);
}

/** Who reported what, where reports differ. */
const claimLines = (claims: readonly BattleClaim[], speech: Speech): readonly string[] =>
  claims.map(one => `• ${speech.tongue.battles.claim(speech.names.power(one.seat), labelOf(one, speech))}`);

/** One battle: where, who against whom, who supports, how many points, who defends and commands; and who won. */
function leafOf(battle: ToldBattle, claims: readonly BattleClaim[], speech: Speech): Told['groups'][number] {
  const { names, tongue } = speech;
  const { battles } = tongue;
  const { sides, primaryDefender, refused, withdrawn = [], waitsFor } = battle;
  return {
    heading: battles.heading(battle.at.map(names.place)),
    lines: [
      ...sides.flatMap(side => sideLines(side, battle, speech)),
      ...(primaryDefender === undefined ? [] : [battles.primaryDefender(names.power(primaryDefender))]),
      ...(refused.length > 0 ? [battles.refused(refused.map(names.power))] : []),
      ...(withdrawn.length > 0 ? [battles.withdrawn(withdrawn.map(names.power))] : []),
      ...(waitsFor.length > 0 ? [battles.waitsFor(waitsFor.map(names.place))] : []),
      ...claimLines(claims, speech),
      ...(claims.length > 0 && !('by' in battle) ? [] : outcomeLines(battle, speech)),
    ],
  };
}

function sideLines(side: BattleSide, { commanders }: ToldBattle, speech: Speech): readonly string[] {
  const { names, tongue } = speech;
  const { battles } = tongue;
  const commander = (power: string): string | undefined => {
    const one = commanders[power];
    return one === undefined || one === power ? undefined : names.power(one);
  };
  const [only, ...others] = side.armies;
  const isAlone = others.length === 0 && only?.power === side.leader;
  const armies = isAlone ? [] : side.armies.map(({ power, points }) => battles.army(names.power(power), points, commander(power)));
  const helpers = side.units.filter(unit => !side.contenders.some(c => c.unit === unit));
  const supports = [
    ...(helpers.length > 0 ? [battles.supports(helpers.map(unit => unitName(unit, speech)))] : []),
    ...(side.armies.length > 1 ? [battles.withdrawsAt(side.breaksAt)] : []),
  ];
  return [
    `• ${battles.side({
      declared: side.for && declared(side.for, speech),
      leader: names.power(side.leader),
      points: side.points,
      commander: isAlone ? commander(side.leader) : undefined,
      armies,
    })}`,
    ...supports.map(line => `  ${line}`),
  ];
}

function outcomeLines(battle: ToldBattle, speech: Speech): readonly string[] {
  const { names, tongue } = speech;
  const { battles } = tongue;
  if (!('by' in battle)) return battle.sides.length > 1 ? [isAtSea(battle) ? battles.table.fleets : battles.table.armies] : [];
  const who = battle.winner ? declared(battle.winner, speech) : battles.statusQuo;
  const lot = battle.undecided ? battles.won.undecided : battles.won.draw;
  const won = battle.by === 'draw' ? lot(who, names.power(battle.army ?? '')) : battles.won[battle.by](who);
  return [`**${won}**`, ...(battle.destroyed.length > 0 ? [battles.destroyed(battle.destroyed.map(unit => unitName(unit, speech)))] : [])];
}

const isAtSea = ({ sides }: ToldBattle): boolean => sides.every(side => side.units.every(unit => unit.startsWith('F ')));

/** "A wast" → "A WAST" */
export function unitName(unit: string, { board }: Speech): string {
  const [type = '', at = ''] = unit.split(' ');
  return `${type} ${abbreviationOf({ board }, at)}`;
}

export function declared({ unit, kind, at }: Declaration, speech: Speech): string {
  const { declaration } = speech.tongue.battles;
  return kind === 'move' ? declaration.move(unitName(unit, speech), speech.names.place(at)) : declaration.hold(unitName(unit, speech));
}

/** What may be declared, what was crossed off and filled in, who fell, serves and rose. */
export function battleNews(report: Report, speech: Speech): readonly string[] {
  return [...provisionalNews(report, speech), ...listNews(report, speech), ...serviceNews(report, speech)];
}

function provisionalNews({ provisional }: Report, speech: Speech): readonly string[] {
  if (!provisional) return [];
  const { names, tongue } = speech;
  const { mayDeclare, seal } = provisional;
  const powers = [...new Set(mayDeclare.map(d => d.power))];
  return [
    tongue.battles.provisional,
    ...powers.map(power =>
      tongue.battles.mayDeclare(
        names.power(power),
        mayDeclare.filter(d => d.power === power).map(d => declared(d, speech)),
      ),
    ),
    ...(seal === undefined ? [] : [tongue.battles.sealed(seal)]),
  ];
}

function listNews({ war }: Report, speech: Speech): readonly string[] {
  if (!war) return [];
  const { names, tongue } = speech;
  const { claims = [] } = war;
  const places = (at: string): string => at.split('+').map(names.place).join(' + ');
  const disputed = war.battles.filter(({ id }) => claims.some(one => one.battle === id));
  return [
    ...disputed.flatMap(battle => [
      `**${tongue.battles.heading(battle.at.map(names.place))}**`,
      ...claimLines(
        claims.filter(one => one.battle === battle.id),
        speech,
      ),
      ...('by' in battle ? outcomeLines(battle, speech) : []),
    ]),
    ...war.crossedOff.map(({ power, unit, commander }) =>
      tongue.battles.crossedOff(names.power(power), unitName(unit, speech), names.power(commander)),
    ),
    ...war.given.map(({ power, sepoy, at }) => tongue.battles.given(names.power(power), names.power(sepoy), places(at))),
    ...(war.draw === undefined ? [] : [tongue.battles.drawnWith(war.draw)]),
  ];
}

function serviceNews(
  { conquered = [], services = {}, revolts = [], provisional }: Report,
  { names, tongue, board }: Speech,
): readonly string[] {
  const { serves } = tongue.battles;
  const bonds = provisional
    ? Object.entries(services).map(([who, { as, of, won }]) => serves[as](names.power(who), names.power(of), won))
    : [];
  return [
    ...bonds,
    ...conquered.map(power => tongue.battles.conquered(names.power(power))),
    ...revolts.map(({ power, master, type, at }) =>
      tongue.battles.revolt(names.power(power), names.power(master), `${type} ${abbreviationOf({ board }, at)}`),
    ),
  ];
}
