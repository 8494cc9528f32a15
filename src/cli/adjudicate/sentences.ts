import { type DiplomacyLocale, localeOn } from '../../discord/words/diplomacy/diplomacyLocale.js';
import { sayDiplomacyFault } from '../../discord/words/diplomacy/diplomacyRefusals.js';
import { faultNames } from '../../discord/words/diplomacy/faultNames.js';
import { toldDislodgement, whyOf } from '../../discord/words/diplomacy/orderResultText.js';
import type { Board } from '../../games/diplomacy/board/board.js';
import { placeName } from '../../games/diplomacy/board/placeName.js';
import type { OrderResult } from '../../games/diplomacy/model/report.js';
import type { Fault } from '../../games/game.js';

/** English sentences about one board, worded as in the bot's posts. */
export interface Sentences {
  readonly locale: DiplomacyLocale;
  readonly fault: (fault: Fault) => string;
}

export function sentencesOn(board: Board): Sentences {
  const locale = localeOn(board, 'en');
  return {
    locale,
    fault: fault => misplaced(board, fault) ?? sayDiplomacyFault(fault, 'en', faultNames(locale)) ?? `This is not allowed (${fault.code}).`,
  };
}

/** Faults that only a handwritten position can have. */
function misplaced(board: Board, { code, at, type, typed }: Fault): string | undefined {
  const place = placeName(board, String(at), 'en');
  if (code === 'two-units') return `There are two units in ${place}.`;
  if (code === 'cannot-stand') return `${type === 'A' ? 'An army' : 'A fleet'} cannot be in ${place}.`;
  if (code === 'no-such-phase') return `This game has no phase of ${typed}.`;
  return code === 'unknown-power' ? `There is no power called “${typed}”.` : undefined;
}

/** Why an order had its outcome: "1 + 1 (Yorkshire) against 2", or what happened in words if no strengths were compared. */
export function describe({ locale }: Sentences, result: OrderResult): string {
  const why = whyOf(result, locale) ?? (result.success ? '' : locale.strings.verdict(result.outcome, locale.names));
  if (result.dislodged === undefined) return why;
  const fate = toldDislodgement(result.dislodged, why === '', locale);
  return why === '' ? fate : `${why}; ${fate}`;
}
