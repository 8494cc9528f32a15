/** A type of discord-api-types with its enumerations as the plain strings and numbers of JSON. */
export type Serialized<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends readonly (infer Element)[]
      ? readonly Serialized<Element>[]
      : T extends object
        ? { readonly [Key in keyof T]: Serialized<T[Key]> }
        : T;
