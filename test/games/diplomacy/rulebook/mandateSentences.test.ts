import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { casesIn } from './caseFolder.js';

const HOSTED = 'test/matches/neutrals.test.ts';

/** Every sentence of the rules, by how it begins, and the names of the cases, or of the tests for hosted games, that show it. */
const SENTENCES: readonly (readonly [begins: string, ...shown: readonly string[]])[] = [
  [
    'All other rules are as in Standard Diplomacy',
    'Standard: a support makes the stronger attack',
    'Standard: a centre changes hands after the fall',
  ],
  ['Builds will be allowed on any owned SC', 'Builds, any centre'],
  ['The Hsiung-Nu (nomadic horsemen', 'Barbarians, three armies'],
  ['As a preliminary to the first Spring move', 'Barbarians, the band', 'waits for the Hsiung-Nu alone', 'stays secret until it is over'],
  ['Since they live off the land', 'Barbarians, no centres'],
  ['For every 2 SCs captured', 'Barbarians, two centres', 'Barbarians: four centres, five units', 'Barbarians: six centres, six units'],
  ['If the Hsiung-Nu get to 6/6', 'Barbarians, beyond six'],
  ['If at the end of the second game year', 'Barbarians, second year'],
  ['If they do not have at least 1 SC after the third year', 'Barbarians, third year'],
  ['If they do not have at least 1 SC after the fourth year', 'Barbarians, fourth year'],
  ['This is to simulate the opportunistic nature', 'Barbarians: one centre is no pair'],
  ['If the initial raiders are successful, more will join', 'Barbarians, two centres'],
  ['If not, the armies start melting away', 'Barbarians, second year', 'Barbarians: not in the first year'],
  ['Once the 6 SCs are reached', 'Barbarians, exhausted'],
  ['All builds up to 6 must be placed', 'Barbarians, up to six', 'Barbarians, within the band'],
  ['Neutrals will all be armed, and mobile', 'Neutrals, armed'],
  ['Each player, in addition to writing orders', 'Neutrals, votes', 'are written like orders'],
  ['If a majority of players', 'Neutrals, majority', 'Neutrals: four players with only ten', 'Neutrals: nor do three players'],
  ['This could conceivably result in builds', 'Neutrals, builds'],
  [
    'If a neutral power grows from one to three SCs',
    'Neutrals, activation',
    'is called out at once after the fall',
    'is played by the first newcomer',
  ],
  ['Eliminated players will not be allowed', 'is not for anybody who has played in the match: neither eliminated players'],
  ['In keeping with Sun Tzu', 'Last units, one more', 'Last units, all together', 'Ruling, cornered: a neutral makes no last stand'],
  ['Therefore, a successful attack', 'Last units, one more attacker', 'Last units, a way to retreat'],
  ['Victory criterion will be 14 SCs', 'Victory, fourteen', 'Victory, not counted'],
  ['Victory may also be by concession', 'ends the match when all the others agree'],
  ['Convoys by fleets in river provinces', 'River convoy, rivers', 'River convoy: along the Yang Tze'],
  ['If another fleet attacks a convoying fleet', 'River convoy, fleets'],
  ['If an army attacks a convoying fleet', 'River convoy, armies', 'River convoy: an army that dislodges'],
];

const names = casesIn('mandate-of-heaven').map(({ rule }) => rule.name);
const hosted = [...readFileSync(HOSTED, 'utf8').matchAll(/it(?:\.each\([^)]*\))?\(\s*'([^']+)'/g)].map(([, title = '']) => title);

it.each(SENTENCES)('“%s …” is shown', (_, ...shown) => {
  for (const name of shown)
    expect(
      [...names, ...hosted].some(one => one.startsWith(name)),
      name,
    ).toBe(true);
});

const TEXT = new URL('../../../../../shared/seeds/mandate-of-heaven.txt', import.meta.url);

describe.skipIf(!existsSync(TEXT))('The text of the rules (skipped where ../shared/seeds is not at hand)', () => {
  it('has no sentence that is not shown', () => {
    const text = readFileSync(TEXT, 'utf8').replace(/^by David E Cohen\n/, '');
    const sentences = text
      .replaceAll(/\([^()]*\)/g, inside => inside.replaceAll('.', '·'))
      .replaceAll(/369 B\.C\./g, '369 B·C·')
      .split(/\.\s+|\.$/m)
      .map(sentence => sentence.replace(/^\s*\d+\s*$/, '').trim())
      .map(sentence => sentence.replace(/^[A-Z][\w() ]*: /, ''))
      .filter(sentence => sentence !== '' && !/^\d+$/.test(sentence));
    const untold = sentences.filter(sentence => !SENTENCES.some(([begins]) => sentence.includes(begins)));
    expect(untold).toEqual([]);
    expect(SENTENCES.filter(([begins]) => !text.includes(begins))).toEqual([]);
  });
});
