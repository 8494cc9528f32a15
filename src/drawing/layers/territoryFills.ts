import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { PowerId, ProvinceId } from '../../games/diplomacy/board/location.js';
import type { Position } from '../../games/diplomacy/board/position.js';
import type { BoardGeometry } from '../layout/boardGeometry.js';
import type { Colour } from '../vector/colour.js';

/** Whose colour a land bears. */
export interface TerritoryClaim {
  readonly power: PowerId;
  /** The land is a controlled centre; else it is only home ground, and bears the colour more faintly. */
  readonly firm: boolean;
}

/**
 * A centre bears the colour of whoever controls it. Land without a centre bears the colour of the power at whose home
 * it lies, faintly, for as long as that power controls one of its own home centres. All other land is bare: units
 * alone colour nothing.
 */
export function territoryClaims(board: BoardFile, centres: Position['centres']): ReadonlyMap<ProvinceId, TerritoryClaim> {
  const claims = new Map<ProvinceId, TerritoryClaim>();
  for (const { id, home, regions } of board.powers)
    if (home.some(centre => centres[centre] === id)) for (const land of regions) claims.set(land, { power: id, firm: false });
  for (const { id, centre } of board.provinces) {
    if (!centre) continue;
    const owner = centres[id];
    if (owner === undefined) claims.delete(id);
    else claims.set(id, { power: owner, firm: true });
  }
  return claims;
}

/** In 256ths, how much of a colour lies at each depth (thirds of a pixel) within a land: towards land of others and the sea, and, from `INWARD` on, towards land of the same owner. */
export type FillShares = Uint16Array;
export const INWARD = 256;

/** How a land is coloured. */
export interface TerritoryFill {
  /** The owner's place among the board's powers; −1: nobody. */
  readonly owner: number;
  readonly colour: Colour;
  readonly shares: FillShares;
}

const BARE = '#a98a55';
/** Pixels the band of colour along a border is wide. */
const BAND = 15;

const share = (wash: number, edge: number, depth: number): number =>
  Math.round(256 * (wash + (edge - wash) * Math.max(0, 1 - depth / 3 / BAND) ** 1.4));
const shares = (wash: number, { outward, inward }: { readonly outward: number; readonly inward: number }): FillShares =>
  Uint16Array.from({ length: 2 * INWARD }, (_, at) => share(wash, at < INWARD ? outward : inward, at % INWARD));

const bare = shares(0, { outward: 0.36, inward: 0.26 });
const firm = shares(0.5, { outward: 0.9, inward: 0.64 });
const faint = shares(0.26, { outward: 0.72, inward: 0.38 });

/** By a land's number: its place in `plan.areas` plus one. Nothing where no colour can lie. */
export type TerritoryFills = readonly (TerritoryFill | undefined)[];

export function territoryFills({ board, areas }: BoardGeometry, centres: Position['centres']): TerritoryFills {
  const claims = territoryClaims(board, centres);
  const all = boardFills(board);
  return [undefined, ...areas.map(({ id, kind }) => (kind === 'land' ? tintUnder(all, claims.get(id)) : undefined))];
}

/** Every tint that a board can show. */
export interface BoardFills {
  readonly bare: TerritoryFill;
  readonly of: ReadonlyMap<PowerId, { readonly firm: TerritoryFill; readonly faint: TerritoryFill }>;
}

export const boardFills = ({ powers }: BoardFile): BoardFills => ({
  bare: { owner: -1, colour: BARE, shares: bare },
  of: new Map(
    powers.map(({ id, colour }, owner) => [id, { firm: { owner, colour, shares: firm }, faint: { owner, colour, shares: faint } }]),
  ),
});

function tintUnder(all: BoardFills, claim: TerritoryClaim | undefined): TerritoryFill {
  const tints = claim && all.of.get(claim.power);
  return tints?.[claim?.firm ? 'firm' : 'faint'] ?? all.bare;
}
