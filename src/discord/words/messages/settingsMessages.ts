import type { InEach, Language } from '../../../lib/language.js';
import type { LookId } from '../../../lib/look.js';
import type { MessageAmount } from '../../../matches/model/settings.js';
import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The looks of pictures. */
export const looks = messages({
  parchment: { en: 'parchment', fr: 'parchemin' },
  'parchment-hatched': { en: 'parchment, with a pattern for each power', fr: 'parchemin, avec un motif par puissance' },
  night: { en: 'night', fr: 'nuit' },
  'night-hatched': { en: 'night, with a pattern for each power', fr: 'nuit, avec un motif par puissance' },
});

/** How many direct messages somebody wants. */
const MESSAGES: Readonly<Record<MessageAmount, InEach>> = {
  all: {
    en: 'when a phase needs you, one reminder, and every result of games you watch',
    fr: 'quand une phase vous attend, un rappel, et chaque résultat des parties suivies',
  },
  on: { en: 'when a phase needs you, and one reminder', fr: 'quand une phase vous attend, et un rappel' },
  quiet: { en: 'quiet, just one per game, which I keep up to date', fr: 'discret, un seul par partie, que je tiens à jour' },
  off: { en: 'off', fr: 'aucun' },
};

export const settingsMessages = messages({
  settings: {
    en: 'Your settings, for all games',
    fr: 'Vos réglages, pour toutes les parties',
  },
  language: {
    en: (chosen: Language | undefined) =>
      `Language: ${chosen === undefined ? 'same as your Discord' : { en: 'English', fr: 'French' }[chosen]}`,
    fr: chosen => `Langue : ${chosen === undefined ? 'celle de votre Discord' : { en: 'anglais', fr: 'français' }[chosen]}`,
  },
  look: {
    en: (chosen: LookId) => `Style of the pictures only you can see: ${looks[chosen].en}`,
    fr: chosen => `Style des images que personne d’autre ne voit : ${looks[chosen].fr}`,
  },
  messages: {
    en: (wanted: MessageAmount) => `DMs: ${MESSAGES[wanted].en}`,
    fr: wanted => `Messages privés : ${MESSAGES[wanted].fr}`,
  },
  reminders: {
    en: (before: readonly string[]) =>
      before.length === 0 ? 'Reminders: none' : `Reminders if orders are missing: ${en.list(before)} before the deadline`,
    fr: before => (before.length === 0 ? 'Rappels : aucun' : `Rappels s’il manque des ordres : ${fr.list(before)} avant l’échéance`),
  },
  quiet: {
    en: (hours: string | undefined) => `Quiet hours (no reminders): ${hours ?? 'none'}`,
    fr: hours => `Heures de silence (sans rappels) : ${hours ?? 'aucune'}`,
  },
  rating: {
    en: (wanted: boolean) =>
      `Rating: ${wanted ? 'on every server, by all your games that count; anyone there can see it (`/game ratings`)' : 'none'}`,
    fr: wanted =>
      `Cote\u00a0: ${wanted ? 'sur chaque serveur, d’après toutes vos parties qui comptent\u00a0; tout le monde peut l’y voir (`/partie classement`)' : 'aucune'}`,
  },
  zone: {
    en: (zone: string | undefined) => `Time zone: ${zone ?? 'not set'}`,
    fr: zone => `Fuseau horaire : ${zone ?? 'non choisi'}`,
  },
});
