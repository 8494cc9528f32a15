import type { Language } from '../../lib/language.js';
import { hostAnswers } from './commands/hostCommandTexts.js';
import { personalAnswers } from './commands/personalCommandTexts.js';
import { seatAnswers } from './commands/seatCommandTexts.js';
import { type InLanguage, inLanguage } from './language/inLanguage.js';
import { lessonTexts } from './lessons/lessonTexts.js';
import { puzzleTexts } from './lessons/puzzleTexts.js';
import { absenceMessages } from './messages/absenceMessages.js';
import { buttonLabels } from './messages/buttonLabels.js';
import { channelPermissions } from './messages/channelPermissions.js';
import { deadlineMessages } from './messages/deadlineMessages.js';
import { deciders, decisionMessages } from './messages/decisionMessages.js';
import { disputeMessages } from './messages/disputeMessages.js';
import { endingMessages } from './messages/endingMessages.js';
import { gameListMessages } from './messages/gameListMessages.js';
import { generalMessages } from './messages/generalMessages.js';
import { helpMessages } from './messages/helpMessages.js';
import { editors, historyMessages } from './messages/historyMessages.js';
import { hostChangeMessages } from './messages/hostChangeMessages.js';
import { hostingRuleMessages } from './messages/hostingRuleMessages.js';
import { hostActions, hostLogMessages } from './messages/hostLogMessages.js';
import { hostMessages, hostSeatStates } from './messages/hostMessages.js';
import { lessonMessages } from './messages/lessonMessages.js';
import { lobbyMessages } from './messages/lobbyMessages.js';
import { lobbySettingMessages } from './messages/lobbySettingMessages.js';
import { openSeatMessages } from './messages/openSeatMessages.js';
import { opponentLevels, opponentMessages } from './messages/opponentMessages.js';
import { orderReplyMessages } from './messages/orderReplyMessages.js';
import { ownGameMessages, readiness } from './messages/ownGameMessages.js';
import { panelMessages } from './messages/panelMessages.js';
import { pauseMessages } from './messages/pauseMessages.js';
import { phaseMessages } from './messages/phaseMessages.js';
import { pressMessages } from './messages/pressMessages.js';
import { privacyMessages } from './messages/privacyMessages.js';
import { proposalMessages } from './messages/proposalMessages.js';
import { puzzleMessages } from './messages/puzzleMessages.js';
import { queueMessages } from './messages/queueMessages.js';
import { ratingMessages } from './messages/ratingMessages.js';
import { receiptMessages } from './messages/receiptMessages.js';
import { reliabilityMessages } from './messages/reliabilityMessages.js';
import { replayTexts } from './messages/replayMessages.js';
import { resultMessages } from './messages/resultMessages.js';
import { reviewMessages } from './messages/reviewMessages.js';
import { rulesMessages } from './messages/rulesMessages.js';
import { sealMessages } from './messages/sealMessages.js';
import { seatMessages } from './messages/seatMessages.js';
import { looks, settingsMessages } from './messages/settingsMessages.js';
import { startMessages } from './messages/startMessages.js';
import { statisticsMessages } from './messages/statisticsMessages.js';
import { studyFileMessages } from './messages/studyFileMessages.js';
import { studyAlts, studyForms, studyMessages, studyShows } from './messages/studyMessages.js';
import { tableMessages } from './messages/tableMessages.js';
import { variantMessages } from './messages/variantMessages.js';
import { voteKinds, voteMessages, voteQuestions } from './messages/voteMessages.js';
import type { CommandFault } from './refusals/commandFault.js';
import { sayRefusal } from './refusals/refusals.js';

/** All messages, by topic. What a game says is not here but in its presenter. */
const TOPICS = {
  absence: absenceMessages,
  buttons: buttonLabels,
  deadlines: deadlineMessages,
  deciders,
  decisions: decisionMessages,
  disputes: disputeMessages,
  editors,
  ending: endingMessages,
  gameList: gameListMessages,
  general: generalMessages,
  help: helpMessages,
  history: historyMessages,
  host: hostMessages,
  hostActions,
  hostAnswers,
  hostChange: hostChangeMessages,
  hostLog: hostLogMessages,
  hostSeatStates,
  hostingRules: hostingRuleMessages,
  lessons: lessonMessages,
  lessonTexts,
  lobby: lobbyMessages,
  looks,
  opponentLevels,
  opponents: opponentMessages,
  orderReplies: orderReplyMessages,
  ownGames: ownGameMessages,
  panel: panelMessages,
  pause: pauseMessages,
  permissions: channelPermissions,
  personalAnswers,
  phase: phaseMessages,
  press: pressMessages,
  privacy: privacyMessages,
  proposals: proposalMessages,
  puzzles: puzzleMessages,
  puzzleTexts,
  readiness,
  receipts: receiptMessages,
  ratings: ratingMessages,
  replay: replayTexts,
  review: reviewMessages,
  results: resultMessages,
  seals: sealMessages,
  rules: rulesMessages,
  seatAnswers,
  seats: seatMessages,
  openSeats: openSeatMessages,
  settings: settingsMessages,
  lobbySettings: lobbySettingMessages,
  start: startMessages,
  reliability: reliabilityMessages,
  statistics: statisticsMessages,
  studies: studyMessages,
  studyFiles: studyFileMessages,
  studyForms,
  studyShows,
  studyAlts,
  queue: queueMessages,
  table: tableMessages,
  variants: variantMessages,
  voteKinds,
  voteQuestions,
  votes: voteMessages,
};

/** All messages in one language: `words.lobby.joined('Classic')`. */
export interface Words extends InLanguage<typeof TOPICS> {
  /** Why a command or a button was refused. */
  readonly fault: (why: CommandFault) => string;
}

const inOne = (language: Language): Words => ({ ...inLanguage(TOPICS, language), fault: why => sayRefusal(why, language) });

const WORDS: Readonly<Record<Language, Words>> = { en: inOne('en'), fr: inOne('fr') };

export const wordsIn = (language: Language): Words => WORDS[language];
