/** The backgrounds of pictures: light parchment, or dark for reading at night. */
export const PALETTES = ['parchment', 'night'] as const;
export type PaletteId = (typeof PALETTES)[number];

/** How a picture is drawn, whatever it shows. */
export interface Look {
  readonly palette: PaletteId;
  /** Whether each power's land has a pattern of its own as well as a colour. */
  readonly hatched: boolean;
}
export const USUAL_LOOK: Look = { palette: 'parchment', hatched: false };

/** The looks as users choose them and as they are stored: "night", "night-hatched". */
export const LOOKS = ['parchment', 'parchment-hatched', 'night', 'night-hatched'] as const;
export type LookId = (typeof LOOKS)[number];

/** The look with that name; the usual look if there is none. */
export const lookNamed = (name: string | undefined): Look => ({
  palette: name?.startsWith('night') ? 'night' : 'parchment',
  hatched: name?.endsWith('-hatched') ?? false,
});
