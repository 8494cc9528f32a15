import fc from 'fast-check';
import { beforeEach } from 'vitest';
import '../seed.js';

declare global {
  /** Set once a test of this worker has failed: nothing more needs to be run. */
  var __testFailed: true | undefined;
  /** Marks of the regions that were reached. Undefined unless they are being recorded. */
  var __reachedRegions: (1 | undefined)[];
}
declare module 'vitest' {
  interface TaskMeta {
    reachedRegions?: (1 | undefined)[];
  }
}

if (globalThis.__testFailed) throw new Error('A test has failed before.');
globalThis.__reachedRegions ??= [];

// One counterexample is enough: the smallest is not looked for.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true });

beforeEach(({ task, skip, onTestFailed }) => {
  if (globalThis.__testFailed) skip();
  task.file.meta.reachedRegions = globalThis.__reachedRegions;
  onTestFailed(() => {
    globalThis.__testFailed = true;
  });
});
