/** The first of some texts, as many as have so many characters together, with so long a joint between two. */
export function firstFitting(texts: readonly string[], most: number, joint = 1): readonly string[] {
  let length = -joint;
  const end = texts.findIndex(text => {
    length += joint + text.length;
    return length > most;
  });
  return end < 0 ? texts : texts.slice(0, end);
}

/** The last of them. */
export const lastFitting = (texts: readonly string[], most: number): readonly string[] =>
  firstFitting(texts.toReversed(), most).toReversed();
