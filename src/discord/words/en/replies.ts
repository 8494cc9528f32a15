import { counted } from '../language/grammar.js';
import { inCode } from '../language/userText.js';

const en = (count: number, one: string, other: string): string => counted(count, { one, other }, 'en');

/** What one reader is told in private. Names and times come in ready to be shown. */
export const replies = {
  wentWrong: 'Something went wrong on our side. Nothing you had on file is lost; please try again.',
  notWritten: 'I cannot write my records at the moment: the disk is full or fails. Nothing was changed; please try again later.',
  outdated: 'This belongs to an earlier version of the bot. `/orders` opens a fresh panel.',

  importOpened: (number: number, game: string) =>
    `${game} is open as game ${number}: who joins the lobby plays on from where the file ends. Its past is kept as a game of its own.`,
  lobbyOpened: (game: string) => `${game} is open: the card with the buttons is on its way to this channel.`,
  importRefused: (file: string) => `Nothing was opened: \`${inCode(file)}\` is no game that can go on.`,
  startRefused: (file: string) => `Nothing was opened: \`${inCode(file)}\` is no start for this game.`,
  misprint: (line: number | undefined, where: string | undefined, what: string) =>
    `- ${line === undefined ? (where === undefined ? '' : `\`${inCode(where)}\`: `) : `Line ${line}${where === undefined ? '' : ` (\`${inCode(where)}\`)`}: `}${what}`,
  joined: (game: string) => `You are in: ${game}. The powers are dealt when the host starts.`,
  left: (game: string) => `You have left ${game}.`,
  startFull: (players: number) =>
    `${en(players, 'The one seat is', 'All # seats are')} taken. Start now? The powers are dealt by preference, else by lot.`,
  startEmpty: (players: number, empty: number) =>
    `${en(players, 'One player has', '# players have')} joined; ${en(empty, 'one seat is', '# seats are')} empty. Start now? ` +
    `${en(empty, 'One power, drawn by lot, is then in civil disorder: its', '# powers, drawn by lot, are then in civil disorder: their')} units hold, and nobody orders them.`,
  started: 'The game begins.',
  notYet: 'Good. The lobby stays open.',

  endAsk: (game: string) => `End ${game} now, without a winner? This cannot be undone.`,
  ended: (game: string) => `${game} has ended.`,
  greeting: [
    'Hello! I host Diplomacy and its variants, from the lobby to the end. Three steps to a first game:',
    '1. In a channel for the game, `/game create` opens a lobby.',
    '2. Everybody who wants to play presses **Join**; then the host presses **Start**.',
    '3. Give your orders with **Orders** under the newest phase. Only you see them.',
    '`/help` tells the rest.',
  ].join('\n'),
  resumed: (game: string) => `${game} goes on; the time that was left of the phase is given back.`,
  resignAsk: (power: string, game: string) =>
    `Give up ${power} in ${game}? Your units will hold, nobody will order them, and you cannot take the seat back.`,
  resignAskTurns: (seat: string, game: string) =>
    `Give up ${seat} in ${game}? The house will move for you at once, as simply as can be, until somebody takes the seat with your hand.`,
  startEmptyTurns: (players: number, empty: number) =>
    `${en(players, 'One player has', '# players have')} joined; ${en(empty, 'one seat is', '# seats are')} empty. Start now? The house moves there, as simply as can be.`,
  verified: (phases: number, secret: string, hash: string) =>
    `The secret \`${secret}\` has the SHA-256 \`${hash}\` (compare it with the one under the opening). Played again from it, all ${phases} decisions, with every draw, come out as they are on record.`,
  verifiedLater: (phases: number, secret: string, hash: string) =>
    `The secret \`${secret}\` has the SHA-256 \`${hash}\` (compare it with the one under the opening). ${
      phases === 0
        ? 'Nothing could be played again from it.'
        : `Played again from it, the last ${phases} decisions, with every draw, come out as they are on record.`
    }`,
  explainedByToday: '*This phase was resolved by an earlier edition of the rules; the explanation goes by today’s.*',
  olderEdition: (phase: number) =>
    `Decisions up to ${phase} were resolved by an earlier edition of the rules, and are taken as they stand.`,
  notVerified: (phase: number, secret: string, hash: string) =>
    `The secret \`${secret}\` has the SHA-256 \`${hash}\`. Played again from it, the game comes out otherwise than on record from decision ${phase} on.`,
  resigned: (power: string) => `You have given up ${power}. Thank you for playing.`,
  leftAlone: 'Good. Nothing has changed.',

  seated: (power: string) => `You play ${power} from now on. \`/orders\` shows what there is to decide.`,
  seatedOther: (power: string, user: string) => `${user} plays ${power} from now on.`,
  moved: 'Your motion is on its way to the channel. It is not among your own votes unless you put it there.',

  page: (number: number, of: number) => `Page ${number} of ${of}`,
  noMatches: 'No games here yet. `/game create` opens one.',
  matchLine: (number: number, title: string, where: string, state: string) => `**${number}** · ${title} · ${where} · ${state}`,
  stateLobby: (players: number, seats: number) => `lobby, ${players} of ${seats}`,
  statePaused: 'paused',
  stateEnded: 'ended',
  archive: 'Archive',
  running: 'Under way',

  asText: 'The whole of it is in the file.',
  explainWhich: (phase: string) => `${phase}: which order shall I explain?`,
  explainMenu: 'Choose an order',
  waitedFor: (count: number) => en(count, 'One power still has a choice to make.', '# powers still have a choice to make.'),
  allReady: 'Nobody is waited for.',
};

/** The private panel on which a seat gives its orders. */
export const panel = {
  title: (power: string, phase: string) => `${power} · ${phase}`,
  due: (when: string) => `Until ${when}`,
  closed: 'That phase is over. This is the present one.',
  outcome: (text: string) => `On file: \`${text}\`. Press another button to change it, while the card has them.`,
  closedEarly: 'Everybody was ready: the phase is closed, and the results are on their way to the channel.',
  kept: 'This is what you wrote; nothing of it is lost:',
  nothing: 'There is nothing for you to decide in this phase.',
  onFile: (given: number, all: number) => `On file: ${given} of ${all}`,
  ready: 'You are ready. You may still change your mind until the deadline.',
  notReady: 'When everybody is ready, the phase closes early. Nobody sees who is.',
  confirmHint: 'You may change it until you confirm it, or the deadline comes; then it cannot be undone.',
  confirmWaits: 'You have confirmed it. It is played as soon as everybody else has.',
  confirmed: 'Played.',
  notYourTurn: 'It is not your turn: nothing to decide now.',
  andMore: (count: number) => `… and ${count} more`,
  votes: (given: number, all: number) => `Neutrals: ${given} of ${all} voted on`,
  votesPage: 'What you would have the neutrals do. Others’ votes stay secret; nobody waits for yours.',
  filed: 'On file.',
  filedSome: (good: number, bad: number) =>
    `${en(good, 'One line is', '# lines are')} on file; ${en(bad, 'one could not be taken', '# could not be taken')}.`,
  filedNone: (bad: number) => `${en(bad, 'This line', 'These # lines')} could not be taken; what was on file has not changed.`,
  noOrders: 'There was no order in that; what was on file has not changed.',
  cleared: 'Taken off the file.',
  clearAsk: 'Take all your orders off the file?',
  notRead: 'Not on file',
  noWords: 'I did not understand this.',
  perhaps: (suggestions: readonly string[]) => `Perhaps: ${suggestions.join(' · ')}`,
  chooseTopic: 'Choose what to order',
  chooseStep: (topic: string) => `${topic}: your choice`,
  noOrder: 'nothing on file',
  asItIs: 'just that',
  pasteTitle: (power: string) => `Orders for ${power}`,
  pasteLabel: 'One order a line',
  pasteHint: 'What stands here when you send it replaces all your orders.',
  moveTitle: (power: string) => `Your move as ${power}`,
  moveLabel: 'Your move',
  moveHint: 'What stands here when you send it is your choice; Confirm plays it.',
  fixTitle: 'Lines to mend',
  fixHint: 'The orders on file stay as they are.',
};

/** At most 80 characters. */
export const buttons = {
  previousPage: 'Previous',
  nextPage: 'Next',
  resume: 'Resume',
  join: 'Join',
  leave: 'Leave',
  start: 'Start',
  startNow: 'Start now',
  startEmpty: 'Start with empty seats',
  notYet: 'Not yet',
  orders: 'Orders',
  turn: 'My turn',
  confirm: 'Confirm',
  ready: 'Ready',
  notReady: 'Not ready after all',
  map: 'Map',
  preview: 'Preview',
  explain: 'Explain',
  pasteAll: 'Paste all',
  typeMove: 'In words',
  fix: 'Fix',
  clear: 'Clear',
  clearThis: 'Clear this one',
  clearAll: 'Clear all',
  back: 'Back',
  earlier: 'Earlier',
  later: 'Later',
  resign: 'Give up my seat',
  endGame: 'End the game',
  cancel: 'Leave it',
  takeSeat: 'Take the seat',
  copyMotion: 'Copy to my sheet',
  publish: 'Publish as a motion',
  votes: 'Votes',
  forget: 'Delete my data',
  forgotten: 'Yes, delete it',
  here: 'I’m here',
  wish: 'Preferences',
  startOver: 'Start over',
  neutrals: 'Neutrals',
  ownUnits: 'My own',
};
