import type { Random } from '../../../src/lib/random.js';
import { chance, oneOf, weighed, whole } from './dice.js';

/** Text that is meant to do harm, or that was damaged on its way. */
const HOSTILE: readonly ((random: Random) => string)[] = [
  () => 'a;'.repeat(3_000),
  () => ';'.repeat(6_000),
  () => '\n'.repeat(4_000),
  random => 'A '.repeat(whole(random, 1, 3_000)),
  random => 'S '.repeat(whole(random, 1, 3_000)),
  random => 'A Xia - '.repeat(whole(random, 1, 700)),
  random => 'F Lon C A Wal - Bel via '.repeat(whole(random, 1, 200)),
  random => '('.repeat(whole(random, 1, 6_000)),
  random => Array.from({ length: whole(random, 1, 400) }, (_, i) => `A ${i} S A ${i}`).join(';'),
  random => 'x'.repeat(whole(random, 1, 6_000)),
  random => '\u{1F409}'.repeat(whole(random, 1, 3_000)),
  random => '縱橫'.repeat(whole(random, 1, 3_000)),
  random => `A\u0300\u0301\u0302${'\u0336\u0337\u0338'.repeat(whole(random, 1, 1_900))}`,
  random => `\u202E\u2066${'nuL A'.repeat(whole(random, 1, 50))}\u2069`,
  random => '\u200B\u200C\u200D\uFEFF'.repeat(whole(random, 1, 1_000)),
  random => Array.from({ length: whole(random, 1, 200) }, () => String.fromCharCode(whole(random, 0, 31))).join(''),
  () => '\u0000',
  () => '\uD800',
  () => '\uDFFF\uD800 A Xia',
  () => 'ﷺ'.repeat(500),
  () => 'İı ſ K Å ẞ ß ﬁ'.repeat(100),
  () => '{"kind":"move","unit":"A Xia","to":"Any"}',
  random => '{"a":'.repeat(whole(random, 1, 1_000)),
  () => '[[[]]]; null; undefined; NaN; [object Object]',
  () => '__proto__; constructor; toString; hasOwnProperty',
  () => "'; drop table matches; --",
  () => '%s %d %n %x {{7*7}} <script>alert(1)</script>',
  () => '../../../../etc/passwd\u0000.json',
  () => '%E0%A4%A %00 %ff',
  () => '**bold** __under__ ||spoiler|| ```js\nx\n``` > quote\n# head\n[a](https://example.com)',
  () => '@everyone @here <@1> <@&1> <#1> </order:1> <t:8640000000001:F> <:a:1>',
  () => '999999999999999999999',
  () => '-1',
  () => '0x10 1e309 -0 Infinity',
  () => '',
  () => ' ',
];

export const hostileText = (random: Random): string => oneOf(random, HOSTILE, () => '')(random);

const LOOKALIKES: Readonly<Record<string, string>> = { A: 'А', a: 'а', e: 'е', o: 'о', S: 'Ѕ', '-': '–', ' ': '\u00A0', x: 'х', i: 'ı' };

/** Returns the text with a few characters lost, doubled, exchanged, or replaced by others that look alike. */
export function nearly(random: Random, text: string): string {
  const letters = [...text];
  for (let i = whole(random, 1, 3); i > 0 && letters.length > 0; i--) {
    const at = whole(random, 0, letters.length - 1);
    const outgoing = letters[at] ?? '';
    letters.splice(at, 1, ...weighed<readonly string[]>(random, CHANGES(outgoing, letters[at + 1] ?? '')));
  }
  return letters.join('');
}

const CHANGES = (outgoing: string, next: string): readonly (readonly [number, readonly string[]])[] => [
  [2, []],
  [2, [outgoing, outgoing]],
  [2, [next, outgoing]],
  [2, [LOOKALIKES[outgoing] ?? outgoing]],
  [2, [outgoing.toUpperCase() === outgoing ? outgoing.toLowerCase() : outgoing.toUpperCase()]],
  [1, [outgoing, '\u0301']],
  [1, [outgoing, ';']],
  [1, [outgoing, '\n']],
];

/** Returns a text that is right, nearly right, or hostile. */
export function anyText(random: Random, right: () => string): string {
  return weighed(random, [
    [50, right],
    [25, () => nearly(random, right())],
    [25, () => hostileText(random)],
  ])();
}

export const TIMES: readonly string[] = [
  ...['24h', '2d 12h', '10m', '90s', '1h', '0h', '-1h', '1e9d', '999999999999d', '30d', '61d', '1.5h', '12 h', '١٢h', 'h', '24'],
  ...['Mon Thu 19:00 Europe/Paris', 'Mon Tue Wed Thu Fri Sat Sun 00:00 UTC', 'Sat 25:61 Mars/Olympus', 'lun jeu 19h Europe/Paris', '19:00'],
  ...['Mon Mon Mon 02:30 America/New_York', 'Sun 02:30 Europe/Paris', 'Thu 23:59 Pacific/Apia'],
];
export const DAYS: readonly string[] = [
  ...[
    '3d',
    '2026-12-24',
    '24/12',
    '2024-02-30',
    '9999-12-31',
    '0000-00-00',
    '31/02',
    '1d',
    '60d',
    '61d',
    '-3d',
    'tomorrow',
    'demain',
    '1/1',
  ],
  ...['2026-12-24T00:00:00Z', '+275760-09-13', '99999999d', '29/02'],
];
export const ZONES: readonly string[] = [
  ...['Europe/Paris', 'UTC', 'Asia/Shanghai', 'Pacific/Apia', 'Pacific/Kiritimati', 'Etc/GMT+12', 'europe/paris', 'GMT+25', 'Mars/Olympus'],
];
export const QUIETS: readonly string[] = [
  '22:00-07:30',
  'none',
  '00:00-00:00',
  '07:30-22:00',
  '24:00-25:00',
  '22:00–07:30',
  '1-2',
  '22h-7h',
];
export const REMINDERS: readonly string[] = [
  '24h, 3h',
  'none',
  '1h',
  '0h',
  '24h '.repeat(100),
  '1h, 2h, 3h, 4h, 5h, 6h, 7h, 8h, 9h',
  '9999d',
];
export const NUMBERS: readonly string[] = ['0', '1', '2', '5', '18', '99', '9999', '-1', '1.5', '1e3', '٣', '00', '007', '4294967296'];
export const RULES: readonly string[] = [
  ...[
    'scale 1500; dependent join',
    'battles tabletop; scale 1500',
    'scale 0',
    'scale',
    'dependent',
    'battles',
    'x y z',
    'scale 1500;'.repeat(50),
  ],
];

/** Sometimes adds whitespace around the text, as pasting does. */
export const pasted = (random: Random, text: string): string => (chance(random, 0.1) ? ` \t${text}\n ` : text);
