import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type CheckWish,
  checkVariantFolder,
  importForeign,
  newVariant,
  packVariant,
  previewVariant,
  sayBorders,
} from '../../src/cli/variantCommands.js';

const WISH: CheckWish = { games: 3, years: 8, seed: 1, within: 600, language: 'en' };
const PNG = [0x89, 0x50, 0x4e, 0x47];

let lines: string[] = [];
let complaints: string[] = [];
const voice = { say: (line: string) => void lines.push(line), complain: (line: string) => void complaints.push(line) };
const fresh = (): string => mkdtempSync(join(tmpdir(), 'variant-'));

beforeEach(() => {
  lines = [];
  complaints = [];
});

describe('An author', () => {
  test('begins with an example that is in order, sees it drawn, and packs it', async () => {
    const folder = join(fresh(), 'My Shores');
    expect(newVariant(voice, folder)).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'variant.json'), 'utf8')).id).toBe('my-shores');
    expect(lines.at(-1)).toContain(`Check it with: npx zongheng variant check "${folder}"`);
    const report = join(folder, 'report.html');
    expect(await checkVariantFolder(voice, folder, { ...WISH, report })).toBe(0);
    expect(lines.join('\n')).toMatch(/3 games between Recruits: \d won/);
    expect(lines.at(-1)).toBe('The variant can be played.');
    const page = readFileSync(report, 'utf8');
    expect(page).toContain('Three Shores');
    expect(page).toContain('<td>Should be at least</td><td>14</td><td>8</td><td>9</td><td>5.5</td>');
    expect(page).toContain('<td>Whole board</td><td>16</td><td>8.5</td><td>10.5</td><td>5.6</td>');
    expect(lines.join('\n')).not.toContain('pixels high');
    expect(page).toMatch(/<img alt="[^"]+" src="data:image\/png;base64,iVBOR/);
    expect(page).not.toMatch(/https?:|<script/);
    const picture = join(folder, 'board.png');
    expect(await previewVariant(voice, folder, picture, 'fr')).toBe(0);
    expect([...readFileSync(picture).subarray(0, 4)]).toEqual(PNG);
    const zip = join(folder, 'shores.zip');
    expect(packVariant(voice, folder, zip, 'en')).toBe(0);
    expect(await checkVariantFolder(voice, zip, { ...WISH, games: 0 })).toBe(0);
    expect(lines.at(-1)).toBe('The files are in order.');
    expect(await checkVariantFolder(voice, join(folder, 'map.svg'), { ...WISH, games: 0 })).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('has an id without accents from the name of the folder', () => {
    const folder = join(fresh(), 'Été-à-Trois');
    expect(newVariant(voice, folder)).toBe(0);
    expect(JSON.parse(readFileSync(join(folder, 'variant.json'), 'utf8')).id).toBe('ete-a-trois');
    expect(lines.at(-1)).toMatch(/Check it with: npx zongheng variant check \S+Été-à-Trois$/);
  });

  test('is told what cannot be read or written', async () => {
    const nowhere = join(fresh(), 'no', 'such', 'place');
    expect(await checkVariantFolder(voice, nowhere, WISH)).toBe(1);
    expect(packVariant(voice, nowhere, 'x.zip', 'fr')).toBe(1);
    expect(complaints).toEqual([
      'folder: There is no folder or zip here that can be read.',
      'dossier\u00a0: Il n’y a ici ni dossier ni zip lisible.',
    ]);
    const folder = join(fresh(), 'shores');
    expect(newVariant(voice, folder)).toBe(0);
    complaints = [];
    expect(await checkVariantFolder(voice, folder, { ...WISH, games: 0, report: nowhere })).toBe(1);
    expect(await previewVariant(voice, folder, `${nowhere}.png`, 'en')).toBe(1);
    expect(packVariant(voice, folder, nowhere, 'en')).toBe(1);
    expect(newVariant(voice, join(folder, 'variant.json', 'x'))).toBe(1);
    expect(complaints).toHaveLength(4);
    for (const complaint of complaints) expect(complaint).toContain(' cannot be written: there is no such folder.');
  });

  test('is answered at once where no folder can be made', () => {
    expect(newVariant(voice, '/proc/no/such/place')).toBe(1);
    expect(complaints).toEqual([expect.stringContaining('/proc/no/such/place cannot be written: there is no such folder.')]);
  });

  test('reads the summary and the report in French', async () => {
    const folder = join(fresh(), 'shores');
    newVariant(voice, folder);
    const report = join(folder, 'rapport.html');
    lines = [];
    expect(await checkVariantFolder(voice, folder, { ...WISH, language: 'fr', report })).toBe(0);
    expect(lines[0]).toMatch(/^3 parties entre Recrues\u00a0: \d gagnées?, les autres arrêtées\u00a0; de \d+ à \d+ ans/u);
    expect(lines[1]).toMatch(/^ {2}Marche du Nord\u00a0: \d+\u00a0% de victoires, \d+\u00a0% des centres à la fin$/u);
    expect(lines.slice(-2)).toEqual([`Le rapport est dans ${report}.`, 'La variante peut se jouer.']);
    const page = readFileSync(report, 'utf8');
    expect(page).toContain('<td>Tout le plateau</td><td>16</td><td>8,5</td><td>10,5</td><td>5,6</td>');
    for (const heading of ['Parties d’essai', 'Tailles', 'Puissance', 'Voisines', 'Le plateau au début']) expect(page).toContain(heading);
    expect(page).not.toMatch(/Trial games|Neighbours|<td>sea<|undefined/);
  });

  test('does not lose a folder that has something in it', () => {
    const folder = fresh();
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(newVariant(voice, folder)).toBe(1);
    expect(complaints).toEqual([`${folder} is not empty.`]);
  });

  test('reads what is wrong, and where, in either language; nothing is drawn or packed', async () => {
    const folder = join(fresh(), 'shores');
    newVariant(voice, folder);
    const file = join(folder, 'variant.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"A ash"', '"A wba"'));
    expect(await checkVariantFolder(voice, folder, WISH)).toBe(1);
    expect(await checkVariantFolder(voice, folder, { ...WISH, language: 'fr' })).toBe(1);
    expect(complaints).toEqual([
      'variant.json:11, powers[1].units[1]: “A wba” can’t be there: armies go on land, and fleets where a fleet border leads.',
      'variant.json:11, powers[1].units[1]\u00a0: «\u00a0A wba\u00a0» ne peut pas y être\u00a0: les armées sont à terre, les flottes là où mène une frontière de flottes.',
    ]);
    expect(await previewVariant(voice, folder, join(folder, 'board.png'), 'en')).toBe(1);
    expect(packVariant(voice, folder, join(folder, 'shores.zip'), 'en')).toBe(1);
  });

  test('sees a board drawn whose borders are not yet those of the drawing, after its faults; in PNG alone', async () => {
    const folder = join(fresh(), 'shores');
    newVariant(voice, folder);
    const file = join(folder, 'board.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('["ash", "pin"]', '["ash", "kin"]'));
    const picture = join(folder, 'board.png');
    expect(await previewVariant(voice, folder, picture, 'en')).toBe(1);
    expect(complaints.join('\n')).toContain('ash and pin touch on the map but aren’t neighbours');
    expect([...readFileSync(picture).subarray(0, 4)]).toEqual(PNG);
    complaints = [];
    expect(await previewVariant(voice, folder, 'board.jpg', 'en')).toBe(1);
    expect(await previewVariant(voice, folder, 'board', 'fr')).toBe(1);
    expect(complaints).toEqual([
      'board.jpg can’t be written: pictures are PNG. Give a name that ends in .png.',
      'board ne peut pas être écrit\u00a0: les images sont en PNG. Donnez un nom qui finit par .png.',
    ]);
  });

  test('reads in the report which borders are closed', async () => {
    const folder = join(fresh(), 'shores');
    newVariant(voice, folder);
    const file = join(folder, 'board.json');
    const board = JSON.parse(readFileSync(file, 'utf8'));
    board.borders.army = board.borders.army.filter((pair: string[]) => String(pair) !== 'ash,pin');
    board.drawing.closed = [['ash', 'pin']];
    writeFileSync(file, JSON.stringify(board));
    const report = join(folder, 'report.html');
    expect(await checkVariantFolder(voice, folder, { ...WISH, games: 0, report })).toBe(0);
    expect(readFileSync(report, 'utf8')).toContain('<li>Ashford – Pinewood</li>');
  });

  test('lets borders be proposed', () => {
    const folder = join(fresh(), 'shores');
    newVariant(voice, folder);
    const file = join(folder, 'board.json');
    const { borders, ...board } = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify(board));
    lines = [];
    expect(sayBorders(voice, folder, 'en')).toBe(0);
    expect(JSON.parse(lines.join('\n'))).toEqual({ borders });
  });

  test('is told when time was up before all games were played', async () => {
    const folder = join(fresh(), 'shores');
    newVariant(voice, folder);
    expect(await checkVariantFolder(voice, folder, { ...WISH, within: 0 })).toBe(1);
    expect(lines).toContain('games: Time ran out. Games played by then: 0.');
    expect(lines.at(-1)).toBe('The files are in order.');
  });
});

describe('A folder is read as it is:', () => {
  test('a missing file is named', async () => {
    expect(await checkVariantFolder(voice, fresh(), WISH)).toBe(1);
    expect(complaints).toEqual(['variant.json: The file is missing.', 'board.json: The file is missing.', 'map.svg: The file is missing.']);
  });

  test('links and folders in place of files are not followed', async () => {
    const folder = fresh();
    symlinkSync('/etc/hostname', join(folder, 'variant.json'));
    mkdirSync(join(folder, 'map.svg'));
    expect(await checkVariantFolder(voice, folder, WISH)).toBe(1);
    expect(complaints).toEqual(['variant.json: The file can’t be read.', 'map.svg: The file can’t be read.']);
  });

  test('a path at which nothing is', async () => {
    expect(await checkVariantFolder(voice, join(fresh(), 'nothing'), WISH)).toBe(1);
    expect(complaints).toHaveLength(1);
  });
});

describe('A variant of another program', () => {
  const MAP = [
    ...['BEGIN SPRING 1700 MOVEMENT', 'ONE AAA', 'A AAA', 'TWO CCC', 'F CCC', 'UNOWNED BBB'],
    ...['LAND AAA ABUTS BBB CCC', 'COAST BBB ABUTS AAA CCC SEA', 'COAST CCC ABUTS aaa BBB SEA', 'WATER SEA ABUTS BBB CCC'],
  ];

  test('is written as a folder: 0 if it can be hosted, 2 if something is left, 1 if it is refused and nothing is written', async () => {
    const folder = fresh();
    const written = (name: string, lines: readonly string[]): string => {
      writeFileSync(join(folder, name), lines.join('\n'));
      return join(folder, name);
    };
    const good = written('good.map', MAP);
    expect(await importForeign(voice, good, join(folder, 'good'), { language: 'en', within: 120 })).toBe(0);
    expect(complaints).toEqual([]);
    expect(await checkVariantFolder(voice, join(folder, 'good'), WISH)).toBe(0);
    const more = written('more.map', ['USE good', 'RULE FOG']);
    expect(await importForeign(voice, more, join(folder, 'more'), { language: 'fr', within: 120 })).toBe(2);
    expect(complaints).toEqual(['more.map:2\u00a0: Il n’y a pas de règle «\u00a0FOG\u00a0» ici. Voyez si la variante peut s’en passer.']);
    expect(await checkVariantFolder(voice, join(folder, 'more'), WISH)).toBe(0);
    complaints = [];
    const bad = written('bad.map', ['', 'USE elsewhere']);
    expect(await importForeign(voice, bad, join(folder, 'bad'), { language: 'en', within: 120 })).toBe(1);
    expect(complaints).toEqual(['bad.map:2: “elsewhere.map” is needed but isn’t in the folder.']);
    expect(existsSync(join(folder, 'bad'))).toBe(false);
  });

  test('is looked for beside the file that is named, and nowhere else', async () => {
    const folder = fresh();
    mkdirSync(join(folder, 'maps'));
    writeFileSync(join(folder, 'secret.map'), MAP.join('\n'));
    writeFileSync(join(folder, 'maps', 'a.map'), 'USE ../secret.map');
    symlinkSync(join(folder, 'secret.map'), join(folder, 'maps', 'link.map'));
    writeFileSync(join(folder, 'maps', 'b.map'), 'USE link');
    expect(await importForeign(voice, join(folder, 'maps', 'b.map'), join(folder, 'out'), { language: 'en', within: 120 })).toBe(1);
    expect(await importForeign(voice, join(folder, 'maps'), join(folder, 'out'), { language: 'en', within: 120 })).toBe(1);
    expect(await importForeign(voice, join(folder, 'nothing'), join(folder, 'out'), { language: 'en', within: 120 })).toBe(1);
    expect(complaints).toEqual([
      'b.map:1: “link.map” is needed but isn’t in the folder.',
      'maps: The folder has several maps. Name one: a.map, b.map and link.map.',
      'nothing: There is no file or folder here that can be read.',
    ]);
  });
});
