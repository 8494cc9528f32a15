import type { FoundFiles, ImportStep } from '../authoring/foreign/importStep.js';
import type { JudgedVariant, JudgeWish, TrialPart, TrialWanted, UploadRead } from '../authoring/gate/judgeVariant.js';
import type { FolderFault } from '../authoring/model/variantFault.js';
import type { FolderBytes } from '../authoring/reading/readZip.js';
import type { Result } from '../lib/result.js';
import type { Inputs, Outputs } from '../matches/context/tasks.js';

/** The tasks of matches, and the work of checking what authors of variants send. */
export interface WorkInputs extends Inputs {
  readonly judgeVariant: { readonly files: FolderBytes; readonly wish: JudgeWish };
  /** A zip, as uploaded. */
  readonly readUpload: Uint8Array;
  readonly playTrial: TrialWanted;
  readonly importStep: FoundFiles;
}

export interface WorkOutputs extends Outputs {
  readonly judgeVariant: Result<JudgedVariant, readonly FolderFault[]>;
  readonly readUpload: Result<UploadRead, readonly FolderFault[]>;
  readonly playTrial: TrialPart;
  readonly importStep: ImportStep;
}

export type WorkName = keyof WorkInputs;
