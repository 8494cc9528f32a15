import { z } from 'zod';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';

/** How many roles and people together may be chosen for a private match: Discord's limit on what a menu takes. */
export const MOST_GUESTS = 25;

const ids = z.array(z.string().min(1).max(30)).max(MOST_GUESTS).readonly();

/** Who may play in a private match besides its host: members of its server who have one of these roles, and these users. Discord's ids. */
export const guests = z.object({ roles: ids, users: ids }).readonly();
export type Guests = z.infer<typeof guests>;

const MENTION = /<@(&|!)?(\d{1,20})>/g;

/** "<@&123> <@456>", as Discord writes what was chosen with @: roles and users, with nothing but commas and spaces between them. */
export function parseGuests(typed: string): Result<Guests, HostingFault> {
  const found = [...typed.matchAll(MENTION)].map(([, sign, id = '']) => ({ isRole: sign === '&', id }));
  const between = typed.replaceAll(MENTION, ' ').replaceAll(/[\s,;+&]+/g, '');
  if (found.length === 0 || found.length > MOST_GUESTS || between !== '') return refuse({ code: 'guests-unclear', most: MOST_GUESTS });
  const idsOf = (isRole: boolean): readonly string[] => [...new Set(found.filter(one => one.isRole === isRole).map(({ id }) => id))];
  return ok({ roles: idsOf(true), users: idsOf(false) });
}
