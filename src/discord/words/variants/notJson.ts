import type { InEach, Language } from '../../../lib/language.js';

/** What the parser of JSON says is wrong. */
const NOT_JSON: Readonly<Record<string, InEach>> = {
  InvalidSymbol: { en: 'texts and names of fields need double quotes', fr: 'textes et noms de champs demandent des guillemets doubles' },
  InvalidNumberFormat: { en: 'this number can’t be read', fr: 'ce nombre est illisible' },
  PropertyNameExpected: {
    en: 'the name of a field is missing, or a comma is one too many',
    fr: 'il manque le nom d’un champ, ou une virgule est de trop',
  },
  ValueExpected: { en: 'a value is missing, or a comma is one too many', fr: 'il manque une valeur, ou une virgule est de trop' },
  ColonExpected: { en: 'a colon is missing', fr: 'il manque un deux-points' },
  CommaExpected: {
    en: 'a comma or a closing bracket is missing before this',
    fr: 'il manque avant cela une virgule ou un crochet fermant',
  },
  CloseBraceExpected: { en: 'a closing brace } is missing', fr: 'il manque une accolade fermante }' },
  CloseBracketExpected: { en: 'a closing bracket ] is missing', fr: 'il manque un crochet fermant ]' },
  EndOfFileExpected: { en: 'the file should end before this', fr: 'le fichier devrait finir avant cela' },
  InvalidCommentToken: { en: 'comments aren’t allowed', fr: 'les commentaires ne sont pas permis' },
  UnexpectedEndOfComment: { en: 'comments aren’t allowed', fr: 'les commentaires ne sont pas permis' },
  UnexpectedEndOfString: { en: 'a text isn’t closed by a quote', fr: 'un texte n’est pas fermé par un guillemet' },
  UnexpectedEndOfNumber: { en: 'this number can’t be read', fr: 'ce nombre est illisible' },
  InvalidUnicode: { en: 'the code after \\u isn’t one', fr: 'le code après \\u n’en est pas un' },
  InvalidEscapeCharacter: { en: 'this letter can’t follow a backslash', fr: 'cette lettre ne peut pas suivre une barre oblique inverse' },
  InvalidCharacter: { en: 'this character isn’t allowed in a text', fr: 'ce caractère n’est pas permis dans un texte' },
};

const OTHERWISE: InEach = { en: 'it can’t be read', fr: 'c’est illisible' };

/** Why a text is no JSON, by the code of the parser. */
export const whyNotJson = (code: string, language: Language): string => (NOT_JSON[code] ?? OTHERWISE)[language];
