// Warring States v1 (Samy Elias): version 2 with West Zhou, no centre, where Hanchung is, and an older frontier of Zhao and Wei.
// The text says that this frontier changed, not how: here the homes Handan and Zhongmou touch, where version 2 puts Shantang and Ye between them.
import { board as v2 } from './ws.mjs';

const idOf = abbr => (abbr === 'Hch' ? 'WZh' : abbr);
const isOld = pair => pair.includes('Stg') && pair.includes('Ye');

const board = {
  ...v2,
  id: 'ws-v1',
  /** Sites of its own come before those of version 2. */
  basedOn: 'ws',
  provinces: v2.provinces.map(province =>
    province.abbr === 'Hch' ? { ...province, abbr: 'WZh', name: 'West Zhou', hanzi: '西周', sitesOf: 'Hch' } : province,
  ),
  must: [...v2.must.map(pair => pair.map(idOf)).filter(pair => !isOld(pair)), ['Han', 'Zmo']],
  walls: v2.walls.map(([owner, facing, name]) => [idOf(owner), idOf(facing), name]),
};

export { board };
