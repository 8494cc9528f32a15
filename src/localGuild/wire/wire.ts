/** An object as Discord's own types describe it, with its enumerations as the plain strings and numbers that go over the wire. */
export type Wire<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Element)[]
      ? readonly Wire<Element>[]
      : T extends object
        ? { readonly [Key in keyof T]: Wire<T[Key]> }
        : T;
