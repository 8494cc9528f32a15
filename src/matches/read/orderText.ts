import type { HostingFault } from '../fault.js';

/** Maximum number of lines. No power has as many units to order. */
const MOST_LINES = 100;
/** Maximum number of characters of a line. No order, with every name in full, is half as long. */
const LONGEST_LINE = 300;

/** Why a text of orders or corrections is too long to parse: parsing blocks all other matches. Undefined if it is not. */
export function faultOfText(text: string): HostingFault | undefined {
  const lines = text.split(/[;\n]/).flatMap(line => line.trim() || []);
  if (lines.length > MOST_LINES) return { code: 'too-many-lines', most: MOST_LINES };
  return lines.some(line => line.length > LONGEST_LINE) ? { code: 'line-too-long', most: LONGEST_LINE } : undefined;
}
