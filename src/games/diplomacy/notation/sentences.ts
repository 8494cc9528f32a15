import type { UnitType } from '../board/position.js';
import type { PhaseKind } from '../model/state.js';
import { SENTENCE_FORMS } from './sentenceForms.js';
import { type FormMatch, formMatcher } from './sentenceMatcher.js';
import { anyIn, type LazyPhrases, phraseEnd, phraseEnds, phrasesOf, type SentenceText, wordsIn } from './sentencePhrases.js';
import { BEFORE_PLACES, BUILDS_NOTHING, DOUBTS, EVERY_UNIT, NOBODY_MOVES, SENTENCE_WORDS } from './sentenceWords.js';
import { COAST_WORDS } from './vocabulary.js';

/** A unit that may be meant where only its type is written: "the fleet". `at` is written as in the notation. */
export interface OwnUnit {
  readonly type: UnitType;
  readonly at: string;
}

/** Maximum number of words of a sentence. The longest names of all boards fit in thrice. */
const MOST_WORDS = 40;
/** Maximum number of ways to read one sentence. More are not understood: each costs a reading of the whole order. */
const MOST_WAYS = 24;

const DOUBT = phrasesOf(DOUBTS);
/** Whole ways to say that a unit holds, of which the words may be doubts elsewhere. */
const ASSURED = phrasesOf([...SENTENCE_WORDS.holds, ...SENTENCE_WORDS.inPlace, ...SENTENCE_WORDS.toHold]);
const SPEAKER = phrasesOf(SENTENCE_WORDS.speaker);
const COURTESY = phrasesOf(SENTENCE_WORDS.courtesy);
const NOTHING = phrasesOf(BUILDS_NOTHING);

const MATCHERS = {
  movement: formMatcher(SENTENCE_FORMS.movement),
  retreats: formMatcher(SENTENCE_FORMS.retreats),
  adjustments: formMatcher(SENTENCE_FORMS.adjustments),
  placement: formMatcher(SENTENCE_FORMS.placement),
} as const satisfies Readonly<Record<PhaseKind, unknown>>;

/** A sentence as it was typed, and without what says who speaks and is polite. Undefined if it doubts or denies, or is far too long. */
export function saidIn(typed: string): readonly SentenceText[] {
  const whole = wordsIn(typed);
  if (whole.words.length > MOST_WORDS || whole.words.length === 0) return [];
  const plain = withoutCourtesies(whole);
  if (isDoubted(plain)) return phraseEnd(NOTHING, whole.words, 0) === whole.words.length ? [whole] : [];
  return plain === whole ? [whole] : [whole, plain];
}

/**
 * The orders that a sentence may be, in the notation: "je déplace Daliang vers Cao" is "Daliang - Cao". Which of them name units and places
 * is seen when they are read.
 */
export function sentenceReadings(phase: PhaseKind, said: readonly SentenceText[], own: readonly OwnUnit[]): readonly string[] {
  if (phase === 'adjustments' && said.some(({ words }) => phraseEnd(NOTHING, words, 0) === words.length)) return ['Waive'];
  const found = new Set<string>();
  for (const one of said)
    for (const match of MATCHERS[phase](one)) {
      for (const reading of filledIn(one, match, own)) found.add(reading);
      if (found.size > MOST_WAYS) return [];
    }
  return [...found];
}

const EVERY = phrasesOf(EVERY_UNIT);
const HOLDS = phrasesOf(SENTENCE_WORDS.holds);
const NOBODY = phrasesOf(NOBODY_MOVES);

/** Whether a sentence says that every unit holds: "everyone stays put", "personne ne bouge". */
export function isAllHold(typed: string): boolean {
  const { words } = wordsIn(typed);
  if (words.length > 0 && phraseEnd(NOBODY, words, 0) === words.length) return true;
  return phraseEnds(EVERY, words, 0).some(end => end < words.length && phraseEnd(HOLDS, words, end) === words.length);
}

/** Takes off who speaks, and what is said for politeness. */
function withoutCourtesies(said: SentenceText): SentenceText {
  let from = 0;
  for (let end = phraseEnd(SPEAKER, said.words, 0); end > from; end = phraseEnd(SPEAKER, said.words, from)) from = end;
  const rest = from === 0 ? said : part(said, from, said.words.length);
  const at = rest.words.findIndex((_, i) => i > 0 && phraseEnd(COURTESY, rest.words, i) === rest.words.length);
  return at < 0 ? rest : part(rest, 0, at);
}

function isDoubted({ words }: SentenceText): boolean {
  for (let i = 0; i < words.length; ) {
    const assured = phraseEnd(ASSURED, words, i);
    if (assured <= i && phraseEnd(DOUBT, words, i) > i) return true;
    i = Math.max(assured, i + 1);
  }
  return false;
}

const part = ({ words, typed }: SentenceText, from: number, to: number): SentenceText => ({
  words: words.slice(from, to),
  typed: typed.slice(from, to),
});

/** The notation of a sentence, in every way in which its parts may be written. */
function filledIn(said: SentenceText, { notation, slots, isBySea }: FormMatch, own: readonly OwnUnit[]): readonly string[] {
  let texts: readonly string[] = [isBySea ? `${notation} via convoy` : notation];
  for (const [slot, [from, to]] of Object.entries(slots)) {
    const words = part(said, from, to);
    const ways = slot === '<to>' ? placeWays(words) : unitWays(words, slot === '<unit>' ? own : []);
    texts = texts.flatMap(text => ways.map(way => text.replace(slot, () => way)));
  }
  return texts;
}

const BEFORE = phrasesOf([...BEFORE_PLACES.articles, ...BEFORE_PLACES.of]);
const TYPES: readonly (readonly [LazyPhrases, UnitType | undefined])[] = [
  [phrasesOf(BEFORE_PLACES.army), 'A'],
  [phrasesOf(BEFORE_PLACES.fleet), 'F'],
  [phrasesOf(BEFORE_PLACES.unit), undefined],
];
const POSSESSORS = phrasesOf(SENTENCE_WORDS.possessor);

/** The ways to write a unit in the notation: "la flotte de Brest" is "F Brest". A type alone is each of the units that may be meant. */
function unitWays(said: SentenceText, own: readonly OwnUnit[]): readonly string[] {
  if (said.typed.length > 1 && /^[AFV]$/.test(said.typed[0] ?? '')) return [textOf(said)];
  const named = withoutArticles(said);
  for (const [pattern, type] of TYPES) {
    const last = named.words.length - 1;
    const isFirst = anyIn(pattern, named.words[0]);
    if (!isFirst && !(last > 0 && anyIn(pattern, named.words[last]))) continue;
    const place = isFirst ? part(named, 1, last + 1) : withoutPossessor(part(named, 0, last));
    if (place.words.length === 0) return own.flatMap(one => (one.type === type ? [`${type} ${one.at}`] : []));
    return placeWays(place).map(name => (type === undefined ? name : `${type} ${name}`));
  }
  return placeWays(said);
}

const withoutPossessor = (said: SentenceText): SentenceText =>
  anyIn(POSSESSORS, said.words.at(-1)) ? part(said, 0, said.words.length - 1) : said;

const textOf = ({ typed }: SentenceText): string => typed.join(' ');

/** The ways to write a place: as it is, and without what stands before it, which may be part of its name. */
function placeWays(said: SentenceText): readonly string[] {
  const bare = withoutArticles(said);
  return bare === said && said.words.length < 3 ? [textOf(said)] : [...new Set([textOf(said), textOf(bare), coastLast(bare)])];
}

function withoutArticles(said: SentenceText): SentenceText {
  let from = 0;
  for (let end = phraseEnd(BEFORE, said.words, 0); end > from && end < said.words.length; end = phraseEnd(BEFORE, said.words, from))
    from = end;
  return from === 0 ? said : part(said, from, said.words.length);
}

const COASTS = phrasesOf(Object.values(COAST_WORDS).flat());

/** "South coast of Spain" is "Spain south coast". */
function coastLast(said: SentenceText): string {
  const end = phraseEnd(COASTS, said.words, 0);
  if (end === 0 || end === said.words.length) return textOf(said);
  return `${textOf(withoutArticles(part(said, end, said.words.length)))} ${textOf(part(said, 0, end))}`;
}
