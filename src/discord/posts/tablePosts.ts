import type { APIEmbed } from 'discord.js';
import type { OutgoingMessage } from '../../matches/context/ports.js';
import type { Content } from '../../matches/model/content.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { fieldsOf } from '../message/embeds.js';
import { moment } from '../words/language/moment.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, mention, type PostContext, phaseTitle, picturesOf, seatName, titleOf } from './postContext.js';

/** The card table of a game played in rounds, with whose turn it is and the deadline. The message is edited in place. */
export function tablePost(context: PostContext): ComposedPost {
  const { outgoing, presenter } = context;
  const { match, phase, phaseName, view, language } = outgoing;
  const isOpen = match.status === 'running' && phase?.closedAt === undefined;
  return {
    embeds: [
      embedOf(context, {
        title: phaseTitle(context, phaseName),
        description: turnLines(context, isOpen).join('\n'),
        fields: tableFields(presenter.rounds?.table(view, language) ?? []),
      }),
    ],
    rows: isOpen ? turnRow(context) : [],
    attachments: picturesOf(context),
  };
}

/** The card table as fields. What is too long for one continues in the next. */
export const tableFields = (fields: readonly { readonly name: string; readonly value: string }[]): NonNullable<APIEmbed['fields']> =>
  fields.flatMap(({ name, value }) => fieldsOf(name, value.split('\n')));

function turnLines(context: PostContext, isOpen: boolean): readonly string[] {
  const { outgoing, words } = context;
  if (outgoing.match.status === 'paused') return [words.phase.phasePaused];
  if (outgoing.match.status === 'ended') return [words.table.tableOver];
  if (!isOpen || outgoing.phase === undefined) return [];
  return [words.table.toMove(moversIn(context)), words.table.turnUntil(moment(outgoing.phase.dueAt))];
}

/** Names the seats that have a choice and, unless the match is anonymous, their players, who are not notified. */
const moversIn = (context: PostContext): readonly string[] =>
  (context.outgoing.phaseName?.awaits ?? []).map(seat => {
    const user = playerOf(context.outgoing, seat);
    const opponent = context.outgoing.seatHolders.find(one => one.seat === seat)?.opponent;
    if (opponent) return `**${seatName(context, seat)}** (${context.words.opponents.holder(opponent)})`;
    const isTold = user !== undefined && !context.outgoing.match.plan.anonymous;
    return isTold ? `**${seatName(context, seat)}** (${mention(context, user)})` : seatName(context, seat);
  });

const playerOf = ({ seatHolders }: OutgoingMessage, seat: string): string | undefined => seatHolders.find(one => one.seat === seat)?.user;

/** Says that time is up, and what was done for those who missed their turn. */
function missedLines(context: PostContext, seats: readonly string[]): readonly string[] {
  const { outgoing, words, presenter } = context;
  const done = presenter.rounds?.missed(outgoing.phaseName?.kind ?? '', outgoing.language);
  return [words.table.turnMissed(seats.map(seat => seatName(context, seat))), ...(done === undefined ? [] : [done])];
}

/** The button that opens the user's current turn. */
const turnRow = ({ outgoing: { match }, words }: PostContext): NonNullable<ComposedPost['rows']> =>
  rowOf(button(customId('orders', match.id, 0), words.buttons.turn, 'main'));

/**
 * Notifies those who have a choice, once; a direct message names the game. Deleted once they have chosen. After a missed turn it stays,
 * without its button.
 */
export function turnPost(context: PostContext, { over, missed }: Extract<Content, { kind: 'turn' }>): ComposedPost {
  if (over && !missed) return { withdrawn: true };
  const { outgoing, words } = context;
  const { phase, phaseName, table, match } = outgoing;
  const seats = phaseName?.awaits ?? [];
  const users = seats.flatMap(seat => playerOf(outgoing, seat) ?? []);
  if (over) return { embeds: [embedOf(context, { description: missedLines(context, seats).join('\n') })] };
  const isDirect = 'user' in outgoing.row.to;
  return {
    ...(!isDirect && { content: users.map(user => mention(context, user)).join(' ') }),
    embeds: [
      embedOf(context, {
        description: [
          ...(isDirect ? [`**${titleOf(context)}** · <#${outgoing.match.channel}>`] : []),
          words.table.yourTurn(phaseTitle(context, phaseName)),
          ...(phase ? [words.table.turnUntil(moment(phase.dueAt))] : []),
          ...(table ? [words.table.seeTable(`https://discord.com/channels/${match.guild}/${table.channel}/${table.message}`)] : []),
        ].join('\n'),
      }),
    ],
    rows: turnRow(context),
    rings: users,
  };
}
