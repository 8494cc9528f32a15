import type { MatchPhase } from '../../../matches/match.js';
import { listed } from '../language/grammar.js';

/** What everybody in the channel reads, and the direct messages. */
export const posts = {
  footer: (number: number) => `Game ${number}`,
  goesOnFrom: (phase: string, number: number) => `It goes on from ${phase}, as game ${number} left it.`,
  players: (joined: number, seats: number) => `Players (${joined} of ${seats})`,
  nobodyYet: 'Nobody yet. Press **Join**.',
  host: (user: string) => `Host: ${user}`,
  plan: 'The plan',
  chosen: 'The rules chosen',
  tables: 'Who can be played',
  timeFor: (phases: string, length: string) => `${phases}: ${length}`,
  closesEarly: 'A phase closes early when everybody who has a choice is ready.',
  votesTime: (length: string | undefined) => `Phases with nothing but votes: ${length ?? 'a quarter of the usual time'}`,
  lobbyClosed: 'The game has begun.',
  lobbyEnded: 'The game was ended before it began.',

  opening: (game: string) => `${game} begins`,
  deal: 'Who plays what',
  civilDisorder: 'civil disorder',
  houseMoves: 'nobody: the house moves',
  howTo: 'Give your orders with the **Orders** button below, or with `/order`. Only you see them.',

  deadline: (when: string, what = 'Orders') => `${what} until ${when}.`,
  phaseClosed: (how: MatchPhase['closedBy']): string => CLOSED[how ?? 'deadline'],
  phaseVoid: 'The game ended before this phase did.',
  hostDecides: 'The host decides what is in dispute.',
  decision: 'Decision',
  mayCorrect: (powers: readonly string[]) => `The reports on a battle differ. ${listed(powers, 'en')} can correct them, on its card.`,
  outcomes: 'Commanders report here what came of it. Where they differ, each can correct a slip; then the host decides.',
  toCorrect: (until: string) =>
    `The reports differ. Commanders: until ${until}, press the same button again to stand by your report, or another to correct it. If they still differ at that time, or when everybody has answered, the decision passes to the host or to others.`,
  toDecide: (until: string) => `Whoever decides presses a button here until ${until}. If nobody does, it is drawn by lot.`,
  votesOnly: 'Nobody owes an order in this phase: only votes can be given. It closes as soon as all who may vote are ready.',
  awaits: (powers: readonly string[]) => `To decide: ${listed(powers, 'en')}.`,
  mayAct: (powers: readonly string[]) => `With a say, but not waited for: ${listed(powers, 'en')}.`,
  phasePaused: 'The game is paused.',

  aTurn: 'A turn',
  howToMove:
    'Who has to move is called, with a button: **My turn** opens your cards, which only you see. `/order` takes the same in words.',
  toMove: (players: readonly string[]) => `To move: ${listed(players, 'en')}`,
  turnUntil: (when: string) => `Until ${when}`,
  yourTurn: (phase: string) => `Your turn: ${phase}.`,
  turnMissed: (seats: readonly string[]) => `${listed(seats, 'en')}: time was up.`,
  tableOver: 'The game is over. This is the last table.',
  holdings: 'The states',
  sealed: (hash: string) => `All chance in this game comes from a secret. Its SHA-256: \`${hash}\`. The secret itself is told at the end.`,
  secret: 'The secret',
  secretText: (secret: string, hash: string) =>
    `\`${secret}\`\nIts SHA-256 is \`${hash}\`, as posted at the start: \`printf %s ${secret} | sha256sum\`. \`/verify\` repeats every draw from it.`,
  archivedTable: 'The game is archived: `/map` shows every phase of it.',
  leftVacant: (seats: readonly string[]) =>
    `Nobody plays ${listed(seats, 'en')} now. The house moves there at once, as simply as can be, until somebody takes the seat.`,

  results: (phase: string) => `Results: ${phase}`,
  provisional: (phase: string) => `Provisional results: ${phase}`,
  skipped: (phase: string) => `${phase}: skipped, nobody had a choice.`,
  standings: 'Standings',
  power: 'Power',
  next: 'Next',
  nextPhase: (phase: string, when: string) => `${phase}, until ${when}`,
  restAttached: 'The whole report is in the attached file.',

  victory: (winner: string, points: string) => `${winner} wins with ${points}`,
  sharedVictory: (winners: readonly string[]) => `${listed(winners, 'en')} win together`,
  concession: (winner: string, points: string) => `${winner} has won, with ${points}: all others concede`,
  draw: (seats: readonly string[]) => (seats.length > 1 ? `A draw between ${listed(seats, 'en')}` : 'A draw'),
  endedByHost: 'The host has ended the game',
  abandoned: 'The game is over: nobody is left to play it',
  finalTable: 'The final table',
  archived: 'The game is archived: `/map` shows every phase of it.',

  receipt: (game: string, power: string, phase: string) => `${game}: ${power}, ${phase}`,
  receiptReady: 'You are ready.',
  receiptNotReady: 'You may change your orders until the deadline.',
  receiptClosed: 'This phase is closed: these orders counted.',

  pausedTitle: (game: string) => `${game} is paused`,
  pausedBecause: (because: string): string => PAUSES[because] ?? 'Something keeps it from going on.',
  pausedThen: 'Nothing is lost, and no deadline runs. When that is mended, `/game resume` goes on where it stopped.',
  discordSays: (code: number) => `Discord says: ${ANSWERS[code] ?? 'something I have no words for'} (code ${code}).`,
  unpostedTitle: (game: string) => `${game}: I cannot post the end of it`,
  unpostedThen: 'The game is over, and nothing is lost: `/map` and `/status` show it. I will keep trying for a week.',
  back: 'I am back on this server. The game is still paused where it stopped; its host can resume it.',

  wentToDisorder: (powers: readonly string[]) =>
    `${listed(powers, 'en')} ${powers.length > 1 ? 'are' : 'is'} in civil disorder from now on: nobody gives orders there, and units without an order hold.`,
  drawProposed:
    'A draw has been proposed. If every power that still plays votes for it with `/draw` before the phase ends, the game ends so. The votes are secret.',
  concessionProposed: (powers: readonly string[]) =>
    `It has been proposed to concede the game to ${listed(powers, 'en')}. If every other power that still plays agrees with \`/concede\` before the phase ends, the game ends so. The votes are secret; no answer is no.`,
  extended: (powers: readonly string[]) =>
    `${listed(powers, 'en')} ${powers.length > 1 ? 'have' : 'has'} not said everything yet: the deadline is put off, once. What is missing then is drawn by lot.`,
  extendedForSomebody: 'Somebody has not said everything yet: the deadline is put off, once. What is missing then is drawn by lot.',
  seatTaken: (powers: readonly string[]) =>
    `${listed(powers, 'en')} ${powers.length > 1 ? 'have new players' : 'has a new player'} from now on, who orders its units.`,
  seatTakenTurns: (seats: readonly string[]) =>
    `${listed(seats, 'en')} ${seats.length > 1 ? 'have new players' : 'has a new player'} from now on.`,
  votesOver: 'Votes on them no longer count.',
  call: (power: string) => `A seat is open: ${power}`,
  callClosed: (power: string) => `The seat of ${power}`,
  callText:
    'Whoever has never played in this game may take it: the first who presses the button, or whom the host chooses with `/game seat`. Until then its units are voted on as before.',
  callDealt: 'Whoever has not sat in this game yet may take it with all it holds. The first to press gets it.',
  callTaken: (power: string, user: string) => `${power} is now played by ${user}.`,
  callOver: 'The game ended before anybody took this seat.',
  motion: (power: string) => `A motion by ${power}`,
  motionText: (of: string, text: string) => `For ${of}: \`${text}\``,
  motionNote: 'A motion binds nobody and shows nobody’s votes.',
  goesOn: 'The game goes on.',
  rulesChanged: 'The rules of this game have changed. From this phase on:',
};

/** How a phase was closed. */
const CLOSED: Readonly<Record<NonNullable<MatchPhase['closedBy']>, string>> = {
  ready: 'Closed early: everybody was ready.',
  deadline: 'Closed: the deadline has passed.',
  skipped: 'Skipped: nobody had a choice.',
  host: 'Closed by the host.',
  arbiter: 'Closed by the arbiter.',
  admin: 'Closed by somebody who manages the server.',
  vote: 'Closed by a vote of the other powers.',
};

const PAUSES: Readonly<Record<string, string>> = {
  'channel-gone': 'Its channel has been deleted.',
  forbidden: 'I may no longer write in its channel: I need to see it, send messages, embed links and attach files.',
  broken:
    'Its rules broke down over the orders on file. That is our fault; it is in the log of the bot, and whoever runs it has to mend it first.',
  'nobody-there': 'Everybody who plays has missed two turns in a row.',
  vote: 'Its players have voted so.',
  removed: 'I have been removed from its server.',
  refused: 'Discord refuses a message that the game cannot go on without.',
  blocked: 'Discord has not let any message through to its channel for an hour.',
};

/** Discord's codes in plain words. */
const ANSWERS: Readonly<Record<number, string>> = {
  10003: 'the channel does not exist',
  10004: 'the server does not exist',
  40005: 'the message is too large',
  50001: 'I cannot see the channel',
  50013: 'I lack a permission there',
  50035: 'I filled in the message wrongly, which is our fault and not yours; whoever runs the bot finds it in the log',
  160005: 'the thread is locked; somebody who manages threads has to unlock it',
  200000: 'AutoMod has blocked the message',
};
