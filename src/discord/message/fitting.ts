/** Returns the first texts, as many as fit into `most` characters, counting `joint` characters between two. */
export function firstFitting(texts: readonly string[], most: number, joint = 1): readonly string[] {
  let length = -joint;
  const end = texts.findIndex(text => {
    length += joint + text.length;
    return length > most;
  });
  return end < 0 ? texts : texts.slice(0, end);
}

/** Returns the last texts, as many as fit into `most` characters. */
export const lastFitting = (texts: readonly string[], most: number): readonly string[] =>
  firstFitting(texts.toReversed(), most).toReversed();
