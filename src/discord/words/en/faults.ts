import type { RoomFault } from '../../fault.js';
import { sayDuration } from '../durations.js';
import { counted, listed } from '../lists.js';
import { inCode, inert } from '../userText.js';

/** Why something was refused, as a sentence. */
export function fault(why: RoomFault): string {
  switch (why.code) {
    case 'unknown-game':
      return `I do not know a game called “${inert(why.game)}”. Choose one from the list.`;
    case 'no-such-match':
      return 'There is no such game here.';
    case 'not-in-lobby':
      return 'That game has left its lobby already.';
    case 'already-joined':
      return 'You have joined already.';
    case 'not-joined':
      return 'You had not joined.';
    case 'match-full':
      return `All ${counted(why.most, { one: '# seat is', other: '# seats are' }, 'en')} taken.`;
    case 'not-host':
      return 'Only the host of the game can do that.';
    case 'host-is-there':
      return 'This game has a host who is there.';
    case 'host-plays':
      return 'You play, or have played, in this game: its host may then neither see nor change what the powers do.';
    case 'others-decide':
      return 'You play, or have played, in this game, so others decide this: the arbiter (`/host arbiter` names one), a majority of the other powers (`/vote`), or somebody who manages the server and does not play. Nothing keeps a phase from closing by itself when everybody is ready.';
    case 'host-decides':
      return 'The host of this game has no part in that, and decides it.';
    case 'own-battle':
      return 'You have a part in that battle, so the others vote on it.';
    case 'not-oneself':
      return 'Choose somebody else: who decides this cannot take the seat.';
    case 'cannot-arbitrate':
      return 'An arbiter must have no part in the game: somebody who neither hosts it nor plays, has played, or has ordered for anybody in it.';
    case 'no-arbiter':
      return 'This game has no arbiter. `/host arbiter player:` names one.';
    case 'not-arbiter':
      return 'You are not the arbiter of that game.';
    case 'dispute-open':
      return 'The reports on a battle differ just now. Until that is decided, only the arbiter can step down or name another.';
    case 'is-arbiter':
      return 'The arbiter of a game does not play in it. `/host arbiter` without a name steps down.';
    case 'orders-missing':
      return `${counted(why.count, { one: 'One power’s orders are', other: 'The orders of # powers are' }, 'en')} missing. With \`force: yes\` the phase closes all the same.`;
    case 'no-press':
      return 'In this phase there is no press.';
    case 'public-press':
      return 'In this phase there is public press alone: leave out `to:`.';
    case 'press-needs-text':
      return 'In this game I pass letters on: write yours with `text:`.';
    case 'no-such-seat':
      return 'That power does not play, or has nothing to decide now.';
    case 'no-rollback':
      return 'In this game nobody can go back: who has seen a card has seen it.';
    case 'no-trial':
      return 'In this game no phase is tried out: that would show what is still to be drawn.';
    case 'no-orders-for':
      return 'In this game nobody plays for another: what he may play would tell of his hand. A missed turn is made up.';
    case 'no-correction':
      return 'The position of this game is not for its host to change.';
    case 'nothing-corrected':
      return 'Nothing of that changes the position. Write lines such as `Qin: A Xia` (a unit comes), `nobody: A Xia` (it goes), `Qin: Xia` (whose a centre is).';
    case 'too-many-lines':
      return `I read at most ${why.most} lines at once. Nothing of this was taken: send it in parts.`;
    case 'line-too-long':
      return `A line has at most ${why.most} characters. Nothing of this was taken: write one order a line, or put \`;\` between them.`;
    case 'import-not-json':
      return 'This is not JSON.';
    case 'import-other-form':
      return `I only understand version ${why.form} of such files.`;
    case 'import-too-deep':
      return `This is nested deeper than ${why.most} levels: \`/host export\` writes nothing like it.`;
    case 'import-phase-too-large':
      return `This phase has more than ${why.most} KB: no game is that large.`;
    case 'import-too-many-lines':
      return `A power has at most ${why.most} orders in a phase.`;
    case 'import-under-way':
      return why.by === 'user'
        ? 'I am still reading your other file. One at a time.'
        : 'I am still reading other files for this server. Try again in a minute.';
    case 'import-too-many':
      return why.by === 'user'
        ? `You have sent me ${why.most} games as files within a day. Try again tomorrow.`
        : `In this server I was sent ${why.most} games as files within a day. Try again tomorrow.`;
    case 'took-too-long':
      return 'That took me too long, so I gave it up. Nothing was changed.';
    case 'too-busy':
      return 'I have too much to do at the moment. Nothing was changed; try again in a minute.';
    case 'import-form':
      return 'This is not as `/host export` writes it.';
    case 'import-over':
      return 'This game is over, or was taken away only when it was: nobody can go on from it.';
    case 'import-seats':
      return 'These are not the seats of such a game.';
    case 'hosts-still':
      return why.matches.length > 1
        ? `You still host games ${listed(why.matches, 'en')}. Hand them over with \`/host hand-over\`, or end them with \`/game end\`, first.`
        : `You still host game ${listed(why.matches, 'en')}. Hand it over with \`/host hand-over\`, or end it with \`/game end\`, first.`;
    case 'too-many-lobbies':
      return tooManyLobbies(why.where, why.matches);
    case 'no-muster':
      return 'The host has not called the players yet.';
    case 'stands-in':
      return 'You stand in for a player: you order for him, and nothing else.';
    case 'nobody-joined':
      return 'Nobody has joined yet, so there is nobody to play.';
    case 'seats-empty':
      return `${counted(why.empty, { one: 'One seat is', other: '# seats are' }, 'en')} still empty.`;
    case 'no-seat':
      return 'You play no power in that game.';
    case 'not-running':
      return 'That game has not begun yet.';
    case 'match-paused':
      return PAUSED[why.because] ?? PAUSED_AT_WILL;
    case 'not-paused':
      return 'That game is not paused.';
    case 'match-over':
      return 'That game is over.';
    case 'phase-over':
      return 'That phase is over.';
    case 'no-such-phase':
      return 'That game has no such phase.';
    case 'phase-still-open':
      return 'That phase is still open, or none has closed yet: there is only its position to show.';
    case 'no-story':
      return 'That game is not told in moving pictures.';
    case 'no-such-theatre':
      return 'That board has no such part.';
    case 'eliminated':
      return 'Your power is out of the game.';
    case 'no-concession':
      return 'Nobody wins this game by concession.';
    case 'cannot-concede-to':
      return 'You can concede only to another power that still plays and has a player.';
    case 'cannot-draw-between':
      return 'A draw is between at least two powers that still play and have a player.';
    case 'no-such-power':
      return 'Which power do you mean? Choose from the list; several with commas between.';
    case 'seat-not-open':
      return 'That seat is not open, or not any more.';
    case 'cannot-stand-in':
      return 'Only somebody who neither hosts this game nor has ever played in it can order for you.';
    case 'has-played':
      return 'Only somebody who has never played in this game, and has seen nobody’s orders in it, may take that seat.';
    case 'nothing-voted':
      return 'In this game no unit is ordered by vote, so there are no motions.';
    case 'no-motion':
      return 'A motion is one legal order for a unit that is ordered by vote.';
    case 'no-votes':
      return 'This game has no phases with nothing but votes: leave out their length.';
    case 'length-unclear':
      return `I cannot read “${inert(why.typed)}” as a length of time. Write it like \`24h\`, \`2d 12h\` or \`10m\`.`;
    case 'calendar-unclear':
      return `I cannot read “${inert(why.typed)}” as a calendar. Write days, a time and a zone: \`Mon Thu 19:00 Europe/Paris\`, \`daily 20:00\`.`;
    case 'zone-unknown':
      return `I know no time zone “${inert(why.zone)}”. Write it like \`Europe/Paris\` or \`America/New_York\`.`;
    case 'zone-missing':
      return 'In which time zone? Add it, like `Europe/Paris`, or set yours once with `/settings zone:`.';
    case 'hours-unclear':
      return `I cannot read “${inert(why.typed)}” as quiet hours. Write them like \`22:00-07:30\`, or \`none\`.`;
    case 'days-unclear':
      return `I cannot read “${inert(why.typed)}” as days of rest. Write up to six days and a zone, without a time: \`Sat Sun Europe/Paris\`.`;
    case 'until-missing':
      return 'Until which day? Add `until:`, like `2026-12-24`, `24/12`, or as a length from now: `3d`.';
    case 'date-unclear':
      return `I cannot read “${inert(why.typed)}” as a day. Write it like \`2026-12-24\`, \`24/12\`, or as a length from now: \`3d\`.`;
    case 'absence-unlikely':
      return 'An absence ends after it begins, in the future, and within sixty days.';
    case 'too-many-reminders':
      return `At most ${why.most} reminders a phase.`;
    case 'length-out-of-bounds':
      return `A phase lasts from ${sayDuration(why.least, 'en')} to ${sayDuration(why.most, 'en')}.`;
    case 'no-game-here':
      return 'No game is played in this channel, and I know of none of yours. `/game list` shows them.';
    case 'which-game':
      return `Which game do you mean? Say so with the option \`game:\`.\n${why.games.join('\n')}`;
    case 'nothing-to-explain':
      return 'There is nothing to explain: that phase is not over, or nobody ordered that in it.';
    case 'no-such-length':
      return `That game has no \`${inCode(why.length)}\` to give a length to.`;
    case 'no-such-option':
      return `In that game there is no \`${inCode(why.option)}\` to choose.`;
    case 'option-unclear':
      return `I cannot read this choice: \`${inCode(why.option)}\`.`;
    case 'options-unfit':
      return 'What was chosen does not fit together.';
    case 'not-sealed':
      return 'That game has no secret: nothing in it is dealt from a hidden deck.';
    case 'orders-sealed':
      return 'The seals of a phase are opened with its results.';
    case 'still-sealed':
      return 'The secret of that game is told when the game is over; until then its hash stands on the lobby’s card and under the opening.';
    case 'never-began':
      return 'That game ended before it began, so there is nothing to play again.';
    case 'file-too-large':
      return `\`${inCode(why.file)}\` is larger than ${why.most} KB.`;
    case 'file-not-json':
      return `\`${inCode(why.file)}\` is no JSON file.`;
    case 'file-lost':
      return `Discord does not give me \`${inCode(why.file)}\`. Please send it again.`;
    case 'nobody-chosen':
      return 'Choose a person.';
    case 'chosen-bot':
      return 'That is a bot. Choose a person.';
    case 'text-too-long':
      return 'That is too long for one message. Send it in two.';
    case 'not-in-server':
      return 'Open a game in a channel of a server, not in a direct message.';
    case 'channel-unfit':
      return `I cannot host here: in this channel I lack the permission to ${listed(why.lacks, 'en')}. Ask somebody who runs the server, then try again.`;
    default:
      return why satisfies never;
  }
}

function tooManyLobbies(where: 'server' | 'everywhere' | 'channel', matches: readonly string[]): string {
  const which = `${matches.length} open lobbies (games ${listed(matches, 'en')})`;
  if (where === 'channel')
    return `This channel already has ${which}, which is the most it may have. Try again when one of them has started or ended, or use another channel.`;
  const place = where === 'server' ? 'in this server' : 'in all servers together';
  return `You already have ${which} ${place}, which is the most one person may have. Start one of them, or end it with \`/game end\`, first.`;
}

const UNREACHED =
  'That game is paused: I cannot write in its channel. Nothing is lost; once I can again, its host lets it go on with `/game resume`.';
/** Why a match stands still, and what lets it go on, where neither its host nor a vote can. */
const PAUSED: Readonly<Record<string, string>> = {
  'host-gone':
    'The host of that game has left the server. It stands still until somebody hosts it: the first of its players to press **Host this game** in its channel.',
  'channel-gone': UNREACHED,
  forbidden: UNREACHED,
  removed: UNREACHED,
  refused: UNREACHED,
  blocked: UNREACHED,
  broken: 'That game is paused: its rules broke down, which is our fault. Nothing is lost, and its host is told.',
};
const PAUSED_AT_WILL =
  'That game is paused: no orders and no deadlines until its host lets it go on, or more than half of its players vote so with `/vote`.';
