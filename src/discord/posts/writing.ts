import type { APIEmbed } from 'discord.js';
import type { Phase } from '../../games/game.js';
import type { Language } from '../../lib/language.js';
import type { MatchPhase } from '../../matches/match.js';
import { isNameless } from '../../matches/people/nameless.js';
import type { Letter } from '../../matches/ports.js';
import type { Enclosure } from '../reply.js';
import { moment } from '../words/language/moment.js';
import type { Teller } from '../words/presenters/gamePresenter.js';
import { type Words, wordsIn } from '../words/words.js';
import { INK } from './embeds.js';

/** A letter with what is needed to put it into words. */
export interface Writing {
  readonly letter: Letter;
  readonly words: Words;
  readonly teller: Teller;
}

export const writingOf = (letter: Letter, teller: Teller): Writing => ({ letter, words: wordsIn(letter.language), teller });

export const titleOf = ({ letter: { game, language } }: Writing): string => game.title[language];

export const seatName = ({ letter: { seats, language } }: Writing, id: string): string =>
  seats.find(seat => seat.id === id)?.name[language] ?? id;

export const phaseTitle = ({ letter: { language }, teller }: Writing, phase: Phase | undefined): string =>
  phase === undefined ? '' : teller.phaseName(phase, language);

/** Until when is sent what is sent in a phase: "Orders until …", "Decision until …". */
export const deadlineLine = ({ letter: { language, phaseName: name }, teller, words }: Writing, phase: Due): string =>
  untilLine({ phase, name, teller, words, language });

/** The same for whoever has no letter. */
export function untilLine({ phase: { kind, dueAt }, name, teller, words, language }: Until): string {
  const isDecision = name?.within !== undefined && name.host;
  return words.phase.deadline(moment(dueAt), isDecision ? words.disputes.decision : teller.sentIn?.(kind, language));
}
type Due = Pick<MatchPhase, 'kind' | 'dueAt'>;
interface Until {
  readonly phase: Due;
  readonly name: Phase | undefined;
  readonly teller: Teller;
  readonly words: Words;
  readonly language: Language;
}

/** Ends with the nonce of the post, by which it is known again. */
export const footerOf = ({ letter: { match, row }, words }: Writing): NonNullable<APIEmbed['footer']> => ({
  text: `${words.gameList.footer(match.id)} · ${row.nonce}`,
});

export const embedOf = (writing: Writing, embed: Omit<APIEmbed, 'footer' | 'color'>): APIEmbed => ({
  ...embed,
  color: INK,
  footer: footerOf(writing),
});

/** The pictures of a letter, named after its post. */
export const picturesOf = ({ letter: { pictures, row, language }, teller }: Writing): readonly Enclosure[] =>
  pictures.map(({ bytes, shows }, i) => ({
    name: `${row.nonce}${i === 0 ? '' : `-${i + 1}`}.${shows.kind === 'history' ? 'gif' : 'png'}`,
    bytes,
    alt: teller.altText(shows, language),
  }));

/** A user as he is named in posts: in an anonymous match not at all. */
export const mention = ({ letter: { match }, words }: Writing, user: string): string =>
  match.plan.anonymous || isNameless(user) ? words.press.somebody : `<@${user}>`;

/** Who plays what, a line a seat; mentions ring only where they are allowed to. */
export function dealLines(writing: Writing): readonly string[] {
  const { letter, teller, words } = writing;
  const nobody = teller.rounds ? words.table.houseMoves : words.phase.civilDisorder;
  return letter.sittings.map(
    ({ seat, user }) => `**${seatName(writing, seat)}** — ${user === undefined ? nobody : mention(writing, user)}`,
  );
}
