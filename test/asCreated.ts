/** The options of `/game create` themselves. */
const OWN: readonly string[] = ['variant', 'pace', 'press', 'rules', 'start'];

/** All other settings of a lobby are typed into `rules`, by the names that hosts see: `{ grace: '6h' }` is `rules: grace 6h`. */
export function asCreated<Value>(options: Readonly<Record<string, Value>>): Readonly<Record<string, Value | string>> {
  const own = Object.entries(options).filter(([name]) => OWN.includes(name));
  const others = Object.entries(options).filter(([name]) => !OWN.includes(name));
  const rules = [...(options.rules === undefined ? [] : [`${options.rules}`]), ...others.map(([name, typed]) => `${name} ${typed}`)];
  return { ...Object.fromEntries(own), ...(rules.length > 0 && { rules: rules.join('; ') }) };
}
