export type PowerId = string;
export type ProvinceId = string;
/**
 * A province, with its coast where that matters: "stp", "stp/nc". Also a berth (see `berthIn`) or the location of a virtual army (see
 * `virtualAt`).
 */
export type Location = string;

/** Character code of "/", which separates a province from its coast. Coasts always have two letters. */
const SLASH = 47;
const hasCoast = (at: Location): boolean => at.charCodeAt(at.length - 3) === SLASH;

export const provinceOf = (at: Location): ProvinceId => (hasCoast(at) ? at.slice(0, -3) : at);
export const coastOf = (at: Location): string | undefined => (hasCoast(at) ? at.slice(-2) : undefined);

const VIRTUAL = 'v:';

/** Returns the location of a virtual army. It is in no province, but is named after the one it guards or enters. */
export const virtualAt = (province: ProvinceId): Location => `${VIRTUAL}${province}`;
/** Returns the province that a virtual army is named after; undefined for any other location. */
export const virtualProvinceOf = (at: Location): ProvinceId | undefined => (at.startsWith(VIRTUAL) ? at.slice(VIRTUAL.length) : undefined);
