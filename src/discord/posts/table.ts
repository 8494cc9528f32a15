import type { APIEmbed } from 'discord.js';
import type { Content } from '../../matches/model/content.js';
import type { Letter } from '../../matches/ports.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import { moment } from '../words/language/moment.js';
import { fitField } from './embeds.js';
import type { Post } from './post.js';
import { embedOf, mention, phaseTitle, picturesOf, seatName, titleOf, type Writing } from './writing.js';

/** The table of a game that is told by rounds, with whose turn it is and until when; one message, edited in place. */
export function tablePost(writing: Writing): Post {
  const { letter, teller } = writing;
  const { match, phase, phaseName, view, language } = letter;
  const isOpen = match.status === 'running' && phase?.closedAt === undefined;
  return {
    embeds: [
      embedOf(writing, {
        title: phaseTitle(writing, phaseName),
        description: turnLines(writing, isOpen).join('\n'),
        fields: fieldsOf(teller.rounds?.table(view, language) ?? []),
      }),
    ],
    rows: isOpen ? turnRow(writing) : [],
    enclosures: picturesOf(writing),
  };
}

/** Within what a field holds. */
export const fieldsOf = (fields: readonly { readonly name: string; readonly value: string }[]): NonNullable<APIEmbed['fields']> =>
  fields.map(({ name, value }) => ({ name, value: fitField(value.split('\n').map(line => line.slice(0, 1000))) }));

function turnLines(writing: Writing, isOpen: boolean): readonly string[] {
  const { letter, words } = writing;
  if (letter.match.status === 'paused') return [words.phase.phasePaused];
  if (letter.match.status === 'ended') return [words.table.tableOver];
  if (!isOpen || letter.phase === undefined) return [];
  return [words.table.toMove(moversIn(writing)), words.table.turnUntil(moment(letter.phase.dueAt))];
}

/** Who has a choice, each with his player, unless the match is anonymous; naming them here rings nobody. */
const moversIn = (writing: Writing): readonly string[] =>
  (writing.letter.phaseName?.awaits ?? []).map(seat => {
    const user = playerOf(writing.letter, seat);
    const isTold = user !== undefined && !writing.letter.match.plan.anonymous;
    return isTold ? `**${seatName(writing, seat)}** (${mention(writing, user)})` : seatName(writing, seat);
  });

const playerOf = ({ sittings }: Letter, seat: string): string | undefined => sittings.find(one => one.seat === seat)?.user;

/** The button opens whatever the presser's turn is now. */
const turnRow = ({ letter: { match }, words }: Writing): NonNullable<Post['rows']> =>
  rowOf(button(customId('orders', match.id, 0), words.buttons.turn, 'main'));

/**
 * Calls those who have a choice, once; a direct message says in which game. When they have made it the call goes; of a missed turn it stays,
 * without its button.
 */
export function turnPost(writing: Writing, { over, missed }: Extract<Content, { kind: 'turn' }>): Post {
  if (over && !missed) return { withdrawn: true };
  const { letter, words } = writing;
  const { phase, phaseName } = letter;
  const seats = phaseName?.awaits ?? [];
  const users = seats.flatMap(seat => playerOf(letter, seat) ?? []);
  if (over) return { embeds: [embedOf(writing, { description: words.table.turnMissed(seats.map(seat => seatName(writing, seat))) })] };
  const isDirect = 'user' in letter.row.to;
  return {
    ...(!isDirect && { content: users.map(user => mention(writing, user)).join(' ') }),
    embeds: [
      embedOf(writing, {
        description: [
          ...(isDirect ? [`**${titleOf(writing)}** · <#${letter.match.channel}>`] : []),
          words.table.yourTurn(phaseTitle(writing, phaseName)),
          ...(phase ? [words.table.turnUntil(moment(phase.dueAt))] : []),
        ].join('\n'),
      }),
    ],
    rows: turnRow(writing),
    rings: users,
  };
}
