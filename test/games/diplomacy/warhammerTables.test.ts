import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../src/assets.js';
import { compileBoard } from '../../../src/games/diplomacy/board/board.js';
import { explainOrder } from '../../../src/games/diplomacy/explanation/explainOrder.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../../src/games/diplomacy/model/state.js';
import { variantFor } from '../../../src/games/diplomacy/model/variant.js';
import { warhammerFm05 } from './ownVariants.js';

const variant = warhammerFm05(compileBoard(readBoardFile('warhammer-fm05')));
const game = diplomacy(variant);

const chosen = (texts: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> => game.chosen?.parse(texts) ?? {};
const seatsFor = (players: number, texts: Readonly<Record<string, string>> = {}): readonly string[] => {
  const seats = game.seats(players, chosen(texts));
  if (!seats.ok) throw new Error(seats.fault.code);
  return seats.value.map(({ id }) => id);
};
const opened = (players: number, texts: Readonly<Record<string, string>> = {}): State =>
  game.open({ seats: seatsFor(players, texts), seed: 1, secret: '00', options: chosen(texts) });
const recordOf = ({ terms }: State) => variantFor(variant, terms);
const unitsOf = ({ position }: State, power: string): readonly string[] =>
  position.units.filter(u => u.power === power).map(u => `${u.type} ${u.at}${u.free ? ' free' : ''}`);

describe('Seats', () => {
  it('2 to 10 players share the Old World, more the world', () => {
    expect(seatsFor(3)).toEqual(['empire', 'dwarves', 'bretonnia']);
    expect(seatsFor(10).at(-1)).toBe('estalia');
    expect(seatsFor(11).slice(0, 3)).toEqual(['chaos', 'empire', 'dwarves']);
    expect(seatsFor(21)).toHaveLength(21);
    expect(game.players).toEqual({ least: 2, most: 21 });
  });

  it('the host may name the nations, as the author spells them too, and the board', () => {
    expect(seatsFor(2, { nations: 'Brettonnia, The Empire, Estelia' })).toEqual(['bretonnia', 'empire', 'estalia']);
    expect(seatsFor(3, { board: 'world' })).toEqual(['chaos', 'empire', 'dwarves']);
    expect(game.chosen?.safeParse({ nations: 'Empire, Mordor' }).success).toBe(false);
    expect(game.seats(2, chosen({ nations: 'chaos, empire', board: 'old-world' }))).toMatchObject({ fault: { code: 'not-on-board' } });
  });

  it('nations that the host names are two or more, each once', () => {
    const isChosen = (nations: string) => game.chosen?.safeParse({ nations }).success;
    expect(['Empire, Skaven', 'Empire', 'Empire, Skaven, Empire', ''].map(isChosen)).toEqual([true, false, false, false]);
  });

  it('the lobby is told which nations fit which numbers', () => {
    expect(game.tables?.(chosen({}))).toMatchObject([
      { code: 'nations-dealt', board: 'old-world', least: 2, most: 10 },
      { code: 'nations-dealt', board: 'world', least: 11, most: 21 },
    ]);
  });
});

describe('Tables', () => {
  it('of one board, if the host chooses it', () => {
    expect(game.tables?.(chosen({ board: 'old-world' }))).toMatchObject([{ board: 'old-world', least: 2, most: 10 }]);
    expect(game.tables?.(chosen({ board: 'world' }))).toMatchObject([{ board: 'world', least: 2, most: 21 }]);
  });
});

describe('The Old World', () => {
  it('has no centre beyond its edge, and neither homes nor units of anybody there', () => {
    const { board } = recordOf(opened(6));
    const isOpen = new Set(board.provinces.map(({ id }) => id));
    const closed = board.file.provinces.filter(({ id }) => !isOpen.has(id));
    expect(closed.length).toBeGreaterThan(50);
    for (const { kind, centre } of closed) expect([kind, centre]).toEqual(['impassable', false]);
    for (const { home, regions, start } of board.file.powers)
      for (const at of [...home, ...regions, ...start.map(unit => unit.at)]) expect(isOpen.has(at)).toBe(true);
  });

  it('has 50 spaces and 24 centres, of which 13 win; no Orcs and no Chaos Dwarves stand there', () => {
    const state = opened(6);
    const { board } = recordOf(state);
    expect(board.provinces).toHaveLength(50);
    expect(board.file.victory).toMatchObject({ centres: 13, of: 24 });
    expect([...unitsOf(state, 'orcs'), ...unitsOf(state, 'chaos-dwarves')]).toEqual([]);
  });
});

describe('Lands that nobody plays', () => {
  const two = { nations: 'empire, skaven', board: 'old-world' };

  it('standing: nations of two units and more stand, their centres count; single centres are neutral', () => {
    const state = opened(2, two);
    expect(unitsOf(state, 'kislev')).toEqual(['A kisl', 'A praa']);
    expect(state.position.centres.kisl).toBe('kislev');
    expect(unitsOf(state, 'norse')).toEqual([]);
    expect(state.position.centres.sjok).toBeUndefined();
    expect(recordOf(state).board.file.victory.of).toBe(24);
  });

  it('single centres are nobody’s home; those of nations that stand still are theirs', () => {
    const homeOf = (at: string) => recordOf(opened(2, two)).board.file.provinces.find(({ id }) => id === at)?.home;
    expect(['sjok', 'kisl', 'altd', 'reik'].map(homeOf)).toEqual([null, 'kislev', 'empire', null]);
  });

  it('inert: they stand, and their centres count for nothing', () => {
    const state = opened(2, { ...two, missing: 'inert' });
    expect(unitsOf(state, 'kislev')).toEqual(['A kisl', 'A praa']);
    expect(recordOf(state).board.centres.has('kisl')).toBe(false);
    expect(recordOf(state).board.file.victory.of).toBe(24 - 2 - 2 - 3);
  });

  it('neutral: no unit, centres that anybody may take', () => {
    const state = opened(2, { ...two, missing: 'neutral' });
    expect(state.position.units.map(u => u.power)).toEqual(['empire', 'empire', 'empire', 'skaven']);
    expect(recordOf(state).board.centres.has('kisl')).toBe(true);
    expect(state.position.centres.kisl).toBeUndefined();
  });

  it.each(['standing', 'inert', 'neutral'])(
    '%s: armies in the hills that need no centre stand, though nobody plays the Goblins',
    missing => {
      const state = opened(2, { ...two, board: 'world', orcs: 'both', goblins: 'true', missing });
      expect(unitsOf(state, 'goblins')).toEqual(['A pale free', 'A wrld free']);
    },
  );
});

describe('Options', () => {
  it('Chaos Daemons: both Eyes are theirs, and Chaos begins with the rest', () => {
    const state = opened(12, { daemons: 'true' });
    expect(unitsOf(state, 'daemons')).toEqual(['A eyec', 'F seye']);
    expect(unitsOf(state, 'chaos')).toEqual(['F hung', 'A kurg', 'F manc']);
    expect(recordOf(state).board.file.victory).toMatchObject({ centres: 34, of: 67 });
  });

  it('Orcs in the Hills: armies that need no centre; both, of Goblins, are a nation', () => {
    expect(unitsOf(opened(12, { orcs: 'pale' }), 'orcs')).toContain('A pale free');
    expect(unitsOf(opened(12, { orcs: 'both' }), 'orcs')).toContain('A wrld free');
    expect(unitsOf(opened(12, { orcs: 'both', goblins: 'true' }), 'goblins')).toEqual(['A pale free', 'A wrld free']);
  });

  it('Goblins with both armies are dealt last in the Old World, and after the Orcs in the world', () => {
    const both = { orcs: 'both', goblins: 'true' };
    expect(seatsFor(11, { ...both, board: 'old-world' }).at(-1)).toBe('goblins');
    const world = seatsFor(12, { ...both, board: 'world' });
    expect(world[world.indexOf('orcs') + 1]).toBe('goblins');
    expect(seatsFor(12, { orcs: 'both' })).not.toContain('goblins');
  });

  it('Goblins: so the Orcs are called', () => {
    const { powers } = recordOf(opened(12, { goblins: 'true' })).board;
    expect(powers.find(({ id }) => id === 'orcs')?.name.en).toBe('Goblins');
    const both = recordOf(opened(12, { goblins: 'true', orcs: 'both' })).board.powers.map(({ name }) => name.en);
    expect(new Set(both).size).toBe(both.length);
  });

  it('The Greater Empire: Sylvania is its home and its land', () => {
    const { board } = recordOf(opened(9, { greater: 'true' }));
    const power = (id: string) => board.file.powers.find(one => one.id === id);
    expect(board.file.provinces.find(({ id }) => id === 'sylv')?.home).toBe('empire');
    expect(board.file.provinces.find(({ id }) => id === 'altd')?.home).toBe('empire');
    expect(power('empire')?.home.toSorted()).toEqual(['altd', 'midd', 'nuln', 'sylv']);
    expect(power('empire')?.regions).toContain('sylv');
    expect([power('vampire-counts')?.home, power('vampire-counts')?.regions]).toEqual([[], []]);
  });

  it('Chaos Daemons: the Southern Eye is a land that fleets reach from four seas, and Chaos keeps what is left', () => {
    const { board } = recordOf(opened(12, { daemons: 'true' }));
    const power = (id: string) => board.file.powers.find(one => one.id === id);
    expect(board.file.provinces.find(({ id }) => id === 'seye')).toMatchObject({
      kind: 'land',
      coastal: true,
      centre: true,
      home: 'daemons',
    });
    expect(board.file.provinces.find(({ id }) => id === 'eyec')?.home).toBe('daemons');
    expect([...(board.fleetNeighbours.get('seye') ?? [])].sort()).toEqual(['eind', 'sgwo', 'stem', 'wind']);
    expect(power('chaos')).toMatchObject({ capital: 'kurg', home: ['hung', 'kurg', 'manc'] });
    expect(power('chaos')?.regions).not.toContain('eyec');
  });

  it('The Greater Empire begins with four, and nobody plays the Counts', () => {
    expect(unitsOf(opened(9, { greater: 'true' }), 'empire')).toContain('A sylv');
    expect(seatsFor(9, { greater: 'true' })).not.toContain('vampire-counts');
  });

  it('Open Oceans and Strong Capitals are off unless they are chosen', () => {
    expect(recordOf(opened(3)).board.open).toBeUndefined();
    expect(recordOf(opened(3, { oceans: 'true' })).board.open).toBeDefined();
    const hasStrongCapitals = (texts: Readonly<Record<string, string>>): boolean =>
      recordOf(opened(3, texts)).rules.some(({ id }) => id === 'strong-capitals');
    expect([hasStrongCapitals({}), hasStrongCapitals({ capitals: 'true' })]).toEqual([false, true]);
  });

  it('the Dogs of War choose a city first: it is theirs, and their capital', () => {
    const state = opened(5);
    expect(game.phase(state)).toMatchObject({ kind: 'placement', awaits: ['tilea'], turn: { year: 1, season: 'spring' } });
    const { submission } = game.read(state, 'tilea', 'F Luccini', undefined, 'en');
    const next = game.advance(state, new Map([['tilea', submission]])).state;
    expect(next).toMatchObject({ phase: 'movement', turn: { year: 1, season: 'spring' }, capitals: { tilea: 'lucc' } });
    expect([next.position.centres.lucc, next.position.centres.mira]).toEqual(['tilea', undefined]);
  });

  it('who of them says nothing has an army in the first city: no lot is drawn for him, so the phase is not put off', () => {
    const state = opened(5);
    expect(game.incomplete?.(state, new Map())).toEqual([]);
    const next = game.advance(state, new Map()).state;
    expect(next.position.units).toContainEqual({ power: 'tilea', type: 'A', at: 'mira' });
    expect(next.capitals).toEqual({ tilea: 'mira' });
  });

  it('Explain cites their rule, Fledgling Nations, for the first unit', () => {
    const state = opened(5);
    const { report } = game.advance(state, new Map());
    expect(explainOrder(recordOf(state), report, 'mira')?.steps).toMatchObject([
      {
        finding: { kind: 'result', result: { power: 'tilea', outcome: { kind: 'built', because: 'default' } } },
        rule: 'fledgling-nations',
      },
    ]);
  });
});

describe('The host', () => {
  it('may choose how Warhammer is played, each with what may be chosen', () => {
    const settings = (game.settings ?? []).map(({ key, choices, isText }) => [
      key,
      isText ? 'text' : choices?.map(({ value }) => value).join(' '),
    ]);
    expect(Object.fromEntries(settings)).toEqual({
      ...{ board: 'world old-world', nations: 'text', duchies: 'text', missing: 'standing inert neutral', orcs: 'none pale both' },
      ...{ daemons: 'true false', goblins: 'true false', greater: 'true false', capitals: 'true false', oceans: 'true false' },
      ...{ battles: 'simulated tabletop', scale: '1500 2000 linear', sides: 'coalition separate', dependent: 'dislodge join schedule' },
      cataclysmic: 'true false',
    });
    for (const { name, about } of game.settings ?? []) for (const text of [name.en, name.fr, about.en, about.fr]) expect(text).not.toBe('');
  });
});
