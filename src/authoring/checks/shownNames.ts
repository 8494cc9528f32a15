import { readBoardFile } from '../../assets.js';
import { DIPLOMACY_VARIANTS, LESSON_VARIANTS } from '../../games/catalogue/diplomacyVariants.js';
import { once } from '../../lib/once.js';
import { quotable, type VariantFault } from '../model/variantFault.js';

/** What takes no room, changes the direction of writing, or looks like a space: braille without dots is no letter either. */
const UNSEEN = /(?!\p{Extended_Pictographic})[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u2028\u2029]|\p{M}{4,}/u;
/** Within a pictograph they choose how it looks. */
const WITHIN_PICTOGRAPHS = /(\p{Extended_Pictographic})[\ufe0e\ufe0f\u200d]+/gu;

/** Invitations of Discord, also where no link is written out. */
const INVITATION = /discord(?:app)?\s*\.\s*(?:gg|com|me|io)|\bdsc\s*\.\s*gg/i;
const LINK = /:\/\/|\bwww\.|[\p{L}\d-]\.(?:com|net|org|gg|io|me|xyz|ru|link)\b|[\p{L}\d-]{2,}\.[a-z]{2,}\//iu;

/** What is wrong with a text that people see, whatever else it may have in it. */
function unseenFault(text: string): VariantFault | undefined {
  return UNSEEN.test(text.replaceAll(WITHIN_PICTOGRAPHS, '$1')) ? { code: 'variant-unseen-signs', typed: quotable(text) } : undefined;
}

/** What is wrong with the name of a variant, a power, a place or a unit: it must be seen, lead nowhere, and not be the bot's own. */
export function nameFault(text: string): VariantFault | undefined {
  const unseen = unseenFault(text);
  if (unseen) return unseen;
  const plain = text.normalize('NFKC');
  if (INVITATION.test(plain) || LINK.test(plain)) return { code: 'variant-link', typed: quotable(text) };
  return spelling(text).includes(spelling(BOT)) ? { code: 'variant-name-ours', typed: quotable(text) } : undefined;
}

/** What is wrong with a credit: it may name where a map is from. */
export const creditFault = (text: string): VariantFault | undefined =>
  unseenFault(text) ?? (INVITATION.test(text.normalize('NFKC')) ? { code: 'variant-link', typed: quotable(text) } : undefined);

const BOT = 'Zongheng';

/** What else people call the games that everybody has. */
const ALSO_CALLED = ['Europe', 'Standard'] as const;

/** The titles of the variants and of the lessons. That of the card game, without its brackets, is that of Warring States. */
const ownTitles = (): readonly string[] =>
  [...DIPLOMACY_VARIANTS, ...LESSON_VARIANTS].flatMap(({ folder, title = readBoardFile(folder).name }) => Object.values(title));

/** Words and signs that make no other name of one: "The Official Classic (v2)" is still "Classic". */
const BESIDE = /\([^)]*\)|\bv?\d+\b|\b(?:the|le|la|les|official|officiel|officielle|original|originale|diplomacy|diplomatie|fm05)\b/gi;

/** Letters of other scripts, and digits, that look like Latin letters. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      а: 'a',
      в: 'b',
      е: 'e',
      к: 'k',
      м: 'm',
      н: 'h',
      о: 'o',
      р: 'p',
      с: 'c',
      т: 't',
      у: 'y',
      х: 'x',
      і: 'i',
      ѕ: 's',
      ј: 'j',
      ԁ: 'd',
      ɡ: 'g',
    },
    ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i', ł: 'l', ø: 'o' },
    ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's', '!': 'i', '|': 'i', l: 'i' },
  }),
);

/** A name reduced to how it looks: two that look alike become the same. */
const spelling = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map(sign => LOOKS_LIKE.get(sign) ?? sign)
    .filter(sign => /[\p{L}\p{N}]/u.test(sign))
    .join('');

/** The name itself, without signs at its end, and without words that make no other name of it. */
const readings = (title: string): readonly string[] =>
  [title, title.replace(/[^\p{L}\p{N}]+$/u, ''), title.normalize('NFKC').replaceAll(BESIDE, ' ')].map(spelling);

const taken = once((): ReadonlySet<string> => new Set([...ALSO_CALLED, ...ownTitles()].flatMap(readings).filter(text => text !== '')));

/** Whether a title would be taken for one of the games that everybody has. */
export const isOurs = (title: string): boolean => readings(title).some(text => taken().has(text));
