import type { Question } from '../../../matches/ballots/question.js';
import { listed } from '../language/grammar.js';

type Kind = Question['kind'];

const kinds: Readonly<Record<Kind, string>> = {
  draw: 'A draw',
  concede: 'Concede',
  pause: 'Pause',
  resume: 'Go on',
  extend: 'More time',
  cancel: 'End the game, nobody wins',
  close: 'Close the phase now',
  replace: 'Replace a player',
  decide: 'Decide a battle',
};

const questions: Readonly<Record<Exclude<Kind, 'concede' | 'replace' | 'decide'>, string>> = {
  draw: 'A draw between all who still play',
  pause: 'Pause the game',
  resume: 'Let the game go on',
  extend: 'Put this deadline off, once',
  cancel: 'End the game: nobody has won',
  close: 'Close this phase now, with what is on file',
};

/** Secret ballots: the paper, and what the channel reads of them. */
export const votes = {
  kinds,
  questions,
  drawBetween: (powers: readonly string[]) => `A draw between ${listed(powers, 'en')}`,
  concede: (power: string) => `${power} has won`,
  title: 'Votes',
  none: 'Nothing has been proposed in this phase.',
  rules:
    'Choose what you vote for; choose it again to take that back. Votes are secret and void at the end of the phase. A draw, a concession and an end without a winner need every power that still plays and has a player; a pause, going on after it and more time need more than half of them.',
  rulesInstead:
    'Where the host may not decide, the others do: closing now, replacing a player and deciding a battle need more than half of them. Neither the host votes on that, nor who has a part in the battle.',
  replace: (power: string) => `Replace the player of ${power}`,
  decide: (text: string) => `Battle: ${text}`,
  chooseInstead: 'Decide in the host’s place …',
  choose: 'Vote for …',
  withdraw: 'you vote for it: choose it to take that back',
  isProposed: 'somebody has proposed it',
  cast: 'Your vote is in. It is secret, and void at the end of the phase.',
  taken: 'You do not vote for it, or no longer do.',
  agreed: 'That is agreed: the channel is told.',
  drawProposed: (powers: readonly string[]) =>
    `A draw between ${listed(powers, 'en')} has been proposed. If every power that still plays votes for it with \`/vote\` before the phase ends, the game ends so. The votes are secret.`,
  pauseProposed:
    'A pause has been proposed. If more than half of the powers vote for it with `/vote` before the phase ends, the game stands still.',
  resumeProposed: 'It has been proposed to go on. If more than half of the powers vote for it with `/vote`, the game goes on.',
  extendProposed:
    'More time has been proposed. If more than half of the powers vote for it with `/vote` before the phase ends, the deadline is put off.',
  closeProposed:
    'It has been proposed to close this phase now, with what is on file. If more than half of the other powers vote for it with `/vote`, it closes. The votes are secret.',
  replaceProposed: (powers: readonly string[]) =>
    `It has been proposed to replace the player of ${listed(powers, 'en')}. If more than half of the other powers vote for it with \`/vote\` before the phase ends, the seat is open to somebody else. The votes are secret.`,
  decideProposed: (powers: readonly string[], text: string) =>
    `The battle between ${listed(powers, 'en')}: \`${text}\` has been proposed. If more than half of the powers without a part in it vote for it with \`/vote\`, it is decided so. The votes are secret.`,
  cancelProposed:
    'It has been proposed to end the game without a winner. If every power that still plays votes for it with `/vote` before the phase ends, it ends so. The votes are secret.',
  extended: 'The powers have voted for more time: the deadline is put off.',
  cancelled: 'The players have agreed to end the game: nobody has won',
};
