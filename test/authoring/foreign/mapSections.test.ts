import { describe, expect, test } from 'vitest';
import { importVariant } from '../../../src/authoring/foreign/importVariant.js';
import { isUsualYear, sectionBegunBy } from '../../../src/authoring/foreign/mapSections.js';
import { playGames } from '../../../src/authoring/gate/playGames.js';
import { foreign, imported, playable } from './foreignFiles.js';

/** Two powers with three homes, between two seas. */
const REEFS = `BEGIN SPRING 1700 MOVEMENT
CORAL (CORALLINE:C) ATO LAG
F ATO
A LAG
PEARL (PEARLY:P) OYS SHE
F OYS
A SHE
UNOWNED DUN
Atoll = ato
Lagoon = lag
Oyster Bay = oys
Shell = she
Dunes = dun
North Sea = nse
South Sea = sse
COAST ATO ABUTS LAG NSE DUN SSE
COAST LAG ABUTS ATO NSE DUN
COAST OYS ABUTS SHE SSE NSE DUN
COAST SHE ABUTS OYS SSE
COAST DUN ABUTS ATO LAG OYS NSE SSE
WATER NSE ABUTS ATO LAG OYS DUN SSE
WATER SSE ABUTS OYS SHE DUN NSE ATO
`;

const over = (text: string) => imported({ 'changed.map': `MAP reefs\n${text}`, 'reefs.map': REEFS });
const variantOf = (text: string) => JSON.parse(over(text).files.get('variant.json') ?? '');
const breachesOf = (text: string) => [...playGames(playable(over(text)), { games: 3, seed: 1, years: 6 })].flatMap(one => one.breach ?? []);

describe('A .map file that', () => {
  test('begins with builds in winter has them before the first year', () => {
    const text = 'BEGIN WINTER 1699 ADJUSTMENTS\nSAND (SANDY:S) DUN\n';
    expect(over(text)).toMatchObject({ tasks: [], faults: [] });
    expect(variantOf(text)).toMatchObject({
      calendar: { year: 1699, placement: 'winter' },
      rules: [{ rule: 'opening-builds' }],
      powers: [{}, {}, { id: 'sand', homes: ['dun'] }],
    });
    expect(breachesOf(text)).toEqual([]);
  });

  test('has parts for pictures, mail and other rules is read without them; that is told once each', () => {
    const text =
      'FLAGS reefs\nSAND (SANDY:S) DUN\nFLAG CORAL\nFLAG PEARL\nA DUN\nNOTIFY nobody@example.com\nPAYOLA DIRECTIVES\nRULE HIDDEN\nEND DIRECTIVES\n';
    const read = over(text);
    expect(read.tasks).toEqual([]);
    expect(read.notes.flatMap(({ note, line }) => (note.code === 'note-left-out' ? [`${line} ${note.typed}`] : []))).toEqual([
      ...['2 FLAGS reefs', '4 FLAG CORAL', '7 NOTIFY nobody@example.com', '8 PAYOLA DIRECTIVES'],
    ]);
    expect(variantOf(text).powers[2]).toMatchObject({ id: 'sand', units: ['A dun'] });
  });

  test('says what is for every game in a part of its own is read with it', () => {
    const read = over('DIRECTIVES\nRULE BUILD_ANY\nEND DIRECTIVES\nVICTORY 4\n');
    expect(read.tasks).toEqual([]);
    expect(JSON.parse(read.files.get('variant.json') ?? '')).toMatchObject({ builds: 'anywhere', victory: { centres: 4 } });
  });

  test('has dummies that never move is played as it is: nobody’s units hold here', () => {
    expect(over('SAND (SANDY:S) DUN\nA DUN\nDUMMY\nRULE IMMOBILE_DUMMIES\n').tasks).toEqual([]);
  });

  test('has dummies that own centres without homes lets them begin with those', () => {
    const read = over('_SAND (SANDY:S)\nOWNS DUN\nDUMMY\nA DUN\n');
    expect(read.tasks).toEqual([]);
    expect(JSON.parse(read.files.get('variant.json') ?? '').powers[2]).toMatchObject({ homes: ['dun'], units: ['A dun'], neutral: true });
  });

  test('has a place of another kind than there are has no power of that name; SEA is water', () => {
    const read = over('SEA FAR ABUTS NSE ATO\nAMEND NSE ABUTS FAR\nAMEND ATO ABUTS FAR\nMARSH BOG ABUTS NSE ATO\n');
    expect(read.tasks).toEqual([{ file: 'changed.map', line: 5, task: { code: 'task-line-unread', typed: 'MARSH BOG ABUTS NSE ATO' } }]);
    const { provinces, borders } = JSON.parse(read.files.get('board.json') ?? '');
    expect(provinces).toContainEqual(expect.objectContaining({ id: 'far', kind: 'sea' }));
    expect(borders.fleet).toContainEqual(['far', 'nse']);
    expect(playable(read).board.powers).toHaveLength(2);
  });

  test('is quoted with a sign where a text is cut', () => {
    const line = `MARSH BOG ABUTS ${'NSE ATO '.repeat(12)}`.trim();
    expect(over(line).tasks).toMatchObject([{ task: { code: 'task-line-unread', typed: `${line.slice(0, 59)}…` } }]);
  });

  test('says what changes later in the game leaves those lines to its author, each with its line', () => {
    expect(over('IN SPRING: WATER DUN\nIN W1701A\nCORAL\nHOMES ATO').tasks).toEqual(
      [
        [2, 'IN SPRING: WATER DUN'],
        [3, 'IN W1701A'],
        [4, 'CORAL'],
        [5, 'HOMES ATO'],
      ].map(([line, typed]) => ({ file: 'changed.map', line, task: { code: 'task-line-unread', typed } })),
    );
  });

  test('has borders with rules of their own has plain ones here, told once each', () => {
    const read = over('AMEND SHE ABUTS *NSE\nAMEND NSE ABUTS *SHE\nAMEND LAG ABUTS oys~\nAMEND OYS ABUTS lag~\n');
    expect(read.tasks.map(({ line, task }) => [line, task])).toEqual([
      [2, { code: 'task-border-special', typed: '*NSE' }],
      [3, { code: 'task-border-special', typed: '*SHE' }],
      [4, { code: 'task-border-special', typed: 'oys~' }],
      [5, { code: 'task-border-special', typed: 'lag~' }],
    ]);
    const { army, fleet } = JSON.parse(read.files.get('board.json') ?? '').borders;
    expect(fleet).toContainEqual(['nse', 'she']);
    expect(army).toContainEqual(['lag', 'oys']);
    expect(fleet).not.toContainEqual(['lag', 'oys']);
  });

  test('has borders for one power, or for who owns a centre, has plain ones here', () => {
    const read = over('AMEND SHE ABUTS C:NSE\nAMEND NSE ABUTS SHE(ATO)\n');
    expect(read.tasks.map(({ line, task }) => [line, task])).toEqual([
      [2, { code: 'task-border-special', typed: 'C:NSE' }],
      [3, { code: 'task-border-special', typed: 'SHE(ATO)' }],
    ]);
    expect(JSON.parse(read.files.get('board.json') ?? '').borders.fleet).toContainEqual(['nse', 'she']);
  });

  test('says more of a power than where it is keeps the power: its league is left out, other rules of play are told', () => {
    const text = 'CORAL\nLEAGUE REEFS\nRESERVES 2\nTEXTONLY\nUNITS\nA LAG\nTEAM CORAL - PEARL\n';
    const read = over(text);
    expect(variantOf(text).powers).toMatchObject([
      { id: 'coral', homes: ['ato', 'lag'], units: ['A lag'] },
      { id: 'pearl', homes: ['oys', 'she'] },
    ]);
    expect(read.notes.flatMap(({ note }) => (note.code === 'note-left-out' ? [note.typed] : []))).toEqual(['LEAGUE REEFS', 'TEXTONLY']);
    expect(read.tasks.map(({ line, task }) => [line, task])).toEqual([
      [4, { code: 'task-line-unread', typed: 'RESERVES 2' }],
      [8, { code: 'task-line-unread', typed: 'TEAM CORAL - PEARL' }],
    ]);
  });

  test('takes a rule or the phases of a year back has the usual ones', () => {
    const text = 'RULE BUILD_ANY\nFLOW SUMMER:MOVEMENT\nFLOW\nRULE !BUILD_ANY\n';
    expect(over(text).tasks).toEqual([]);
    expect(variantOf(text).builds ?? 'homes').toBe('homes');
  });

  test.each([
    ['B.C. 273 MOVEMENT', { year: 273, counts: 'down', era: 'bc' }, ['task-begin']],
    ['A.D. 1425 MOVEMENT', { year: 1425 }, ['task-begin']],
    ['SPRING -431 MOVEMENT', { year: 431, counts: 'down', era: 'bc' }, []],
  ])('begins in %s keeps the year', (begin, calendar, tasks) => {
    expect(variantOf(`BEGIN ${begin}\n`).calendar).toEqual(calendar);
    expect(over(`BEGIN ${begin}\n`).tasks.map(({ task }) => task.code)).toEqual(tasks);
  });

  test('writes homes with signs keeps the power; only what cannot be a home is left out', () => {
    const text = 'SAND (SANDY:S) ~@DUN(OYS) @DUN\nA DUN\n';
    expect(over(text).tasks).toEqual([{ file: 'changed.map', line: 2, task: { code: 'task-line-unread', typed: '~@DUN(OYS)' } }]);
    expect(variantOf(text).powers[2]).toMatchObject({ id: 'sand', homes: ['dun'], units: ['A dun'] });
  });

  test('tells the phases of its year in several lines has the usual year if together they are that', () => {
    expect(over('FLOW SPRING:MOVEMENT,RETREATS\nFLOW FALL:MOVEMENT,RETREATS\nFLOW WINTER:ADJUSTMENTS').tasks).toEqual([]);
    expect(over('FLOW SUMMER:MOVEMENT\nREFLOW\nFLOW NEWYEAR:5\nFLOW A.D.:MOVEMENT').tasks).toEqual([
      { file: 'changed.map', line: 4, task: { code: 'task-flow', typed: 'NEWYEAR:5 A.D.:MOVEMENT' } },
    ]);
  });

  test('has powers of the same names as places can be hosted', () => {
    const text =
      'UNPLAYED ALL\nAtoll (Atollian:A) ATO\nF ATO\nLagoon (Lagoonish:L) LAG\nA LAG\nShell () SHE\nA SHE\n_Dunes (Dunish:A) DUN\n';
    expect(over(text)).toMatchObject({ faults: [], isHostable: true });
    expect(breachesOf(text)).toEqual([]);
  });

  test('has too few powers, or no end of places, is refused with the line', () => {
    const read = importVariant(foreign({ 'changed.map': 'MAP reefs\nUNPLAYED CORAL\n', 'reefs.map': REEFS }));
    expect(read).toMatchObject({ ok: false, fault: [{ file: 'reefs.map', line: 5, fault: { code: 'import-powers', found: 1 } }] });
    const many = importVariant(foreign({ 'many.map': Array.from({ length: 600 }, (_, i) => `LAND P${i}`).join('\n') }));
    expect(many).toMatchObject({ ok: false, fault: [{ file: 'many.map', line: 501, fault: { code: 'import-places', found: 600 } }] });
  });
});

test.each([
  [['IN', 'W1939A'], 'later'],
  [['IN', 'SPRING:', 'WATER', 'ARC'], undefined],
  [['IN', 'SPRING:'], undefined],
  [['PAYOLA', 'DIRECTIVES'], 'other rules'],
  [['END', 'DIRECTIVES'], 'every game'],
  [['all', 'directives'], 'every game'],
  [['RULE', 'A', 'B'], undefined],
])('%j begins %s', (words, section) => {
  expect(sectionBegunBy(words)).toBe(section);
});

test('The usual year is known in both spellings, and no other', () => {
  expect(isUsualYear('NEWYEAR SPRING:MOVEMENT,RETREATS AUTUMN:MOVEMENT,RETREATS WINTER:ADJUSTMENTS')).toBe(true);
  expect(isUsualYear('SPRING:MOVEMENT,RETREATS WINTER:ADJUSTMENTS')).toBe(false);
});
