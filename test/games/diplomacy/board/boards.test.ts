import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import { readBoardFile, readChecked, readGeometry } from '../../../../src/assets.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { type BoardFile, boardFile } from '../../../../src/games/diplomacy/board/boardFile.js';
import { coastOf, provinceOf } from '../../../../src/games/diplomacy/board/location.js';
import { OLD_WORLD } from '../../../../src/games/diplomacy/variants/warhammer/chosenSpaces.js';

const BOARDS = ['classic', 'warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'warhammer-fm05'];
const playable = (board: BoardFile) => board.provinces.filter(p => p.kind !== 'impassable');
const province = (board: BoardFile, id: string) => {
  const found = board.provinces.find(p => p.id === id);
  if (found === undefined) throw new Error(`no province ${id}`);
  return found;
};
const isLocation = (board: BoardFile, at: string): boolean => {
  const found = playable(board).find(p => p.id === provinceOf(at));
  const coast = coastOf(at);
  return found !== undefined && (coast === undefined ? true : found.coasts.includes(coast));
};
const apart = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number => Math.hypot(ax - bx, ay - by);
const ways = (edges: readonly (readonly [string, string])[]): Set<string> => new Set(edges.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));

describe.each(BOARDS)('the board %s', id => {
  const board = readBoardFile(id);
  const geometry = readGeometry(id);

  it('has names short enough to be looked up by number', () => {
    expect(compileBoard(board).hasShortNames).toBe(true);
  });

  it('calls itself what its folder is called', () => {
    expect(board.id).toBe(id);
  });

  it('names each province once, and writes ids in lower case', () => {
    const ids = board.provinces.map(p => p.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const p of board.provinces) expect(p.abbr.toLowerCase()).toBe(p.id);
  });

  it('has every border once, between two known places that are not one', () => {
    for (const edges of [board.borders.army, board.borders.fleet]) {
      expect(ways(edges).size).toBe(2 * edges.length);
      for (const [a, b] of edges) {
        expect(isLocation(board, a), a).toBe(true);
        expect(isLocation(board, b), b).toBe(true);
        expect(provinceOf(a)).not.toBe(provinceOf(b));
      }
    }
  });

  it('lets armies pass over land alone, and fleets neither into landlocked provinces off the rivers nor to a coast unnamed', () => {
    for (const end of board.borders.army.flat()) expect(province(board, end).kind, end).toBe('land');
    for (const end of board.borders.fleet.flat()) {
      const at = province(board, provinceOf(end));
      expect(at.kind === 'sea' || at.coastal || at.rivers.length > 0, end).toBe(true);
      expect(coastOf(end) !== undefined, end).toBe(at.coasts.length > 0);
    }
  });

  it('leaves no playable place without a border', () => {
    const ends = new Set([...board.borders.army, ...board.borders.fleet].flat());
    for (const p of playable(board))
      for (const at of p.coasts.length > 0 ? p.coasts.map(c => `${p.id}/${c}`) : [p.id]) expect(ends, at).toContain(at);
  });

  it('gives every playable province, and each of its coasts, a place for a unit and for a dislodged one, apart from it', () => {
    for (const p of playable(board)) {
      const { unit, units, dislodged, dislodgedAt } = p.places;
      expect(unit, p.id).toBeDefined();
      expect(dislodged, p.id).toBeDefined();
      expect(Object.keys(units)).toEqual(p.coasts);
      expect(Object.keys(dislodgedAt)).toEqual(p.coasts);
      if (unit && dislodged) expect(apart(unit, dislodged), p.id).toBeGreaterThan(16);
      for (const coast of p.coasts)
        expect(apart(units[coast] ?? [0, 0], dislodgedAt[coast] ?? [0, 0]), `${p.id}/${coast}`).toBeGreaterThan(32);
    }
  });

  it('keeps every place inside the frame', () => {
    for (const p of board.provinces) {
      const { label, unit, dislodged, centre, units, dislodgedAt } = p.places;
      for (const at of [label, unit, dislodged, centre, ...Object.values(units), ...Object.values(dislodgedAt)]) {
        if (at === undefined) continue;
        expect(at[0] > 0 && at[0] < board.frame.width && at[1] > 0 && at[1] < board.frame.height, p.id).toBe(true);
      }
    }
  });

  it('letters every province with its name, or where there is no room with its abbreviation, and marks exactly the supply centres', () => {
    for (const p of board.provinces) {
      const rows = p.places.text.filter(row => row.role === 'name').map(row => row.t);
      const short = p.places.text.some(row => row.role === 'abbr' && row.t === p.abbr);
      expect(rows.length === 0 && short ? p.name.en : rows.join(' '), p.id).toBe(p.name.en);
      if (p.kind !== 'impassable') expect(p.places.centre !== undefined, p.id).toBe(p.centre);
    }
  });

  it('has a French name for every province and power', () => {
    for (const named of [...board.provinces, ...board.powers, ...board.rivers, board]) expect(named.name.fr, named.id).not.toBe('');
  });

  it('starts every power on its home centres, where provinces say the same', () => {
    for (const power of board.powers) {
      const homes = board.provinces.filter(p => p.home === power.id).map(p => p.id);
      expect([...power.home].sort()).toEqual(homes.sort());
      if (!power.cities) expect(power.start.map(unit => provinceOf(unit.at)).sort()).toEqual([...power.home].sort());
      for (const home of power.home) expect(province(board, home).centre, home).toBe(true);
      for (const home of power.home) expect(power.regions).toContain(home);
    }
  });

  it('counts its centres as it says', () => {
    const { of, notCounted } = board.victory;
    expect(of).toBe(playable(board).filter(p => p.centre && !notCounted.includes(p.id)).length);
    for (const id of notCounted) expect(province(board, id).centre, id).toBe(true);
  });

  it('draws exactly its provinces', () => {
    expect(geometry.objects.provinces.geometries.map(g => g.id)).toEqual(board.provinces.map(p => p.id));
    for (const g of geometry.objects.provinces.geometries) {
      expect(g.properties.kind).toBe(province(board, g.id).kind);
    }
    expect(feature(geometry, geometry.objects.provinces).features).toHaveLength(board.provinces.length);
  });
});

describe('Classic', () => {
  const board = readBoardFile('classic');

  it('has 75 spaces, 19 of them seas, and 34 centres, 18 to win', () => {
    expect(playable(board)).toHaveLength(75);
    expect(playable(board).filter(p => p.kind === 'sea')).toHaveLength(19);
    expect(board.victory).toEqual({ centres: 18, of: 34, notCounted: [] });
  });

  it('begins in the spring of 1901 with 22 units', () => {
    expect(board.year).toEqual({ start: 1901, season: 'spring', counts: 'up', era: 'ad' });
    expect(board.powers.flatMap(p => p.start)).toHaveLength(22);
    expect(board.powers.find(p => p.id === 'russia')?.start).toContainEqual({ type: 'F', at: 'stp/sc' });
  });

  it('has two coasts in Spain, St Petersburg and Bulgaria, and nowhere else', () => {
    expect(board.provinces.filter(p => p.coasts.length > 0).map(p => [p.id, p.coasts])).toEqual([
      ['bul', ['ec', 'sc']],
      ['spa', ['nc', 'sc']],
      ['stp', ['nc', 'sc']],
    ]);
  });

  it('speaks French', () => {
    const french = (id: string): string => province(board, id).name.fr;
    expect(['nth', 'lon', 'vie', 'eng', 'mao', 'stp', 'wal'].map(french)).toEqual([
      'Mer du Nord',
      'Londres',
      'Vienne',
      'Manche',
      "Milieu de l'Atlantique",
      'Saint-Pétersbourg',
      'Pays de Galles',
    ]);
    expect(board.powers.map(p => p.name.fr)).toEqual(['Autriche', 'Angleterre', 'France', 'Allemagne', 'Italie', 'Russie', 'Turquie']);
  });

  it('credits Allan B. Calhamer', () => {
    expect(board.credit.en).toContain('Allan B. Calhamer');
    expect(board.credit.fr).toContain('Allan B. Calhamer');
  });
});

describe('Warring States', () => {
  const board = readBoardFile('warring-states-v2');
  const fleet = ways(board.borders.fleet);
  const walls = board.walls.map(w => `${w.owner} ${w.facing}`);
  const steps = ways(board.riverSteps.map(([a, b]) => [a, b]));
  const isChain = (...spaces: readonly string[]): boolean => spaces.slice(1).every((to, i) => steps.has(`${spaces[i]} ${to}`));

  it('has 73 land spaces, five seas, 39 centres (21 of them home centres), and 18 win', () => {
    expect(board.provinces.filter(p => p.kind === 'land')).toHaveLength(73);
    expect(board.provinces.filter(p => p.kind === 'sea').map(p => p.abbr)).toEqual(['BOH', 'ECS', 'KOR', 'LBA', 'YEL']);
    expect(board.victory).toEqual({ centres: 18, of: 39, notCounted: [] });
    expect(board.provinces.filter(p => p.home !== null)).toHaveLength(21);
  });

  it('begins in 450 BC and counts down', () => {
    expect(board.year).toEqual({ start: 450, season: 'spring', counts: 'down', era: 'bc' });
  });

  it('Great Powers: all start with three armies, on home supply centres', () => {
    const starts = board.powers.map(p => [p.id, p.start.map(unit => `${unit.type} ${province(board, unit.at).name.en}`).join(', ')]);
    expect(Object.fromEntries(starts)).toEqual({
      qin: 'A Yong, A Nanzheng, A Xianyang',
      chu: 'A Ying, A Chang-hsia, A Shouchun',
      zhao: 'A Jinyang, A Taiyuan, A Handan',
      wei: 'A Zhongmou, A Wei, A Daliang',
      han: 'A Luoyang, A Yiyang, A Yangzhai',
      yan: 'A Ji, A Yuyang, A Liaoxi',
      qi: 'A Linzi, A Jiaodong, A Libei',
    });
    for (const power of board.powers) expect(power.regions).toEqual(power.home);
  });

  it('Map Notes: the border between Luoyang and Hanchung (once West Zhou) has no wall', () => {
    expect(ways(board.borders.army)).toContain('luo hch');
    expect(walls).not.toContain('luo hch');
    expect(walls).not.toContain('hch luo');
  });

  it('Map Notes: Hanchung is a neutral supply centre', () => {
    expect(province(board, 'hch')).toMatchObject({ centre: true, home: null });
  });

  it('Rapid River Move 1: Bo Hai – Linzi – Diqiu – Wei is a river route, as is the reverse', () => {
    expect(isChain('boh', 'lin', 'diq', 'wei')).toBe(true);
    expect(isChain('wei', 'diq', 'lin', 'boh')).toBe(true);
  });

  it('Rapid River Move 1: so is Xianyang – Anyi – Luoyang – Zheng', () => {
    expect(isChain('xia', 'any', 'luo', 'zhe')).toBe(true);
  });

  it('Rapid River Move 1: Korea Bay – Bo Hai – Linzi – Diqiu is not, though a fleet passes from Korea Bay to Bo Hai', () => {
    expect(fleet).toContain('kor boh');
    expect(isChain('kor', 'boh', 'lin', 'diq')).toBe(false);
  });

  it('takes every river step along a border that fleets pass, between provinces of that river or at its mouth', () => {
    for (const [a, b, names] of board.riverSteps) {
      expect(fleet).toContain(`${a} ${b}`);
      for (const name of names) {
        const river = board.rivers.find(r => r.id === name);
        expect([...(river?.provinces ?? []), river?.mouth]).toEqual(expect.arrayContaining([a, b]));
      }
    }
  });

  it('passes each river downstream, province by province, to its mouth', () => {
    for (const river of board.rivers) {
      expect(isChain(...river.provinces, ...(river.mouth === undefined ? [] : [river.mouth])), river.id).toBe(true);
      for (const id of river.provinces) expect(province(board, id).rivers, id).toContain(river.id);
    }
  });

  it('Floating Fortress 10: Jiuyi is on the coast but on no river, and its fleets pass to Wu; Songyang borders Wu', () => {
    expect(province(board, 'jyi')).toMatchObject({ coastal: true, rivers: [] });
    expect(fleet).toContain('jyi wu');
    expect(province(board, 'wu').rivers).toEqual(['yangtze']);
    expect(ways(board.borders.army)).toContain('sny wu');
  });

  it('builds every wall on a border that armies cross, and leaves a walled province borders without one', () => {
    const borders = ways(board.borders.army);
    for (const wall of board.walls) {
      expect(borders).toContain(`${wall.owner} ${wall.facing}`);
      expect(wall.lines.flat().length).toBeGreaterThan(1);
      const own = [...borders].filter(border => border.startsWith(`${wall.owner} `));
      expect(
        own.some(border => !walls.includes(border)),
        wall.owner,
      ).toBe(true);
    }
    expect(new Set(walls).size).toBe(31);
  });

  it('draws all its walls and rivers, and land outside the game', () => {
    const { objects } = readGeometry('warring-states-v2');
    for (const { id, line } of board.rivers) expect(line.length, id).toBeGreaterThan(1);
    for (const { owner, lines } of board.walls) expect(lines.flat().length, owner).toBeGreaterThan(1);
    expect(objects.offboard?.geometries.map(g => g.id)).toEqual(['~w']);
  });

  it('calls seas and passes by their French names', () => {
    expect(['yel', 'ecs', 'jpa', 'wpa'].map(id => province(board, id).name.fr)).toEqual([
      'Mer Jaune',
      'Mer de Chine orientale',
      'Passe de Juyong',
      'Passe de Wu',
    ]);
  });

  it('credits Samy Elias and says that the board is a reconstruction', () => {
    expect(board.credit.en).toMatch(/Samy Elias.*reconstruction/);
    expect(board.credit.fr).toMatch(/Samy Elias.*reconstitué/);
  });
});

describe('Warring States v1', () => {
  const board = readBoardFile('warring-states-v1');
  const next = readBoardFile('warring-states-v2');
  const later = (id: string): string => (id === 'wzh' ? 'hch' : id);
  const laterEdges = (edges: readonly (readonly [string, string])[]) => new Set(edges.map(edge => edge.map(later).sort().join(' ')));
  const since = (now: ReadonlySet<string>, then: ReadonlySet<string>): readonly string[] => [...now].filter(edge => !then.has(edge));

  it('has 38 centres: “West Zhou was renamed to Hanchung and made a neutral Supply Centre”', () => {
    expect(board.provinces.filter(p => p.centre)).toHaveLength(38);
    expect(board.victory).toEqual({ centres: 18, of: 38, notCounted: [] });
    expect(province(board, 'wzh')).toMatchObject({ name: { en: 'West Zhou', fr: 'Zhou occidental' }, centre: false, home: null });
    const centres = (file: BoardFile) => file.provinces.filter(p => p.centre).map(p => later(p.id));
    expect(centres(next).filter(id => !centres(board).includes(id))).toEqual(['hch']);
  });

  it('“Borders were changed to improve balance between Zhao and Wei”: their homes Handan and Zhongmou touch, and no other border differs', () => {
    const [then, now] = [laterEdges(board.borders.army), laterEdges(next.borders.army)];
    expect(since(then, now)).toEqual(['han zmo']);
    expect(since(now, then)).toEqual(['stg ye']);
    expect(laterEdges(board.borders.fleet)).toEqual(laterEdges(next.borders.fleet));
    expect(board.riverSteps).toEqual(next.riverSteps);
  });

  it('starts as version 2 does, behind the same walls', () => {
    expect(board.powers).toEqual(next.powers);
    const walls = (file: BoardFile) => file.walls.map(({ owner, facing }) => `${later(owner)} ${later(facing)}`);
    expect(walls(board)).toEqual(walls(next));
    expect(walls(board)).not.toContain('luo hch');
  });
});

describe('Mandate of Heaven', () => {
  const board = readBoardFile('mandate-of-heaven');
  const land = ways(board.borders.army);
  const fleet = ways(board.borders.fleet);
  const byName = (name: string) => board.provinces.find(p => p.name.en === name);

  it('has 69 land spaces, six seas and 30 centres, of which 27 count: “Victory criterion will be 14 SCs”', () => {
    expect(board.provinces.filter(p => p.kind === 'land')).toHaveLength(69);
    expect(board.provinces.filter(p => p.kind === 'sea').map(p => p.abbr)).toEqual(['CSW', 'HHA', 'HUH', 'MHA', 'PHA', 'THA']);
    expect(board.provinces.filter(p => p.centre)).toHaveLength(30);
    expect(board.victory).toEqual({ centres: 14, of: 27, notCounted: ['csn', 'pch', 'tyu'] });
  });

  it('“non-Chinese SCs (Choson, Pei Choushi and Tung Yueh) do not count”', () => {
    expect(['Choson', 'Pei Choushi', 'Tung Yueh'].map(name => byName(name)?.id)).toEqual(board.victory.notCounted);
  });

  it('begins in “Winter 369 B.C., otherwise known as the Year of the Pig” and counts down', () => {
    expect(board.year).toEqual({ start: 369, season: 'winter', counts: 'down', era: 'bc' });
  });

  it('“7 players having 21 units”: seven powers start with three units, the Hsiung-Nu with none on the board', () => {
    const played = board.powers.filter(p => p.neutral === undefined);
    expect(played.map(p => p.start.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 0]);
    expect(played.at(-1)).toMatchObject({ id: 'hsiung-nu', home: [] });
  });

  it('“Neutrals will all be armed”: nine of them, with an army in the one centre each has', () => {
    const neutrals = board.powers.filter(p => p.neutral);
    expect(neutrals).toHaveLength(9);
    for (const { home, start } of neutrals) expect(start).toEqual(home.map(at => ({ type: 'A', at })));
    expect(new Set(neutrals.map(p => p.badge)).size).toBe(9);
  });

  it('“provinces which lie in the north and west of the board which are bordered by the black band”: eleven, each next to another', () => {
    const band = board.band ?? [];
    expect(band).toHaveLength(11);
    for (const id of band) {
      expect(
        band.some(other => land.has(`${id} ${other}`)),
        id,
      ).toBe(true);
      const [x, y] = province(board, id).places.label;
      expect(x < board.frame.width / 4 || y < board.frame.height / 4, id).toBe(true);
    }
  });

  it('“river provinces (all provinces bordering the blue river areas on the map, representing the Yang Tze and Hwang Ho)”', () => {
    expect(board.rivers.map(r => r.name.en)).toEqual(['Hwang Ho', 'Yang Tze']);
    for (const river of board.rivers) {
      expect(river.course).toBe('banks');
      for (const id of river.provinces) expect(province(board, id).rivers).toContain(river.id);
      for (const id of river.provinces)
        expect(
          river.provinces.some(other => fleet.has(`${id} ${other}`)),
          id,
        ).toBe(true);
    }
  });

  it('draws all its rivers', () => {
    for (const { id, line } of board.rivers) expect(line.length, id).toBeGreaterThan(1);
  });

  it('credits David E. Cohen and says that the board is a reconstruction', () => {
    expect(board.credit.en).toMatch(/David E\. Cohen.*reconstruction/);
    expect(board.credit.fr).toMatch(/David E\. Cohen.*reconstitué/);
  });
});

describe('Warhammer', () => {
  const board = readBoardFile('warhammer-fm05');
  const land = ways(board.borders.army);
  const fleet = ways(board.borders.fleet);

  it('has 132 spaces, four of them closed, and 66 centres, of which a majority wins', () => {
    expect(board.provinces).toHaveLength(132);
    expect(board.provinces.filter(p => p.kind === 'impassable').map(p => p.abbr)).toEqual(['VAUL', 'IFGL', 'HIMA', 'SEYE']);
    expect(board.victory).toEqual({ centres: 34, of: 66, notCounted: [] });
  });

  it('“The Nations”: 21 of them, with as many regions as the text gives them', () => {
    expect(board.powers.map(p => p.regions.length)).toEqual([4, 2, 2, 8, 5, 4, 5, 1, 1, 6, 2, 1, 3, 3, 5, 5, 4, 3, 4, 6, 4]);
  });

  it('“Starting units”: 42 on their home centres; Tilea and Estalia choose theirs among two cities each', () => {
    expect(board.powers.flatMap(p => p.start)).toHaveLength(42);
    expect(board.powers.filter(p => p.cities).map(p => [p.id, p.cities, p.start])).toEqual([
      ['tilea', ['mira', 'lucc'], []],
      ['estalia', ['bilb', 'magr'], []],
    ]);
  });

  it('“Karak Dum (KDUM) is connected to the Frozen Sea … not connected via a coastline to any province surrounding” it', () => {
    expect(board.borders.fleet.filter(ends => ends.includes('kdum'))).toEqual([['froz', 'kdum']]);
    expect(land).toContain('kdum kurg');
  });

  it('“Naggarond (NAGG) has no East/West coast. A fleet on Naggarond can move out either side”', () => {
    expect(province(board, 'nagg').coasts).toEqual([]);
    for (const sea of ['ntem', 'mali']) expect(fleet).toContain(`nagg ${sea}`);
  });

  it('“The Tempest Ocean wraps around”: its spaces touch coasts in the east and in the west', () => {
    for (const coast of ['manc', 'nagg']) expect(fleet).toContain(`ntem ${coast}`);
  });

  it('the borders that the example turn uses are there', () => {
    for (const border of ['wast altd', 'reik altd', 'nuln reik', 'chet reik', 'gfor midd', 'grey athe']) expect(land).toContain(border);
    expect(fleet).toContain('claw midd');
  });

  it('“The new edge of the map”: each space of the ring touches the next', () => {
    const { edge } = OLD_WORLD;
    edge.forEach((at, i) => {
      const next = edge[(i + 1) % edge.length];
      expect(land.has(`${at} ${next}`) || fleet.has(`${at} ${next}`), `${at} ${next}`).toBe(true);
    });
  });

  it('credits Daryl Lonnon and says that the board is a reconstruction', () => {
    expect(board.credit.en).toMatch(/Daryl Lonnon.*reconstruction/);
    expect(board.credit.fr).toMatch(/Daryl Lonnon.*reconstitué/);
  });
});

describe('a board file', () => {
  it('that is not there is refused in one sentence that names it', () => {
    expect(() => readBoardFile('nowhere')).toThrow(
      /dist\/boards\/nowhere\/board\.json is missing: `npm run build` makes it from assets\/boards\/nowhere\.$/,
    );
  });

  it('that is spoilt is refused in one sentence that names it and the spot', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'board-')), 'board.json');
    writeFileSync(path, JSON.stringify({ ...readBoardFile('classic'), status: 'lost' }));
    expect(() => readChecked(path, boardFile)).toThrow(`${path} is not what it should be: at status, `);
  });

  it('fails the schema where an id is written in capitals', () => {
    const board = readBoardFile('classic');
    expect(boardFile.safeParse({ ...board, id: 'Classic' }).success).toBe(false);
  });
});
