import { describe, expect, test } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { readRules } from '../../src/discord/words/language/rulesText.js';
import { isStatement, readStatement } from '../../src/games/diplomacy/battles/readStatement.js';
import { compileBoard } from '../../src/games/diplomacy/board/board.js';
import { LANGUAGES, type Language } from '../../src/lib/language.js';
import { offered, testBot, textOf } from './testBot.js';

/** The topics about battles of a game's rules, as a player reads them. */
async function topics(variant: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const reader = testBot().as('999', { language });
  const first = await reader.run('rules', { variant });
  const read = new Map<string, string>();
  for (const topic of offered(first)) read.set(topic, textOf(await reader.choose(first, topic)));
  return read;
}

/** What is written as code in a text. */
const examplesIn = (text: string): readonly string[] => [...text.matchAll(/\x60([^\x60]+)\x60/g)].map(([, code = '']) => code);

const GAMES = [
  { variant: 'classic-battles', board: 'classic', elsewhere: /ALTD|REIK|Altdorf|Reikland|Kislev|Dwarves|Nains/ },
  {
    variant: 'warhammer-fm05',
    board: 'warhammer-fm05',
    elsewhere: /\bMUN\b|\bBUR\b|\bKIE\b|Munich|Burgundy|Bourgogne|France|Ital|Russi|Turk|Turquie/,
  },
] as const;
const READ = GAMES.flatMap(game => LANGUAGES.map(language => ({ ...game, language })));
const ABOUT = {
  en: ['Who may declare', 'Winning', 'On tables', 'Sepoys and Mercenaries'],
  fr: ['Qui peut déclarer', 'L’issue', 'Sur table', 'Cipayes et mercenaires'],
};

describe('The rules of battles', () => {
  test.each(READ)(
    'give examples that can be typed on the board that is played: $variant, $language',
    async ({ variant, board, language }) => {
      const compiled = compileBoard(readBoardFile(board));
      const read = await topics(variant, language);
      for (const topic of ABOUT[language]) {
        const examples = examplesIn(read.get(topic) ?? '').filter(isStatement);
        expect([topic, examples.length > 0]).toEqual([topic, true]);
        for (const example of examples) expect([example, readStatement(compiled, example).ok]).toEqual([example, true]);
      }
    },
  );

  test.each(READ)('name nothing of another board: $variant, $language', async ({ variant, language, elsewhere }) => {
    const read = await topics(variant, language);
    for (const topic of ABOUT[language]) expect(read.get(topic)).not.toMatch(elsewhere);
  });

  test.each(GAMES)('have no English word in French: $variant', async ({ variant }) => {
    for (const [topic, text] of await topics(variant, 'fr'))
      expect([topic, text]).toEqual([topic, expect.not.stringMatching(/\b(?:dislodge|join|schedule|move|hold|side|coalition)\b/)]);
  });

  test.each(READ)('use no word of lists and options that was not introduced: $variant, $language', async ({ variant, language }) => {
    const strange =
      language === 'en'
        ? /\bentr(?:y|ies)\b|\bcataclysmic`|primary defender|`dependent`|`sides`/
        : /inscription|premier défenseur|`dépendantes`|`camps`/;
    for (const [topic, text] of await topics(variant, language)) expect([topic, text]).toEqual([topic, expect.not.stringMatching(strange)]);
  });

  test('a page without a game has the examples of every board', () => {
    const page = [
      '# Battles',
      '',
      '<!-- on classic -->',
      'In Paris.',
      '<!-- /on -->',
      '',
      '<!-- on other -->',
      'In Rome.',
      '<!-- /on -->',
    ].join('\n');
    expect(readRules(page).topics[0]?.blocks).toEqual(['In Paris.', 'In Rome.']);
    expect(readRules(page, 'en', 'other').topics[0]?.blocks).toEqual(['In Rome.']);
  });
});
