import type { Language } from '../../../lib/language.js';

/** The members of a union whose tag has this value, such as `{ code: 'b' }` of `{ code: 'a' } | { code: 'b' }`. */
type Member<Union, Tag extends keyof Union, Value> = Union extends unknown ? (Value extends Union[Tag] ? Union : never) : never;

/** A fixed text, or one made from the union's member. `Tools`: what else it needs, such as place names. */
type Sentence<Told, Tools extends readonly unknown[]> = string | ((told: Told, ...tools: Tools) => string);

/** A sentence in every language for every value of a union's tag. A missing one is a type error. */
export type SentencesByTag<Union, Tag extends keyof Union, Tools extends readonly unknown[] = []> = {
  readonly [Value in Union[Tag] & string]: Readonly<Record<Language, Sentence<Member<Union, Tag, Value>, Tools>>>;
};

/** The union, in a form that lets TypeScript match a member with its sentence. */
type Tagged<Union, Tag extends keyof Union, Values extends Union[Tag] & string> = {
  [Value in Values]: Member<Union, Tag, Value> & { readonly [T in Tag]: Value };
}[Values];

const sentenceBy =
  <Tag extends string>(tag: Tag) =>
  <Union extends { readonly [T in Tag]: string }, Values extends Union[Tag], Tools extends readonly unknown[]>(
    sentences: SentencesByTag<Union, Tag, Tools>,
    told: Tagged<Union, Tag, Values>,
    language: Language,
    ...tools: Tools
  ): string => {
    const sentence = sentences[told[tag]][language];
    return typeof sentence === 'string' ? sentence : sentence(told, ...tools);
  };

/** Returns the sentence for the `code` of a fault. */
export const sentenceByCode = sentenceBy('code');
/** Returns the sentence for the `kind` of something, such as an outcome or a finding. */
export const sentenceByKind = sentenceBy('kind');
