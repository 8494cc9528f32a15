import { describe, expect, test } from 'vitest';
import { readVariant } from '../../../src/authoring/compile/readVariant.js';
import { importVariant } from '../../../src/authoring/foreign/importVariant.js';
import { MAP_LIMITS } from '../../../src/authoring/foreign/readMapFile.js';
import { playGames } from '../../../src/authoring/gate/playGames.js';
import { bytesOf } from '../folders.js';
import { openingOrders } from './directReader.js';
import { foreign, imported, offeredOrders, playable } from './foreignFiles.js';

/** Two coasts, a port, neighbours for armies or fleets alone, one way that does not lead back, a land nobody enters. */
const BAYS = `# A small map of our own
BEGIN SPRING 1650 MOVEMENT
VICTORY 5

RED-ISLES (ISLANDER:I) NOR HAV
A NOR
F HAV

PLAIN (OF+THE+PLAIN) EAS SOU
A EAS
F CAP/SC

GULL HAR
F GUL
A HAR

UNOWNED CAP WES

Northland = nor north+land
Haven = hav haven? harbour
Eastmark = eas em
Southmark = sou
The Cape = cap cape
The Cape (north coast) = cap/nc
The Cape (south coast) = cap/sc
Westerland = wes
Gull Sea = gul gs
Long Bay = bay
Harrow = har
The Wall = wal

COAST NOR ABUTS HAV eas wes wal
PORT  HAV ABUTS NOR GUL BAY Har
COAST EAS ABUTS nor SOU cap GUL
COAST SOU ABUTS EAS cap BAY har
COAST cap ABUTS EAS SOU GUL BAY
COAST CAP/NC ABUTS GUL
COAST CAP/SC ABUTS BAY
LAND  WES ABUTS NOR EAS
WATER GUL ABUTS HAV EAS CAP/NC BAY HAR
WATER BAY ABUTS HAV SOU CAP/SC GUL HAR
COAST HAR ABUTS sou GUL BAY Hav
SHUT  WAL ABUTS NOR
`;

describe('A .map file', () => {
  const read = imported({ 'small_bays.map': BAYS });
  const variant = playable(read);
  const json = (file: 'variant.json' | 'board.json') => JSON.parse(read.files.get(file) ?? '');

  test('has the same legal opening orders as its text, read directly', () => {
    expect([...offeredOrders(variant)].sort()).toEqual([...openingOrders(BAYS)].sort());
  });

  test('keeps who plays, who wins, and where a game begins', () => {
    expect(json('variant.json')).toMatchObject({
      id: 'small-bays',
      name: { en: 'Small Bays' },
      calendar: { year: 1650 },
      victory: { centres: 5 },
      builds: 'homes',
      rules: [{ rule: 'land-convoy', provinces: ['hav'] }],
    });
    expect(json('variant.json').powers).toEqual(
      [
        {
          id: 'red-isles',
          name: { en: 'Red Isles' },
          adjective: { en: 'Islander' },
          letters: 'I',
          homes: ['nor', 'hav'],
          units: ['A nor', 'F hav'],
        },
        { id: 'plain', name: { en: 'Plain' }, adjective: { en: 'Of the Plain' }, homes: ['eas', 'sou'], units: ['A eas', 'F cap/sc'] },
        { id: 'gull', name: { en: 'Gull' }, adjective: { en: 'Gull' }, homes: ['har'], units: ['F gul', 'A har'] },
      ].map(power => (power.id === 'gull' ? { id: 'gull', name: power.name, homes: power.homes, units: power.units } : power)),
    );
  });

  test('keeps names, other spellings, kinds, coasts and centres; spellings with a question mark are no names', () => {
    const provinces = new Map(json('board.json').provinces.map((one: { id: string }) => [one.id, one]));
    expect(provinces.get('hav')).toEqual({ id: 'hav', name: { en: 'Haven' }, aliases: ['harbour'], centre: true });
    expect(provinces.get('cap')).toEqual({ id: 'cap', name: { en: 'The Cape' }, aliases: ['cape'], coasts: ['nc', 'sc'], centre: true });
    expect(provinces.get('gul')).toMatchObject({ kind: 'sea' });
    expect(provinces.get('wal')).toMatchObject({ kind: 'impassable' });
  });

  test('has borders for armies, for fleets, and one way, as they are written', () => {
    const { army, fleet, oneWay } = json('board.json').borders;
    expect(army).toContainEqual(['har', 'sou']);
    expect(fleet).not.toContainEqual(['har', 'sou']);
    expect(fleet).toContainEqual(['har', 'hav']);
    expect(army).not.toContainEqual(['har', 'hav']);
    expect(oneWay).toEqual({ army: [['wes', 'eas']], fleet: [] });
    expect(read.notes.map(({ note }) => note.code)).toEqual(['note-schematic', 'note-one-way']);
  });

  test('leaves nothing to its author, and is played without a breach', () => {
    expect(read.tasks).toEqual([]);
    expect([...playGames(variant, { games: 8, seed: 1, years: 10 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('has no port where no fleet can be', () => {
    const inland = imported({ 'small_bays.map': BAYS.replace('LAND  WES ABUTS NOR EAS', 'PORT  WES ABUTS nor eas') });
    expect(inland).toMatchObject({ isHostable: true, faults: [] });
    expect(JSON.parse(inland.files.get('variant.json') ?? '').rules).toEqual([{ rule: 'land-convoy', provinces: ['hav'] }]);
  });

  test('is the same folder every time', () => {
    expect(imported({ 'small_bays.map': BAYS }).files).toEqual(read.files);
  });
});

describe('Directives:', () => {
  const over = (text: string) => imported({ 'changed.map': `MAP bays\n${text}`, 'bays.map': BAYS });
  const powersOf = (text: string) =>
    JSON.parse(over(text).files.get('variant.json') ?? '').powers as { id: string; homes: string[]; units: string[] }[];
  const boardOf = (text: string) => JSON.parse(over(text).files.get('board.json') ?? '');

  test('MAP, UNPLAYED and a power anew: its old homes stay centres, and all its units are gone', () => {
    const text = 'UNPLAYED PLAIN, GULL\nRULE BUILD_ANY\nGULL (GULLISH) EAS\nA EAS\n';
    expect(powersOf(text)).toMatchObject([
      { id: 'red-isles', units: ['A nor', 'F hav'] },
      { id: 'gull', homes: ['eas'], units: ['A eas'] },
    ]);
    expect(
      boardOf(text)
        .provinces.filter((one: { centre?: boolean }) => one.centre)
        .map((one: { id: string }) => one.id),
    ).toEqual([...['nor', 'hav', 'eas', 'sou', 'cap', 'wes', 'har']]);
    expect(JSON.parse(over(text).files.get('variant.json') ?? '').builds).toBe('anywhere');
  });

  test('AMEND adds and takes away neighbours, DROP takes a place away, a place is renamed', () => {
    const board = boardOf('AMEND EAS ABUTS -NOR WES\nAMEND NOR ABUTS -EAS\nDROP WAL\nHAR -> Harrowgate = hgt\n');
    expect(board.borders.army).toContainEqual(['eas', 'wes']);
    expect(board.borders.army).not.toContainEqual(['eas', 'nor']);
    expect(board.borders.army).toContainEqual(['hgt', 'sou']);
    expect(board.provinces.map((one: { id: string }) => one.id)).not.toContain('wal');
  });

  test('HOMES, UNITS and OWNS: what a folder cannot say is left to the author, with its line', () => {
    const text = 'GULL\nUNITS\nA HAR\nHOMES HAR\nOWNS HAR WES\n';
    expect(powersOf(text)[2]).toMatchObject({ homes: ['har'], units: ['A har'] });
    expect(over(text).tasks).toEqual([{ file: 'changed.map', line: 6, task: { code: 'task-owned-not-home', power: 'Gull', at: 'wes' } }]);
  });

  test.each([
    ['RULE HOLD_WIN', { code: 'task-rule', typed: 'HOLD_WIN' }],
    ['BEGIN FALL 1650 MOVEMENT', { code: 'task-begin', typed: 'FALL 1650 MOVEMENT' }],
    ['VICTORY 5 4 3', { code: 'task-victory', typed: '5 4 3', taken: 5 }],
    ['FLOW SUMMER:MOVEMENT,RETREATS', { code: 'task-flow', typed: 'SUMMER:MOVEMENT,RETREATS' }],
    ['UNOWNED XYZ', { code: 'task-no-place', typed: 'XYZ' }],
    ['GULL\nF CAP', { code: 'task-coast-chosen', typed: 'F CAP', at: 'cap/nc' }],
    ['GULL\nA GUL', { code: 'task-unit-misplaced', typed: 'A GUL' }],
    ['UNOWNED BAY', { code: 'task-centre-at-sea', at: 'bay' }],
    ['GULL NOR', { code: 'task-home-shared', at: 'nor', power: 'Red Isles' }],
    ['DIRECTION 3 ways?', { code: 'task-line-unread', typed: 'DIRECTION 3 ways?' }],
  ])('%s', (text, task) => {
    expect(over(text).tasks.map(one => one.task)).toContainEqual(task);
  });

  test('a task says where it was', () => {
    expect(over('\nRULE HOLD_WIN\n').tasks).toEqual([{ file: 'changed.map', line: 3, task: { code: 'task-rule', typed: 'HOLD_WIN' } }]);
    expect(over('\nUNOWNED XYZ\nGULL\nHOMES HAR QRS\n').tasks).toEqual([
      { file: 'changed.map', line: 3, task: { code: 'task-no-place', typed: 'XYZ' } },
      { file: 'changed.map', line: 5, task: { code: 'task-no-place', typed: 'QRS' } },
    ]);
  });

  test('DUMMY: nobody plays the power, its units hold, and the variant can be hosted', () => {
    const read = over('PLAIN\nDUMMY');
    expect(read).toMatchObject({ tasks: [], faults: [] });
    expect(JSON.parse(read.files.get('variant.json') ?? '').powers[1]).toMatchObject({
      id: 'plain',
      neutral: true,
      units: ['A eas', 'F cap/sc'],
    });
    expect(read.notes.map(({ note }) => note)).toContainEqual({ code: 'note-neutral', power: 'Plain', units: 2 });
    expect([...playGames(playable(read), { games: 5, seed: 1, years: 8 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('units of nobody stand where they are, and their centres with them', () => {
    const read = over('UNOWNED\nA WES');
    expect(read).toMatchObject({ tasks: [], faults: [] });
    expect(JSON.parse(read.files.get('variant.json') ?? '').powers.at(-1)).toEqual({
      ...{ id: 'neutrals', name: { en: 'Neutrals' }, homes: ['wes'], units: ['A wes'], neutral: true },
    });
    expect([...playGames(playable(read), { games: 5, seed: 2, years: 8 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test('a place that no border leads to is closed, with what was in it', () => {
    const read = over('UNOWNED FAR OFF\nGULL FAR HAR\nA FAR\nFarland = far\nOfftheway = off\nLAND FAR ABUTS OFF\nLAND OFF ABUTS FAR\n');
    expect(read.tasks.map(({ task }) => task)).toEqual([
      { code: 'task-unreached', at: 'far' },
      { code: 'task-unreached', at: 'off' },
    ]);
    expect(playable(read).board.file.provinces.find(({ id }) => id === 'far')).toMatchObject({ kind: 'impassable', centre: false });
    expect(JSON.parse(read.files.get('variant.json') ?? '').powers.at(-1)).toMatchObject({ id: 'gull', homes: ['har'] });
  });

  test.each([
    ['VICTORY 1', { code: 'task-victory-won', typed: 1, taken: 3 }],
    ['VICTORY 40', { code: 'task-victory-won', typed: 40, taken: 7 }],
  ])('a victory that nobody could want is changed, and told: %s', (text, task) => {
    expect(over(text).tasks.map(one => one.task)).toEqual([task]);
    expect(over(text).isHostable).toBe(true);
  });

  test('a title of a game that everybody has is changed, so that it can be hosted', () => {
    const read = imported({ 'standard.map': BAYS });
    expect(JSON.parse(read.files.get('variant.json') ?? '')).toMatchObject({ id: 'standard', name: { en: 'Imported Standard' } });
    expect(readVariant(bytesOf(read.files), { hosted: true }).ok).toBe(true);
    expect(read.notes.map(({ note }) => note)).toContainEqual({ code: 'note-title', typed: 'Standard', now: 'Imported Standard' });
  });

  test('rules of hosting, and the usual year, need nothing', () => {
    const read = over('RULES NO_PRESS POWER_CHOICE\nFLOW SPRING:MOVEMENT,RETREATS FALL:MOVEMENT,RETREATS WINTER:ADJUSTMENTS\n');
    expect(read.tasks).toEqual([]);
    expect(read.notes.map(({ note }) => note.code)).toContain('note-rule-of-hosting');
  });
});

describe('A map is drawn from borders alone:', () => {
  const complete = (n: number): string => {
    const names = Array.from({ length: n }, (_, i) => `P${String.fromCharCode(65 + i)}X`);
    return [
      ...['PAX', 'PBX'].map(at => `POWER${at} ${at}\nA ${at}`),
      'UNOWNED PCX',
      ...names.map(at => `LAND ${at} ABUTS ${names.filter(other => other !== at).join(' ')}`),
    ].join('\n');
  };

  test('seven lands that all border each other touch as often as a plane allows, and lines join the others', () => {
    const { drawing } = JSON.parse(imported({ 'all.map': complete(7) }).files.get('board.json') ?? '');
    // Of 21 borders a plane has room for 3 × 7 − 6.
    expect(drawing.apart.length).toBe(21 - 15);
    expect(playable(imported({ 'all.map': complete(7) })).board.file.decor).toHaveLength(6);
  });
});

describe('A .map file is refused, with its line:', () => {
  const faultOf = (texts: Record<string, string>) => {
    const read = importVariant(foreign(texts));
    return read.ok ? 'read' : read.fault;
  };

  test('one that uses a file that is not there', () => {
    expect(faultOf({ 'a.map': '# one\nUSE ../secret other.geography\n' })).toEqual(
      [{ file: 'a.map', line: 2, fault: { code: 'import-file-missing', typed: '../secret' } }].map(one => ({
        ...one,
        fault: { ...one.fault, typed: '../secret' },
      })),
    );
  });

  test('one with too few places or powers', () => {
    expect(faultOf({ 'a.map': 'ONE AAA\nLAND AAA ABUTS BBB' })).toMatchObject([
      { file: 'a.map', fault: { code: 'import-places', found: 1 } },
    ]);
    expect(faultOf({ 'a.map': 'ONE AAA\nLAND AAA ABUTS BBB\nLAND BBB ABUTS AAA CCC\nLAND CCC ABUTS BBB' })).toMatchObject([
      { file: 'a.map', fault: { code: 'import-powers', found: 1 } },
    ]);
  });

  test('one with too few powers, with what became of the others', () => {
    const places = 'LAND AAA ABUTS BBB\nLAND BBB ABUTS AAA CCC\nLAND CCC ABUTS BBB';
    expect(faultOf({ 'a.map': `ONE AAA BBB\nTWO BBB\nTHREE DDD\n${places}` })).toEqual([
      { file: 'a.map', line: 1, fault: { code: 'import-powers', least: 2, most: 34, found: 1 } },
      { file: 'a.map', line: 2, fault: { code: 'import-home-shared', at: 'bbb', power: 'One' } },
      { file: 'a.map', line: 2, fault: { code: 'import-homeless', power: 'Two' } },
      { file: 'a.map', line: 3, fault: { code: 'import-homeless', power: 'Three' } },
    ]);
  });

  test('one without a board, with its first lines that are not understood', () => {
    const lines = Array.from({ length: 9 }, (_, i) => `SWAMP A${i} ABUTS B${i}`);
    expect(faultOf({ 'a.map': lines.join('\n') })).toMatchObject([
      ...lines.slice(0, 5).map((what, i) => ({ line: i + 1, fault: { code: 'import-construct', what } })),
      { fault: { code: 'import-places', found: 0 } },
    ]);
  });

  test('one that is endless: of itself, of lines, of files', () => {
    expect(faultOf({ 'a.map': 'USE a b', 'b.map': 'USE a b' })).toMatchObject([{ fault: { code: 'import-places' } }]);
    expect(faultOf({ 'a.map': 'RULE X\n'.repeat(MAP_LIMITS.lines + 1) })).toMatchObject([
      { line: MAP_LIMITS.lines + 1, fault: { code: 'import-lines' } },
    ]);
    const chain = Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`m${i}.map`, `USE m${i + 1}`]));
    expect(faultOf(chain)).toMatchObject([{ file: 'm11.map', line: 1, fault: { code: 'import-files', most: MAP_LIMITS.files } }]);
  });
});
