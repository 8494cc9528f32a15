import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ok, type Result, refuse } from '../../lib/result.js';
import { FOLDER_FILES, type FolderFault, type FolderFile, quotable, type VariantFault } from '../model/variantFault.js';

/** The contents of a variant's folder, as far as they are there. */
export type FolderBytes = ReadonlyMap<FolderFile, Uint8Array>;

/** The largest file of each kind, in bytes. */
export const LARGEST: Readonly<Record<FolderFile, number>> = {
  'variant.json': 512 * 1024,
  'board.json': 1024 * 1024,
  'map.svg': 4 * 1024 * 1024,
};
/** The largest zip, in bytes. */
export const LARGEST_ZIP = 6 * 1024 * 1024;
const MOST_ENTRIES = 100;

/** Signals a fault from within the walk over the entries of a zip. */
class Refusal extends Error {
  readonly fault: FolderFault;
  constructor(fault: FolderFault) {
    super(fault.fault.code);
    this.fault = fault;
  }
}

/**
 * Reads the files of a variant in a zip, at its top or in one folder. Only these are inflated, each up to its limit; names that lead out of
 * the folder refuse the zip. Nothing is written anywhere.
 */
export function readZip(bytes: Uint8Array): Result<FolderBytes, readonly FolderFault[]> {
  if (bytes.length > LARGEST_ZIP) return refuse([inZip({ code: 'variant-file-large', kilobytes: LARGEST_ZIP / 1024 })]);
  try {
    const found = unzipSync(bytes, { filter: wanted() });
    return ok(new Map(Object.entries(found).flatMap(([name, content]) => filesNamed(name).map(file => [file, content] as const))));
  } catch (error) {
    return refuse([error instanceof Refusal ? error.fault : inZip({ code: 'zip-broken' })]);
  }
}

const inZip = (fault: VariantFault): FolderFault => ({ file: 'zip', fault });

/** Whether an entry is inflated. Throws a refusal. */
function wanted(): (entry: UnzipFileInfo) => boolean {
  const seen = new Set<FolderFile>();
  let entries = 0;
  return ({ name, originalSize, size, compression }) => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new Refusal(inZip({ code: 'zip-too-many', most: MOST_ENTRIES }));
    if (leads(name)) throw new Refusal(inZip({ code: 'zip-path', typed: quotable(name) }));
    const [file] = filesNamed(name);
    if (file === undefined) return false;
    if (seen.has(file)) throw new Refusal(inZip({ code: 'zip-path', typed: quotable(name) }));
    seen.add(file);
    if (originalSize > LARGEST[file] || size > LARGEST[file])
      throw new Refusal({ file, fault: { code: 'variant-file-large', kilobytes: LARGEST[file] / 1024 } });
    // A stored entry is as large as it says; an inflated one is cut at the size it gives.
    return compression === 0 ? size === originalSize : true;
  };
}

/** Whether a name leads out of the folder, or is one that some system reads so. */
const leads = (name: string): boolean => /^[/\\]|\\|:|\p{C}|(?:^|\/)\.\.(?:\/|$)/u.test(name);

/** The file of a variant that an entry is; none for all others. */
function filesNamed(name: string): readonly FolderFile[] {
  const steps = name.split('/');
  if (steps.length > 2 || steps[0] === '__MACOSX') return [];
  return FOLDER_FILES.filter(file => file === steps.at(-1));
}
