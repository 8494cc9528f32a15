import type { HostingFault } from '../fault.js';

/** Lines of one text: no power has as many units to order. */
const MOST_LINES = 100;
/** Characters of one line: no order, with every name in full, is half as long. */
const LONGEST_LINE = 300;

/** Why a text of orders, or of corrections, is not even read: reading takes time for each line, and all other games wait meanwhile. */
export function faultOfText(text: string): HostingFault | undefined {
  const lines = text.split(/[;\n]/).flatMap(line => line.trim() || []);
  if (lines.length > MOST_LINES) return { code: 'too-many-lines', most: MOST_LINES };
  return lines.some(line => line.length > LONGEST_LINE) ? { code: 'line-too-long', most: LONGEST_LINE } : undefined;
}
