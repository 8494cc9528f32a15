import {
  type APIButtonComponent,
  type APIMentionableSelectComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
  SelectMenuDefaultValueType,
} from 'discord.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { ComponentRow } from './reply.js';

type Style = 'plain' | 'main' | 'good' | 'grave';
const STYLES = {
  plain: ButtonStyle.Secondary,
  main: ButtonStyle.Primary,
  good: ButtonStyle.Success,
  grave: ButtonStyle.Danger,
} as const;

export const button = (id: string, label: string, style: Style = 'plain'): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: id,
  label: clipped(label, DISCORD_LIMITS.button.label),
  style: STYLES[style],
});

const IN_ROW = DISCORD_LIMITS.row.components;

/** A row of at most five buttons. Without buttons: no row. */
export const rowOf = (...buttons: readonly APIButtonComponent[]): readonly ComponentRow[] =>
  buttons.length === 0 ? [] : [{ type: ComponentType.ActionRow, components: buttons.slice(0, IN_ROW) }];

/** Up to five rows of five buttons. Further buttons are dropped. */
export const rowsOf = (buttons: readonly APIButtonComponent[]): readonly ComponentRow[] =>
  Array.from({ length: DISCORD_LIMITS.message.rows }, (_, row) => buttons.slice(row * IN_ROW, (row + 1) * IN_ROW)).flatMap(some =>
    rowOf(...some),
  );

export interface MenuOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string;
  readonly chosen?: boolean;
}

/** How many options of a menu must, and may, be chosen together. */
export interface Several {
  readonly least: number;
  readonly most: number;
}

/** A menu; with `several` one in which several options are chosen. The caller must pass no more options than a menu may have. */
export function menu(id: string, placeholder: string, options: readonly MenuOption[], several?: Several): ComponentRow {
  const select: APIStringSelectComponent = {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clipped(placeholder, DISCORD_LIMITS.menu.placeholder),
    ...(several && { min_values: several.least, max_values: Math.min(several.most, options.length) }),
    options: options.map(({ label, value, description, chosen }) => ({
      label: clipped(label, DISCORD_LIMITS.menu.label),
      value,
      ...(description !== undefined && { description: clipped(description, DISCORD_LIMITS.menu.description) }),
      ...(chosen && { default: true }),
    })),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

/** Roles and users that a menu shows as chosen, and how many may be chosen together. */
export interface GuestChoice {
  readonly most: number;
  readonly roles: readonly string[];
  readonly users: readonly string[];
}

/** A menu of the server's roles and members. */
export function guestMenu(id: string, placeholder: string, { most, roles, users }: GuestChoice): ComponentRow {
  const values = [
    ...roles.map(role => ({ id: role, type: SelectMenuDefaultValueType.Role }) as const),
    ...users.map(user => ({ id: user, type: SelectMenuDefaultValueType.User }) as const),
  ];
  const select: APIMentionableSelectComponent = {
    type: ComponentType.MentionableSelect,
    custom_id: id,
    placeholder: clipped(placeholder, DISCORD_LIMITS.menu.placeholder),
    min_values: 1,
    max_values: most,
    ...(values.length > 0 && { default_values: values }),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

export const clipped = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

const MOST_OPTIONS = DISCORD_LIMITS.menu.options;

/** What is to be chosen from, in as many menus as it needs. */
export const inMenus = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length === 0 ? [] : [all.slice(0, MOST_OPTIONS), ...inMenus(all.slice(MOST_OPTIONS))];
