/** Draws a picture, as the bytes of a file: PNG or GIF. Rejects if it cannot be drawn. */
export type RenderPicture = (picture: unknown) => Promise<Uint8Array>;
