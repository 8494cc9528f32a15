/** Returns the text in lower case and without accents, for comparison. */
export const unaccented = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
