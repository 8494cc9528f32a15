import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { compiled } from '../authoring/compile/authoredVariant.js';
import { proposeBorders, readVariant } from '../authoring/compile/readVariant.js';
import { tidyJson } from '../authoring/compile/tidyJson.js';
import { exampleFolder } from '../authoring/example/exampleFolder.js';
import type { DraftFaults } from '../authoring/foreign/foreignDraft.js';
import type { ForeignFiles, ForeignText } from '../authoring/foreign/importFault.js';
import type { ImportedVariant } from '../authoring/foreign/importVariant.js';
import type { JudgedVariant, JudgeWish } from '../authoring/gate/judgeVariant.js';
import type { GamesPlayed } from '../authoring/gate/playGames.js';
import type { FolderFault } from '../authoring/model/variantFault.js';
import { writeZip } from '../authoring/reading/writeZip.js';
import { createComputeWorker } from '../compute/computeWorker.js';
import { sayForeignFault, sayForeignNote, sayForeignTask } from '../discord/words/variants/importFaults.js';
import { sayFolderFault, sayFolderNotice } from '../discord/words/variants/variantFaults.js';
import { checkCommand, variantReportWords } from '../discord/words/variants/variantReport.js';
import type { Variant } from '../games/diplomacy/model/variant.js';
import type { Language } from '../lib/language.js';
import { type Result, refuse } from '../lib/result.js';
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
    voice.complain(variantReportWords.en.notEmpty(folder));
    return 1;
  }
  const id = basename(folder)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  if (!written(voice, folder, () => writeFolder(folder, exampleFolder(id || 'three-shores')))) return 1;
  voice.say(`${folder} has a small variant for three: variant.json, board.json and map.svg. Check it with: ${checkCommand(folder)}`);
  return 0;
}

export interface CheckWish extends JudgeWish {
  readonly report?: string;
  readonly language: Language;
}

/** Seconds that reading and the game under way may take besides `within`. */
const MARGIN = 60;

/** Reads a folder, says every fault, and has Recruits play trial games. All of it happens in a worker, which ends when time is up. */
export async function checkVariantFolder(voice: Voice, path: string, wish: CheckWish): Promise<number> {
  const { language, report, ...judging } = wish;
  const judged = await judge(path, judging);
  if (!judged.ok) return refused(voice, judged.fault, language);
  const words = variantReportWords[language];
  const { written: file, board, geometry, notices, sizes, closed, games } = judged.value;
  const variant = compiled(file, board);
  for (const notice of notices) voice.say(sayFolderNotice(notice, language));
  for (const line of sayGames(variant, games, language)) voice.say(line);
  if (report !== undefined) {
    const picture = await drawStart({ variant, board, geometry }, { language });
    const page = reportPage(variant, { summary: games, notices, sizes, closed, picture, language });
    if (!written(voice, report, () => writeFileSync(report, page), language)) return 1;
    voice.say(words.reportIn(report));
  }
  if (games.breaches.length > 0)
    return refused(
      voice,
      games.breaches.map(fault => ({ file: 'games', fault })),
      language,
    );
  const isComplete = games.games === wish.games;
  voice.say(games.games > 0 && isComplete ? words.playable : words.inOrder);
  return isComplete ? 0 : 1;
}

async function judge(path: string, wish: JudgeWish): Promise<Result<JudgedVariant, readonly FolderFault[]>> {
  const files = readFolder(path);
  if (!files.ok) return files;
  const seconds = wish.within + MARGIN;
  const compute = createComputeWorker({ deadline: seconds * 1_000 });
  try {
    const done = await compute.run('judgeVariant', { files: files.value, wish });
    return done.ok ? done.value : refuse([{ file: 'folder', fault: { code: 'variant-took-long', seconds } }]);
  } finally {
    await compute.close();
  }
}

function sayGames({ board }: Variant, summary: GamesPlayed, language: Language): readonly string[] {
  if (summary.games === 0) return [];
  const words = variantReportWords[language];
  const name = (id: string): string => board.powers.find(power => power.id === id)?.name[language] ?? id;
  return [words.played(summary), ...summary.powers.map(({ power, wins, centres }) => words.power(name(power), wins, centres))];
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

/**
 * Draws the board as a game begins on it. A board whose borders differ from its drawing, or whose names are not clear in orders, is drawn too,
 * after its faults; the exit code is 1 then.
 */
export async function previewVariant(voice: Voice, path: string, picture: string, language: Language): Promise<number> {
  const words = variantReportWords[language];
  const ending = extname(picture).toLowerCase();
  if (ending !== '.png') {
    voice.complain(words.notPng(picture));
    return 1;
  }
  const files = readFolder(path);
  const read = files.ok ? readVariant(files.value) : files;
  if (!read.ok) refused(voice, read.fault, language);
  const shown = !read.ok && files.ok ? readVariant(files.value, { drawsOnly: true }) : read;
  if (!shown.ok) return 1;
  const png = await drawStart(shown.value, { language });
  if (!written(voice, picture, () => writeFileSync(picture, png), language)) return 1;
  voice.say(words.drawnIn(picture));
  return read.ok ? 0 : 1;
}

/** Writes a zip of a folder in which nothing is wrong. */
export function packVariant(voice: Voice, path: string, zip: string, language: Language): number {
  const files = readFolder(path);
  const read = files.ok ? readVariant(files.value) : files;
  if (!read.ok || !files.ok) return refused(voice, read.ok ? [] : read.fault, language);
  const bytes = writeZip(files.value);
  if (!written(voice, zip, () => writeFileSync(zip, bytes), language)) return 1;
  voice.say(variantReportWords[language].packed(zip, Math.ceil(bytes.length / 1024)));
  return 0;
}

export interface ImportWish {
  readonly language: Language;
  /** In seconds: what takes longer is refused. */
  readonly within: number;
}

/**
 * Reads a variant of another program and writes it as a folder. 0: it can be hosted; 2: the author must finish what is listed; 1: it was
 * refused and nothing is written. All of it happens in a worker, which ends when time is up.
 */
export async function importForeign(voice: Voice, path: string, folder: string, wish: ImportWish): Promise<number> {
  const { language } = wish;
  const words = variantReportWords[language];
  if (!isFree(folder)) {
    voice.complain(words.notEmpty(folder));
    return 1;
  }
  const files = foreignFilesAt(path);
  const read = files.ok ? await importedFrom(files.value, wish.within) : files;
  if (!read.ok) {
    for (const fault of read.fault) voice.complain(sayForeignFault(fault, language));
    return 1;
  }
  const { files: imported, tasks, notes, faults, notices } = read.value;
  if (!written(voice, folder, () => writeFolder(folder, imported), language)) return 1;
  for (const note of notes) voice.say(sayForeignNote(note, language));
  for (const notice of notices) voice.say(sayFolderNotice(notice, language));
  const left = [...tasks.map(task => sayForeignTask(task, language)), ...faults.map(fault => sayFolderFault(fault, language))];
  for (const line of left) voice.complain(line);
  voice.say(left.length === 0 ? words.imported(folder) : words.importedInPart(folder, left.length));
  return left.length === 0 ? 0 : 2;
}

/** Nobody waits longer for an import, s; timers do not reach much further. */
const A_DAY = 86_400;

async function importedFrom({ main, read }: ForeignFiles, within: number): Promise<Result<ImportedVariant, DraftFaults>> {
  const seconds = Math.min(within, A_DAY);
  const compute = createComputeWorker({ deadline: seconds * 1_000 });
  const found: Map<string, ForeignText | 'none'> = new Map();
  // For all steps together: what is under way then is refused.
  const over = setTimeout(() => void compute.close(), seconds * 1_000).unref();
  try {
    for (;;) {
      const done = await compute.run('importStep', { main, found });
      if (!done.ok) return refuse([{ file: main, fault: { code: 'import-took-long', seconds } }]);
      if ('imported' in done.value) return done.value.imported;
      for (const name of done.value.needs) found.set(name, read(name) ?? 'none');
    }
  } finally {
    clearTimeout(over);
    await compute.close();
  }
}
