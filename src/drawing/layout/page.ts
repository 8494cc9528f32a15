/** How pictures of a board are laid out. `full`: to be opened and studied. `posted`: read at the size at which channels show it. */
export const PAGES = ['full', 'posted'] as const;
export type PageId = (typeof PAGES)[number];

export interface PageStyle {
  /** Whether there are a frame, a title, a compass, mountains, and the names of rivers. */
  readonly hasOrnaments: boolean;
  /** Where the legend is: a strip below the map, or a column beside it. */
  readonly legend: 'below' | 'beside';
  /** Whether short names move aside where something is drawn on them. Otherwise all names stay where they are, above the lines of orders. */
  readonly namesYield: boolean;
  /** Whether units show Latin letters instead of hanzi, which cannot be read when they are small. */
  readonly isLatin: boolean;
  /** Width of pictures of whole boards, in pixels. */
  readonly pictureWidth: number;
  /** The most colours that pictures have; they look the same in fewer, and are smaller. */
  readonly colours: number;
}

/** The size at which a channel shows pictures, in CSS pixels; larger ones are shrunk to fit. */
export const SHOWN = { width: 550, height: 350 };
/** Pixels of a posted picture per CSS pixel. */
const DENSITY = 2;

/**
 * The size of a posted picture, map and legend, in units of the page. A unit's token is as large on it as on every map, and at least 14 CSS
 * pixels high when the picture is shown in a channel.
 */
export const POSTED = { width: 1160, height: 738 };

/** The height of capital letters of short names, in units of the page: at least 8 CSS pixels in a channel, 5.5 on a phone. */
export const SHORT_NAME_HEIGHT = 17.9;

export const PAGE_STYLES: Readonly<Record<PageId, PageStyle>> = {
  full: { hasOrnaments: true, legend: 'below', namesYield: false, isLatin: false, pictureWidth: 1600, colours: 64 },
  posted: { hasOrnaments: false, legend: 'beside', namesYield: true, isLatin: true, pictureWidth: SHOWN.width * DENSITY, colours: 128 },
};
