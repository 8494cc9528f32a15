import { join } from 'node:path';
import { createVitest, type Reporter, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import { ROOT } from './ruleSources.js';

/** Runs test files on sources of which some are replaced. Files are named by their paths from the repository's root. */
export interface TestBench {
  /** Replaces sources by other texts, and those that were replaced before by their own. */
  replace(sources: ReadonlyMap<string, string>): void;
  /** Runs test files in the order given. */
  run(files: readonly string[]): Promise<BenchRun>;
  close(): Promise<void>;
}

export interface BenchRun {
  readonly modules: readonly TestModule[];
  /** Whether something failed outside of tests. */
  readonly broken: boolean;
}

export interface BenchOptions {
  /** Each test file in a worker of its own; otherwise all one after the other in one worker, until a test fails. */
  readonly apart: boolean;
  readonly workers: number;
  /** Called when a test file begins, before it is loaded. */
  readonly onFile?: (file: string) => void;
}

export async function openBench({ apart, workers, onFile }: BenchOptions): Promise<TestBench> {
  const replaced = new Map<string, string>();
  let modules: readonly TestModule[] = [];
  const reporter: Reporter = {
    onTestModuleQueued: ({ moduleId }) => onFile?.(moduleId.slice(ROOT.length + 1)),
    onTestRunEnd: ended => {
      modules = ended;
    },
  };
  const conditions = ['simulator-source', 'node', 'import', 'default'];
  const vitest = await createVitest(
    'test',
    {
      root: ROOT,
      config: false,
      watch: false,
      include: ['test/**/*.test.ts'],
      setupFiles: [join(import.meta.dirname, 'firstFailure.ts')],
      pool: 'threads',
      isolate: apart,
      maxWorkers: workers,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      silent: true,
      reporters: [reporter],
      sequence: { sequencer: AsGiven },
    },
    {
      resolve: { conditions },
      ssr: { resolve: { conditions } },
      plugins: [{ name: 'replaced-sources', enforce: 'pre', transform: (_, id) => replaced.get(id) }],
    },
  );
  const project = vitest.getRootProject();
  return {
    replace: sources => {
      const stale = [...replaced.keys()];
      replaced.clear();
      for (const [file, text] of sources) replaced.set(join(ROOT, file), text);
      for (const path of new Set([...stale, ...replaced.keys()])) forget(vitest, path);
    },
    run: async files => {
      const { unhandledErrors } = await vitest.runTestSpecifications(files.map(file => project.createSpecification(join(ROOT, file))));
      return { modules, broken: unhandledErrors.length > 0 };
    },
    close: () => vitest.close(),
  };
}

/** Makes the next worker load a file anew. */
function forget(vitest: Vitest, path: string): void {
  for (const { moduleGraph } of Object.values(vitest.getRootProject().vite.environments))
    for (const module of moduleGraph.getModulesByFile(path) ?? []) moduleGraph.invalidateModule(module);
}

/** Leaves test files in the order in which they were given. */
class AsGiven {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
