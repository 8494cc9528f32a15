/** Made once: the bundler turns it into a call that compiles it. */
const MARKS = /\p{M}/gu;

/** Returns the text in lower case and without accents, for comparison. */
export const unaccented = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(MARKS, '');
