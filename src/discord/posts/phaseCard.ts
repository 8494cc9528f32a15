import type { APIEmbed } from 'discord.js';
import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Row } from '../reply.js';
import { fieldsOf } from './embeds.js';
import type { Post } from './post.js';
import { deadlineLine, embedOf, phaseTitle, seatName, type Writing } from './writing.js';

/** The card of a phase; once it has closed, or while the match stands still, without its buttons. */
export function phaseCard(writing: Writing): Post {
  const { phaseName } = writing.letter;
  const isOpen = isOpenNow(writing);
  return {
    embeds: [
      embedOf(writing, { title: phaseTitle(writing, phaseName), description: cardText(writing, isOpen).join('\n'), ...sealField(writing) }),
    ],
    rows: isOpen ? cardRow(writing) : [],
  };
}

/** A hash a power, when the phase has closed. */
function sealField(writing: Writing): Pick<APIEmbed, 'fields'> {
  const { orderSeals = [] } = writing.letter;
  if (orderSeals.length === 0) return {};
  const lines = orderSeals.map(({ seat, hash }) => `${seatName(writing, seat)} \`${hash}\``);
  return { fields: fieldsOf(writing.words.trust.seals, lines) };
}

const isOpenNow = ({ letter: { match, phase } }: Writing): boolean =>
  match.status === 'running' && phase !== undefined && phase.closedAt === undefined;

function cardText(writing: Writing, isOpen: boolean): readonly string[] {
  const { letter, words } = writing;
  if (!isOpen) return [letter.match.status === 'paused' ? words.posts.phasePaused : closedText(writing)];
  const awaited = letter.phaseName?.awaits ?? [];
  const some = awaited.length < letter.sittings.length ? [awaitedText(writing, awaited), ...alsoText(writing, awaited)] : [];
  return [...(letter.phase ? [deadlineLine(writing, letter.phase)] : []), ...some];
}

/** Who has to decide; nobody with a player: then only votes can be given. */
function awaitedText(writing: Writing, awaited: readonly string[]): string {
  const { sittings, phaseName } = writing.letter;
  const { posts } = writing.words;
  if (awaited.length === 0 && phaseName?.host) return disputeText(writing);
  if (awaited.length === 0 && phaseName?.within !== undefined)
    return posts.mayCorrect((phaseName.mayAct ?? []).map(seat => seatName(writing, seat)));
  const isPlayed = (seat: string): boolean => sittings.some(s => s.seat === seat && s.user !== undefined);
  return awaited.some(isPlayed) ? posts.awaits(awaited.map(seat => seatName(writing, seat))) : posts.votesOnly;
}

/** Who decides what is in dispute. */
function disputeText({ letter: { othersDecide, match }, words: { posts, decisions } }: Writing): string {
  if (!othersDecide) return posts.hostDecides;
  return match.plan.anonymous ? decisions.inDisputeAnonymous : decisions.inDispute;
}

/** Who may decide something and is not waited for. */
function alsoText(writing: Writing, awaited: readonly string[]): readonly string[] {
  const { sittings, phaseName } = writing.letter;
  const also = (phaseName?.mayAct ?? []).filter(seat => sittings.some(s => s.seat === seat && s.user !== undefined));
  return awaited.length > 0 && also.length > 0 ? [writing.words.posts.mayAct(also.map(seat => seatName(writing, seat)))] : [];
}

const closedText = ({ letter: { match, phase }, words }: Writing): string =>
  phase?.closedAt === undefined && match.status === 'ended' ? words.posts.phaseVoid : words.posts.phaseClosed(phase?.closedBy);

function cardRow({ letter: { match, phase }, words: { buttons } }: Writing): readonly Row[] {
  const number = phase?.number ?? 0;
  return rowOf(
    button(customId('orders', match.id, number), buttons.orders, 'main'),
    button(customId('ready', match.id, number), buttons.ready, 'good'),
    button(customId('map', match.id, number), buttons.map),
    button(customId('ballots', match.id, number), buttons.votes),
  );
}
