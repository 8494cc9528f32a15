import { memoise } from '../../lib/memoise.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { AuthoredVariant } from '../compile/authoredVariant.js';
import { type ReadVariant, readVariant } from '../compile/readVariant.js';
import type { FolderFault, FolderNotice } from '../model/variantFault.js';
import { type FolderBytes, readZip } from '../reading/readZip.js';
import { hostedVariant, type StoredVariant } from './hostedVariant.js';
import { judgeSizes, type PictureSizes } from './pictureSizes.js';
import { type GamesPlayed, type GamesWanted, type GameUnderWay, type PlayedGame, playSteps, summaryOf } from './playGames.js';

export interface JudgeWish extends GamesWanted {
  /** In seconds: no phase is played after that, and the game under way is not counted. */
  readonly within: number;
}

/** A folder in which nothing is wrong, and its trial games. It can be sent to another thread; `compiled` makes the variant of it again. */
export interface JudgedVariant extends Omit<AuthoredVariant, 'variant'> {
  readonly notices: readonly FolderNotice[];
  readonly sizes: PictureSizes;
  readonly closed: ReadVariant['closed'];
  readonly games: GamesPlayed;
}

/** Reads a folder and has Recruits play trial games: until the first breach, or until time is up. */
export function judgeVariant(files: FolderBytes, wish: JudgeWish): Result<JudgedVariant, readonly FolderFault[]> {
  const until = performance.now() + wish.within * 1_000;
  const read = readReadable(files);
  if (!read.ok) return read;
  const { variant, sizes, closed, notices, written, board, geometry } = read.value;
  const played: PlayedGame[] = [];
  for (const step of playSteps(variant, wish)) {
    const isOver = !('state' in step);
    if (isOver) played.push(step);
    if ((isOver && step.breach) || performance.now() > until) break;
  }
  const late: readonly FolderNotice[] =
    played.length < wish.games && played.at(-1)?.breach === undefined
      ? [{ file: 'games', notice: { code: 'not-played', games: played.length } }]
      : [];
  return ok({
    written,
    board,
    geometry,
    sizes,
    closed,
    notices: [...notices, ...late],
    games: summaryOf(
      variant.board.powers.map(({ id }) => id),
      played,
    ),
  });
}

interface ReadableVariant extends ReadVariant {
  readonly sizes: PictureSizes;
}

/** Reads a folder, and measures its pictures: what nobody could read is refused. */
function readReadable(files: FolderBytes): Result<ReadableVariant, readonly FolderFault[]> {
  const read = readVariant(files, { hosted: true });
  if (!read.ok) return read;
  const { sizes, faults, notices } = judgeSizes(read.value);
  return faults.length > 0 ? refuse(faults) : ok({ ...read.value, sizes, notices: [...read.value.notices, ...notices] });
}

/** How many faults are told at once: wording more than anybody reads would hold the main thread. */
const MOST_FAULTS = 100;

/** What a zip holds in which nothing is wrong, as it is stored. */
export interface UploadRead {
  readonly id: string;
  readonly title: { readonly en: string; readonly fr: string };
  readonly written: string;
  readonly board: string;
  readonly geometry: string;
  readonly notices: readonly FolderNotice[];
}

/** Reads the zip of a folder. Its games are played one after the other by `playTrial`, so that others need not wait for all of them. */
export function readUpload(zip: Uint8Array): Result<UploadRead, readonly FolderFault[]> {
  const files = readZip(zip);
  const read = files.ok ? readReadable(files.value) : files;
  if (!read.ok) return refuse(read.fault.slice(0, MOST_FAULTS));
  const { written, geometry, notices } = read.value;
  const { name, credit } = read.value.board;
  const title = { en: plain(name.en) || written.id, fr: plain(name.fr) || written.id };
  const board = { ...read.value.board, name: title, credit: { en: plain(credit.en), fr: plain(credit.fr) } };
  const parts = { written: JSON.stringify(written), board: JSON.stringify(board), geometry: JSON.stringify(geometry) };
  return ok({ id: written.id, title, ...parts, notices });
}

/** A title or a credit as it is posted: without what would be a link or formatting on Discord. */
const plain = (text: string): string =>
  text
    .replace(/[\\*_~|[\]#<>@`]/g, '')
    .replaceAll('://', ': ')
    .trim();

export interface TrialWanted extends StoredVariant {
  /** The first game to play, from 1. */
  readonly from: number;
  /** The last game to play. */
  readonly games: number;
  readonly seed: number;
  readonly years: number;
  /** Milliseconds after which the trial is interrupted, at the end of a phase. */
  readonly within: number;
  /** The game that was interrupted; the first one to play goes on from there. */
  readonly underWay?: GameUnderWay | undefined;
}

/** A part of the trial games. */
export interface TrialPart {
  /** Those that ended. */
  readonly played: readonly PlayedGame[];
  /** The one that is to go on. Undefined: none was interrupted. */
  readonly underWay?: GameUnderWay;
  /** Milliseconds that it took. */
  readonly took: number;
}

/** The last variant that was tried is kept: its trial comes in many parts. */
const onTrial = memoise((stored: StoredVariant) => hostedVariant('trial', stored), {
  keyOf: ({ written, board }) => `${written}\n${board}`,
  capacity: 1,
});

/** Plays trial games until the first breach, or until time is up; at least one phase. */
export function playTrial({ written, board, from, within, underWay, ...wanted }: TrialWanted): TrialPart {
  const began = performance.now();
  const took = (): number => performance.now() - began;
  const variant = onTrial({ written, board });
  const played: PlayedGame[] = [];
  for (const step of playSteps(variant, { ...wanted, from }, underWay)) {
    const isOver = !('state' in step);
    if (isOver) played.push(step);
    if (isOver && step.breach) break;
    if (took() > within) return { played, took: took(), ...(!isOver && { underWay: step }) };
  }
  return { played, took: took() };
}
