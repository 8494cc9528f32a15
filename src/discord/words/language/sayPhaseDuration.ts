import type { Language } from '../../../lib/language.js';
import type { DeadlineCalendar, Rest } from '../../../matches/calendar/deadlineCalendar.js';
import type { PhaseDuration } from '../../../matches/calendar/phaseDuration.js';
import { forEachLanguage, listed } from './grammar.js';
import { sayDuration } from './sayDuration.js';

const EVERY_DAY: Readonly<Record<Language, string>> = { en: 'every day', fr: 'tous les jours' };

/** Returns "2 days", or "Monday and Thursday, 19:00 (Europe/Paris)". */
export const sayPhaseDuration = (phaseDuration: PhaseDuration, language: Language): string =>
  typeof phaseDuration === 'number' ? sayDuration(phaseDuration, language) : sayCalendar(phaseDuration, language);

const sayCalendar = ({ days, at, zone }: DeadlineCalendar, language: Language): string =>
  `${days.length === 7 ? EVERY_DAY[language] : sayDays(days, language)}, ${listed(at.map(clockTime), language)} (${zone})`;

export const sayRest = ({ days, zone }: Rest, language: Language): string => `${sayDays(days, language)} (${zone})`;

const WEEKDAYS = forEachLanguage(locale => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

/** Returns "Monday and Thursday". 1 January 2024 was a Monday. */
function sayDays(days: readonly number[], language: Language): string {
  return listed(
    days.map(day => WEEKDAYS[language].format(Date.UTC(2024, 0, day))),
    language,
  );
}

/** Minutes after midnight → "19:00". */
export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
