import { Command, Option } from 'commander';
import { SEARCHED } from '../../src/games/diplomacy/review/bestSheet.js';
import { onStore, STORES, type StoreName } from '../postgres/chosenStore.js';
import { soakAdjudicator } from './adjudicator.js';
import { soakCards } from './cards.js';
import { soakCrossings } from './crossings.js';
import { soakFleet } from './fleet.js';
import { soakGames } from './games.js';
import { soakGuilds } from './guilds.js';
import { soakInputs } from './inputs.js';
import { soakKills } from './kills.js';
import { soakLines } from './lines.js';
import { soakLoad } from './load.js';
import { soakMemory } from './memory.js';
import { soakMisfortunes } from './misfortunes.js';
import { soakOpponents } from './opponents.js';
import { soakPictures } from './pictures.js';
import { soakReview, timeReview } from './review.js';
import { soakRules } from './rules.js';
import { soakScale } from './scale.js';
import { addSeasons, type SeasonsAsked, soakSeasons } from './seasons.js';
import { soakStores } from './stores.js';
import { type StudiesAsked, soakStudies } from './studies.js';

const number = (text: string): number => {
  const read = Number(text);
  if (!Number.isSafeInteger(read) || read < 0) throw new Error(`${text} is not a number of anything.`);
  return read;
};

type LoadWish = {
  opponents: number;
  games: number;
  guilds: number;
  due: number;
  perSecond: number;
  idle: number;
  processes: number;
  store: StoreName;
};
type InputsWish = { cases: number; seed: number; from: number; genuine: boolean; only?: number; store: StoreName };

const storeOption = () =>
  new Option('--store <store>', 'where the bot keeps its records; a PostgreSQL server is started for it').choices(STORES).default('sqlite');

const program = new Command('soak').description('runs what would be too much for npm test');

program
  .command('adjudicator')
  .description('random movement phases: the ledger against the search through every answer, and the laws of adjudication')
  .option('--phases <n>', 'how many', number, 1_000_000)
  .option('--seed <n>', 'the first', number, 1)
  .action(({ phases, seed }: { phases: number; seed: number }) => {
    process.exitCode = soakAdjudicator(seed, phases) > 0 ? 1 : 0;
  });

program
  .command('rules')
  .description('random cases of every kind of phase and every variant, against models that were written from the rules alone')
  .option('--cases <n>', 'how many', number, 100_000)
  .option('--seed <n>', 'the first', number, 1)
  .option('--only <model>', 'one of the models, by how its name begins')
  .action(({ cases, seed, only }: { cases: number; seed: number; only?: string }) => {
    process.exitCode = soakRules(seed, cases, only) > 0 ? 1 : 0;
  });

program
  .command('crossings')
  .description(
    'posted pictures of every game: arrows through short names, and through units they have nothing to do with; crosses and strengths over each other, units, names, signs',
  )
  .option('--pictures <n>', 'how many of each game', number, 200)
  .option('--only <variant>', 'of one game alone')
  .action(({ pictures, only }: { pictures: number; only?: string }) => {
    process.exitCode = soakCrossings(pictures, only) > 0 ? 1 : 0;
  });

program
  .command('review')
  .description('the search for the best sheet against trying all, in positions with 10,000 to 100,000 sheets that can come out differently')
  .option('--positions <n>', 'how many', number, 100)
  .option('--variant <id>', 'of which variant: classic has recorded games, the others games of Captains and Recruits', 'classic')
  .option('--searched <n>', 'how many sheets the search may try', number, SEARCHED)
  .option('--years <n>', 'instead, how much of one core a review of so many years of a game takes', number)
  .action(({ positions, variant, searched, years }: { positions: number; variant: string; searched: number; years?: number }) => {
    if (years !== undefined) process.exitCode = timeReview(variant, years) ? 0 : 1;
    else process.exitCode = soakReview(positions, variant, searched) > 0 ? 1 : 0;
  });

program
  .command('cards')
  .description('whole matches of the card game between 2 to 5 practice players: each ends, and no card or army is made or lost')
  .option('--games <n>', 'how many', number, 10_000)
  .option('--seed <n>', 'the first', number, 1)
  .action(({ games, seed }: { games: number; seed: number }) => {
    process.exitCode = soakCards(seed, games) > 0 ? 1 : 0;
  });

program
  .command('games')
  .description(
    'whole games of a variant between practice players: no line refused, every state legal, none twice, records there and back; then a table of results',
  )
  .option('--variant <id>', 'of which variant', 'mandate-of-heaven')
  .option('--seeds <n>', 'how many games', number, 200)
  .option('--seed <n>', 'the first', number, 1)
  .option('--years <n>', 'after which a game ends', number, 30)
  .option('--players <n>', 'how many; all unless given', number)
  .option('--rules <rules>', 'what the host chooses, as in /game create')
  .action(({ seed, ...asked }: { variant: string; seeds: number; seed: number; years: number; players?: number; rules?: string }) => {
    process.exitCode = soakGames({ ...asked, first: seed }) > 0 ? 1 : 0;
  });

program
  .command('lines')
  .description('noise, broken JSON and absurd questions through zongheng adjudicate: a line for a line, in level memory')
  .option('--lines <n>', 'how many', number, 100_000)
  .option('--seed <n>', 'of the noise', number, 1)
  .action(async ({ lines, seed }: { lines: number; seed: number }) => {
    process.exitCode = (await soakLines(seed, lines)) ? 0 : 1;
  });

program
  .command('kills')
  .description(
    'kill -9 of the real bot at random moments of a busy run: no acknowledged order lost, no phase adjudicated twice, every post once',
  )
  .option('--times <n>', 'how often', number, 200)
  .option('--games <n>', 'how many games are played', number, 20)
  .option('--seed <n>', 'of the moments', number, 1)
  .addOption(storeOption())
  .action(async ({ store, ...asked }: { times: number; games: number; seed: number; store: StoreName }) => {
    process.exitCode = (await onStore(store, () => soakKills(asked))) > 0 ? 1 : 0;
  });

program
  .command('fleet')
  .description(
    'several processes of the real bot on one PostgreSQL database, which are killed, frozen and cut off from it: the same books as after the kills',
  )
  .option('--processes <n>', 'how many', number, 3)
  .option('--shards <n>', 'into how many shards the gateway is divided', number, 12)
  .option('--games <n>', 'how many games are played', number, 200)
  .option('--kills <n>', 'how often one of them is killed', number, 60)
  .option('--seed <n>', 'of the moments', number, 1)
  .action(async (asked: { processes: number; shards: number; games: number; kills: number; seed: number }) => {
    const figures = await soakFleet(asked);
    console.log(JSON.stringify(figures));
    process.exitCode = figures.lost + figures.twice + figures.outOfOrder + figures.unexplained > 0 ? 1 : 0;
  });

program
  .command('misfortunes')
  .description('a Discord, a network, a disk and a clock that misbehave in the midst of a busy run: the same books as after the kills')
  .option('--times <n>', 'how many, one kind after the other', number, 51)
  .option('--games <n>', 'how many games are played', number, 6)
  .option('--seed <n>', 'of the moments', number, 1)
  .addOption(storeOption())
  .action(async ({ store, ...asked }: { times: number; games: number; seed: number; store: StoreName }) => {
    process.exitCode = (await onStore(store, () => soakMisfortunes(asked))) > 0 ? 1 : 0;
  });

program
  .command('load')
  .description(
    'many games on one bot, many of them due in the same minute: how soon they are adjudicated and told, and how people are answered meanwhile',
  )
  .option('--games <n>', 'how many', number, 1_000)
  .option('--guilds <n>', 'in how many guilds', number, 200)
  .option('--due <n>', 'how many fall due together', number, 100)
  .option('--opponents <n>', 'in how many of these a General of the bot plays a seat', number, 0)
  .option('--per-second <n>', 'commands people send in a second', number, 10)
  .option('--idle <s>', 'for how many seconds they do so while nothing is due', number, 20)
  .option('--processes <n>', 'how many processes share the work; more than one need --store postgres', number, 1)
  .addOption(storeOption())
  .action(async ({ idle, store, ...asked }: LoadWish) => {
    process.exitCode = (await onStore(store, () => soakLoad({ ...asked, idle: idle * 1_000 }))) ? 0 : 1;
  });

program
  .command('studies')
  .description(
    'many people study and review games at once beside a game: how soon its players are acknowledged, and the students; one line of JSON',
  )
  .option('--people <n>', 'how many study', number, 50)
  .option('--phases <n>', 'how many phases each resolves', number, 6)
  .option('--variant <id>', 'what they study', 'warhammer-fm05')
  .option('--years <n>', 'how many years the games have that each reviews', number, 10)
  .option('--pause <ms>', 'how long each waits between two things, on average', number, 2_000)
  .option('--per-second <n>', 'commands the players of the game send in a second', number, 4)
  .addOption(storeOption())
  .action(async ({ store, ...asked }: StudiesAsked & { store: StoreName }) => {
    process.exitCode = (await onStore(store, () => soakStudies(asked))) ? 0 : 1;
  });

program
  .command('opponents')
  .description('Generals in the first phases of every game: how much time of a core an answer takes, and whether the memory is enough')
  .option('--phases <n>', 'how many', number, 12)
  .option('--memory <mb>', 'of the heap that the worker may use', number, 150)
  .option('--only <variant>', 'of one game alone')
  .action(async (asked: { phases: number; memory: number; only?: string }) => {
    process.exitCode = (await soakOpponents(asked)) ? 0 : 1;
  });

program
  .command('inputs')
  .description(
    'right, nearly right and hostile text, files and forged interactions: no crash, no freeze, nothing on record that permissions and rules do not allow',
  )
  .option('--cases <n>', 'how many', number, 1_000_000)
  .option('--seed <n>', 'of the cases', number, 1)
  .option('--from <n>', 'the number of the first case', number, 1)
  .option('--only <n>', 'nothing but this case', number)
  .option('--genuine', 'only what Discord itself could tell', false)
  .addOption(storeOption())
  .action(async ({ only, store, ...asked }: InputsWish) => {
    const wish = only === undefined ? asked : { ...asked, cases: 1, from: only };
    process.exitCode = (await onStore(store, () => soakInputs(wish))) ? 0 : 1;
  });

program
  .command('stores')
  .description('both stores side by side: how long an order takes to be on record, and how long many due games take to be adjudicated')
  .option('--games <n>', 'how many', number, 1_000)
  .option('--orders <n>', 'how many orders, to each store in turn', number, 1_000)
  .option('--due <n>', 'how many games are due', number, 100)
  .action(async (asked: { games: number; orders: number; due: number }) => {
    process.exitCode = (await soakStores(asked)) ? 0 : 1;
  });

program
  .command('scale')
  .description(
    'a store with very many games: how long it takes to find what is due and what is to be posted, and to load the game of a panel',
  )
  .option('--games <n>', 'how many; also measured at a tenth of them, and a hundredth, down to 1,000', number, 100_000)
  .option('--rows <n>', 'how many rows they have together', number, 10_000_000)
  .addOption(storeOption())
  .action(async (asked: { games: number; rows: number; store: StoreName }) => {
    process.exitCode = (await soakScale(asked)) ? 0 : 1;
  });

program
  .command('seasons')
  .description(
    'two years of a server of people who forget their orders, in the real commands, with and without what fills and finishes games: how many phases miss a sheet, and how many games are abandoned',
  )
  .option('--seed <n>', 'the first', number, 1)
  .option('--seeds <n>', 'how many', number, 10)
  .option('--days <n>', 'how long', number, 730)
  .option('--jobs <n>', 'how many seasons are played at the same time', number, 2)
  .option('--into <file>', 'adds every season to this file once it has been played, and plays none that stands in it already')
  .option('--add <files...>', 'plays nothing, and adds up the seasons that stand in these files')
  .action(async ({ add, ...asked }: SeasonsAsked & { add?: string[] }) => {
    process.exitCode = (add ? addSeasons(add) : await soakSeasons(asked)) ? 0 : 1;
  });

program
  .command('pictures')
  .description('maps of recorded phases, one after the other in the worker: level memory, and a main thread as free as when idle')
  .option('--pictures <n>', 'how many', number, 1000)
  .action(async ({ pictures }: { pictures: number }) => {
    process.exitCode = (await soakPictures(pictures)) ? 0 : 1;
  });

program
  .command('memory')
  .description('the real bot in a local guild: memory when it is idle, while it draws pictures of every game, and with opponents at work')
  .option('--pictures <n>', 'how many', number, 1000)
  .action(async ({ pictures }: { pictures: number }) => {
    process.exitCode = (await soakMemory(pictures)) ? 0 : 1;
  });

program
  .command('guilds')
  .description('the real bot in very many servers, in which nothing happens: how much memory a thousand of them take')
  .option('--guilds <n>', 'how many', number, 2_000)
  .action(async ({ guilds }: { guilds: number }) => {
    process.exitCode = (await soakGuilds(guilds)) ? 0 : 1;
  });

await program.parseAsync();
