import type { ProvinceId } from '../../board/location.js';

/** Option Old World: the ring of spaces at its edge, the spaces inside, and centres that do not count there. */
export const OLD_WORLD: Readonly<Record<'edge' | 'inside' | 'notCentres', readonly ProvinceId[]>> = {
  edge: ['grae', 'sjok', 'mtns', 'edge', 'zigg', 'mgun', 'kare', 'bblo', 'blag', 'sths', 'ngwo', 'ssch'],
  inside: [
    ...['bjor', 'trol', 'kisl', 'praa', 'kung', 'wrld', 'kark', 'barv', 'borp', 'sylv', 'midd', 'altd', 'nuln', 'reik', 'gfor', 'ostl'],
    ...['tala', 'aver', 'wast', 'cour', 'lang', 'pale', 'chet', 'bord', 'quen', 'grey', 'athe', 'vaul', 'bilb', 'magr', 'irra', 'mira'],
    ...['lucc', 'tran', 'skav', 'sart', 'tsea', 'claw', 'albi'],
  ],
  notCentres: ['kare', 'zigg'],
};

/** Option Open Oceans: the seas that hold any number of fleets. */
export const OPEN_OCEANS: readonly ProvinceId[] = [
  ...['wsch', 'scha', 'ssch', 'ngwo', 'mgwo', 'sgwo', 'ntem', 'mtem', 'stem', 'wind', 'eind'],
];
