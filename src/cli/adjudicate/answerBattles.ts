import { barredAt } from '../../games/diplomacy/battles/barredCommanders.js';
import { abbreviationOf, type Battleground } from '../../games/diplomacy/battles/battleground.js';
import { checkEntries } from '../../games/diplomacy/battles/checkEntries.js';
import type { FoughtBattle } from '../../games/diplomacy/battles/dependentBattles.js';
import { drawBattle } from '../../games/diplomacy/battles/drawBattle.js';
import { formBattles } from '../../games/diplomacy/battles/formBattles.js';
import { mayDeclare } from '../../games/diplomacy/battles/mayDeclare.js';
import type { BattleResults } from '../../games/diplomacy/battles/resolveBattles.js';
import { type ProvinceId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Turn } from '../../games/diplomacy/board/position.js';
import type { Battle, BattleSide } from '../../games/diplomacy/model/battle/battle.js';
import type { GrantedEntry } from '../../games/diplomacy/model/battle/battleGrants.js';
import type { BattleList } from '../../games/diplomacy/model/battle/battleList.js';
import type { Declaration } from '../../games/diplomacy/model/battle/declaration.js';
import type { Fault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { type Called, declaredBy, unitNameOf } from './askedBattles.js';
import type { AdjudicationRequest } from './question.js';
import type { Sentences } from './sentences.js';

type AskedList = AdjudicationRequest['lists'][number];
interface Field {
  readonly sentences: Sentences;
  readonly called: Called;
  readonly ground: Battleground;
}
type AskedResult = NonNullable<AdjudicationRequest['won']>[number];

/** The battle results given in a question. Refuses results that could not have been declared. */
export function foughtIn(ground: Battleground, called: Called, { won = [], options }: AdjudicationRequest): Result<BattleResults, Fault> {
  const may = mayDeclare(ground);
  const faults: Fault[] = [];
  const fought = won.map((result): FoughtBattle => {
    const at = result.at.map(typed => placeIn(called, typed, faults));
    const declared = result.declared.flatMap(typed => declaredAt(called, may, at, typed, faults));
    const winner = result.winner === null ? undefined : declaredAt(called, may, at, result.winner, faults)[0];
    return winner ? { at, declared, winner } : { at, declared };
  });
  const destroyed = won.flatMap((result: AskedResult) => result.destroyed.map(typed => unitNameOf(called, typed) ?? typed));
  const [fault] = faults;
  return fault ? refuse(fault) : ok({ fought, destroyed, dependent: options.dependent });
}

function placeIn(called: Called, typed: string, faults: Fault[]): ProvinceId {
  const at = called.place(typed);
  if (at === undefined) faults.push({ code: 'unknown-place', typed });
  return provinceOf(at ?? typed);
}

function declaredAt(
  called: Called,
  may: readonly Declaration[],
  at: readonly ProvinceId[],
  typed: string,
  faults: Fault[],
): readonly Declaration[] {
  const here = may.filter(d => at.includes(d.at));
  const unit = declaredBy(here, unitNameOf(called, typed) ?? typed);
  const own = here.filter(d => d.unit === unit);
  const declaration = own.find(d => d.kind === 'move') ?? own[0];
  if (!declaration) faults.push({ code: 'may-not-declare', unit });
  return declaration ? [declaration] : [];
}

/** What may be declared after a provisional result, and which battles the lists lead to. */
export function battlesTold({ sentences, called, ground }: Field, turn: Turn, asked: AdjudicationRequest, { fought }: BattleResults) {
  const may = mayDeclare(ground);
  const read = asked.lists.map(list => readList(called, ground, may, list));
  const lists = read.map(({ list }) => list);
  const { scale, sides, dependent } = asked.options;
  const drawnUp = formBattles(ground, turn, { scale, sides, dependent }, lists, fought);
  const unit = (name: string): string => unitTold(ground, name);
  const entry = ({ power, unit: name, kind, commander }: GrantedEntry) => ({ power, unit: unit(name), kind, commander });
  return {
    mayDeclare: may.map(({ power, unit: name, kind, at }) => ({ power, unit: unit(name), kind, at: abbreviationOf(ground, at) })),
    granted: drawnUp.granted.map(entry),
    crossedOff: drawnUp.crossedOff.map(entry),
    battles: drawnUp.battles.map(battle => ({ ...battleTold(ground, battle), ...drawTold(ground, asked.seed, battle, lists) })),
    listFaults: read.flatMap(({ list: { power }, faults }) =>
      [...faults].map(([index, fault]) => ({ power, entry: index, code: fault.code, message: sentences.fault(fault) })),
    ),
  };
}

function readList(called: Called, ground: Battleground, may: readonly Declaration[], asked: AskedList) {
  const power = called.power(asked.power) ?? asked.power.toLowerCase();
  const commanders = asked.commanders ?? [power];
  const place = (typed: string): ProvinceId => provinceOf(called.place(typed) ?? typed);
  const nation = (typed: string): string => called.power(typed) ?? typed;
  const own = may.filter(declaration => declaration.power === power);
  const wishes = asked.list.map(({ unit, kind, commander }) => ({
    unit: declaredBy(own, unitNameOf(called, unit) ?? unit),
    kind,
    commander,
  }));
  const { entries, faults } = checkEntries(own, { commanders, barred: declaration => barredAt(ground, declaration) }, wishes);
  const list: BattleList = {
    power,
    commanders,
    entries,
    refuse: asked.refuse.map(one => (typeof one === 'string' ? { power: nation(one) } : { power: nation(one.power), at: place(one.at) })),
    away: asked.away.map(place),
    favour: asked.favour.map(nation),
    withdraw: [],
  };
  return { list, faults };
}

function battleTold(ground: Battleground, { id, at, sides, primaryDefender, refused, commanders, waitsFor }: Battle) {
  const place = (id: ProvinceId): string => abbreviationOf(ground, id);
  return {
    id,
    at: at.map(place),
    sides: sides.map(side => sideTold(ground, side)),
    primaryDefender: primaryDefender ?? null,
    refused,
    commanders,
    waitsFor: waitsFor.map(place),
  };
}

const sideTold = (ground: Battleground, side: BattleSide) => ({
  for: side.for ? unitTold(ground, side.for.unit) : null,
  leader: side.leader,
  units: side.units.map(name => unitTold(ground, name)).sort(),
  strength: side.strength,
  breaksAt: side.breaksAt,
  points: side.points,
  armies: side.armies,
});

function drawTold(ground: Battleground, seed: string | undefined, battle: Battle, lists: readonly BattleList[]) {
  if (seed === undefined || battle.waitsFor.length > 0) return {};
  const { army, winner } = drawBattle(seed, battle, lists);
  return { drawn: { army, winner: winner ? unitTold(ground, winner.unit) : null } };
}

/** "A wast" → "A WAST" */
function unitTold(ground: Battleground, name: string): string {
  const [type = '', at = ''] = name.split(' ');
  return `${type} ${abbreviationOf(ground, at)}`;
}
