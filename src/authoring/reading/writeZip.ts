import { zipSync } from 'fflate';
import type { FolderBytes } from './readZip.js';

/** The beginning of what a zip can date: the same folder gives the same bytes. */
const UNDATED = new Date(1980, 0, 1);

/** A zip of a variant's folder. */
export const writeZip = (files: FolderBytes): Uint8Array => zipSync(Object.fromEntries(files), { mtime: UNDATED, level: 9 });
