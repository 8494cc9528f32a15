import { ok, type Result } from '../../lib/result.js';
import type { AuthoredVariant } from '../compile/authoredVariant.js';
import { readVariant } from '../compile/readVariant.js';
import type { FolderFault, FolderNotice } from '../model/variantFault.js';
import type { FolderBytes } from '../reading/readZip.js';
import { type GamesPlayed, type GamesWanted, type PlayedGame, playGames, summaryOf } from './playGames.js';

export interface JudgeWish extends GamesWanted {
  /** In seconds: no game is begun after that. */
  readonly within: number;
}

/** A folder in which nothing is wrong, and its trial games. It can be sent to another thread; `compiled` makes the variant of it again. */
export interface JudgedVariant extends Omit<AuthoredVariant, 'variant'> {
  readonly notices: readonly FolderNotice[];
  readonly games: GamesPlayed;
}

/** Reads a folder and has Recruits play trial games: until the first breach, or until time is up. */
export function judgeVariant(files: FolderBytes, wish: JudgeWish): Result<JudgedVariant, readonly FolderFault[]> {
  const until = performance.now() + wish.within * 1_000;
  const read = readVariant(files);
  if (!read.ok) return read;
  const { variant, notices, written, board, geometry } = read.value;
  const played: PlayedGame[] = [];
  for (const game of playGames(variant, wish)) {
    played.push(game);
    if (game.breach || performance.now() > until) break;
  }
  const late: readonly FolderNotice[] =
    played.length < wish.games ? [{ file: 'games', notice: { code: 'not-played', games: played.length } }] : [];
  return ok({ written, board, geometry, notices: [...notices, ...late], games: summaryOf(variant, played) });
}
