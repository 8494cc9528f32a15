import type { Channel } from 'discord-simulator/internals';
import type { Random } from '../../../src/lib/random.js';
import type { Case } from './case.js';
import { commandCase, typingCase, unfittingCase } from './commands.js';
import { chance, diceOf, oneOf, weighed } from './dice.js';
import { fileLie, forgery } from './forge.js';
import { formCase, pressCase } from './presses.js';
import type { Person, Scene } from './scene.js';

type Make = (random: Random, scene: Scene, person: Person, channel: Channel) => Case | undefined;

const MADE: readonly (readonly [number, Make])[] = [
  [30, typingCase],
  [22, commandCase],
  [3, unfittingCase],
  [18, pressCase],
  [9, formCase],
  [3, lyingFile],
  [15, forgedCase],
];

export interface Draw {
  readonly seed: number;
  readonly number: number;
  /** Whether to send only what Discord itself could send. */
  readonly genuine: boolean;
}

/** Returns the case with this number. It is the same for the same seed, as long as matches and posts are the same. */
export function caseOf(scene: Scene, { seed, number, genuine }: Draw): Case {
  const random = diceOf(seed, number);
  const person = oneOf(random, scene.people, scene.people[0] ?? nobody());
  const channel = oneOf(random, person.channels, person.channels[0] ?? nobody());
  const made = weighed(random, MADE)(random, scene, person, channel);
  return made && !(genuine && made.mayStaySilent) ? made : typingCase(random, scene, person, channel);
}

function nobody(): never {
  throw new Error('The soak has no people, or they have no channel.');
}

const FORGED: readonly (readonly [number, Make])[] = [
  [3, commandCase],
  [3, pressCase],
  [2, formCase],
  [2, typingCase],
];

function forgedCase(random: Random, scene: Scene, person: Person, channel: Channel): Case | undefined {
  const made = weighed(random, FORGED)(random, scene, person, channel);
  return made && { ...made, kind: `${made.kind}, forged`, forge: forgery(random, scene), mayStaySilent: true };
}

function lyingFile(random: Random, scene: Scene, person: Person, channel: Channel): Case | undefined {
  const lines = scene.callables.filter(({ options }) => options.some(({ type }) => type === 11));
  const made = commandCase(random, { ...scene, callables: lines }, person, channel);
  return chance(random, 0.5) ? made : { ...made, kind: `${made.kind}, a lie`, forge: fileLie(random, scene), mayStaySilent: true };
}
