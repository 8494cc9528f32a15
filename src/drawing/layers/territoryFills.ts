import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { PowerId } from '../../games/diplomacy/board/location.js';
import type { Position } from '../../games/diplomacy/board/position.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import type { Colour } from '../vector/colour.js';
import { type TerritoryClaim, territoryClaims } from './territoryClaims.js';

/**
 * Opacity of a colour in 256ths, indexed by the distance from the nearest border in thirds of a pixel (0 to 255). Entries from `SAME_OWNER`
 * on are for borders with territory of the same owner, the entries before for borders with the sea and other owners.
 */
export type FillShares = Uint16Array;
export const SAME_OWNER = 256;

export interface TerritoryFill {
  /** The owner's index among the board's powers; −1 for nobody. */
  readonly owner: number;
  readonly colour: Colour;
  readonly shares: FillShares;
}

const UNOWNED = '#a98a55';
/** Width of the band of stronger colour along a border, in pixels. */
const BAND = 15;

const shareAt = (inner: number, border: number, thirds: number): number =>
  Math.round(256 * (inner + (border - inner) * Math.max(0, 1 - thirds / 3 / BAND) ** 1.4));

/**
 * `inner`: opacity far from all borders. `towards`: opacity at a border with others, and with territory of the same owner. All from 0 to 1.
 */
const sharesFor = (inner: number, towards: { readonly others: number; readonly sameOwner: number }): FillShares =>
  Uint16Array.from({ length: 2 * SAME_OWNER }, (_, at) =>
    shareAt(inner, at < SAME_OWNER ? towards.others : towards.sameOwner, at % SAME_OWNER),
  );

const bare = sharesFor(0, { others: 0.36, sameOwner: 0.26 });
const firm = sharesFor(0.5, { others: 0.9, sameOwner: 0.64 });
const faint = sharesFor(0.26, { others: 0.72, sameOwner: 0.38 });

/** Fills by area number (index in `BoardGeometry.areas` plus one). Undefined for areas that are never coloured. */
export type TerritoryFills = readonly (TerritoryFill | undefined)[];

export function territoryFills({ board, areas }: BoardGeometry, centres: Position['centres']): TerritoryFills {
  const claims = territoryClaims(board, centres);
  const fills = boardFills(board);
  return [undefined, ...areas.map(({ id, kind }) => (kind === 'land' ? fillFor(fills, claims.get(id)) : undefined))];
}

/** Every fill that a board can show. */
export interface BoardFills {
  readonly bare: TerritoryFill;
  readonly byPower: ReadonlyMap<PowerId, { readonly firm: TerritoryFill; readonly faint: TerritoryFill }>;
}

export const boardFills = ({ powers }: BoardFile): BoardFills => ({
  bare: { owner: -1, colour: UNOWNED, shares: bare },
  byPower: new Map(
    powers.map(({ id, colour }, owner) => [id, { firm: { owner, colour, shares: firm }, faint: { owner, colour, shares: faint } }]),
  ),
});

function fillFor(fills: BoardFills, claim: TerritoryClaim | undefined): TerritoryFill {
  const ofPower = claim && fills.byPower.get(claim.power);
  return ofPower?.[claim?.firm ? 'firm' : 'faint'] ?? fills.bare;
}
