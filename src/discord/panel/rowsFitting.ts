import { type APIButtonComponent, ComponentType } from 'discord.js';
import { rowOf, rowsOf } from '../message/buttons.js';
import type { ComponentRow } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';

const MOST_ROWS = DISCORD_LIMITS.message.rows;
const MOST_IN_ROW = DISCORD_LIMITS.row.components;

/**
 * The rows of a panel: menus with the buttons that turn their pages, suggestions, and what else can be done. Where there are more rows than
 * Discord allows, buttons share them; only suggestions may be left out then, the least alike first.
 */
export function rowsFitting(
  menus: readonly ComponentRow[],
  suggestions: readonly APIButtonComponent[],
  actions: readonly APIButtonComponent[],
): readonly ComponentRow[] {
  const apart = [...menus, ...rowOf(...suggestions), ...rowsOf(actions)];
  if (apart.length <= MOST_ROWS) return apart;
  const [turning, chosen] = [menus.filter(isOfButtons), menus.filter(row => !isOfButtons(row))];
  const others = [...turning.flatMap(buttonsIn), ...actions];
  const together = [...chosen, ...rowOf(...suggestions), ...rowsOf(others)];
  if (together.length <= MOST_ROWS) return together;
  const room = (MOST_ROWS - chosen.length) * MOST_IN_ROW - others.length;
  return [...chosen, ...rowsOf([...suggestions.slice(0, Math.max(room, 0)), ...others])].slice(0, MOST_ROWS);
}

const isOfButtons = (row: ComponentRow): boolean => buttonsIn(row).length > 0;
const buttonsIn = ({ components }: ComponentRow): readonly APIButtonComponent[] =>
  components.flatMap(one => (one.type === ComponentType.Button ? [one] : []));
