/**
 * The name that the field of an option, or of a form that the bot opens, has in its form. Fields hide properties of their form that have the same name: one called "remove" would keep
 * the form from being taken away.
 */
export const fieldName = (option: string): string => `option.${option}`;
