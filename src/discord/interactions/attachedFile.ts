import { ok, type Result, refuse } from '../../lib/result.js';
import type { CommandFault } from '../words/refusals/commandFault.js';

/** A file sent with a command, as Discord describes it. */
export interface AttachedFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** Media type such as "application/json; charset=utf-8". Undefined if Discord does not know it. */
  readonly media?: string;
  readonly url: string;
}

/** Size limit for hand-written files, in KB. */
export const LARGEST_WRITTEN = 64;
const PATIENCE = 10_000;

/** Downloads a JSON file of at most `most` KB. Checks its size and type, but does not parse it. */
export async function readJsonFile(file: AttachedFile, most: number): Promise<Result<Uint8Array, CommandFault>> {
  const isSmall = file.size <= most * 1024;
  return isSmall && !isJson(file.name, file.media) ? refuse({ code: 'file-not-json', file: file.name }) : await readAnyFile(file, most);
}

/** Downloads a file of at most `most` KB, whatever is in it. */
export async function readAnyFile({ name, size, url }: AttachedFile, most: number): Promise<Result<Uint8Array, CommandFault>> {
  if (size > most * 1024) return refuse({ code: 'file-too-large', file: name, most });
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  const bytes = answer?.ok && answer.body ? await upTo(most * 1024, answer.body).catch(() => undefined) : undefined;
  if (!bytes) return refuse({ code: 'file-lost', file: name });
  return bytes.byteLength > most * 1024 ? refuse({ code: 'file-too-large', file: name, most }) : ok(bytes);
}

/** Reads the body, but stops once it exceeds `most` bytes. */
async function upTo(most: number, body: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body) {
    parts.push(part);
    length += part.byteLength;
    if (length > most) break;
  }
  const bytes = new Uint8Array(length);
  for (const part of parts.toReversed()) {
    length -= part.byteLength;
    bytes.set(part, length);
  }
  return bytes;
}

/** Whether the file is JSON: by Discord's media type or, without one, by the file name. */
const isJson = (name: string, media: string | undefined): boolean =>
  media === undefined ? name.toLowerCase().endsWith('.json') : /^(application\/json|text\/plain)\b/.test(media);
