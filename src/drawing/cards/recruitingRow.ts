import type { PublicView } from '../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../lib/language.js';
import { SEPIA } from '../vector/colour.js';
import { type PlacedSprite, placeAtPixel, textSprite } from '../vector/sprite.js';
import { CARD_WORDS } from './cardPictureWords.js';
import { smallCard } from './smallCard.js';
import { CARD_ROW, LEFT, RECRUIT_CARD, RECRUIT_ROOM, spread } from './tableLayout.js';

/** The cards to recruit, from left to right, or a note that there are none. */
export function recruitingRow({ row }: PublicView, language: Language): readonly PlacedSprite[] {
  if (row.length === 0) {
    const words = textSprite(CARD_WORDS.empty[language], { face: 'condensedItalic', size: 35, colour: SEPIA, anchor: 'start' });
    return [placeAtPixel(words, [LEFT, CARD_ROW.middle + 8])];
  }
  const middles = spread(row.length, RECRUIT_ROOM, { width: RECRUIT_CARD.width, gap: 8 });
  return row.map((card, i) => placeAtPixel(smallCard(card, RECRUIT_CARD), [middles[i] ?? 0, CARD_ROW.middle], { 'data-row': card }));
}
