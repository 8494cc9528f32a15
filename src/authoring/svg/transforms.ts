/** How many numbers each transform takes. */
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  matrix: [6],
  translate: [1, 2],
  scale: [1, 2],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
};

/** Transforms one after the other, without what is between their brackets. */
const FORM = /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,eE+-]{1,200}\)[\s,]*){0,20}$/;
const EACH = /([A-Za-z]+)\s*\(([^)]*)\)/g;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?/g;

/** Whether this is a list of transforms, each with as many numbers as it takes. Anything else would be left out without a word. */
export function isTransform(text: string): boolean {
  if (!FORM.test(text)) return false;
  return [...text.matchAll(EACH)].every(([, name = '', inside = '']) => {
    const numbers = inside.match(NUMBER) ?? [];
    const isAllRead = /^[\s,]*$/.test(inside.replaceAll(NUMBER, ''));
    return isAllRead && numbers.every(one => Number.isFinite(Number(one))) && NUMBERS[name]?.includes(numbers.length) === true;
  });
}
