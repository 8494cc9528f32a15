/** The same function, asked only once for what has the same key. For few keys: what it answered is kept for good. */
export function memoise<Asked, Answer>(work: (asked: Asked) => Answer, keyOf: (asked: Asked) => unknown): (asked: Asked) => Answer {
  const known = new Map<unknown, Answer>();
  return asked => {
    const key = keyOf(asked);
    const answer = known.get(key) ?? work(asked);
    known.set(key, answer);
    return answer;
  };
}
