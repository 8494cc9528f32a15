import { ok, type Result, refuse } from '../lib/result.js';
import type { RoomFault } from './fault.js';

/** A file that somebody sent along with a command, as Discord tells of it. */
export interface Attached {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** "application/json; charset=utf-8", as far as Discord knows it. */
  readonly media?: string;
  readonly url: string;
}

/** Files that people write are smaller. In KB. */
export const WRITTEN = 64;
const PATIENCE = 10_000;

/** The text of a file of JSON: fetched from where Discord keeps it, UTF-8, at most so many KB. */
export async function readJsonFile({ name, size, media, url }: Attached, most: number): Promise<Result<string, RoomFault>> {
  if (size > most * 1024) return refuse({ code: 'file-too-large', file: name, most });
  if (!isJson(name, media)) return refuse({ code: 'file-not-json', file: name });
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined);
  const bytes = answer?.ok ? await answer.arrayBuffer().catch(() => undefined) : undefined;
  if (!bytes) return refuse({ code: 'file-lost', file: name });
  if (bytes.byteLength > most * 1024) return refuse({ code: 'file-too-large', file: name, most });
  return ok(new TextDecoder().decode(bytes));
}

/** By what Discord takes it for; where it says nothing, by its name. */
const isJson = (name: string, media: string | undefined): boolean =>
  media === undefined ? name.toLowerCase().endsWith('.json') : /^(application\/json|text\/plain)\b/.test(media);
