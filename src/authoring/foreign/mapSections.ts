/**
 * Parts of a `.map` file by what they are about: every game, games under rules of another program ("PAYOLA DIRECTIVES" to "END DIRECTIVES"),
 * or what changes in some phase after the beginning ("IN W1939A" to the end of the file).
 */
export type MapSection = 'every game' | 'other rules' | 'later';

/** The part that a line begins. Undefined if it begins none. */
export function sectionBegunBy([first = '', second, third]: readonly string[]): MapSection | undefined {
  if (second === undefined) return first.toUpperCase() === 'DIRECTIVES' ? 'every game' : undefined;
  if (third !== undefined) return undefined;
  if (second.toUpperCase() === 'DIRECTIVES') return /^(?:END|ALL)$/i.test(first) ? 'every game' : 'other rules';
  return first.toUpperCase() === 'IN' && !second.endsWith(':') ? 'later' : undefined;
}

const USUAL_YEAR =
  /^(?:NEWYEAR )?SPRING[: ]MOVEMENT[, ](?:SPRING )?RETREATS (?:FALL|AUTUMN)[: ]MOVEMENT[, ](?:(?:FALL|AUTUMN) )?RETREATS WINTER[: ]ADJUSTMENTS$/;

/** Whether the phases of a year are spring, fall and winter. */
export const isUsualYear = (phases: string): boolean => USUAL_YEAR.test(phases.toUpperCase());
