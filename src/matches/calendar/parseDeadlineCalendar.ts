import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { DeadlineCalendar, Rest } from './deadlineCalendar.js';
import { isZoneName } from './zone.js';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const DAYS: readonly (readonly string[])[] = [
  ['mon', 'monday', 'mondays', 'lun', 'lundi', 'lundis'],
  ['tue', 'tues', 'tuesday', 'tuesdays', 'mar', 'mardi', 'mardis'],
  ['wed', 'wednesday', 'wednesdays', 'mer', 'mercredi', 'mercredis'],
  ['thu', 'thurs', 'thursday', 'thursdays', 'jeu', 'jeudi', 'jeudis'],
  ['fri', 'friday', 'fridays', 'ven', 'vendredi', 'vendredis'],
  ['sat', 'saturday', 'saturdays', 'sam', 'samedi', 'samedis'],
  ['sun', 'sunday', 'sundays', 'dim', 'dimanche', 'dimanches'],
];
const DAILY = ['daily', 'everyday', 'quotidien', 'quotidiennement'];
const BETWEEN = ['and', 'et', 'at', 'à', '&', 'le', 'les', 'on', 'every'];
const TIME = /^(\d{1,2})(?::|h)(\d{2})?$/;

/** Whether a text is meant as a calendar, not as a length: it names a weekday or a time of day. */
export const looksLikeCalendar = (typed: string): boolean =>
  wordsOf(typed).some(word => daysIn(word).length > 0 || /^\d{1,2}:\d{2}$/.test(word));

/** Parses `Mon Thu 19:00 Europe/Paris`, `lun-ven 8:00 20:00` or `daily 19:00`. `zone`: used if the text names none. */
export function parseDeadlineCalendar(typed: string, zone: string | undefined): Result<DeadlineCalendar, HostingFault> {
  const read = readWords(typed, zone);
  if (!read.ok) return read;
  const { at, days } = read.value;
  if (at.length === 0) return refuse({ code: 'calendar-unclear', typed });
  return ok({ days: days.length > 0 ? days : EVERY_DAY, at, zone: read.value.zone });
}

/** Parses weekdays without times: `Sat Sun Europe/Paris`. `zone`: used if the text names none. */
export function parseRest(typed: string, zone: string | undefined): Result<Rest, HostingFault> {
  const read = readWords(typed, zone);
  if (!read.ok) return read.fault.code === 'calendar-unclear' ? refuse({ code: 'days-unclear', typed }) : read;
  const { at, days } = read.value;
  return at.length > 0 || days.length === 0 || days.length > 6
    ? refuse({ code: 'days-unclear', typed })
    : ok({ days, zone: read.value.zone });
}

function readWords(typed: string, usual: string | undefined): Result<DeadlineCalendar, HostingFault> {
  const words = wordsOf(typed);
  const zones = words.filter(isZone);
  const times = words.flatMap(word => minutesIn(word) ?? []);
  const days = words.flatMap(daysIn);
  const strays = words.filter(word => !isZone(word) && minutesIn(word) === undefined && daysIn(word).length === 0);
  const [stray] = strays;
  if (stray !== undefined) return refuse(stray.includes('/') ? { code: 'zone-unknown', zone: stray } : { code: 'calendar-unclear', typed });
  const zone = zones[0] ?? usual;
  if (zone === undefined) return refuse({ code: 'zone-missing' });
  return ok({ days: inOrder(days), at: inOrder(times), zone });
}

const wordsOf = (typed: string): readonly string[] =>
  typed
    .trim()
    .split(/[\s,;]+/)
    .filter(word => word !== '' && !BETWEEN.includes(word.toLowerCase()));

const inOrder = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Only names with a slash, and UTC: three letters could be a weekday. */
const isZone = (word: string): boolean => (word.includes('/') || word.toUpperCase() === 'UTC') && isZoneName(word);

function minutesIn(word: string): number | undefined {
  const [, hours, minutes = '0'] = TIME.exec(word.toLowerCase()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return Number(hours) * 60 + Number(minutes);
}

/** A weekday, or a range of them: `mon-fri`, `sat-mon`. Empty for any other word. */
function daysIn(word: string): readonly number[] {
  const lower = word.toLowerCase().replace(/\.$/, '');
  if (DAILY.includes(lower)) return EVERY_DAY;
  const [from, to, ...more] = lower.split(/[-–]/).map(dayCalled);
  if (from === undefined || more.length > 0) return [];
  if (!lower.includes('-') && !lower.includes('–')) return [from];
  return to === undefined ? [] : EVERY_DAY.slice(0, ((to - from + 7) % 7) + 1).map(step => ((from + step - 2) % 7) + 1);
}

function dayCalled(name: string): number | undefined {
  const place = DAYS.findIndex(names => names.includes(name));
  return place < 0 ? undefined : place + 1;
}
