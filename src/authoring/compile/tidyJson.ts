/** How long a line may be. */
const WIDTH = 140;

/** JSON as a person would write it: what fits stands in one line. Ends with a line break. */
export const tidyJson = (value: unknown): string => `${tidied(value, '')}\n`;

function tidied(value: unknown, indent: string): string {
  const flat = inOneLine(value);
  if (value === null || typeof value !== 'object' || indent.length + flat.length <= WIDTH) return flat;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) return `[\n${packed(value, deeper)}\n${indent}]`;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return `{\n${entries.map(([key, one]) => `${deeper}${JSON.stringify(key)}: ${tidied(one, deeper)}`).join(',\n')}\n${indent}}`;
}

function inOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneLine).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, one]) => `${JSON.stringify(key)}: ${inOneLine(one)}`).join(', ')} }`;
}

/** Short entries side by side, long ones below each other. */
function packed(values: readonly unknown[], indent: string): string {
  const isShort = values.every(one => Array.isArray(one) || typeof one !== 'object');
  if (!isShort) return values.map(one => `${indent}${tidied(one, indent)}`).join(',\n');
  const lines: string[] = [];
  for (const one of values.map(value => tidied(value, indent))) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + one.length + 3 <= WIDTH) lines[lines.length - 1] = `${last}, ${one}`;
    else lines.push(one);
  }
  return lines.map(line => `${indent}${line}`).join(',\n');
}
