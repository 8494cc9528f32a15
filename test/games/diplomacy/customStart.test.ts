import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBoardFile, readCardsBoardFile } from '../../../src/assets.js';
import { presenterOf } from '../../../src/discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { variantFor } from '../../../src/games/diplomacy/model/variant.js';
import { compileCardsBoard as compileCards } from '../../../src/games/warring-states-cards/board/cardsBoard.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { warhammerFm05 } from './ownVariants.js';

const variant = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const game = diplomacy(variant);
const presenter = presenterOf(presentersFor([variant], compileCards(readCardsBoardFile())), variant.id);
const EXAMPLE = readFileSync('docs/examples/warhammer-start.json', 'utf8');

const chosen = (texts: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> => game.chosen?.parse(texts) ?? {};
const read = (text: string, texts: Readonly<Record<string, unknown>> = {}) => {
  if (!game.readStart) throw new Error('no start can be read');
  return game.readStart(text, chosen(texts));
};
/** Returns the faults of a file as texts with code, line and place. Expects that the bot has a sentence for each of them. */
const wrong = (text: string, texts?: Readonly<Record<string, unknown>>): readonly string[] => {
  const made = read(text, texts);
  if (made.ok) return [];
  for (const { fault } of made.fault)
    for (const language of LANGUAGES) {
      const said = presenter.fault(fault, language);
      expect(said, fault.code).toBeDefined();
      expect(said).not.toContain('?');
    }
  return made.fault.map(({ fault, line, where }) => [fault.code, line, where].filter(part => part !== undefined).join(' '));
};

const empire = { units: ['A Altdorf'], homes: ['Altdorf'] };
const skaven = { units: ['A SKAV'], homes: ['SKAV'] };
const withEmpire = (changes: object): string => JSON.stringify({ powers: { empire: { ...empire, ...changes }, skaven } });

describe('A custom start', () => {
  it('says who is played, with what and from where; places and powers by any of their names', () => {
    const made = read(EXAMPLE);
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    const options = chosen({ start: made.value });
    expect(chosen(options)).toEqual(options);
    const seats = game.seats(2, options);
    if (!seats.ok) throw new Error(seats.fault.code);
    expect(seats.value.map(({ id }) => id)).toEqual(['empire', 'bretonnia', 'tilea']);
    expect(game.tables?.(options)).toMatchObject([{ code: 'nations-named', board: 'old-world' }, { code: 'custom-start' }]);

    const state = game.open({ seats: seats.value.map(({ id }) => id), seed: 1, secret: '00', options });
    expect(state.position.units.map(({ power, type, at }) => `${power} ${type} ${at}`)).toEqual([
      ...['empire A altd', 'empire A nuln', 'empire F midd', 'empire A reik'],
      ...['bretonnia A cour', 'bretonnia F lang', 'bretonnia A quen'],
      ...['tilea A mira', 'tilea F lucc', 'tilea F tsea'],
    ]);
    expect(state.position.centres).toEqual({
      ...{ altd: 'empire', nuln: 'empire', midd: 'empire', cour: 'bretonnia', lang: 'bretonnia' },
      ...{ mira: 'tilea', lucc: 'tilea', sart: 'tilea' },
    });
    const { board } = variantFor(variant, state.terms);
    expect(board.provinceNumber.has('albi')).toBe(false);
    expect(board.powers.find(({ id }) => id === 'empire')?.capital).toBe('altd');
    expect(board.file.victory).toEqual({ centres: 12, of: 22, notCounted: [] });
  });

  it('is played from like any other: after the phase in which nobody has a city to choose, the first turn', () => {
    const made = read(EXAMPLE);
    if (!made.ok) throw new Error('refused');
    const seats = ['empire', 'bretonnia', 'tilea'];
    let state = game.open({ seats, seed: 1, secret: '00', options: chosen({ start: made.value }) });
    expect(game.phase(state)).toMatchObject({ kind: 'placement', awaits: [] });
    state = game.advance(state, new Map()).state;
    expect(game.phase(state)).toMatchObject({ kind: 'movement', awaits: seats });
    const { submission, lines } = game.read(state, 'tilea', 'F TSEA - STHS; A MIRA - TRAN', undefined, 'en');
    expect(lines.map(({ fault }) => fault)).toEqual([undefined, undefined]);
    const after = game.advance(state, new Map([['tilea', submission]])).state;
    expect(game.state.parse(JSON.parse(JSON.stringify(after)))).toEqual(after);
    expect(
      after.position.units
        .filter(({ power }) => power === 'tilea')
        .map(({ at }) => at)
        .toSorted(),
    ).toEqual(['lucc', 'sths', 'tran']);
  });

  it('leaves nothing of the abilities of a land that is closed', () => {
    const made = read(
      JSON.stringify({ powers: { 'wood elves': { units: ['A QUEN'], homes: ['COUR'] }, skaven }, closed: ['Athel-Loren'] }),
    );
    if (!made.ok) throw new Error(JSON.stringify(made.fault));
    const record = variantFor(variant, { options: chosen({ start: made.value }), powers: ['wood-elves', 'skaven'] });
    expect(record.rules.map(({ id }) => id)).not.toContain('illusion');
  });
});

describe('What is wrong with a start is said with its line and path', () => {
  it.each([
    ['{\n"powers": x }', 'start-not-json 2'],
    ['', 'start-not-json 1'],
    ['[]', 'start-expects 1'],
    [`${'['.repeat(40_000)}`, 'start-too-deep 1'],
    ['{"closed": [],\n"closed": [], "powers": {}}', 'start-key-twice 2'],
    ['{\n"powers": {},\n"colour": 1}', 'start-unknown-field 3 colour'],
    ['{"powers": {}}', 'start-too-few 1 powers'],
    ['{\n"closed": []}', 'start-expects 1 powers'],
    [JSON.stringify({ powers: { mordor: empire, empire, skaven } }, undefined, 1), 'unknown-power 3 powers.mordor'],
    [JSON.stringify({ powers: { 'The Empire': empire, empire, skaven } }), 'start-power-twice 1 powers.empire'],
    [JSON.stringify({ powers: { empire, skaven }, closed: ['ALTD'] }), 'start-closed 1 powers.empire.homes[1]'],
    [JSON.stringify({ powers: { empire, skaven }, closed: ['Minas'] }), 'unknown-place 1 closed[1]'],
    [withEmpire({ units: 'A ALTD' }), 'start-expects 1 powers.empire.units'],
    [withEmpire({ units: ['A ALTD', ''] }), 'start-empty 1 powers.empire.units[2]'],
    [withEmpire({ units: ['A'.repeat(90)] }), 'start-too-long 1 powers.empire.units[1]'],
    [withEmpire({ units: [] }), 'start-no-unit 1 powers.empire'],
    [withEmpire({ homes: [] }), 'start-no-home 1 powers.empire'],
    [withEmpire({ units: ['Altdorf'] }), 'start-no-unit-so 1 powers.empire.units[1]'],
    [withEmpire({ units: ['A Minas'] }), 'unknown-place 1 powers.empire.units[1]'],
    [withEmpire({ units: ['A ALTD', 'A Altdorf'] }), 'two-units 1 powers.empire.units[2]'],
    [withEmpire({ units: ['F NULN'] }), 'cannot-stand 1 powers.empire.units[1]'],
    [withEmpire({ units: ['A NGWO'] }), 'cannot-stand 1 powers.empire.units[1]'],
    [withEmpire({ homes: ['ALTD', 'REIK'] }), 'start-no-centre 1 powers.empire.homes[2]'],
    [withEmpire({ homes: ['ALTD', 'BAIJ'] }), 'start-off-board 1 powers.empire.homes[2]'],
    [withEmpire({ capital: 'NULN' }), 'start-capital-elsewhere 1 powers.empire.capital'],
    [withEmpire({ homes: ['ALTD', 'SKAV'] }), 'start-home-twice 1 powers.skaven.homes[1]'],
  ])('%#: %s', (text, fault) => {
    expect(wrong(text)).toContain(fault);
  });

  it('all at once, up to ten', () => {
    expect(wrong(withEmpire({ units: ['A ALTD', 'A ALTD', 'Elf'], homes: ['REIK'] }))).toHaveLength(3);
    expect(wrong(withEmpire({ units: Array.from({ length: 30 }, () => 'Elf') }))).toHaveLength(10);
  });

  it('against what is chosen beside it', () => {
    expect(wrong(EXAMPLE, { nations: 'empire, skaven', missing: 'inert' })).toEqual(['start-settles', 'start-settles']);
    expect(wrong(JSON.stringify({ powers: { chaos: empire, skaven } }), { board: 'old-world' })).toEqual(['not-on-board 1 powers.chaos']);
    const oceans = JSON.stringify({ powers: { empire: { ...empire, units: ['F NGWO', 'F NGWO'] }, skaven } });
    expect(wrong(oceans)).toEqual(['two-units 1 powers.empire.units[2]']);
    expect(wrong(oceans, { oceans: 'true' })).toEqual([]);
  });
});
