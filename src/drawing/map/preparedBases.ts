import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MapLayout } from '../layout/mapLayout.js';
import { baseName, type FindBase, readBase } from './preparedBase.js';

/** Where a build puts what is prepared. Sources have nothing there: what was prepared from older sources would not fit. */
const FOLDER = import.meta.url.endsWith('.ts') ? undefined : new URL('../../prepared/', import.meta.url);

/** The file of what is prepared for a layout. */
export const baseFile = (layout: MapLayout): string => `${baseName(layout)}.base`;

/**
 * Finds what the build prepared. What it did not prepare, or prepared from something else, is drawn when it is needed. `from`: a hash of what
 * this program was built from.
 */
export const preparedBases =
  (from: string): FindBase =>
  layout => {
    if (!FOLDER || !isPrepared(layout)) return undefined;
    try {
      return readBase(readFileSync(fileURLToPath(new URL(baseFile(layout), FOLDER))), from);
    } catch {
      return undefined;
    }
  };

/** What a build may have prepared: whole boards in the usual look, as they are posted and in full size. */
export const isPrepared = ({ look, theatre }: MapLayout): boolean => look.palette === 'parchment' && !look.hatched && theatre === undefined;
