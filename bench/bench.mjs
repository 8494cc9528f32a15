import { answered, benchAdjudicator } from './adjudicator.mjs';
import { benchMaps } from './maps.mjs';
import { benchPictures } from './pictures.mjs';
import { benchStream } from './stream.mjs';

const rows = [
  ['what', 'figure', 'ratio', 'wanted'],
  ...(await benchAdjudicator()),
  ...(await benchMaps()),
  ...(await benchPictures()),
  ...(await benchStream(answered)),
];
const widths = rows[0].map((_, i) => Math.max(...rows.map(row => row[i].length)));
for (const row of rows)
  process.stdout.write(
    `${row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd()}\n`,
  );
