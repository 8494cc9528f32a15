import type { CardsBoard } from '../../../games/warring-states-cards/board/cardsBoard.js';
import { cardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import type { Language } from '../../../lib/language.js';
import type { GamePresenter } from '../presenters/gamePresenter.js';
import { sayCardGameFault } from './cardGameRefusals.js';
import { cardGameStrings as strings } from './cardGameStrings.js';
import { cardHint } from './cardHint.js';
import { cardNamesOn } from './cardNames.js';
import { sayPicture, sentencesOf } from './cardPictureText.js';
import { type CardGameLocale, toldReport } from './cardReportText.js';
import { roundPresenter } from './roundPresenter.js';
import { sayPhase } from './sayCardPhase.js';

/** Presents the card game on a board. */
export function cardGamePresenter(board: CardsBoard): GamePresenter {
  const localeIn = (language: Language): CardGameLocale => ({ strings: strings[language], names: cardNamesOn(board, language) });
  const inEach: Readonly<Record<Language, CardGameLocale>> = { en: localeIn('en'), fr: localeIn('fr') };
  return {
    phaseName: (phase, language) => sayPhase(phase, inEach[language]),
    turnName: (turn, language) => sayPhase({ kind: 'battle', turn }, inEach[language]),
    kindName: (kind, language) => strings[language].kinds[kind]?.inPlan ?? kind,
    sentIn: (_kind, language) => strings[language].rounds.choice,
    missedOrders: language => strings[language].missedOrders,
    briefing: (_view, _seat, language) => [strings[language].rounds.secretHand, strings[language].rounds.goal],
    goal: language => strings[language].rounds.goal,
    hintReason: (_view, _seat, sent, language) => cardHint(strings[language], sent),
    howToOrder: language => strings[language].howToOrder,
    reportText: (told, language) => toldReport(cardsReport.parse(told), inEach[language]),
    altText: (picture, language) => sayPicture(picture, inEach[language], language),
    asText: (picture, language) => sentencesOf(picture, inEach[language]),
    theatres: () => [],
    points: (count, language) => strings[language].states(count),
    standingsColumns: language => strings[language].standingsColumns,
    rounds: roundPresenter(inEach),
    fault: (fault, language) => sayCardGameFault(fault, language, inEach[language].names),
  };
}
