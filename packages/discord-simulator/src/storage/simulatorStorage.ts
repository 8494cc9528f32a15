import type { z } from 'zod';
import type { Files, RECORD_KINDS, RecordStore } from '../world/world.js';

export type RecordKind = (typeof RECORD_KINDS)[number];

/** Where the simulated world is stored, so that it survives a restart. */
export interface SimulatorStorage extends RecordStore {
  readonly path: string;
  readonly files: Files;
  /** All records of a kind with their ids, oldest first. */
  all<Shape>(kind: RecordKind, shape: z.ZodType<Shape>): readonly (readonly [id: string, record: Shape])[];
  /** Deletes all files except these. */
  retainFiles(ids: readonly string[]): void;
  /** Deletes everything. */
  clear(): void;
  close(): void;
}
