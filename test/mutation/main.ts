import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { dryRun } from './dryRun.js';
import { isAbout, JUDGED, judgementOf, readJudgements, unjudged } from './judgement.js';
import { type Mutant, mutantsOf } from './mutants.js';
import { isSurvivor, lineOf, printed, summaryOf } from './report.js';
import { ruleSources, ruleTests } from './ruleSources.js';
import { sampleOf } from './sample.js';
import { type Tried, tryAll } from './tryAll.js';

interface Asked {
  readonly mutants: number;
  readonly seed: number;
  readonly from: number;
  readonly workers: number;
  readonly in: string;
  readonly tests: string;
  readonly out?: string;
  readonly again?: string;
  readonly judged?: true;
}

const number = (text: string): number => {
  const read = Number(text);
  if (!Number.isSafeInteger(read) || read < 0) throw new Error(`${text} is not a number of anything.`);
  return read;
};

const WANTED = 0.95;
const EVERY = 50;

/** Returns the mutants to be tried: a sample, or the survivors of an earlier run. */
function chosen(
  { mutants, seed, from, in: part, again }: Asked,
  all: readonly Mutant[],
  sources: ReadonlyMap<string, string>,
): readonly Mutant[] {
  if (again === undefined)
    return sampleOf(
      all.filter(({ file }) => file.includes(part)),
      sources,
      mutants,
      seed,
    ).slice(from);
  const survivors = readJudgements(again);
  return all.filter(mutant => survivors.some(one => isAbout(one, mutant)));
}

const survivorsIn = (tried: readonly Tried[]): string =>
  JSON.stringify(
    tried.filter(isSurvivor).map(({ mutant }) => unjudged(mutant)),
    undefined,
    2,
  );

/** Tells of every survivor at once, and now and then how far it is. */
function progress(all: number, began: number): (tried: Tried) => void {
  let done = 0;
  return tried => {
    done++;
    if (isSurvivor(tried)) console.log(lineOf(tried));
    if (done % EVERY === 0) console.log(`${done} of ${all}, ${secondsSince(began)} s`);
  };
}

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1_000);

await new Command('mutate')
  .description('changes the rules a little, one place at a time, and tells which changes no test notices')
  .option('--mutants <n>', 'how many are drawn', number, 1_000)
  .option('--seed <n>', 'by which lot', number, 1)
  .option('--from <n>', 'without the first of them, for a run in parts', number, 0)
  .option('--workers <n>', 'how many processes try them', number, 2)
  .option('--in <path>', 'only of sources whose path has this in it', '')
  .option('--tests <path>', 'only with tests whose path has this in it', '')
  .option('--out <file>', 'where survivors are written, in the form of judged.json')
  .option('--again <file>', 'only the survivors that an earlier run has written')
  .option('--judged', 'also those in judged.json, which otherwise count as survivors without being tried')
  .action(async (asked: Asked) => {
    const began = performance.now();
    const sources = ruleSources();
    const all = [...sources].flatMap(([file, source]) => mutantsOf(file, source));
    const sample = chosen(asked, all, sources);
    const judged = readJudgements(JUDGED);
    const known = asked.judged ? [] : sample.filter(mutant => judgementOf(judged, mutant));
    const open = sample.filter(mutant => !known.includes(mutant));
    const reaching = await dryRun(
      sources,
      ruleTests().filter(file => file.includes(asked.tests)),
      asked.workers,
    );
    console.log(`${all.length} mutants in ${sources.size} sources; trying ${open.length}; ${secondsSince(began)} s for the tests alone`);
    const tried: readonly Tried[] = [
      ...known.map(mutant => ({ mutant, fate: { kind: 'judged' } as const })),
      ...(await tryAll(open, reaching, asked.workers, progress(open.length, began))),
    ];
    if (asked.out !== undefined) writeFileSync(asked.out, survivorsIn(tried));
    console.log(printed(tried, judged));
    const summary = { ...summaryOf(tried, judged), seed: asked.seed, seconds: secondsSince(began) };
    console.log(JSON.stringify(summary));
    process.exitCode = summary.score < WANTED ? 1 : 0;
  })
  .parseAsync();
