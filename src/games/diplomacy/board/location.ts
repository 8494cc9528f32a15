export type PowerId = string;
export type ProvinceId = string;
/** A province, with its coast where that matters: "stp", "stp/nc". */
export type Location = string;

/** Coasts have two letters. */
const SLASH = 47;
const hasCoast = (at: Location): boolean => at.charCodeAt(at.length - 3) === SLASH;

export const provinceOf = (at: Location): ProvinceId => (hasCoast(at) ? at.slice(0, -3) : at);
export const coastOf = (at: Location): string | undefined => (hasCoast(at) ? at.slice(-2) : undefined);

const VIRTUAL = 'v:';

/** Location of a virtual army: on no province, but named for the one it guards or enters. */
export const virtualAt = (province: ProvinceId): Location => `${VIRTUAL}${province}`;
/** The province a virtual army is named for; undefined for any other location. */
export const virtualProvinceOf = (at: Location): ProvinceId | undefined => (at.startsWith(VIRTUAL) ? at.slice(VIRTUAL.length) : undefined);
