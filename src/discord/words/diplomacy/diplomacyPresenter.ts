import type { Board } from '../../../games/diplomacy/board/board.js';
import { report } from '../../../games/diplomacy/model/report.js';
import type { Terms } from '../../../games/diplomacy/model/state.js';
import type { Variant } from '../../../games/diplomacy/model/variant.js';
import type { Language } from '../../../lib/language.js';
import type { GamePresenter } from '../presenters/gamePresenter.js';
import { briefing, goalOn, unplayedOn } from './briefing.js';
import { type DiplomacyLocale, localeOn } from './diplomacyLocale.js';
import { sayDiplomacyFault } from './diplomacyRefusals.js';
import { diplomacyStrings as strings } from './diplomacyStrings.js';
import { faultNames } from './faultNames.js';
import { hintReason } from './hintReason.js';
import { sayPicture, sentencesOf, termsIn, termsOf } from './pictureText.js';
import { homeTheatreIn, theatresIn } from './pictureTheatres.js';
import { toldReport } from './reportText.js';
import { sayPhase, sayTurn } from './sayPhase.js';
import { statementNotes } from './statementNotes.js';

/**
 * Presents games of Diplomacy on one board. `playedAt`: returns the board and the rules for a match's options, because a host may have chosen
 * others.
 */
export function diplomacyPresenter(board: Board, playedAt: Played = () => ({ board, rules: [] })): Omit<GamePresenter, 'howToOrder'> {
  const localeAt = (terms: Terms | undefined, language: Language): DiplomacyLocale =>
    localeOn(terms ? playedAt(terms).board : board, language);
  return {
    phaseName: (phase, language) => sayPhase(phase, strings[language]),
    turnName: (turn, language) => sayTurn(turn, strings[language]),
    kindName: (kind, language) => strings[language].kinds[kind]?.inPlan ?? kind,
    sentIn: (kind, language) => strings[language].kinds[kind]?.sent,
    missedOrders: language => strings[language].missedOrders,
    withoutOrders: ({ kind, topics }, language) => {
      const isToRemove = kind === 'adjustments' && topics.every(({ key }) => key !== 'waive');
      return isToRemove ? strings[language].removedForYou : strings[language].kinds[kind]?.without;
    },
    withoutAny: (kind, language) => strings[language].kinds[kind]?.withoutAny,
    readyWithout: (stakes, language) =>
      stakes.some(({ code }) => code === 'battle-default') ? strings[language].battles.leaveAsItIs : undefined,
    topicNotes: statementNotes,
    briefing: (view, seat, language) => briefing(playedAt(termsIn(view)), view, seat, language),
    goal: (language, view) => goalOn((view === undefined ? undefined : localeAt(termsIn(view), language).board) ?? board, language),
    unplayed: (view, seats, language) => unplayedOn(localeAt(termsIn(view), language).board, view, seats, language),
    hintReason: (view, seat, sent, language) => hintReason(playedAt(termsIn(view)), view, seat, sent, language),
    reportText: (told, language) => {
      const read = report.parse(told);
      return toldReport(read, localeAt(read.terms, language));
    },
    altText: (picture, language) => sayPicture(picture, localeAt(termsOf(picture), language)),
    asText: (picture, language) => sentencesOf(picture, localeAt(termsOf(picture), language)),
    theatres: (picture, language) => theatresIn(localeAt(termsOf(picture), language)),
    homeTheatre: (picture, seat) => homeTheatreIn(picture, localeAt(termsOf(picture), picture.language), seat),
    points: (count, language) => strings[language].centres(count),
    uncounted: (owned, language) => strings[language].uncounted(owned.map(({ name, count }) => `${name} (${count})`)),
    standingsColumns: language => strings[language].standingsColumns,
    fault: (fault, language, seats = []) => {
      const { names, ...locale } = localeOn(board, language);
      const power = (id: string): string => seats.find(seat => seat.id === id)?.name[language] ?? names.power(id);
      return sayDiplomacyFault(fault, language, faultNames({ ...locale, names: { ...names, power } }));
    },
  };
}

type Played = (terms: Terms | undefined) => Pick<Variant, 'board' | 'rules'>;
