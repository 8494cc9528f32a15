import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { type PowerId, provinceOf } from '../../games/diplomacy/board/location.js';
import { report as diplomacyReport, type OrderResult } from '../../games/diplomacy/model/report.js';
import { state as diplomacyState, type State, submission } from '../../games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import type { AnyGame, SeatId } from '../../games/game.js';
import { asJson } from '../../lib/jsonPatch.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { FiledPhase, MatchFile } from '../model/matchFile.js';
import { DIPNET, type DipnetPosition, dipnetName, dipnetPosition, placeName, unitName, walks, withoutDislodged } from './dipnetForm.js';
import { firstState, isIdle } from './resolvedPhase.js';

/**
 * A record of Classic as the Python package `diplomacy` saves games, in one line (docs/record.md says what it cannot hold). Phases in which
 * nobody had a choice are left out, as the package leaves them out. Its id is a hash of what it has. Refuses other games.
 */
export function writeDipnetRecord(game: AnyGame, file: MatchFile): Result<string, HostingFault> {
  if (game.id !== DIPNET.game) return refuse({ code: 'dipnet-classic-only' });
  const phases = phasesOf(game, file);
  const id = bytesToHex(sha256(utf8ToBytes(JSON.stringify(phases)))).slice(0, 16);
  const named = phases.map(phase => ({ ...phase, state: { ...phase.state, game_id: id } }));
  return ok(JSON.stringify({ id, map: DIPNET.map, rules: [], phases: named }));
}

interface WrittenPhase {
  readonly filed: FiledPhase;
  readonly state: State;
  /** Numbers of the phases whose messages belong here: its own, and those left out before it. */
  readonly numbers: readonly number[];
}

function phasesOf(game: AnyGame, file: MatchFile) {
  const dealt = game.seats(game.players.most, {});
  const first = diplomacyState.parse(firstState(game, { seats: dealt.ok ? dealt.value.map(({ id }) => id) : [], options: {} }));
  const powers = [...new Set(first.position.units.map(unit => unit.power))].sort();
  const influence = new Influence(powers);
  const clock = new MessageClock();
  return written(game, file).map(({ filed, state, numbers }, i, all) => {
    const isOver = file.end !== undefined && i === all.length - 1;
    const position = dipnetPosition(powers, isOver ? withoutDislodged(state) : state);
    const name = isOver ? DIPNET.over : position.name;
    influence.occupy(position);
    return {
      name,
      state: {
        timestamp: microseconds(filed.closed?.at ?? filed.openedAt),
        zobrist_hash: '0',
        note: isOver ? noteOf(file) : '',
        name,
        units: position.units,
        retreats: position.retreats,
        centers: position.centers,
        homes: dipnetPosition(powers, first).centers,
        influence: influence.now(),
        civil_disorder: byPower(powers, () => 0),
        builds: byPower(powers, power => buildsOf(first, state, power)),
        map: DIPNET.map,
        rules: [],
      },
      orders: byPower(powers, power =>
        filed.closed ? ordersOf(game, state, { seat: power, text: filed.closed.orders[power]?.orders ?? '' }) : null,
      ),
      results: filed.closed ? resultsOf(filed.closed.report, position) : {},
      messages: (file.press ?? [])
        .filter(({ phase }) => numbers.includes(phase))
        .map(({ seat, text, at }) => ({
          sender: dipnetName(seat),
          recipient: 'GLOBAL',
          time_sent: clock.next(at),
          phase: name,
          message: text,
        })),
    };
  });
}

const byPower = <T>(powers: readonly PowerId[], one: (power: PowerId) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(powers.map(power => [dipnetName(power), one(power)]));

function written(game: AnyGame, { phases }: MatchFile): readonly WrittenPhase[] {
  let leftOut: readonly number[] = [];
  return phases.flatMap(filed => {
    const numbers = [...leftOut, filed.number];
    const state = diplomacyState.parse(filed.state);
    const isLeftOut = filed.closed !== undefined && isIdle(game, asJson(filed.state));
    leftOut = isLeftOut ? numbers : [];
    return isLeftOut ? [] : [{ filed, state, numbers }];
  });
}

/** How the game ended: "Victory by: FRA" as the package says it, of a draw with all who share it; otherwise "concession: FRANCE". */
function noteOf({ end }: MatchFile): string {
  if (!end) return '';
  const isInPackage = (end.kind === 'victory' && end.seats.length === 1) || (end.kind === 'draw' && end.seats.length > 1);
  if (isInPackage) return `Victory by: ${end.seats.map(seat => dipnetName(seat).slice(0, 3)).join(', ')}`;
  return `${end.kind}: ${end.seats.map(dipnetName).join(', ')}`;
}

const microseconds = (at: number): number => Math.min(at * 1_000, Number.MAX_SAFE_INTEGER);

/** The package tells messages apart by their times, which therefore all differ. */
class MessageClock {
  private last = -1;
  next(at = 0): number {
    this.last = Math.max(microseconds(at), this.last + 1);
    return this.last;
  }
}

/** Who was the last in each province. */
class Influence {
  private readonly held: ReadonlyMap<string, Set<string>>;
  constructor(powers: readonly PowerId[]) {
    this.held = new Map(powers.map(power => [dipnetName(power), new Set<string>()]));
  }

  occupy({ units }: DipnetPosition): void {
    for (const [power, own] of Object.entries(units))
      for (const unit of own) {
        const place = provinceOf(unit.slice(2));
        if (unit.startsWith('*') || this.held.get(power)?.has(place)) continue;
        for (const places of this.held.values()) places.delete(place);
        this.held.get(power)?.add(place);
      }
  }

  now(): Readonly<Record<string, readonly string[]>> {
    return Object.fromEntries([...this.held].map(([power, places]) => [power, [...places]]));
  }
}

/** How many units a power may build in a winter, and where; a negative number has to go. */
function buildsOf(first: State, { phase, position }: State, power: PowerId): { readonly count: number; readonly homes: readonly string[] } {
  if (phase !== 'adjustments') return { count: 0, homes: [] };
  const owned = Object.keys(position.centres).filter(centre => position.centres[centre] === power);
  const count = owned.length - position.units.filter(unit => unit.power === power).length;
  if (count <= 0) return { count, homes: [] };
  const isFree = (centre: string): boolean => !position.units.some(({ at }) => provinceOf(at) === centre);
  const homes = owned.filter(centre => first.position.centres[centre] === power && isFree(centre)).map(placeName);
  return { count: Math.min(count, homes.length), homes };
}

function ordersOf(game: AnyGame, state: State, { seat, text }: { readonly seat: SeatId; readonly text: string }): readonly string[] {
  if (text === '') return [];
  const { orders } = submission.parse(game.read(state, seat, text, undefined, 'en', 0).submission);
  return orders.map(order => dipnetOrder(order, { game, state, seat }));
}

interface Ordering {
  readonly game: AnyGame;
  readonly state: State;
  readonly seat: SeatId;
}

function dipnetOrder(order: WrittenOrder, { game, state, seat }: Ordering): string {
  if (order.kind === 'waive') return 'WAIVE';
  const unit = unitName(order);
  switch (order.kind) {
    case 'move': {
      const isConvoyed = order.type === 'A' && (order.viaConvoy === true || !walks(game, state, { seat, at: order.at, to: order.to }));
      return `${unit} - ${placeName(order.to)}${isConvoyed ? ' VIA' : ''}`;
    }
    case 'support':
      return `${unit} S ${unitIn(state, order.of)}${order.to === undefined ? '' : ` - ${placeName(order.to)}`}`;
    case 'convoy':
      return `${unit} C ${unitIn(state, order.of)} - ${placeName(order.to)}`;
    case 'retreat':
      return `${unit} R ${placeName(order.to)}`;
    case 'build':
      return `${unit} B`;
    case 'disband':
    case 'remove':
      return `${unit} D`;
    default:
      return `${unit} H`;
  }
}

/** The unit in a province, on its coast. */
function unitIn({ position }: State, province: string): string {
  const unit = position.units.find(({ at }) => provinceOf(at) === province);
  return unit ? unitName(unit) : `A ${placeName(province)}`;
}

/** What became of each unit, in the package's words. Nothing without a report. */
function resultsOf(told: unknown, { retreats }: DipnetPosition): Readonly<Record<string, readonly string[]>> {
  const read = diplomacyReport.safeParse(told);
  if (!read.success) return {};
  const { phase, orders } = read.data;
  const isThere = ({ power, order }: OrderResult): boolean =>
    phase !== 'retreats' || (order.kind !== 'waive' && Object.hasOwn(retreats[dipnetName(power)] ?? {}, unitName(order)));
  return Object.fromEntries(
    orders.filter(isThere).map(result => [result.order.kind === 'waive' ? 'WAIVE' : unitName(result.order), resultWords(result)]),
  );
}

function resultWords({ outcome, dislodged }: OrderResult): readonly string[] {
  const words = RESULT[outcome.kind] ?? [];
  if (outcome.kind === 'disbanded' && outcome.because === 'clash') return ['bounce', ...words];
  return dislodged && outcome.kind !== 'dislodged' ? [...words, 'dislodged'] : words;
}
const RESULT: Readonly<Partial<Record<OrderResult['outcome']['kind'], readonly string[]>>> = {
  bounced: ['bounce'],
  'own-unit': ['bounce'],
  'no-convoy': ['no convoy'],
  dislodged: ['dislodged'],
  cut: ['cut'],
  unmatched: ['void'],
  disrupted: ['disrupted'],
  'not-carried': ['no convoy'],
  disbanded: ['disband'],
  built: [''],
  removed: [''],
  waived: [''],
  'crowded-out': ['void'],
  'not-opened': ['void'],
  illegal: ['void'],
};
