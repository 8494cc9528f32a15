import type { JudgedVariant, JudgeWish } from '../authoring/gate/judgeVariant.js';
import type { FolderFault } from '../authoring/model/variantFault.js';
import type { FolderBytes } from '../authoring/reading/readZip.js';
import type { Result } from '../lib/result.js';
import type { Inputs, Outputs } from '../matches/context/tasks.js';

/** The tasks of matches, and the work of checking what authors of variants send. */
export interface WorkInputs extends Inputs {
  readonly judgeVariant: { readonly files: FolderBytes; readonly wish: JudgeWish };
}

export interface WorkOutputs extends Outputs {
  readonly judgeVariant: Result<JudgedVariant, readonly FolderFault[]>;
}

export type WorkName = keyof WorkInputs;
