import { ok, type Result, refuse } from '../../../../lib/result.js';
import type { BoardFile } from '../../board/boardFile.js';
import type { PowerId } from '../../board/location.js';
import type { SeatingFault, SeatingNote } from '../../model/tableFault.js';
import { powerCalled } from '../../notation/findByName.js';
import { DAEMONS, GOBLINS } from './extraNations.js';
import { seatsMore, toldShared } from './sharedNations.js';
import type { WarhammerOptions } from './warhammerOptions.js';

/** The order in which nations are dealt on each board. */
const OLD_WORLD = ['empire', 'dwarves', 'bretonnia', 'kislev', 'tilea', 'norse', 'skaven', 'wood-elves', 'vampire-counts', 'estalia'];
const WORLD = [
  ...['chaos', 'empire', 'dwarves', 'high-elves', 'orcs', 'tomb-kings', 'cathay', 'dark-elves', 'lizardmen', 'bretonnia', 'kislev'],
  ...['araby', 'nippon', 'ind', 'chaos-dwarves', 'norse', 'skaven', 'vampire-counts', 'wood-elves', 'tilea', 'estalia'],
];

/** Finds a nation by its id, name or alias, in either language, with or without article. The aliases include the author's spellings. */
export const nationCalled = (world: BoardFile, typed: string): PowerId | undefined =>
  powerCalled([...world.powers, DAEMONS, GOBLINS], typed);

/** Every nation that can be played with these options, in the order of dealing. */
export function nationsOn(board: BoardName, { daemons, goblins, orcs, greater }: WarhammerOptions): readonly PowerId[] {
  const hills = goblins && orcs === 'both' ? [GOBLINS.id] : [];
  const all = board === 'world' ? WORLD.flatMap(id => [id, ...(id === 'chaos' && daemons ? [DAEMONS.id] : [])]) : OLD_WORLD;
  const dealt = board === 'world' ? all.flatMap(id => [id, ...(id === 'orcs' ? hills : [])]) : [...all, ...hills];
  return dealt.filter(id => !(greater && id === 'vampire-counts'));
}

type BoardName = 'world' | 'old-world';

/** The board for these nations: the one the host chose; otherwise the Old World if it has them all. */
export const boardFor = (options: WarhammerOptions, powers: readonly PowerId[]): BoardName =>
  options.board ?? (powers.every(power => nationsOn('old-world', options).includes(power)) ? 'old-world' : 'world');

const boardForSo = (options: WarhammerOptions, nations: number, shared: readonly PowerId[]): BoardName => {
  const oldWorld = nationsOn('old-world', options);
  return options.board ?? (nations <= oldWorld.length && shared.every(nation => oldWorld.includes(nation)) ? 'old-world' : 'world');
};

/** The nations the host named, in a custom start or as an option. */
const namedIn = ({ start, nations }: WarhammerOptions): readonly PowerId[] | undefined => start?.powers.map(({ id }) => id) ?? nations;

/**
 * The nations dealt to a number of players (undefined: all that can be): those the host named; otherwise the shared ones and then the first
 * ones of the board.
 */
export function dealtNations(options: WarhammerOptions, players: number | undefined): Result<readonly PowerId[], SeatingFault> {
  const { duchies = [] } = options;
  const more = seatsMore(duchies);
  const many = players === undefined ? undefined : Math.max(players - more, duchies.length, FEWEST);
  const nations = namedIn(options);
  const shared = duchies.map(({ nation }) => nation);
  const board = nations ? boardFor(options, nations) : boardForSo(options, many ?? WORLD.length, shared);
  const open = nationsOn(board, options);
  const stray = (nations ?? shared).find(nation => !open.includes(nation));
  if (stray !== undefined) return refuse({ code: 'not-on-board', power: stray });
  const dealt = nations ?? open.filter(nation => firstOf(open, shared, many).includes(nation));
  const most = dealt.length + more;
  return players !== undefined && players > most ? refuse({ code: 'too-many-players', most }) : ok(dealt);
}
const FEWEST = 2;

/** The first `many` of a board's nations (undefined: all), the shared ones before all others. */
const firstOf = (open: readonly PowerId[], shared: readonly PowerId[], many: number | undefined): readonly PowerId[] =>
  [...shared, ...open.filter(nation => !shared.includes(nation))].slice(0, many);

/** Which board and nations each number of players gets. */
export function tablesFor(options: WarhammerOptions): readonly SeatingNote[] {
  const nations = namedIn(options);
  const begins: readonly SeatingNote[] = options.start ? [{ code: 'custom-start' }] : [];
  const { duchies = [] } = options;
  if (nations) return [{ code: 'nations-named', board: boardFor(options, nations), powers: nations }, ...begins, ...toldShared(duchies)];
  const boards = (['old-world', 'world'] as const).filter(board => options.board === undefined || options.board === board);
  const shared = duchies.map(({ nation }) => nation);
  const fitting = boards.filter(board => shared.every(nation => nationsOn(board, options).includes(nation)));
  const dealt = fitting.map((board, i): SeatingNote => {
    const powers = firstOf(nationsOn(board, options), shared, undefined);
    const before = fitting[i - 1];
    const more = seatsMore(duchies);
    const least = before ? nationsOn(before, options).length + more + 1 : Math.max(shared.length, FEWEST) + more;
    return { code: 'nations-dealt', board, least, most: Math.min(powers.length + more, WORLD.length), ...(more > 0 && { more }), powers };
  });
  return [...dealt, ...toldShared(duchies)];
}
