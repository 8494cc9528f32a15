import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PowerId } from '../board/location.js';
import type { Battle, BattleSide } from '../model/battle/battle.js';
import { type BattleList, listOf } from '../model/battle/battleList.js';
import type { Declaration } from '../model/battle/declaration.js';

/** The seal posted before the draw: SHA-256 of its 32 bytes, both in hexadecimal. */
export const sealOf = (draw: string): string => bytesToHex(sha256(hexToBytes(draw)));

/** The 32 bytes of one turn's draws. They reveal neither the secret nor another turn's draws. */
export const drawOf = (secret: string, turn: string): string => bytesToHex(sha256(utf8ToBytes(`${secret}/battles/${turn}`)));

export interface BattleDraw {
  /** The nation whose army was drawn. */
  readonly army: PowerId;
  /** The declaration its side fights for; undefined: the status quo. */
  readonly winner: Declaration | undefined;
  /** A cataclysmic battle: the losers are destroyed. */
  readonly isCataclysm: boolean;
}

const BYTES = 8n;

/**
 * x: the first eight bytes of HMAC-SHA256 (key: the draw, text: the battle's id) as an integer; T: the sum of all points. The army within
 * whose points t = ⌊x · T / 2⁶⁴⌋ falls wins. The ninth byte decides whether a cataclysm destroys the losers.
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
 * A supporter of another nation that wins, wins for the side it supports. If it supports several it chooses one, except sides on which it
 * contends itself.
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
