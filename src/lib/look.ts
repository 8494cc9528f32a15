/** What pictures are drawn on: light parchment, or the dark for those who read at night. */
export const PALETTES = ['parchment', 'night'] as const;
export type PaletteId = (typeof PALETTES)[number];

/** How a picture looks, whatever it shows. */
export interface Look {
  readonly palette: PaletteId;
  /** Each power's land bears a pattern of its own beside its colour. */
  readonly hatched: boolean;
}
export const USUAL_LOOK: Look = { palette: 'parchment', hatched: false };

/** How a look is written where it is chosen and kept: "night", "night-hatched". */
export const LOOKS = ['parchment', 'parchment-hatched', 'night', 'night-hatched'] as const;
export type LookId = (typeof LOOKS)[number];

/** What is not the name of a look is the usual one. */
export const lookNamed = (name: string | undefined): Look => ({
  palette: name?.startsWith('night') ? 'night' : 'parchment',
  hatched: name?.endsWith('-hatched') ?? false,
});
