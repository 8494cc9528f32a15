import { z } from 'zod';
import type { PowerId } from '../../board/location.js';
import { declaration } from './declaration.js';

/** Id of a seat that commands armies. A list names the player first, then the player's Sepoys, then the Mercenaries. */
export type Commander = string;

export const listEntry = z.object({ declaration, commander: z.string() });

export type ListEntry = Readonly<z.infer<typeof listEntry>>;

export const listRefusal = z.object({ power: z.string(), at: z.string().optional() });

/** A checked list for the battles of a turn: no unit and no commander occurs twice. Seats that share a nation send one each. */
export const battleList = z.object({
  power: z.string(),
  commanders: z.array(z.string()).readonly(),
  /** Most wanted first. */
  entries: z.array(listEntry).readonly(),
  /** Nations that the seat refuses when its nation is primary defender, everywhere or at a place. */
  refuse: z.array(listRefusal).readonly(),
  /** Places from which the seat's own groups stay away. */
  away: z.array(z.string()).readonly(),
  /** If the seat's army supports several nations and wins, it wins for the first of these that it supports. */
  favour: z.array(z.string()).readonly(),
  /** Cataclysmic battles to leave at once, by place. */
  withdraw: z.array(z.string()).readonly(),
});

export type BattleList = Readonly<z.infer<typeof battleList>>;

/** The list of a nation that sends none. */
export const emptyList = (power: PowerId): BattleList => ({
  power,
  commanders: [power],
  entries: [],
  refuse: [],
  away: [],
  favour: [],
  withdraw: [],
});

/**
 * Returns a nation's list. If several seats share the nation, it combines their entries and commanders; the rest is as the nation's own
 * seat says.
 */
export function listOf(lists: readonly BattleList[], power: PowerId): BattleList {
  const sent = lists.filter(list => list.power === power);
  const [first, second] = sent;
  if (!first || !second) return first ?? emptyList(power);
  return { ...first, commanders: sent.flatMap(list => list.commanders), entries: sent.flatMap(list => list.entries) };
}
