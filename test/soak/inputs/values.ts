import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import { storeLooseAttachment, type ValueOption } from 'discord-simulator/internals';
import { DIPLOMACY_VARIANTS } from '../../../src/games/catalogue/diplomacyVariants.js';
import { recruitText } from '../../../src/games/opponent.js';
import type { Random } from '../../../src/lib/random.js';
import { anyOf, chance, oneOf, weighed, whole } from './dice.js';
import { anyFile } from './files.js';
import type { LiveMatch } from './liveMatches.js';
import type { Person, Scene } from './scene.js';
import { anyText, DAYS, hostileText, NUMBERS, nearly, pasted, QUIETS, REMINDERS, RULES, TIMES, ZONES } from './texts.js';

/** Who fills in an option, and the match they have in mind. */
export interface Filling {
  readonly random: Random;
  readonly scene: Scene;
  readonly person: Person;
  readonly match: LiveMatch | undefined;
}

export type Value = string | number | boolean;

/** Returns a value for an option: right, nearly right or hostile, but within what Discord's client allows. */
export function valueFor(filling: Filling, option: ValueOption): Value | undefined {
  const { random, scene } = filling;
  switch (option.type) {
    case ApplicationCommandOptionType.User:
    case ApplicationCommandOptionType.Mentionable:
      return chance(random, 0.03) ? scene.context.world.bot : oneOf(random, scene.people, filling.person).user.id;
    case ApplicationCommandOptionType.Attachment:
      return storeLooseAttachment(scene.context.world, anyFile(random, scene)).id;
    case ApplicationCommandOptionType.Boolean:
      return chance(random, 0.5);
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return whole(random, option.min_value ?? 0, option.max_value ?? 99);
    case ApplicationCommandOptionType.String:
      return option.choices?.length ? anyOf(random, option.choices)?.value : fitting(option, textFor(filling, option));
    default:
      return undefined;
  }
}

interface Bounds {
  readonly min_length?: number | undefined;
  readonly max_length?: number | undefined;
}

/** Cuts a text to what the client allows to type. Undefined if the text is too short. */
function fitting({ min_length: least = 0, max_length: most = 6_000 }: Bounds, text: string): string | undefined {
  const fits = text.slice(0, most);
  return fits.length >= least && fits !== '' ? fits : undefined;
}

/** Returns what is typed into an option or a field with this name. */
export const textFor = (filling: Filling, { name }: { readonly name: string }): string =>
  anyText(filling.random, () => pasted(filling.random, rightText(filling, name)));

const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  until: DAYS,
  from: DAYS,
  zone: ZONES,
  quiet: QUIETS,
  reminders: REMINDERS,
  rules: RULES,
  rest: ['Sat Sun Europe/Paris', 'Sat', 'Mon Tue Wed Thu Fri Sat Sun UTC'],
  extensions: NUMBERS,
  regain: NUMBERS,
  misses: NUMBERS,
  rounds: NUMBERS,
};

/** What is typed where a variant is chosen. */
const VARIANTS: readonly string[] = [
  ...DIPLOMACY_VARIANTS.map(({ id }) => id),
  'warring-states-cards',
  'Mandate of Heaven',
  'warh',
  '7.shores.1',
];

function rightText(filling: Filling, name: string): string {
  const { random, match } = filling;
  const written = WRITTEN[name];
  if (written) return oneOf(random, written, '');
  if (name === 'game') return gameNamed(filling);
  if (name === 'variant') return oneOf(random, VARIANTS, 'classic');
  if (name === 'show' || name === 'remove') return oneOf(random, ['three-shores', 'Three Shores', 'trois'], '');
  if (name === 'phase') return String(whole(random, 0, (match?.open?.number ?? 1) + 1));
  if (name === 'power' || name === 'powers' || name === 'to') return powersOf(filling, name === 'power' ? 1 : whole(random, 1, 4));
  if (name === 'text' || name === 'order') return ordersOf(filling);
  return oneOf(random, TIMES, '24h');
}

/** Returns usually the number of the match in mind, otherwise of another one, of one that is over, or of none. */
function gameNamed({ random, scene, match }: Filling): string {
  const id = match?.match.id ?? 0;
  return weighed(random, [
    [12, String(id)],
    [2, `#${id}`],
    [2, String(oneOf(random, scene.matches, match)?.match.id ?? 0)],
    [1, String(whole(random, 0, id + 2))],
    [1, '999999999'],
  ]);
}

function powersOf({ random, match }: Filling, most: number): string {
  const seats = match?.seats ?? [];
  return Array.from({ length: most }, () => {
    const seat = anyOf(random, seats);
    return weighed(random, [
      [4, seat?.name.en ?? 'Qin'],
      [1, seat?.name.fr ?? 'Qin'],
      [4, seat?.id ?? 'qin'],
    ]);
  }).join(oneOf(random, [', ', ' ', '; ', ' and '], ', '));
}

/** Returns legal orders for the seat of the person, for another seat, or a whole sheet. */
export function ordersOf({ random, match, person }: Filling): string {
  if (!match?.open) return 'A Xia H';
  const own = match.seatHolders.find(({ user }) => user === person.user.id)?.seat;
  const seat = own !== undefined && chance(random, 0.85) ? own : (anyOf(random, match.seats)?.id ?? 'qin');
  if (chance(random, 0.4)) return recruitText(match.game, match.open.state, seat, random);
  const topics = match.open.options(seat);
  const lines = Array.from({ length: whole(random, 1, 5) }, () => anyOf(random, anyOf(random, topics)?.choices ?? [])?.text ?? 'A Xia H');
  return lines.map(line => (chance(random, 0.1) ? nearly(random, line) : line)).join(oneOf(random, ['; ', '\n', ';'], '; '));
}

/** Returns a text that violates the option's declaration: too long, or none of the choices. */
export const unfitting = (random: Random): string =>
  weighed(random, [
    [2, hostileText(random)],
    [1, 'x'.repeat(whole(random, 100, 8_000))],
  ]);
