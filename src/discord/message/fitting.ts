/** Returns the first texts, as many as fit into `most` characters, counting `joint` characters between two. */
export function firstFitting(texts: readonly string[], most: number, joint = 1): readonly string[] {
  let length = -joint;
  const end = texts.findIndex(text => {
    length += joint + text.length;
    return length > most;
  });
  return end < 0 ? texts : texts.slice(0, end);
}

/** Joins as many lines as fit into `most` characters. If some do not, the last line says how many: `more`. */
export function joinFitting(lines: readonly string[], most: number, more: (left: number) => string): string {
  const whole = lines.join('\n');
  if (whole.length <= most) return whole;
  const fitting = firstFitting(lines, most - more(lines.length).length - 1);
  return [...fitting, more(lines.length - fitting.length)].join('\n');
}

/** Returns the last texts, as many as fit into `most` characters. */
export const lastFitting = (texts: readonly string[], most: number): readonly string[] =>
  firstFitting(texts.toReversed(), most).toReversed();
