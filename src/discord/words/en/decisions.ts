import type { Capacity } from '../../../matches/match.js';
import { listed } from '../language/grammar.js';

/** Who did something, at the beginning of a sentence. */
const who: Readonly<Record<Capacity, string>> = {
  host: 'The host',
  arbiter: 'The arbiter',
  admin: 'Somebody who manages the server',
  vote: 'A majority of the other powers',
};

/** A battle in dispute: the names of what it is for, and of the powers it is between. */
export interface Contested {
  readonly of?: string | undefined;
  readonly between: readonly string[];
}

const named = ({ of, between }: Contested): string => `${of ? `of ${of} ` : ''}between ${listed(between, 'en')}`;

const others = (arbiter: string | boolean | undefined): string =>
  `${theArbiter(arbiter)}, a majority of the other powers (\`/vote\`), or somebody who manages the server and does not play`;

/** By name, where it is to be told. */
function theArbiter(arbiter: string | boolean | undefined): string {
  if (typeof arbiter === 'string') return `the arbiter (${arbiter})`;
  return arbiter ? 'the arbiter' : 'an arbiter (the host can name one with `/host arbiter`)';
}

/** Who decides where the host may not, the arbiter, and a host who is asked for. */
export const decisions = {
  who,
  whoIs: (as: string, user: string | undefined) => (user === undefined ? as : `${as} (${user})`),
  arbiterIs: (user: string) => `Arbiter: ${user}`,
  hostPlays: (hasArbiter: boolean) =>
    `The host plays. Closing a phase early, replacing a player and deciding the host’s own battles are therefore up to ${others(hasArbiter)}.`,
  hostMayPlay: (hasArbiter: boolean) =>
    `Should the host play, closing a phase early, replacing a player and deciding the host’s own battles are up to ${others(hasArbiter)}.`,

  closedEarly: (by: Capacity) => `${who[by]} decided to close this phase now.`,
  newPlayer: (by: Capacity, powers: readonly string[]) => `${who[by]} decided that ${listed(powers, 'en')} gets a new player.`,
  removed: (powers: readonly string[]) =>
    `${who.vote} voted to replace the player of ${listed(powers, 'en')}. The seat is open to somebody who has never played in this game.`,
  battleDecided: (by: Capacity, powers: readonly string[], text: string) =>
    `${who[by]} decided the battle between ${listed(powers, 'en')}: \`${text}\``,
  orderedFor: (by: Capacity, powers: readonly string[]) => `${who[by]} reported for ${listed(powers, 'en')}, which nobody plays.`,
  named: (user: string) => `This game has an arbiter: ${user}. Where the host plays, the arbiter can decide instead.`,
  left: 'This game no longer has an arbiter.',
  dispute: (battle: Contested, arbiter: string | undefined) =>
    `The reports on the battle ${named(battle)} still differ. The host has a part in it, so it is decided by ${others(arbiter)}. If nobody decides before the deadline, it is drawn by lot.`,
  disputeOfHost: (battle: Contested, host: string) =>
    `The reports on the battle ${named(battle)} still differ. The host (${host}) decides, on the card of the battle. If nobody decides before the deadline, it is drawn by lot.`,
  disputeAnonymous: (battle: Contested, arbiter: boolean) =>
    `The reports on the battle ${named(battle)} still differ. The host decides, on the card of the battle; should the host have a part in it, it is decided by ${others(arbiter)}. If nobody decides before the deadline, it is drawn by lot.`,
  correctAsks: (powers: readonly string[], until: string) =>
    `The reports of ${listed(powers, 'en')} on a battle differ. Until ${until} you can correct yours, or stand by it, with the buttons on the card of the battle.`,
  disputeAsks: (until: string) => `You can decide it until ${until}: press a button on the card of the battle.`,
  notYours: 'Only those who command the sides of this battle report it, and you are not one of them; or its reports are in.',
  disputeTo: (game: string, where: string, text: string) => `${game}, ${where}\n${text}`,
  inDispute:
    'The reports on a battle differ. The host has a part in it, so others decide: the arbiter, a majority of the other powers, or somebody who manages the server and does not play.',
  inDisputeAnonymous:
    'The reports on a battle differ. The host decides; should the host have a part in it, others do: the arbiter, a majority of the other powers, or somebody who manages the server and does not play.',
  outcomes:
    'Commanders report here what came of it. Where they differ, each can correct a slip; then the host decides. A battle the host has a part in is decided by others.',

  arbiterDm: (game: string, where: string) =>
    `${game}, ${where}: you have been named the arbiter. If the host plays, you can close a phase early (\`/host adjudicate\`), replace a player (\`/host replace\`) and decide the host’s battles. Everything you do is told in the channel. If you would rather not, press **Decline**.`,
  arbiterNoMore: (game: string, where: string) => `${game}, ${where}: you are no longer the arbiter.`,
  decline: 'Decline',
  declined: 'Done: you are no longer the arbiter. The channel is told.',
  arbiterNamed: (user: string) => `Done: the arbiter is ${user}. The arbiter and the channel are told.`,
  arbiterTakenBack: 'Done: the game has no arbiter any more. The channel is told.',

  hostAsked: (until: string) =>
    `Somebody who manages the server asks whether the host of this game is still there. If the host does nothing in this game until ${until}, hosting can be given to somebody else.`,
  hostAnswered: 'The host of this game was asked for, and is there.',
  hostReplaced: 'The host of this game was asked for. Somebody else hosts it now.',
  hostAskedDm: (game: string, where: string, until: string) =>
    `${game}, ${where}: somebody who manages the server asks whether you still host this game. Press **I’m here**, or do anything in the game, before ${until}. After that, hosting can be given to somebody else.`,
  hostAnsweredDm: (game: string, where: string) => `${game}, ${where}: you have answered that you still host this game.`,
  hostReplacedDm: (game: string, where: string) => `${game}, ${where}: somebody else hosts this game now.`,
  youAreHere: 'Noted: you still host this game.',
  asked: (until: string) =>
    `The host is asked now whether they are still there, by direct message and in the channel. If they do nothing in the game until ${until}, ask me again then, and the game is handed over.`,
};
