import type { Language } from '../../../lib/language.js';
import type { Guests } from '../../../matches/model/guests.js';
import { en, fr } from '../language/grammar.js';

const mentions = (roles: readonly string[], or: string): string => roles.map(role => `<@&${role}>`).join(` ${or} `);

/** For whom a match is private, with its roles by name, and how many people are invited. The lobby's card mentions those who have not joined. */
export const guestsIn: Readonly<Record<Language, (guests: Guests) => string>> = {
  en: ({ roles, users }) => {
    const some = [
      ...(roles.length > 0 ? [`members with ${mentions(roles, 'or')}`] : []),
      ...(users.length > 0 ? [en.count(users.length, 'one invited person', '# invited people')] : []),
    ];
    return some.length > 0 ? some.join(', and ') : 'its host';
  },
  fr: ({ roles, users }) => {
    const some = [
      ...(roles.length > 0 ? [`aux membres ayant le rôle ${mentions(roles, 'ou')}`] : []),
      ...(users.length > 0 ? [fr.count(users.length, 'à une personne invitée', 'à # personnes invitées')] : []),
    ];
    return some.length > 0 ? some.join(' et ') : 'à son hôte';
  },
};

/** The same in menus, which show no mentions: "one role, 3 people". */
export const countGuests: Readonly<Record<Language, (guests: Guests) => string>> = {
  en: ({ roles, users }) =>
    [
      ...(roles.length > 0 ? [en.count(roles.length, 'one role', '# roles')] : []),
      ...(users.length > 0 ? [en.count(users.length, 'one person', '# people')] : []),
    ].join(', ') || 'only you',
  fr: ({ roles, users }) =>
    [
      ...(roles.length > 0 ? [fr.count(roles.length, 'un rôle', '# rôles')] : []),
      ...(users.length > 0 ? [fr.count(users.length, 'une personne', '# personnes')] : []),
    ].join(', ') || 'vous seulement',
};
