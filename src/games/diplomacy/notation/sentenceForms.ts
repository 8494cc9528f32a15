import type { PhaseKind } from '../model/state.js';

/**
 * A form of a sentence and what it is in the notation. `<unit>`, `<of>`, `<to>`: a unit ordered, another unit, a place. Other words are
 * classes of `SENTENCE_WORDS`; with `?` they may be missing.
 */
export type SentenceForm = readonly [form: string, notation: string];

/** What may be supported, after the verb. */
const SUPPORTED: readonly SentenceForm[] = [
  ['<of> toHold?', '<of> H'],
  ['article? attackNoun by article? <of> into <to>', '<of> - <to>'],
  ['article? attackNoun into <to> by <of>', '<of> - <to>'],
  ['<of> possessor attackNoun into <to>', '<of> - <to>'],
  ['<of> joins? auxiliary? self? goes into? <to>', '<of> - <to>'],
  ['<of> joins? attackNoun into <to>', '<of> - <to>'],
  ['<of> into <to>', '<of> - <to>'],
];

/** Forms that say which unit acts, then what it does; or what is done, then with which unit. */
const byUnit = (verb: SentenceForm, objects: readonly SentenceForm[]): readonly SentenceForm[] =>
  objects.flatMap(([object, notation]): readonly SentenceForm[] => [
    [`<unit> auxiliary? ${verb[0]} ${object}`, `<unit> ${verb[1]} ${notation}`],
    [`${verb[0]} ${object} with <unit>`, `<unit> ${verb[1]} ${notation}`],
    [`with <unit> speaker? ${verb[0]} ${object}`, `<unit> ${verb[1]} ${notation}`],
  ]);

const BUILDING: readonly SentenceForm[] = [['builds <unit>', 'Build <unit>']];

export const SENTENCE_FORMS: Readonly<Record<PhaseKind, readonly SentenceForm[]>> = {
  movement: [
    ['<unit> auxiliary? self? holds', '<unit> H'],
    ['keeps <unit> inPlace?', '<unit> H'],
    ['leaves <unit> inPlace', '<unit> H'],
    ['<unit> auxiliary? self? goes into? <to> bySea?', '<unit> - <to>'],
    ['sends <unit> into <to> bySea?', '<unit> - <to>'],
    ['from <unit> into <to> bySea?', '<unit> - <to>'],
    ['<unit> towards <to> bySea?', '<unit> - <to>'],
    ['self? goes into? <to> with <unit>', '<unit> - <to>'],
    ['with <unit> speaker? self? goes into? <to>', '<unit> - <to>'],
    ...byUnit(['supports', 'S'], SUPPORTED),
    ...byUnit(['convoys', 'C'], [['<of> into <to>', '<of> - <to>']]),
    ['<unit> auxiliary? raisesFleet', '<unit> raise'],
    ['raisesFleet where <unit>', '<unit> raise'],
  ],
  retreats: [
    ['<unit> auxiliary? self? retreats into? <to>', '<unit> - <to>'],
    ['sendsBack <unit> into <to>', '<unit> - <to>'],
    ['from <unit> into <to>', '<unit> - <to>'],
    ['<unit> towards <to>', '<unit> - <to>'],
    ['<unit> auxiliary? isRemoved', '<unit> D'],
    ['removes <unit>', '<unit> D'],
  ],
  adjustments: [...BUILDING, ['removes <unit>', 'Remove <unit>'], ['<unit> auxiliary? isRemoved', 'Remove <unit>']],
  placement: BUILDING,
};
