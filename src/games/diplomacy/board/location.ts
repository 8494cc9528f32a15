export type PowerId = string;
export type ProvinceId = string;
/** A province, and the coast where that matters: "stp", "stp/nc". */
export type Location = string;

/** Every coast is called by two letters. */
const SLASH = 47;
const hasCoast = (at: Location): boolean => at.charCodeAt(at.length - 3) === SLASH;

export const provinceOf = (at: Location): ProvinceId => (hasCoast(at) ? at.slice(0, -3) : at);
export const coastOf = (at: Location): string | undefined => (hasCoast(at) ? at.slice(-2) : undefined);

const VIRTUAL = 'v:';

/** Where a virtual army is: on no province, but called after the one it guards or comes to. */
export const virtualAt = (province: ProvinceId): Location => `${VIRTUAL}${province}`;
/** The province a virtual army is called after; undefined: it is not the place of one. */
export const virtualProvinceOf = (at: Location): ProvinceId | undefined => (at.startsWith(VIRTUAL) ? at.slice(VIRTUAL.length) : undefined);
