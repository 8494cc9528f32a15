import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { endianness } from 'node:os';
import { basename } from 'node:path';

/** SQLite's write-ahead log: a header, then frames, each a header and a page. https://sqlite.org/fileformat2.html#the_write_ahead_log */
const HEADER = 32;
const FRAME_HEADER = 24;
/** The last bit tells whether checksums are made of big-endian words. */
const MAGIC = 0x377f0682;
const VERSION = 3_007_000;

/** Running checksum of the header of a log and all its frames up to some point. */
type Sum = readonly [number, number];

interface Log {
  readonly file: number;
  readonly pageSize: number;
  readonly frames: number;
  /** The salts of the log's current round. Frames left from earlier rounds have others. */
  readonly salts: Buffer;
  readonly sum: Sum;
  readonly wordAt: (bytes: Buffer, at: number) => number;
}

interface Frame {
  /** Whether it was written in the current round. */
  readonly isCurrent: boolean;
  /** Whether it ends a transaction. */
  readonly isCommit: boolean;
  readonly stored: Sum;
  readonly bytes: Buffer;
}

/**
 * What is wrong with the write-ahead log of the database at `path`, as a clause. Undefined if there is nothing that a power cut would not
 * cause. SQLite silently stops reading at the first frame that does not fit. This is right if the end of the log is torn, but loses
 * transactions if whole frames follow. Call it while nobody writes, and before SQLite opens the file: SQLite may overwrite what it did not
 * read.
 */
export function walDamage(path: string): string | undefined {
  const place = `${path}-wal`;
  const size = statSync(place, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= HEADER) return undefined; // no frame, nothing to lose
  const file = openSync(place, 'r');
  try {
    const log = readHeader(file, size);
    if (typeof log === 'string') return `${log} in ${basename(place)}, its write-ahead log`;
    if (log.pageSize !== (pageSizeOf(path) ?? log.pageSize)) return `${basename(place)} is the write-ahead log of another database`;
    const broken = brokenBeforeWhole(log);
    return broken === undefined || broken > (framesKnown(path, log) ?? log.frames)
      ? undefined
      : `frame ${broken} of ${basename(place)}, its write-ahead log, is broken, and whole ones follow it`;
  } finally {
    closeSync(file);
  }
}

function readHeader(file: number, size: number): Log | string {
  const header = read(file, 0, HEADER);
  const magic = header.readUInt32BE(0);
  if ((magic & ~1) >>> 0 !== MAGIC) return 'the header is not one';
  const wordAt = magic & 1 ? (bytes: Buffer, at: number) => bytes.readUInt32BE(at) : (bytes: Buffer, at: number) => bytes.readUInt32LE(at);
  const sum = summed([0, 0], header.subarray(0, 24), wordAt);
  if (!same(sum, sumAt(header, 24))) return 'the header is damaged';
  const pageSize = header.readUInt32BE(8);
  if (header.readUInt32BE(4) !== VERSION || !isPageSize(pageSize)) return 'the header is of no version that is known';
  const frames = Math.floor((size - HEADER) / (FRAME_HEADER + pageSize));
  return { file, pageSize, frames, salts: header.subarray(16, 24), sum, wordAt };
}

/**
 * The index that processes share beside a log. Its header is stored twice; the copies differ if a process was killed while changing it.
 * https://sqlite.org/walformat.html
 */
const INDEX_HEADER = 48;
const wordHere = (bytes: Buffer, at: number): number => (endianness() === 'LE' ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at));

/**
 * How many frames of this round were committed according to the index. Undefined if there is no index, or none that can be trusted. No
 * commit was ever reported for the frames beyond: they are from a process that was killed first, and the next writer overwrites them if
 * another process still has the database open.
 */
function framesKnown(path: string, { salts }: Log): number | undefined {
  const place = `${path}-shm`;
  if ((statSync(place, { throwIfNoEntry: false })?.size ?? 0) < 2 * INDEX_HEADER) return undefined;
  const file = openSync(place, 'r');
  try {
    const index = read(file, 0, 2 * INDEX_HEADER);
    const first = index.subarray(0, INDEX_HEADER);
    const isSound = first.equals(index.subarray(INDEX_HEADER)) && wordHere(first, 0) === VERSION && first.subarray(32, 40).equals(salts);
    return isSound ? wordHere(first, 16) : undefined;
  } finally {
    closeSync(file);
  }
}

const isPageSize = (size: number): boolean => size >= 512 && size <= 65_536 && (size & (size - 1)) === 0;

/** The page size in the header of the database file. Undefined if that cannot be read. */
export function pageSizeOf(path: string): number | undefined {
  const file = openSync(path, 'r');
  try {
    const size = read(file, 16, 2).readUInt16BE(0);
    const pageSize = size === 1 ? 65_536 : size;
    return isPageSize(pageSize) ? pageSize : undefined;
  } finally {
    closeSync(file);
  }
}

/**
 * The number, from 1, of the first frame that does not fit those before it, if frames of this round follow that can be trusted: one that
 * ends a transaction, or the very next one if the broken frame ends a transaction. Other frames may be left from a transaction that was
 * rolled back, because the disk was full for instance, and that a shorter one did not overwrite.
 */
function brokenBeforeWhole(log: Log): number | undefined {
  let sum = log.sum;
  for (let number = 1; number <= log.frames; number++) {
    const frame = frameAt(log, number);
    const right = sumOf(log, sum, frame);
    if (!frame.isCurrent || !same(right, frame.stored)) return isFollowed(log, number, { frame, right }) ? number : undefined;
    sum = right;
  }
  return undefined;
}

/**
 * Whether whole frames of this round follow frame `number`, whose page or checksum is wrong. A whole frame counts if it ends a transaction,
 * or if it directly continues a broken frame that ends one. Others may be left from an earlier transaction: a process that is killed
 * between writing a frame's header and its page leaves a broken frame in front of them.
 */
function isFollowed(log: Log, number: number, broken: { readonly frame: Frame; readonly right: Sum }): boolean {
  let before: readonly Sum[] = [broken.frame.stored, broken.right];
  for (let next = number + 1; next <= log.frames; next++) {
    const frame = frameAt(log, next);
    const isWhole = frame.isCurrent && before.some(sum => same(sumOf(log, sum, frame), frame.stored));
    if (isWhole && (frame.isCommit || (broken.frame.isCommit && next === number + 1))) return true;
    before = [frame.stored];
  }
  return false;
}

function frameAt({ file, pageSize, salts }: Log, number: number): Frame {
  const bytes = read(file, HEADER + (number - 1) * (FRAME_HEADER + pageSize), FRAME_HEADER + pageSize);
  return { isCurrent: bytes.subarray(8, 16).equals(salts), isCommit: bytes.readUInt32BE(4) !== 0, stored: sumAt(bytes, 16), bytes };
}

/** The checksum of a frame's page and of the first eight bytes of its header, continuing the checksum before it. */
const sumOf = ({ wordAt }: Log, before: Sum, { bytes }: Frame): Sum =>
  summed(summed(before, bytes.subarray(0, 8), wordAt), bytes.subarray(FRAME_HEADER), wordAt);

function summed(before: Sum, bytes: Buffer, wordAt: Log['wordAt']): Sum {
  let [first, second] = before;
  for (let at = 0; at < bytes.length; at += 8) {
    first = (first + wordAt(bytes, at) + second) >>> 0;
    second = (second + wordAt(bytes, at + 4) + first) >>> 0;
  }
  return [first, second];
}

const sumAt = (bytes: Buffer, at: number): Sum => [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
const same = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];

function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, at);
  return bytes;
}
