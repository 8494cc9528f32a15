import process from 'node:process';
import { Command, InvalidArgumentError, Option } from 'commander';
import { LANGUAGES, type Language } from '../lib/language.js';
import { type NativeModule, whyNotLoaded } from './nativeModules.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Runs a command. If a module that it needs cannot be loaded, says so and sets the exit code to 1. */
async function once(modules: readonly NativeModule[], run: () => Promise<void>): Promise<void> {
  const fault = await whyNotLoaded(modules);
  if (fault === undefined) return run();
  complain(fault);
  process.exitCode = 1;
}

const RECORDS: readonly NativeModule[] = ['better-sqlite3'];
const PICTURES: readonly NativeModule[] = ['@resvg/resvg-js'];

/** The `zongheng` executable. Each command loads its modules when it is called. */
export async function runProgram(): Promise<void> {
  const program = new Command('zongheng').description(
    'A Discord bot on which people play Diplomacy and its variants without a game master.',
  );

  program
    .command('start')
    .description('run the bot; without DISCORD_TOKEN in a local guild on this machine')
    .option('--fresh', 'forget the local guild and what was played there', false)
    .action(({ fresh }: { fresh: boolean }) =>
      once([...RECORDS, ...PICTURES], async () => {
        const { start } = await import('./start.js');
        process.exitCode = await start({ say, complain }, fresh);
      }),
    );

  program
    .command('status')
    .description('say whether a bot is at work, and how its records stand')
    .action(() =>
      once(RECORDS, async () => {
        const { status } = await import('./status.js');
        process.exitCode = await status({ say, complain });
      }),
    );

  program
    .command('check')
    .description('look at every page of the records and at every game in them, while a bot is at work or not')
    .action(() =>
      once(RECORDS, async () => {
        const { check } = await import('./check.js');
        process.exitCode = check({ say, complain });
      }),
    );

  program
    .command('backup')
    .description('back the records up, while a bot is at work or not')
    .action(() =>
      once(RECORDS, async () => {
        const { backup } = await import('./backup.js');
        process.exitCode = backup({ say, complain });
      }),
    );

  program
    .command('restore')
    .description('put a backup in the place of the records, which are kept beside it; no bot may be at work on them')
    .argument('[backup]', 'which; the last one unless named')
    .action((named: string | undefined) =>
      once(RECORDS, async () => {
        const { restoreBackup } = await import('./restore.js');
        process.exitCode = restoreBackup({ say, complain }, named);
      }),
    );

  program
    .command('adjudicate')
    .description('answer one JSON object a line: positions and orders in, outcomes out')
    .action(async () => {
      const { adjudicateLines } = await import('./adjudicate.js');
      await adjudicateLines(process.stdin, process.stdout);
    });

  program
    .command('replay')
    .description('answer one JSON object a line: whole games of the card game in, what stood on the table after each move out')
    .action(async () => {
      const { replayLines } = await import('./replay.js');
      await replayLines(process.stdin, process.stdout);
    });

  program
    .command('draw')
    .description('draw a state, a report or a position with orders as PNG on standard output')
    .argument('<file>', 'a JSON file')
    .addOption(new Option('--language <language>', 'of the lettering').choices(LANGUAGES).default('en'))
    .option('--theatre <id>', 'a part of the board alone, as it is called in board.json')
    .action((file: string, { language, theatre }: { language: Language; theatre?: string }) =>
      once(PICTURES, async () => {
        const { draw } = await import('./draw.js');
        const drawn = await draw(file, language, theatre);
        if (drawn.ok) process.stdout.write(drawn.value);
        else program.error(drawn.fault);
      }),
    );

  program
    .command('play')
    .description('let practice players play a whole match and print its history')
    .requiredOption('--variant <id>', 'what is played')
    .option('--seats <number>', 'how many play; all unless given', wholeNumber)
    .option('--seed <number>', 'the only chance in it', wholeNumber, 1)
    .option('--years <number>', 'years of the game after which it is ended', wholeNumber, 20)
    .option('--start <file>', 'a JSON file that says from where it begins')
    .option('--rules <rules>', 'what the host chooses, as in /game create: "board the Old World; oceans"', '')
    .action((wish: { variant: string; seats?: number; seed: number; years: number; start?: string; rules: string }) =>
      once(RECORDS, async () => {
        const { playNamed } = await import('./playNamed.js');
        const played = await playNamed({ ...wish, say });
        if (!played.ok) program.error(played.fault);
      }),
    );

  await program.parseAsync();
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('This must be a whole number.');
  return Number(text);
}
