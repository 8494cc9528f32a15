import { ok, type Result } from '../../lib/result.js';
import type { FolderFault, FolderFile, FolderNotice } from '../model/variantFault.js';
import type { DraftFaults } from './foreignDraft.js';
import type { ForeignFiles, ForeignNote, ForeignTask } from './importFault.js';
import { mapFileDraft } from './mapFileDraft.js';
import { writeDraft } from './writeDraft.js';

/** A foreign variant as a folder. It can be hosted if there are neither tasks nor faults. */
export interface ImportedVariant {
  readonly files: ReadonlyMap<FolderFile, string>;
  readonly tasks: readonly ForeignTask[];
  readonly notes: readonly ForeignNote[];
  /** What the folder's own check finds wrong. */
  readonly faults: readonly FolderFault[];
  readonly notices: readonly FolderNotice[];
}

/** Reads a variant of another program as a folder, as far as a folder has a form for it. */
export function importVariant(files: ForeignFiles): Result<ImportedVariant, DraftFaults> {
  const read = mapFileDraft(files);
  if (!read.ok) return read;
  const written = writeDraft(read.value.draft);
  return ok({
    ...written,
    tasks: read.value.tasks,
    notes: [...read.value.notes, ...written.notes.map(({ note }) => ({ file: files.main, note }))],
  });
}
