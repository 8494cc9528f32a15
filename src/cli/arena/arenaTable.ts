import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readCardsBoardFile, readOwnVariant } from '../../assets.js';
import type { AuthoredVariant } from '../../authoring/compile/authoredVariant.js';
import { readVariant } from '../../authoring/compile/readVariant.js';
import { sayFolderFault } from '../../discord/words/variants/variantFaults.js';
import { catalogue } from '../../games/catalogue/catalogue.js';
import { variantsOn } from '../../games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../games/diplomacy/game/diplomacy.js';
import type { AnyGame } from '../../games/game.js';
import { compileCardsBoard } from '../../games/warring-states-cards/board/cardsBoard.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { readFolder } from '../variant/folderOnDisk.js';

/** What an arena is played at. */
export interface ArenaTable {
  readonly game: AnyGame;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[];
  /** Of a variant's folder: a digest of all that its games depend on, names and drawing left out. */
  readonly digest?: string;
}

/** Lays the table: for a game that everybody has, by its id, or for a variant's folder or zip. The fault is a sentence. */
export function arenaTable(variant: string, count: number | undefined): Result<ArenaTable, string> {
  const found = gameNamed(variant);
  if (!found.ok) return found;
  const { game } = found.value;
  const options = game.chosen?.parse({}) ?? {};
  const dealt = game.seats(count ?? mostSeats(game, options), options);
  if (!dealt.ok) return refuse(`${variant} is for ${game.players.least} to ${game.players.most} players.`);
  return ok({ ...found.value, options, seats: dealt.value.map(({ id }) => id) });
}

function gameNamed(variant: string): Result<Pick<ArenaTable, 'game' | 'digest'>, string> {
  const games = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));
  const game = games.get(variant);
  if (game) return ok({ game });
  if (!existsSync(variant)) return refuse(`There is no game ${variant}, and no folder. Games: ${[...games.keys()].join(', ')}.`);
  const files = readFolder(variant);
  const read = files.ok ? readVariant(files.value) : files;
  if (!read.ok) return refuse(read.fault.map(fault => sayFolderFault(fault, 'en')).join('\n'));
  return ok({ game: diplomacy(read.value.variant), digest: digestOf(read.value) });
}

/** The largest number of players for whom seats can be dealt. */
function mostSeats(game: AnyGame, options: Readonly<Record<string, unknown>>): number {
  for (let players = game.players.most; players > 1; players--) if (game.seats(players, options).ok) return players;
  return 1;
}

function digestOf({ written, board }: AuthoredVariant): string {
  const { powers, calendar, victory, builds, orders, rules } = written;
  const played = {
    ...{ calendar, victory, builds, orders, rules },
    powers: powers.map(({ id, homes, units, capital, neutral, cities }) => ({ id, homes, units, capital, neutral, cities })),
    provinces: board.provinces.map(({ id, kind, coasts, centre }) => ({ id, kind, coasts, centre })),
    borders: board.borders,
    rivers: board.riverSteps,
    walls: board.walls.map(({ owner, facing }) => ({ owner, facing })),
  };
  return createHash('sha256').update(JSON.stringify(played)).digest('hex').slice(0, 16);
}
