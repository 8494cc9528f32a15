import type { TrialPart, UploadRead } from '../../authoring/gate/judgeVariant.js';
import type { FolderFault } from '../../authoring/model/variantFault.js';
import type { Result } from '../../lib/result.js';
import type { HostingFault } from '../../matches/fault.js';
import type { UserId } from '../../matches/model/match.js';

/** How variants that people bring are read and tried. Both happens in another thread. */
export interface VariantDesk {
  /** Whether the operator lets a user bring variants. `isAdmin`: whether they manage the server. */
  readonly mayBring: (who: { readonly user: UserId; readonly isAdmin: boolean }) => boolean;
  /** Reads a zip. Unusable afterwards: it is transferred to the other thread. */
  readonly read: (zip: Uint8Array) => Promise<Result<Result<UploadRead, readonly FolderFault[]>, HostingFault>>;
  /** Plays trial games for about a second, the first of them number `from`, or the one that was interrupted; stops at a breach. */
  readonly play: (
    variant: Pick<UploadRead, 'written' | 'board'>,
    from: number,
    underWay?: TrialPart['underWay'],
  ) => Promise<Result<TrialPart, HostingFault>>;
}

/** The trial games before a variant is offered: how many, in how many ms, and how much they may take before they give way to other work. */
export const TRIAL = { games: 100, years: 20, seed: 1, within: 8 * 60_000, slice: 1_000 } as const;
