import { z } from 'zod';
import type { Board } from '../../board/board.js';
import type { ProvinceId } from '../../board/location.js';
import { findProvince } from '../../notation/findByName.js';
import { nationCalled } from './nations.js';
import type { SharedNation } from './sharedNations.js';

/** Reads shared nations: "Empire: NULN / ALTD + REIK, Chaos: KURG". There is one share for each seat beside the nation's own. */
export const sharedOn = (world: Board): z.ZodType<readonly SharedNation[]> =>
  z
    .union([z.array(z.object({ nation: z.string(), shares: z.array(z.array(z.string())) })), z.string().transform(asWritten)])
    .transform((written, context) =>
      written.map(({ nation, shares }): SharedNation => {
        const miss = (typed: string): string => {
          context.addIssue({ code: 'custom', message: `nothing is called ${typed}` });
          return typed;
        };
        const place = (typed: string): ProvinceId => {
          const found = findProvince(world, typed);
          return found.ok ? found.value : miss(typed);
        };
        return { nation: nationCalled(world.file, nation) ?? miss(nation), shares: shares.map(share => share.map(place)) };
      }),
    )
    .refine(all => all.length > 0 && areOnce(all.map(({ nation }) => nation)), 'each nation once')
    .refine(all => all.every(({ shares }) => areOnce(shares.flat()) && shares.every(share => share.length > 0)), 'each unit once');

const asWritten = (text: string) =>
  parts(text, ',').map(one => {
    const [nation = '', shares = ''] = parts(one, ':');
    return { nation, shares: parts(shares, '/').map(share => parts(share, '+')) };
  });
const parts = (text: string, by: string): string[] => text.split(by).map(part => part.trim());
const areOnce = (all: readonly string[]): boolean => new Set(all).size === all.length;
