import { availableParallelism } from 'node:os';
import process from 'node:process';
import { Command, InvalidArgumentError, Option } from 'commander';
import { OPPONENT_LEVELS, type OpponentLevel } from '../games/game.js';
import { OPPONENT_BUDGET } from '../games/opponent.js';
import { LANGUAGES, type Language } from '../lib/language.js';
import { LOOKS } from '../lib/look.js';
import { compileWebAssemblyOnce, giveBackPixels, keepNewSpaceSmall } from '../littleMemory.js';
import { inlineLess } from '../optimiseLater.js';
import type { ArenaRequest } from './arena/arena.js';
import { type NativeModule, whyNotLoaded } from './nativeModules.js';
import { RECORD_FORMATS, type RecordFormat } from './recordFormats.js';
import type { CheckWish, ImportWish } from './variantCommands.js';
import type { ReplayPageOptions } from './writeReplayPage.js';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const complain = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Ends the program, as other programs of the shell do, when nobody reads what it prints any more: `zongheng adjudicate < … | head`. */
function endsUnread(): void {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit(BROKEN_PIPE);
  });
}
/** Commands that go on although nobody reads what they print. */
const CHANGE_RECORDS: ReadonlySet<string> = new Set(['start', 'restore', 'move']);
/** What the shell says of a program that was ended by SIGPIPE. */
const BROKEN_PIPE = 128 + 13;

/** Runs a command. If a module that it needs cannot be loaded, says so and sets the exit code to 1. */
async function once(modules: readonly NativeModule[], run: () => Promise<void>): Promise<void> {
  const fault = await whyNotLoaded(modules);
  if (fault === undefined) return run();
  complain(fault);
  process.exitCode = 1;
}

/** The number of threads that answer lines if nobody says another. */
const MOST_JOBS = 4;

const RECORDS: readonly NativeModule[] = ['better-sqlite3'];
const PICTURES: readonly NativeModule[] = ['@resvg/resvg-js'];

/** The `zongheng` executable. Each command loads its modules when it is called. */
export async function runProgram(): Promise<void> {
  const program = new Command('zongheng').description(
    'A Discord bot on which people play Diplomacy and its variants without a game master.',
  );

  program.hook('preAction', (_, command) => {
    if (!CHANGE_RECORDS.has(command.name())) endsUnread();
  });

  addBotCommands(program);
  addRecordsCommands(program);
  addRecordCommands(program);
  addRulesCommands(program);
  addOpponentCommands(program);
  addVariantCommands(program);

  await program.parseAsync();
}

/** Running the bot. */
function addBotCommands(program: Command): void {
  program
    .command('start')
    .description('run the bot; without DISCORD_TOKEN in a local guild on this machine')
    .option('--fresh', 'start with a new local guild; the old one is put aside', false)
    .action(({ fresh }: { fresh: boolean }) => {
      keepNewSpaceSmall();
      compileWebAssemblyOnce();
      giveBackPixels();
      return once([...RECORDS, ...PICTURES], async () => {
        const { start } = await import('./start.js');
        process.exitCode = await start({ say, complain }, fresh);
      });
    });

  program
    .command('status')
    .description('show whether a bot is running, and the state of its records')
    .action(() =>
      once(RECORDS, async () => {
        const { status } = await import('./status.js');
        process.exitCode = await status({ say, complain });
      }),
    );
}

/** All records of the bot. */
function addRecordsCommands(program: Command): void {
  program
    .command('check')
    .description('check all records and every game in them, whether or not a bot is running')
    .action(() =>
      once(RECORDS, async () => {
        const { check } = await import('./check.js');
        process.exitCode = await check({ say, complain });
      }),
    );

  program
    .command('backup')
    .description('back up the records, whether or not a bot is running')
    .action(() =>
      once(RECORDS, async () => {
        const { backup } = await import('./backup.js');
        process.exitCode = await backup({ say, complain });
      }),
    );

  program
    .command('restore')
    .description(
      'replace the records with a backup and put the old records aside (PostgreSQL: into an empty database); no bot may be running on them',
    )
    .argument('[backup]', 'the backup to restore; by default the latest')
    .action((named: string | undefined) =>
      once(RECORDS, async () => {
        const { restoreBackup } = await import('./restore.js');
        process.exitCode = await restoreBackup({ say, complain }, named);
      }),
    );

  program
    .command('move')
    .description('copy all records to another, empty database, SQLite or PostgreSQL, and check the copy; no bot may be running on either')
    .requiredOption('--to <database>', 'the path of a file, or postgres://user:password@host/database')
    .action(({ to }: { to: string }) =>
      once(RECORDS, async () => {
        const { move } = await import('./moveRecords.js');
        process.exitCode = await move({ say, complain }, to);
      }),
    );
}

/** The record of one game: docs/record.md. */
function addRecordCommands(program: Command): void {
  program
    .command('export')
    .description('print the record of a game: all that everybody may know of its finished phases, whether or not a bot is running')
    .argument('<game>', 'the number of the game', positiveNumber)
    .option('--press', 'with the messages that everybody could read', false)
    .addOption(
      new Option(
        '--format <format>',
        'json; text, for people to read and write; or, of Classic, dipnet: the JSON of the Python package diplomacy',
      )
        .choices(RECORD_FORMATS)
        .default('json'),
    )
    .action((game: number, options: { press: boolean; format: RecordFormat }) =>
      once(RECORDS, async () => {
        const { exportRecord } = await import('./exportRecord.js');
        process.exitCode = await exportRecord({ say, complain }, game, options);
      }),
    );

  program
    .command('import')
    .description('read the record of a game in any of the forms, check every phase of it by the rules, and print it; nothing is stored')
    .argument('<file>', 'a record')
    .addOption(new Option('--format <format>', 'the form to print it in').choices(RECORD_FORMATS).default('json'))
    .action(async (file: string, { format }: { format: RecordFormat }) => {
      const { importRecord } = await import('./importRecord.js');
      process.exitCode = importRecord({ say, complain }, file, format);
    });

  program
    .command('replay-page')
    .description('make one HTML file of a game, on which its board moves; it needs no server and no network')
    .argument('<game|file>', 'the number of a game, or a file with a record in any form')
    .option('--out <file>', 'where to write it; by default on standard output')
    .addOption(new Option('--language <language>', 'language of the page').choices(LANGUAGES).default('en'))
    .addOption(new Option('--look <look>', 'how the page looks').choices(LOOKS).default('parchment'))
    .option('--press', 'with the messages that everybody could read', false)
    .action((game: string, options: ReplayPageOptions) =>
      once([...RECORDS, ...PICTURES], async () => {
        const { writeReplayPage } = await import('./writeReplayPage.js');
        process.exitCode = await writeReplayPage({ say, complain }, game, options);
      }),
    );
}

/** The rules and the drawing without a bot. */
function addRulesCommands(program: Command): void {
  program
    .command('adjudicate')
    .description('read positions and orders and write their outcomes, one JSON object per line')
    .option('--jobs <number>', 'how many threads answer if there are many lines (default: one a core, four at most)', positiveNumber)
    .action(async ({ jobs = Math.min(MOST_JOBS, availableParallelism()) }: { readonly jobs?: number }) => {
      inlineLess();
      const { adjudicateLines } = await import('./adjudicate.js');
      await adjudicateLines(process.stdin, process.stdout, jobs);
    });

  program
    .command('replay')
    .description('read whole games of the card game and write the table after each move, one JSON object per line')
    .action(async () => {
      const { replayLines } = await import('./replay.js');
      await replayLines(process.stdin, process.stdout);
    });

  program
    .command('draw')
    .description('draw a state, a report or a position with orders, as PNG to standard output')
    .argument('<file>', 'a JSON file')
    .addOption(new Option('--language <language>', 'language of the text in the picture').choices(LANGUAGES).default('en'))
    .option('--theatre <id>', 'draw only this part of the board; ids are in board.json')
    .option('--full', 'with all names, at full size, instead of as it is posted')
    .action((file: string, options: { language: Language; theatre?: string; full?: boolean }) =>
      once(PICTURES, async () => {
        const { draw } = await import('./draw.js');
        const drawn = await draw(file, options);
        if (drawn.ok) process.stdout.write(drawn.value);
        else program.error(drawn.fault);
      }),
    );
}

/** Games that opponents of the bot play among themselves. */
function addOpponentCommands(program: Command): void {
  program
    .command('play')
    .description('let practice players play a whole game and print its history')
    .requiredOption('--variant <id>', 'the variant to play')
    .option('--seats <number>', 'number of players; by default all seats', wholeNumber)
    .option('--seed <number>', 'seed of the random draws', wholeNumber, 1)
    .option('--years <number>', 'end the game after this many game years', wholeNumber, 20)
    .option('--start <file>', 'a JSON file with a custom start')
    .option('--rules <rules>', 'options of the game, as in /game create: "board the Old World; oceans"', '')
    .action((wish: { variant: string; seats?: number; seed: number; years: number; start?: string; rules: string }) =>
      once(RECORDS, async () => {
        const { playNamed } = await import('./playNamed.js');
        const played = await playNamed({ ...wish, say });
        if (!played.ok) program.error(played.fault);
      }),
    );

  program
    .command('arena')
    .description('let opponents of two levels play games against each other, one JSON object per game, then their averages')
    .requiredOption('--variant <id>', 'the game to play: its id, or the folder of a variant, or a zip of it')
    .addOption(levelOption('--one <level>', 'the level of one seat, which goes round').default('general'))
    .addOption(levelOption('--six <level>', 'the level of all other seats, however many').default('captain'))
    .option('--games <number>', 'how many games to play', wholeNumber, 7)
    .option('--seats <number>', 'number of players; by default all seats', wholeNumber)
    .option('--seed <number>', 'seed of the random draws', wholeNumber, 1)
    .option('--years <number>', 'end a game after this many game years', wholeNumber, 15)
    .option('--budget <number>', 'how many positions a search may look at in a phase', wholeNumber, OPPONENT_BUDGET)
    .option('--jobs <number>', 'how many games to play at a time, each in a process of its own', positiveNumber, 1)
    .option('--first <number>', 'number of the first game to play', positiveNumber, 1)
    .option('--every <number>', 'play only every so many games after it', positiveNumber, 1)
    .option('--results <file>', 'add the games to this file; those that are in it count, and are not played again')
    .option('--within <seconds>', 'begin no game after this time', positiveNumber)
    .action(async ({ six: others, ...wish }: ArenaWish) => {
      const { arena } = await import('./arena/arena.js');
      const { arenaProcesses } = await import('./arena/arenaProcess.js');
      const played = await arena({ ...wish, others, say }, arenaProcesses({ ...wish, others }));
      if (!played.ok) program.error(played.fault);
    });
}

const variantCommands = () => import('./variantCommands.js');

const languageSaid = (): Option => new Option('--language <language>', 'language of what is said').choices(LANGUAGES).default('en');

/** What authors of variants need: docs/variants.md. */
function addVariantCommands(program: Command): void {
  const variant = program.command('variant').description('make a variant of your own: a folder with variant.json, board.json and map.svg');
  variant
    .command('new')
    .description('write a small complete variant into a new folder, to begin with')
    .argument('<folder>')
    .action(async (folder: string) => {
      process.exitCode = (await variantCommands()).newVariant({ say, complain }, folder);
    });

  variant
    .command('check')
    .description('say everything that is wrong with a variant, with file and line; if nothing is, let opponents play trial games')
    .argument('<folder>', 'a folder, or a zip of it')
    .option('--games <number>', 'how many trial games', wholeNumber, 100)
    .option('--years <number>', 'stop a game after this many game years', positiveNumber, 30)
    .option('--seed <number>', 'seed of the random draws', wholeNumber, 1)
    .option('--within <seconds>', 'play no further after this time', positiveNumber, 1_800)
    .option('--report <file>', 'write a page with the board and the results, as HTML')
    .addOption(languageSaid())
    .action((folder: string, wish: CheckWish) =>
      once(PICTURES, async () => {
        process.exitCode = await (await variantCommands()).checkVariantFolder({ say, complain }, folder, wish);
      }),
    );

  variant
    .command('borders')
    .description('print the borders that follow from the drawing, to be checked and put into board.json')
    .argument('<folder>', 'a folder, or a zip of it')
    .addOption(languageSaid())
    .action(async (folder: string, options: { language: Language }) => {
      process.exitCode = (await variantCommands()).sayBorders({ say, complain }, folder, options.language);
    });

  variant
    .command('preview')
    .description('draw the board as a game begins on it')
    .argument('<folder>', 'a folder, or a zip of it')
    .argument('<picture>', 'the PNG to write')
    .addOption(languageSaid())
    .action((folder: string, picture: string, options: { language: Language }) =>
      once(PICTURES, async () => {
        process.exitCode = await (await variantCommands()).previewVariant({ say, complain }, folder, picture, options.language);
      }),
    );

  addVariantExchange(variant);
}

/** Variants of other programs, and variants for other servers. */
function addVariantExchange(variant: Command): void {
  variant
    .command('import')
    .description(
      'write a variant of another program as a folder: a .map file of the Python package diplomacy, or DiplomacyGM’s config and SVG',
    )
    .argument('<file>', 'the file, or the folder in which it is')
    .argument('<folder>', 'the folder to write')
    .option('--within <seconds>', 'how long reading it may take', positiveNumber, 300)
    .addOption(languageSaid())
    .action(async (file: string, folder: string, options: ImportWish) => {
      process.exitCode = await (await variantCommands()).importForeign({ say, complain }, file, folder, options);
    });

  variant
    .command('pack')
    .description('write a zip of a variant in which nothing is wrong')
    .argument('<folder>')
    .argument('<zip>', 'the file to write')
    .addOption(languageSaid())
    .action(async (folder: string, zip: string, options: { language: Language }) => {
      process.exitCode = (await variantCommands()).packVariant({ say, complain }, folder, zip, options.language);
    });
}

type ArenaWish = Omit<ArenaRequest, 'others' | 'say'> & { readonly six: OpponentLevel };

const levelOption = (flags: string, description: string): Option => new Option(flags, description).choices(OPPONENT_LEVELS);

function positiveNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('This must be at least 1.');
  return number;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('This must be a whole number, 0 or more.');
  return Number(text);
}
