import { z } from 'zod';
import type { PowerId } from '../../board/location.js';
import { declaration } from './declaration.js';

/** What a player commands his battles with: himself first, then his Sepoys, then his Mercenaries. */
export type Commander = string;

export const listEntry = z.object({ declaration, commander: z.string() });

export type ListEntry = Readonly<z.infer<typeof listEntry>>;

export const listRefusal = z.object({ power: z.string(), at: z.string().optional() });

export type ListRefusal = Readonly<z.infer<typeof listRefusal>>;

/** What a player sends for the battles of a turn, checked: no unit and no commander stands on it twice. Several seats that share a nation send one each. */
export const battleList = z.object({
  power: z.string(),
  commanders: z.array(z.string()).readonly(),
  /** The most wanted first. */
  entries: z.array(listEntry).readonly(),
  /** Nations he refuses as the primary defender: everywhere, or at a place. */
  refuse: z.array(listRefusal).readonly(),
  /** Places his own groups stay away from. */
  away: z.array(z.string()).readonly(),
  /** Whom his army wins for where it supports several, the first of them that it supports. */
  favour: z.array(z.string()).readonly(),
  /** Places of cataclysmic battles that he leaves at once. */
  withdraw: z.array(z.string()).readonly(),
});

export type BattleList = Readonly<z.infer<typeof battleList>>;

/** A nation that sends nothing: nobody refused, nothing declared. */
export const emptyList = (power: PowerId): BattleList => ({
  power,
  commanders: [power],
  entries: [],
  refuse: [],
  away: [],
  favour: [],
  withdraw: [],
});

/** What a nation sent; of several seats that share it all entries and commanders, and what else its own seat, the first, says. */
export function listOf(lists: readonly BattleList[], power: PowerId): BattleList {
  const sent = lists.filter(list => list.power === power);
  const [first, second] = sent;
  if (!first || !second) return first ?? emptyList(power);
  return { ...first, commanders: sent.flatMap(list => list.commanders), entries: sent.flatMap(list => list.entries) };
}
