import type { APIEmbed } from 'discord.js';
import type { Phase } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { OutgoingMessage } from '../../matches/context/ports.js';
import type { MatchPhase } from '../../matches/model/match.js';
import { isNameless } from '../../matches/model/nameless.js';
import { colourOfSeat } from '../message/embeds.js';
import { invisible } from '../message/invisible.js';
import type { ReplyAttachment } from '../message/reply.js';
import { moment } from '../words/language/moment.js';
import type { GamePresenter } from '../words/presenters/gamePresenter.js';
import { type Words, wordsIn } from '../words/wordsIn.js';

/** A message to be composed, with the texts in its language and the presenter of its game. */
export interface PostContext {
  readonly outgoing: OutgoingMessage;
  readonly words: Words;
  readonly presenter: GamePresenter;
}

export const postContextOf = (outgoing: OutgoingMessage, presenter: GamePresenter): PostContext => ({
  outgoing,
  words: wordsIn(outgoing.language),
  presenter,
});

export const titleOf = ({ outgoing: { game, language } }: PostContext): string => game.title[language];

export const seatName = ({ outgoing: { seats, language } }: PostContext, id: string): string =>
  seats.find(seat => seat.id === id)?.name[language] ?? id;

/** Whether an opponent of the bot plays a seat. */
export const isPlayedByBot = ({ seatHolders }: Pick<OutgoingMessage, 'seatHolders'>, id: string): boolean =>
  seatHolders.some(({ seat, opponent }) => seat === id && opponent !== undefined);

/** The name of a seat, marked if the bot plays it. */
export const markedName = ({ seatHolders, language }: Pick<OutgoingMessage, 'seatHolders' | 'language'>, { id, name }: Named): string =>
  isPlayedByBot({ seatHolders }, id) ? wordsIn(language).opponents.marked(name) : name;
interface Named {
  readonly id: string;
  readonly name: string;
}

export const markedSeat = (context: PostContext, id: string): string => markedName(context.outgoing, { id, name: seatName(context, id) });

export const phaseTitle = ({ outgoing: { language }, presenter }: PostContext, phase: Phase | undefined): string =>
  phase === undefined ? '' : presenter.phaseName(phase, language);

/** The line with the deadline of a phase: "Orders until …", "Decision until …". */
export const deadlineLine = ({ outgoing: { language, phaseName: name }, presenter, words }: PostContext, phase: Due): string =>
  untilLine({ phase, name, presenter, words, language });

/** The line with a deadline, for use outside a post. */
export function untilLine({ phase: { kind, dueAt }, name, presenter, words, language }: Until): string {
  const isDecision = name?.within !== undefined && name.host;
  return words.phase.deadline(moment(dueAt), isDecision ? words.disputes.decision : presenter.sentIn?.(kind, language));
}
type Due = Pick<MatchPhase, 'kind' | 'dueAt'>;
interface Until {
  readonly phase: Due;
  readonly name: Phase | undefined;
  readonly presenter: GamePresenter;
  readonly words: Words;
  readonly language: Language;
}

/** The footer of a post. It ends with the post's nonce in invisible letters, by which `alreadyPosted` finds it. */
export const footerOf = ({ outgoing: { match, row }, words }: PostContext): NonNullable<APIEmbed['footer']> => ({
  text: `${words.gameList.footer(match.id)}${invisible(row.nonce)}`,
});

/** `seat`: the power that the post is about, if it is about one. It is in that power's colour. */
export const embedOf = (context: PostContext, embed: Omit<APIEmbed, 'footer' | 'color'>, seat?: string): APIEmbed => ({
  ...embed,
  color: colourOf(context, seat),
  footer: footerOf(context),
});

/** The colour of a power on the board; without a power, that of the bot. */
export const colourOf = ({ outgoing: { seats } }: PostContext, seat: string | undefined): number =>
  colourOfSeat(seats.find(({ id }) => id === seat));

/** The pictures of a post. Their file names begin with the post's nonce. */
export const picturesOf = ({ outgoing: { pictures, row, language }, presenter }: PostContext): readonly ReplyAttachment[] =>
  pictures.map(({ bytes, shows }, i) => ({
    name: `${row.nonce}${i === 0 ? '' : `-${i + 1}`}.${shows.kind === 'history' ? 'gif' : 'png'}`,
    bytes,
    alt: presenter.altText(shows, language),
  }));

/** How posts mention a user. In an anonymous match they do not. */
export const mention = ({ outgoing: { match }, words }: PostContext, user: string): string =>
  match.plan.anonymous || isNameless(user) ? words.press.somebody : `<@${user}>`;

/** Lists the seats that the bot plays, a line per seat: the only ones named in an anonymous match. */
export const opponentLines = (context: PostContext): readonly string[] =>
  dealLines({ ...context, outgoing: { ...context.outgoing, seatHolders: context.outgoing.seatHolders.filter(one => one.opponent) } });

/** Lists who plays what, a line per seat. */
export function dealLines(context: PostContext): readonly string[] {
  const { outgoing, presenter, words } = context;
  const nobody = presenter.rounds ? words.table.houseMoves : words.phase.civilDisorder;
  return outgoing.seatHolders.map(({ seat, user, opponent }) => {
    const holder = user === undefined ? (opponent ? words.opponents.holder(opponent) : nobody) : mention(context, user);
    return `**${seatName(context, seat)}** — ${holder}`;
  });
}
