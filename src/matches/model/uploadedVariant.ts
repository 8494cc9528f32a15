import { z } from 'zod';
import type { UserId } from './match.js';

/** The name of a variant in both languages. */
export const variantTitle = z.strictObject({ en: z.string().max(80), fr: z.string().max(80) });
export type VariantTitle = z.infer<typeof variantTitle>;

/**
 * A variant that somebody brought as a file to a server. Each file is a version of its own, which never changes: a match keeps the one it began
 * with.
 */
export interface UploadedHead {
  readonly guild: string;
  /** As its author called it: "three-shores". */
  readonly id: string;
  /** From 1 on. */
  readonly version: number;
  readonly title: VariantTitle;
  readonly user: UserId;
  /** UTC ms. */
  readonly at: number;
  /** Since when new games cannot be of this version, because it was removed or a newer one came, UTC ms. */
  readonly until?: number;
}

/** The parts of a variant as they are stored: JSON, which is parsed where it is needed. */
export interface UploadedParts {
  /** What its variant.json says. */
  readonly written: string;
  /** Its board, in the form of `dist/boards`. */
  readonly board: string;
  /** The shapes of its drawing. Only pictures need them. */
  readonly geometry: string;
}

export interface UploadedVariant extends UploadedHead, UploadedParts {}

/** Limits on the variants of one server. */
export const VARIANT_LIMITS = {
  /** How many different ones are offered at once. */
  offered: 10,
  /** The largest stored version, in KB. */
  kilobytes: 3 * 1024,
  /** For how long a version is kept that is no longer offered and of which there is no game, ms. */
  kept: 24 * 60 * 60 * 1000,
} as const;

/** The id of the game that is played by a version. No game that everybody has is called so. */
export const gameIdOf = ({ guild, id, version }: Pick<UploadedHead, 'guild' | 'id' | 'version'>): string => `${guild}.${id}.${version}`;

/** Which version a game is played by. Undefined for the games that everybody has. */
export function uploadedIn(game: string): Pick<UploadedHead, 'guild' | 'id' | 'version'> | undefined {
  const [, guild, id, version] = /^([^.]{1,20})\.([a-z0-9-]{1,40})\.([1-9]\d{0,8})$/.exec(game) ?? [];
  return guild !== undefined && id !== undefined ? { guild, id, version: Number(version) } : undefined;
}
