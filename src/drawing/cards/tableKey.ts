import type { Language } from '../../lib/language.js';
import { INK, readableOn } from '../vector/colour.js';
import { textWidth } from '../vector/fonts.js';
import { element, group, text } from '../vector/svg.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { CARD_DARK, GOLD } from './cardStock.js';
import { NEUTRAL } from './dynastyStyles.js';
import { leadDisc } from './seatStripCards.js';
import { PENNANT } from './seatStripHead.js';
import { CARD_ROW, PANEL } from './tableLayout.js';

const WORDS = { face: 'condensed', size: 28 } as const;
/** Width of a sign, and the gaps beside its words. */
const SIGN = 36;
const GAP = { words: 8, next: 30 };
const RIGHT_EDGE = PANEL.left - 20;

/** What the signs on cards and strips mean, in one line that ends at the right edge of the row's ground. */
export function tableKey(language: Language): string {
  const entries = KEY.map(({ sign, words }) => ({ sign, words: CARD_WORDS[words][language] }));
  const widths = entries.map(({ words }) => SIGN + GAP.words + textWidth(words, WORDS.face, WORDS.size));
  let left = RIGHT_EDGE - widths.reduce((sum, width) => sum + width, GAP.next * (KEY.length - 1));
  return entries
    .map(({ sign, words }, i) => {
      const at = left;
      left += (widths[i] ?? 0) + GAP.next;
      return (
        group({ transform: `translate(${at + SIGN / 2} ${CARD_ROW.labelBaseline - 10})` }, sign) +
        text(words, [at + SIGN + GAP.words, CARD_ROW.labelBaseline], { ...WORDS, colour: INK, anchor: 'start' })
      );
    })
    .join('');
}

const number = text('2', [0, 12], { face: 'bold', size: 36, colour: readableOn(NEUTRAL) });
const advisor =
  element('rect', { x: -12, y: -18, width: 24, height: 36, rx: 3, fill: CARD_DARK }) +
  text('謀', [0, 8], { face: 'hanzi', size: 20, colour: GOLD });

const KEY = [
  { sign: advisor, words: 'advisor' },
  { sign: group({ transform: 'scale(0.8)' }, leadDisc(NEUTRAL) + number), words: 'leads' },
  { sign: PENNANT, words: 'begins' },
] as const;
