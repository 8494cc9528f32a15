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
  return { fields: fieldsOf(writing.words.seals.seals, lines) };
}

const isOpenNow = ({ letter: { match, phase } }: Writing): boolean =>
  match.status === 'running' && phase !== undefined && phase.closedAt === undefined;

function cardText(writing: Writing, isOpen: boolean): readonly string[] {
  const { letter, words } = writing;
  if (!isOpen) return [letter.match.status === 'paused' ? words.phase.phasePaused : closedText(writing)];
  const awaited = letter.phaseName?.awaits ?? [];
  const some = awaited.length < letter.sittings.length ? [awaitedText(writing, awaited), ...alsoText(writing, awaited)] : [];
  return [...(letter.phase ? [deadlineLine(writing, letter.phase)] : []), ...some];
}

/** Who has to decide; nobody with a player: then only votes can be given. */
function awaitedText(writing: Writing, awaited: readonly string[]): string {
  const { sittings, phaseName } = writing.letter;
  const { words } = writing;
  if (awaited.length === 0 && phaseName?.host) return disputeText(writing);
  if (awaited.length === 0 && phaseName?.within !== undefined)
    return words.disputes.mayCorrect((phaseName.mayAct ?? []).map(seat => seatName(writing, seat)));
  const isPlayed = (seat: string): boolean => sittings.some(s => s.seat === seat && s.user !== undefined);
  return awaited.some(isPlayed) ? words.phase.awaits(awaited.map(seat => seatName(writing, seat))) : words.phase.votesOnly;
}

/** Who decides what is in dispute. */
function disputeText({ letter: { othersDecide, match }, words }: Writing): string {
  if (!othersDecide) return words.disputes.hostDecides;
  return match.plan.anonymous ? words.disputes.inDisputeAnonymous : words.disputes.inDispute;
}

/** Who may decide something and is not waited for. */
function alsoText(writing: Writing, awaited: readonly string[]): readonly string[] {
  const { sittings, phaseName } = writing.letter;
  const also = (phaseName?.mayAct ?? []).filter(seat => sittings.some(s => s.seat === seat && s.user !== undefined));
  return awaited.length > 0 && also.length > 0 ? [writing.words.phase.mayAct(also.map(seat => seatName(writing, seat)))] : [];
}

const closedText = ({ letter: { match, phase }, words }: Writing): string =>
  phase?.closedAt === undefined && match.status === 'ended' ? words.phase.phaseVoid : words.phase.phaseClosed(phase?.closedBy);

function cardRow({ letter: { match, phase }, words }: Writing): readonly Row[] {
  const number = phase?.number ?? 0;
  return rowOf(
    button(customId('orders', match.id, number), words.buttons.orders, 'main'),
    button(customId('ready', match.id, number), words.buttons.ready, 'good'),
    button(customId('map', match.id, number), words.buttons.map),
    button(customId('ballots', match.id, number), words.buttons.votes),
  );
}
