import { ok, type Result, refuse } from '../../lib/result.js';
import { LIMITS } from '../model/folderFiles.js';
import type { FolderFault, FolderFile, FolderNotice } from '../model/variantFault.js';
import type { DraftFaults, ReadDraft, VariantDraft } from './foreignDraft.js';
import { gmDraft } from './gmDraft.js';
import type { ForeignFiles, ForeignNote, ForeignTask } from './importFault.js';
import { mapFileDraft } from './mapFileDraft.js';
import { mendedDraft } from './mendDraft.js';
import { type WrittenDraft, writeDraft } from './writeDraft.js';

/** A foreign variant as a folder. It can be hosted if there are neither tasks nor faults. */
export interface ImportedVariant {
  readonly files: ReadonlyMap<FolderFile, string>;
  readonly tasks: readonly ForeignTask[];
  readonly notes: readonly ForeignNote[];
  /** What the folder's own check finds wrong. */
  readonly faults: readonly FolderFault[];
  /** Whether it can be played as it is, even if something is left to its author. */
  readonly isHostable: boolean;
  readonly notices: readonly FolderNotice[];
}

/** Reads a variant of another program as a folder, as far as a folder has a form for it. */
export function importVariant(files: ForeignFiles): Result<ImportedVariant, DraftFaults> {
  const read = draftIn(files);
  if (!read.ok) return read;
  const { draft, powersAt, tasks, notes } = mendedDraft(read.value, files.main);
  const { powers } = draft;
  const players = powers.filter(({ neutral }) => !neutral).length;
  if (players < 2 || powers.length > LIMITS.powers)
    return refuse([
      { ...powersAt, fault: { code: 'import-powers', least: 2, most: LIMITS.powers, found: players < 2 ? players : powers.length } },
      ...(players < 2 ? homelessPowers(tasks) : []),
    ]);
  const first = writeDraft(draft);
  // A drawing that a folder cannot use is told, and one from the borders takes its place if that can be hosted.
  const second = draft.map && first.faults.length > 0 ? writeDraft({ ...draft, map: undefined }) : first;
  const isReplaced = second !== first && second.faults.length === 0;
  const written = isReplaced ? second : first;
  return ok({
    ...written,
    isHostable: written.faults.length === 0,
    tasks: isReplaced ? [...tasks, ...first.faults.map(fault => drawingTask(draft, first, fault))] : tasks,
    notes: [...notes, ...written.notes.map(({ note }) => ({ file: files.main, note }))],
  });
}

/** How many reasons are told why powers are missing. */
const REASONS = 5;

/** Why powers are missing: they have no home, or another power has it. */
function homelessPowers(tasks: readonly ForeignTask[]): DraftFaults {
  return tasks
    .flatMap(({ task, ...spot }): DraftFaults => {
      if (task.code === 'task-power-homeless') return [{ ...spot, fault: { code: 'import-homeless', power: task.power } }];
      if (task.code === 'task-home-shared') return [{ ...spot, fault: { ...task, code: 'import-home-shared' } }];
      return [];
    })
    .slice(0, REASONS);
}

/** Tells what is wrong with a drawing where the foreign drawing has the province that it is about. */
function drawingTask({ provinces }: VariantDraft, { files }: WrittenDraft, { file, line, fault }: FolderFault): ForeignTask {
  const written = line === undefined || file !== 'map.svg' ? '' : (files.get(file)?.split('\n')[line - 1] ?? '');
  const drawn = / id="(?:\w+:)?([^"/]+)/.exec(written)?.[1];
  const about = provinces.find(({ id }) => id === drawn || ('at' in fault && id === fault.at)) ?? provinces[0];
  if (!about) throw new Error('a drawing has provinces');
  return { ...about.spot, task: { code: 'task-drawing', fault } };
}

function draftIn(files: ForeignFiles): Result<ReadDraft, DraftFaults> {
  if (/\.(?:json|toml)$/i.test(files.main)) return gmDraft(files);
  return /\.map$/i.test(files.main) ? mapFileDraft(files) : refuse([{ file: files.main, fault: { code: 'import-format' } }]);
}
