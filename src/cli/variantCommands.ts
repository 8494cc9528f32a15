import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { proposeBorders, type ReadVariant, readVariant } from '../authoring/compile/readVariant.js';
import { tidyJson } from '../authoring/compile/tidyJson.js';
import { exampleFolder } from '../authoring/example/exampleFolder.js';
import { importVariant } from '../authoring/foreign/importVariant.js';
import { type GamesPlayed, type PlayedGame, playGames, summaryOf } from '../authoring/gate/playGames.js';
import type { FolderFault, FolderNotice } from '../authoring/model/variantFault.js';
import { writeZip } from '../authoring/reading/writeZip.js';
import { sayForeignFault, sayForeignNote, sayForeignTask } from '../discord/words/variants/importFaults.js';
import { sayFolderFault, sayFolderNotice } from '../discord/words/variants/variantFaults.js';
import type { Language } from '../lib/language.js';
import type { Result } from '../lib/result.js';
import { isFree, readFolder, writeFolder } from './variant/folderOnDisk.js';
import { foreignFilesAt } from './variant/foreignOnDisk.js';
import { drawStart } from './variant/previewPicture.js';
import { reportPage } from './variant/reportPage.js';
import type { Voice } from './voice.js';
import { written } from './written.js';

/* Each command returns its exit code: 0 if the variant is as it should be. */

/** Writes an example into a new folder. */
export function newVariant(voice: Voice, folder: string): number {
  if (!isFree(folder)) {
    voice.complain(`${folder} is not empty.`);
    return 1;
  }
  const id = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  if (!written(voice, folder, () => writeFolder(folder, exampleFolder(id || 'three-shores')))) return 1;
  voice.say(
    `${folder} has a small variant for three: variant.json, board.json and map.svg. Check it with: zongheng variant check ${folder}`,
  );
  return 0;
}

export interface CheckWish {
  readonly games: number;
  readonly years: number;
  readonly seed: number;
  /** In seconds: no game is begun after that. */
  readonly within: number;
  readonly report?: string;
  readonly language: Language;
}

/** Reads a folder, says every fault, and has Recruits play trial games. */
export async function checkVariantFolder(voice: Voice, path: string, wish: CheckWish): Promise<number> {
  const read = readAll(path);
  if (!read.ok) return refused(voice, read.fault, wish.language);
  const played = gamesIn(read.value, wish);
  const summary = summaryOf(read.value.variant, played);
  const late: readonly FolderNotice[] =
    played.length < wish.games ? [{ file: 'games', notice: { code: 'not-played', games: played.length } }] : [];
  const notices = [...read.value.notices, ...late];
  for (const notice of notices) voice.say(sayFolderNotice(notice, wish.language));
  for (const line of sayGames(read.value, summary)) voice.say(line);
  if (wish.report !== undefined) {
    const picture = await drawStart(read.value, { language: wish.language });
    const page = reportPage(read.value, { summary, notices, picture, language: wish.language });
    const { report } = wish;
    if (!written(voice, report, () => writeFileSync(report, page))) return 1;
    voice.say(`The report is in ${report}.`);
  }
  if (summary.breaches.length > 0)
    return refused(
      voice,
      summary.breaches.map(fault => ({ file: 'games', fault })),
      wish.language,
    );
  voice.say(played.length > 0 && late.length === 0 ? 'The variant can be played.' : 'The files are in order.');
  return late.length > 0 ? 1 : 0;
}

/** Stops after the first breach, or when time is up. */
function gamesIn({ variant }: ReadVariant, wish: CheckWish): readonly PlayedGame[] {
  const until = performance.now() + wish.within * 1_000;
  const played: PlayedGame[] = [];
  for (const game of playGames(variant, wish)) {
    played.push(game);
    if (game.breach || performance.now() > until) break;
  }
  return played;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function sayGames({ variant }: ReadVariant, { games, won, years, powers }: GamesPlayed): readonly string[] {
  if (games === 0) return [];
  const name = (id: string): string => variant.board.powers.find(power => power.id === id)?.name.en ?? id;
  return [
    `${games} games of Recruits: ${won} won, the others stopped; ${years[0]} to ${years[2]} years, half of them at most ${years[1]}.`,
    ...powers.map(({ power, wins, centres }) => `  ${name(power)}: won ${percent(wins)}, ${percent(centres)} of the centres at the end`),
  ];
}

function readAll(path: string): Result<ReadVariant, readonly FolderFault[]> {
  const files = readFolder(path);
  return files.ok ? readVariant(files.value) : files;
}

function refused({ complain }: Voice, faults: readonly FolderFault[], language: Language): number {
  for (const fault of faults) complain(sayFolderFault(fault, language));
  return 1;
}

/** Prints the borders that follow from the drawing. */
export function sayBorders(voice: Voice, path: string, language: Language): number {
  const files = readFolder(path);
  const proposed = files.ok ? proposeBorders(files.value) : files;
  if (!proposed.ok) return refused(voice, proposed.fault, language);
  voice.say(tidyJson({ borders: proposed.value }).trimEnd());
  return 0;
}

/** Draws the board as a game begins on it. */
export async function previewVariant(voice: Voice, path: string, picture: string, language: Language): Promise<number> {
  const read = readAll(path);
  if (!read.ok) return refused(voice, read.fault, language);
  const png = await drawStart(read.value, { language });
  if (!written(voice, picture, () => writeFileSync(picture, png))) return 1;
  voice.say(`The board is drawn in ${picture}.`);
  return 0;
}

/** Writes a zip of a folder in which nothing is wrong. */
export function packVariant(voice: Voice, path: string, zip: string, language: Language): number {
  const files = readFolder(path);
  const read = files.ok ? readVariant(files.value) : files;
  if (!read.ok || !files.ok) return refused(voice, read.ok ? [] : read.fault, language);
  const bytes = writeZip(files.value);
  if (!written(voice, zip, () => writeFileSync(zip, bytes))) return 1;
  voice.say(`${zip} has the three files (${Math.ceil(bytes.length / 1024)} KB).`);
  return 0;
}

/**
 * Reads a variant of another program and writes it as a folder. 0: it can be hosted; 2: the author must finish what is listed; 1: it was
 * refused and nothing is written.
 */
export function importForeign(voice: Voice, path: string, folder: string, language: Language): number {
  if (!isFree(folder)) {
    voice.complain(`${folder} is not empty.`);
    return 1;
  }
  const files = foreignFilesAt(path);
  const read = files.ok ? importVariant(files.value) : files;
  if (!read.ok) {
    for (const fault of read.fault) voice.complain(sayForeignFault(fault, language));
    return 1;
  }
  const { files: imported, tasks, notes, faults, notices } = read.value;
  if (!written(voice, folder, () => writeFolder(folder, imported))) return 1;
  for (const note of notes) voice.say(sayForeignNote(note, language));
  for (const notice of notices) voice.say(sayFolderNotice(notice, language));
  const left = [...tasks.map(task => sayForeignTask(task, language)), ...faults.map(fault => sayFolderFault(fault, language))];
  for (const line of left) voice.complain(line);
  voice.say(
    left.length === 0
      ? `${folder} can be hosted. Let trial games be played on it with: zongheng variant check ${folder}`
      : `${folder} has the variant as far as it could be read. Left for you: ${left.length}, listed above. Then: zongheng variant check ${folder}`,
  );
  return left.length === 0 ? 0 : 2;
}
