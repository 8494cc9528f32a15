import type { PowerFile } from '../../games/diplomacy/board/boardFile.js';
import { unitToken } from '../layers/unitTokens.js';
import { PAGE_STYLES } from '../layout/page.js';
import { styleOf } from '../layout/powerStyle.js';
import type { Point } from '../vector/geometry.js';
import { group, oneDecimal } from '../vector/svg.js';

/** A power's token with its Latin letters. */
export const powerToken = (power: PowerFile, [x, y]: Point): string =>
  group(
    { transform: `translate(${oneDecimal(x)} ${oneDecimal(y)})` },
    unitToken({ type: 'A', style: styleOf(power, PAGE_STYLES.posted), scale: 0.86 }),
  );
