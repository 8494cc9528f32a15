import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PowerId } from '../board/location.js';
import type { Battle, BattleSide } from '../model/battle/battle.js';
import { type BattleList, listOf } from '../model/battle/battleList.js';
import type { Declaration } from '../model/battle/declaration.js';

/** The seal posted before the draw: the SHA-256 of its 32 bytes. Input and output are in hexadecimal. */
export const sealOf = (draw: string): string => bytesToHex(sha256(hexToBytes(draw)));

/** The 32 bytes, in hexadecimal, from which one turn's battles are drawn. They reveal neither the secret nor the draws of other turns. */
export const drawOf = (secret: string, turn: string): string => bytesToHex(sha256(utf8ToBytes(`${secret}/battles/${turn}`)));

export interface BattleDraw {
  /** The nation whose army was drawn. */
  readonly army: PowerId;
  /** The declaration its side fights for. Undefined if the status quo won. */
  readonly winner: Declaration | undefined;
  /** Whether the losers are destroyed, if battles are cataclysmic. */
  readonly isCataclysm: boolean;
}

const BYTES = 8n;

/**
 * Draws a battle. x is the first eight bytes of HMAC-SHA256 (key: the draw, text: the battle's id) as a big-endian integer, and T the sum
 * of all points. The army within whose points t = ⌊x · T / 2⁶⁴⌋ falls wins. An odd ninth byte is a cataclysm.
 */
export function drawBattle(draw: string, battle: Battle, lists: readonly BattleList[]): BattleDraw {
  const bytes = hmac(sha256, hexToBytes(draw), utf8ToBytes(battle.id));
  const x = BigInt(`0x${bytesToHex(bytes.slice(0, Number(BYTES)))}`);
  const all = battle.sides.reduce((sum, { points }) => sum + points, 0);
  const { side, power } = armyAt(battle.sides, Number((x * BigInt(all)) >> (BYTES * 8n)));
  return { army: power, winner: winnerFor(battle, side, power, lists), isCataclysm: ((bytes[Number(BYTES)] ?? 0) & 1) === 1 };
}

function armyAt(sides: readonly BattleSide[], point: number): { readonly side: BattleSide; readonly power: PowerId } {
  let before = 0;
  for (const side of sides)
    for (const { power, points } of side.armies) {
      before += points;
      if (point < before) return { side, power };
    }
  throw new Error(`there is no army at point ${point}`);
}

/**
 * The declaration that carries when a nation's army wins on a side. A nation that only supports there wins for a side that it supports: the
 * first one its list favours, otherwise `side`. It cannot choose sides on which it contends itself. Undefined if the status quo wins.
 */
export function winnerFor(
  { sides }: Pick<Battle, 'sides'>,
  side: BattleSide,
  power: PowerId,
  lists: readonly BattleList[],
): Declaration | undefined {
  const supported = sides.filter(s => s.armies.some(a => a.power === power) && !contends(s, power));
  if (!supported.includes(side)) return side.for;
  const { favour } = listOf(lists, power);
  const chosen = favour.map(nation => supported.find(s => isOf(s, nation))).find(s => s !== undefined);
  return (chosen ?? side).for;
}

const contends = ({ contenders }: BattleSide, power: PowerId): boolean => contenders.some(c => c.power === power);
const isOf = (side: BattleSide, nation: PowerId): boolean => side.leader === nation || contends(side, nation);
