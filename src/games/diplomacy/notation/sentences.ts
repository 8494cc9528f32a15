import type { UnitType } from '../board/position.js';
import type { PhaseKind } from '../model/state.js';
import { SENTENCE_FORMS, type SentenceForm } from './sentenceForms.js';
import { BEFORE_PLACES, BUILDS_NOTHING, DOUBTS, SENTENCE_WORDS, type SentenceWord } from './sentenceWords.js';
import { fold } from './spelling.js';
import { COAST_WORDS } from './vocabulary.js';

/** A unit that may be meant where only its type is written: "the fleet". `at` is written as in the notation. */
export interface OwnUnit {
  readonly type: UnitType;
  readonly at: string;
}

/** Maximum length of a sentence. The longest names of all boards fit in twice. */
const LONGEST = 200;

/**
 * The orders that a sentence may be, in the notation: "je déplace Daliang vers Cao" is "Daliang - Cao". Which of them name units and places
 * is seen when they are read. None if no form of sentence fits, or if the sentence doubts or denies.
 */
export function sentenceReadings(phase: PhaseKind, typed: string, own: readonly OwnUnit[] = []): readonly string[] {
  if (typed.length > LONGEST) return [];
  const text = spaced(typed);
  if (phase === 'adjustments' && NOTHING.test(fold(text))) return ['Waive'];
  if (DOUBT.test(fold(text).replaceAll(ASSURED, ' '))) return [];
  const plain = withoutCourtesies(text);
  const found = [...new Set([text, plain])].flatMap(said => COMPILED[phase].flatMap(form => readAs(form, said, own)));
  return [...new Set(found)];
}

/** Adds spaces after elisions, before a possessive s, and at the end. */
const spaced = (typed: string): string =>
  ` ${typed.normalize('NFC')} `
    .replaceAll(/(?<=\s(?:[cdjlmnst]|qu|jusqu)[’'ʼ‘])(?=\p{L})/giu, ' ')
    .replaceAll(/(?<=\p{L}{2})(?=[’'ʼ‘]s?\s)/giu, ' ')
    .replaceAll(/[\s.!]+$/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .slice(1);

/** A pattern for any of some phrases, each followed by a space. */
const anyOf = (words: readonly string[]): string =>
  `(?:${[...new Set(words.map(word => fold(spaced(word)).replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')))]
    .sort((a, b) => b.length - a.length)
    .join('|')})`;

const AT_WORD = '(?<![^ ])';
const NOTHING = new RegExp(`^${anyOf(BUILDS_NOTHING)}$`);
const DOUBT = new RegExp(AT_WORD + anyOf(DOUBTS));
/** Whole ways to say that a unit holds, of which the words may be doubts elsewhere. */
const ASSURED = new RegExp(AT_WORD + anyOf([...SENTENCE_WORDS.holds, ...SENTENCE_WORDS.inPlace, ...SENTENCE_WORDS.toHold]), 'g');
const SPEAKER = new RegExp(`^${anyOf(SENTENCE_WORDS.speaker)}`);
const COURTESY = new RegExp(`${AT_WORD}${anyOf(SENTENCE_WORDS.courtesy)}$`);

/** Takes off who speaks, and what is said for politeness. */
function withoutCourtesies(text: string): string {
  const [before] = SPEAKER.exec(fold(text)) ?? [];
  if (before !== undefined) return withoutCourtesies(text.slice(before.length));
  const after = COURTESY.exec(fold(text));
  return after ? withoutCourtesies(text.slice(0, after.index)) : text;
}

interface CompiledForm {
  /** One that gives words to the first part of the sentence, and one to the last, where they could be of either. */
  readonly patterns: readonly RegExp[];
  readonly notation: string;
}

const compiled = ([form, notation]: SentenceForm): CompiledForm => ({
  patterns: ['+?', '+'].map(many => new RegExp(`^${form.split(' ').map(part => patternOf(part, many)).join('')}$`, 'd')),
  notation,
});

/** Where a part of a form may stand: `<unit>` is any words, `bySea?` is noted if it is there. */
function patternOf(part: string, many: string): string {
  if (part.startsWith('<')) return `(?${part}.${many} )`;
  if (part === 'bySea?') return `(?<bySea>${anyOf(SENTENCE_WORDS.bySea)})?`;
  const name = part.replace('?', '');
  const words = anyOf(SENTENCE_WORDS[name as SentenceWord]);
  return name === part ? words : `${words}?`;
}

const COMPILED: Readonly<Record<PhaseKind, readonly CompiledForm[]>> = {
  movement: SENTENCE_FORMS.movement.map(compiled),
  retreats: SENTENCE_FORMS.retreats.map(compiled),
  adjustments: SENTENCE_FORMS.adjustments.map(compiled),
  placement: SENTENCE_FORMS.placement.map(compiled),
};

/** The notation of a sentence of that form, in every way in which its parts may be named. */
const readAs = ({ patterns, notation }: CompiledForm, text: string, own: readonly OwnUnit[]): readonly string[] =>
  patterns.flatMap(pattern => {
    const found = pattern.exec(fold(text))?.indices?.groups;
    if (found === undefined) return [];
    const said = (part: string): string => text.slice(...(found[part] ?? [0, 0])).trim();
    const ways: Readonly<Record<string, readonly string[]>> = {
      '<unit>': unitWays(said('unit'), own),
      '<of>': unitWays(said('of'), []),
      '<to>': placeWays(said('to')),
    };
    const written = said('bySea') === '' ? notation : `${notation} via convoy`;
    return Object.entries(ways).reduce(
      (texts, [part, names]) => (written.includes(part) ? texts.flatMap(one => names.map(name => one.replace(part, () => name))) : texts),
      [written],
    );
  });

const { articles, of, army, fleet, unit } = BEFORE_PLACES;
const BEFORE = new RegExp(`^${anyOf([...articles, ...of])}`);
const TYPES: readonly (readonly [RegExp, UnitType | undefined])[] = [
  [new RegExp(`^${anyOf(army)}`), 'A'],
  [new RegExp(`^${anyOf(fleet)}`), 'F'],
  [new RegExp(`^${anyOf(unit)}`), undefined],
];
/** The type of a unit after its place: "the Paris army". */
const TYPE_AFTER = new RegExp(`^(.+?) (?:[’']s? )?(${anyOf([...army, ...fleet, ...unit])})$`);

/** The ways to write a unit in the notation: "la flotte de Brest" is "F Brest". A type alone is each of the units that may be meant. */
function unitWays(said: string, own: readonly OwnUnit[]): readonly string[] {
  if (/^[AFV] /.test(said)) return [said];
  const named = withoutArticles(said);
  for (const [pattern, type] of TYPES) {
    const [word] = pattern.exec(`${fold(named)} `) ?? [];
    if (word === undefined) continue;
    const place = named.slice(word.length);
    if (place === '') return own.flatMap(one => (one.type === type ? [`${type} ${one.at}`] : []));
    return placeWays(place).map(name => (type === undefined ? name : `${type} ${name}`));
  }
  const [, place, after] = TYPE_AFTER.exec(`${fold(named)} `) ?? [];
  if (place !== undefined && after !== undefined) return unitWays(`${after.trim()} ${named.slice(0, place.length)}`, own);
  return placeWays(said);
}

/** The ways to write a place: as it is, and without what stands before it, which may be part of its name. */
const placeWays = (said: string): readonly string[] => {
  const bare = withoutArticles(said);
  return [...new Set([said, bare, coastLast(bare)])];
};

function withoutArticles(said: string): string {
  const [word] = BEFORE.exec(`${fold(said)} `) ?? [];
  return word === undefined || word.length > said.length ? said : withoutArticles(said.slice(word.length));
}

const COAST_FIRST = new RegExp(`^(${anyOf(Object.values(COAST_WORDS).flat())})(?:of|de|du|d')\\s+(.+)$`);

/** "South coast of Spain" is "Spain south coast". */
function coastLast(said: string): string {
  const [, coast, place] = COAST_FIRST.exec(fold(said)) ?? [];
  return coast === undefined || place === undefined ? said : `${withoutArticles(place)} ${coast.trim()}`;
}
