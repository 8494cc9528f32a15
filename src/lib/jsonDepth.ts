const QUOTE = 34;
const BACKSLASH = 92;
const OPENING = [91, 123];
const CLOSING = [93, 125];

/** Whether the brackets of a JSON text are nested deeper than `most` levels. Does not parse it; ignores brackets within strings. */
export function isDeeperThan(most: number, text: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign === QUOTE) isQuoted = !isQuoted;
    else if (isQuoted) at += sign === BACKSLASH ? 1 : 0;
    else if (OPENING.includes(sign)) depth += 1;
    else if (CLOSING.includes(sign)) depth -= 1;
    if (depth > most) return true;
  }
  return false;
}
