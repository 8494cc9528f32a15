import { isOpenOcean } from '../board/berths.js';
import { type Board, provinceAt } from '../board/board.js';
import { type Location, type PowerId, provinceOf } from '../board/location.js';
import type { UnitType } from '../board/position.js';
import { standFault } from '../board/standFault.js';
import { findLocation } from '../notation/findByName.js';
import type { CustomStart } from './customStart.js';
import type { Path } from './locatedJson.js';
import type { StartContext, WrittenStart } from './readStart.js';
import type { StartFault } from './startFault.js';

type Begun = CustomStart['powers'][number];
type Complain = (path: Path, fault: StartFault) => void;

interface Names {
  readonly board: Board;
  readonly world: Board;
  readonly complain: Complain;
}

/** What each entry is checked against: the board, and the entries before it. */
interface StartContents extends Names {
  readonly closed: readonly Location[];
  /** Spaces that already have a unit. */
  readonly taken: Set<Location>;
  readonly homes: Map<Location, PowerId>;
}

/** Checks a start and returns it as far as it could be read. Calls `complain` with every fault. */
export function checkStart(written: WrittenStart, ground: StartContext, complain: Complain): CustomStart {
  const named = namedPowers(written, ground, complain);
  if (named.length < 2) complain(['powers'], { code: 'start-too-few' });
  const { board, strays } = ground.tableFor(named.map(({ id }) => id));
  const names = { board, world: ground.world, complain };
  const closed = written.closed.flatMap((typed, i) => spaceCalled(names, ['closed', i], typed).map(provinceOf));
  const contents: StartContents = { ...names, closed, taken: new Set(), homes: new Map() };
  const powers = named.map(({ id, typed }) => {
    if (strays.includes(id)) complain(['powers', typed], { code: 'not-on-board', power: id });
    return checkPower(contents, id, ['powers', typed], written.powers[typed]);
  });
  return { powers, closed: [...new Set(closed)] };
}

function namedPowers({ powers }: WrittenStart, { powerCalled }: StartContext, complain: Complain) {
  const named: { readonly id: PowerId; readonly typed: string }[] = [];
  for (const typed of Object.keys(powers)) {
    const id = powerCalled(typed);
    if (id === undefined) complain(['powers', typed], { code: 'unknown-power', typed });
    else if (named.some(other => other.id === id)) complain(['powers', typed], { code: 'start-power-twice', power: id });
    else named.push({ id, typed });
  }
  return named;
}

function checkPower(contents: StartContents, id: PowerId, path: Path, written: WrittenStart['powers'][string] | undefined): Begun {
  const { units: unitTexts = [], homes: homeTexts = [], capital: capitalText } = written ?? {};
  if (homeTexts.length === 0) contents.complain(path, { code: 'start-no-home', power: id });
  if (unitTexts.length === 0) contents.complain(path, { code: 'start-no-unit', power: id });
  const homes = homeTexts.flatMap((typed, i) => checkHome(contents, id, [...path, 'homes', i], typed));
  const units = unitTexts.flatMap((typed, i) => checkUnit(contents, [...path, 'units', i], typed));
  const [capital = ''] = capitalText === undefined ? homes : spaceCalled(contents, [...path, 'capital'], capitalText).map(provinceOf);
  if (capital !== '' && !homes.includes(capital))
    contents.complain([...path, 'capital'], { code: 'start-capital-elsewhere', at: capital, power: id });
  return { id, units, homes, capital };
}

function checkHome(contents: StartContents, power: PowerId, path: Path, typed: string): readonly Location[] {
  const [at] = spaceCalled(contents, path, typed).map(provinceOf);
  if (at === undefined) return [];
  const other = contents.homes.get(at);
  if (!provinceAt(contents.board, at)?.centre) contents.complain(path, { code: 'start-no-centre', at });
  else if (contents.closed.includes(at)) contents.complain(path, { code: 'start-closed', at });
  else if (other !== undefined) contents.complain(path, { code: 'start-home-twice', at, power: other });
  contents.homes.set(at, power);
  return [at];
}

const UNIT = /^(a|army|armée|f|fleet|flotte)\s+(\S.*)$/i;

function checkUnit(contents: StartContents, path: Path, typed: string): Begun['units'] {
  const [, kind = '', place = ''] = UNIT.exec(typed.trim()) ?? [];
  if (place === '') {
    contents.complain(path, { code: 'start-no-unit-so', typed });
    return [];
  }
  const type: UnitType = /^a/i.test(kind) ? 'A' : 'F';
  const [at] = spaceCalled(contents, path, place);
  if (at === undefined) return [];
  const standing = type === 'A' ? provinceOf(at) : at;
  const fault = misplaced(contents, type, standing);
  if (fault) contents.complain(path, fault);
  contents.taken.add(provinceOf(at));
  return [{ type, at: standing }];
}

function misplaced({ board, closed, taken }: StartContents, type: UnitType, at: Location): StartFault | undefined {
  const province = provinceOf(at);
  if (closed.includes(province)) return { code: 'start-closed', at: province };
  if (taken.has(province) && !isOpenOcean(board, province)) return { code: 'two-units', at: province };
  return standFault(board, type, at);
}

/** Finds a place by name on the match's board. Empty if there is none, after a call of `complain`. */
function spaceCalled({ board, world, complain }: Names, path: Path, typed: string): readonly Location[] {
  const here = findLocation(board, typed);
  if (here.ok) return [here.value];
  const elsewhere = findLocation(world, typed);
  complain(path, elsewhere.ok ? { code: 'start-off-board', at: elsewhere.value } : here.fault);
  return [];
}
