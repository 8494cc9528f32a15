/** A way of writing an order as a sentence, and the notation for it. */
type Rewriting = readonly [pattern: RegExp, notation: string];

const word = (...ways: readonly string[]): string => `(?<![\\p{L}\\d])(?:${ways.join('|')})(?![\\p{L}\\d])`;
const rewriting = (pattern: string, notation: string): Rewriting => [new RegExp(pattern, 'giu'), notation];

const ARTICLE = "(?:(?:the|an?|le|la|les|une?)\\s+|l['’]\\s*)?";
const OF = "(?:(?:in|at|of|from|de|du|des|[àa]|au|aux|en)\\s+|d['’]\\s*)?";
const GOES = [
  ...['goes', 'go', 'moves?', 'advances?', 'marches', 'sails?', 'heads?', 'attacks?', 'retreats?'],
  ...['va', 'aller', 'se d[ée]place', 'avance', 'marche', 'part', 'attaque', 'recule', 'se replie'],
];
const INTO = ['into', 'to', 'towards?', '[àa]', 'au', 'aux', 'en', 'dans', 'vers', 'sur', 'pour'];
const HOLDS = ['stays?', 'stands?', 'waits?', 'does nothing', 'reste', 'attend', 'ne bouge pas', 'se maintient'];

/** In the order in which they are applied. They do not touch words that may be part of a name. */
const OF_UNITS: readonly Rewriting[] = [
  rewriting(`^(?:and|et|then|puis)\\s+`, ''),
  rewriting(`^(?:my|our|mon|ma|notre)\\s+`, ''),
  rewriting(`(?<![\\p{L}\\d])${ARTICLE}(army|arm[ée]e|fleet|flotte)\\s+${OF}${ARTICLE}`, '$1 '),
  rewriting(word('appuie', 'appuyer', 'aide'), 'soutient'),
  rewriting(word(...HOLDS), 'holds'),
];

/** Applied after those. */
const OF_PLACES: readonly Rewriting[] = [
  rewriting(`${word(...GOES)}\\s+(?:${word(...INTO)}\\s+)?`, '- '),
  rewriting(word('into', 'dans', 'en', 'au', 'aux', 'sur'), '-'),
  rewriting(`${word('the', 'le', 'la', 'les')}\\s+|(?<![\\p{L}\\d])l['’]\\s*`, ''),
];

const rewritten = (typed: string, rewritings: readonly Rewriting[]): string =>
  rewritings.reduce((text, [pattern, notation]) => text.replaceAll(pattern, notation), typed);

/**
 * An order that is written as a sentence in English or French, in the words of the notation: "the army in Xianyang goes to Anyi" becomes
 * "army Xianyang - Anyi". Two texts, to be tried in turn, for orders that cannot be read as they are: the second also replaces words that
 * may be part of a name, such as "la" and "aux".
 */
export function inNotation(typed: string): readonly string[] {
  const units = rewritten(typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim(), OF_UNITS);
  return [units, rewritten(units, OF_PLACES)];
}
