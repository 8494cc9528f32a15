import { describe, expect, test } from 'vitest';
import { readGeometry, readOwnVariant } from '../../src/assets.js';
import { writeVariant } from '../../src/authoring/compile/writeVariant.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { playGames, summaryOf } from '../../src/authoring/gate/playGames.js';
import { uploadedRules } from '../../src/discord/words/variants/uploadedRules.js';
import { variantReportWords } from '../../src/discord/words/variants/variantReport.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { exampleWith, faultsOf, type Texts, variantOf } from './folders.js';

const seatsOf = ({ board }: Variant): readonly string[] => board.powers.flatMap(({ id, neutral }) => (neutral ? [] : [id]));

/** A folder's variant with a power for each centre, and no unit. */
function asChaos(texts: Texts, name: string): Texts {
  const variant = JSON.parse(texts.get('variant.json') ?? '');
  const board = JSON.parse(texts.get('board.json') ?? '');
  const centres = board.provinces.filter(({ centre }: { centre?: boolean }) => centre);
  const powers = centres.map(({ id, name: called }: { id: string; name: object }) => ({ id, name: called, homes: [id], units: [] }));
  const chaos = {
    ...{ ...variant, id: 'chaos', name: { en: name }, powers, calendar: { year: 1900, placement: 'winter' } },
    rules: [{ rule: 'chaos' }],
  };
  return new Map([...texts, ['variant.json', JSON.stringify(chaos)]]);
}

describe('Chaos', () => {
  const { variant, written } = variantOf(asChaos(exampleFolder('shores'), 'Chaos on Three Shores'));
  const game = diplomacy(variant);
  const opened = game.open({ seats: seatsOf(variant), seed: 1, options: {} });
  const read = (state: State, seat: string, text: string) => game.read(state, seat, text, undefined, 'en', 0);

  test('begins with a build phase, for which every power is waited', () => {
    expect(opened).toMatchObject({ phase: 'placement', turn: { year: 1900, season: 'winter' }, position: { units: [] } });
    expect(game.phase(opened).awaits).toEqual(seatsOf(variant));
    expect(game.due?.(opened, 'ash')).toBe(1);
  });

  test('each builds an army or a fleet in its centre, and nowhere else', () => {
    expect(read(opened, 'bri', 'Build F bri').lines.filter(({ fault }) => fault)).toEqual([]);
    expect(read(opened, 'bri', 'Build A hig').lines.filter(({ fault }) => fault)).toHaveLength(1);
    const sent = new Map([['bri', read(opened, 'bri', 'Build F bri').submission]]);
    const { state } = game.advance(opened, sent);
    expect(state).toMatchObject({ phase: 'movement', turn: { year: 1901, season: 'spring' } });
    expect(state.position.units).toContainEqual({ power: 'bri', type: 'F', at: 'bri' });
    // What nobody built is drawn by lot, so that nobody begins without a unit.
    expect(state.position.units.map(({ power }) => power).sort()).toEqual([...seatsOf(variant)].sort());
  });

  test('later each builds in every free centre that it owns', () => {
    const winter: State = {
      ...{ ...opened, phase: 'adjustments', turn: { year: 1901, season: 'winter' } },
      position: { ...opened.position, units: [{ power: 'ash', type: 'A', at: 'pin' }], centres: { ash: 'ash', old: 'ash' } },
    };
    expect(read(winter, 'ash', 'Build A old').lines.filter(({ fault }) => fault)).toEqual([]);
  });

  test('is played to its end without a breach', () => {
    expect([...playGames(variant, { games: 3, seed: 1, years: 10 })].flatMap(({ breach }) => breach ?? [])).toEqual([]);
  });

  test.each(LANGUAGES)('is said in its rules: %s', language => {
    const told = JSON.stringify(uploadedRules(written, variant, variant.board.file.credit, language));
    expect(told).toContain(
      language === 'en' ? 'every power begins with one centre and no unit' : 'commence avec un seul centre et sans unité',
    );
  });

  test('every power has one home and no unit, and units are placed before the first year', () => {
    const chaos = asChaos(exampleFolder('shores'), 'Chaos');
    const homes = exampleWith(
      'variant.json',
      '"homes":["ash"]',
      '"homes":["ash","hig"]',
      exampleWith('variant.json', '"homes":["hig"]', '"homes":[]', chaos),
    );
    expect(faultsOf(homes).map(({ fault }) => fault)).toContainEqual({ code: 'variant-chaos-homes', power: 'ash' });
    const late = exampleWith('variant.json', ',"placement":"winter"', '', chaos);
    expect(faultsOf(late).map(({ fault }) => fault)).toEqual([{ code: 'variant-rule-idle', typed: 'calendar.placement' }]);
  });

  test('on Classic has 34 powers, and is played', () => {
    const classic = variantsOn(readOwnVariant).find(({ id }) => id === 'classic');
    const folder = classic && writeVariant(classic, readGeometry('classic'));
    if (!folder?.ok) throw new Error('Classic is no folder');
    const { variant: chaos } = variantOf(asChaos(folder.value, 'Chaos on Europe'));
    expect(seatsOf(chaos)).toHaveLength(34);
    expect(new Set(chaos.board.powers.map(({ colour }) => colour)).size).toBe(34);
    expect(new Set(chaos.board.powers.map(({ badge }) => badge)).size).toBe(34);
    const [played] = [...playGames(chaos, { games: 1, seed: 1, years: 4 })];
    expect(played?.breach).toBeUndefined();
    expect(Math.max(...(played?.centres.values() ?? []))).toBeGreaterThan(1);
  });
});

describe('Opening builds', () => {
  /** A folder whose powers begin with homes alone. */
  const opening = (texts: Texts): Texts => {
    const variant = JSON.parse(texts.get('variant.json') ?? '');
    const powers = variant.powers.map((power: object) => ({ ...power, units: [] }));
    const written = { ...variant, powers, calendar: { year: 1900, placement: 'winter' }, rules: [{ rule: 'opening-builds' }] };
    return new Map([...texts, ['variant.json', JSON.stringify(written)]]);
  };
  const { variant } = variantOf(opening(exampleFolder('shores')));
  const game = diplomacy(variant);

  test('what nobody built is drawn by lot: one unit in each home, whatever may be built there', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state } = game.advance(game.open({ seats: seatsOf(variant), seed, options: {} }), new Map());
      const places = state.position.units.map(({ at }) => at.split('/')[0]);
      expect(new Set(places).size).toBe(places.length);
      expect(places.length).toBe(variant.board.powers.flatMap(({ home }) => home).length);
    }
  });

  test('a last year is at least the first that is played', () => {
    const last = (lastYear: number) => {
      const texts = opening(exampleFolder('shores'));
      const written = JSON.parse(texts.get('variant.json') ?? '');
      return faultsOf(new Map([...texts, ['variant.json', JSON.stringify({ ...written, victory: { ...written.victory, lastYear } })]]));
    };
    expect(last(1900).map(({ fault }) => fault)).toEqual([{ code: 'variant-last-year-early', year: 1901 }]);
    expect(last(1901)).toEqual([]);
  });
});

describe('A last year', () => {
  const withLast = (lastYear: number, more = '') =>
    exampleWith('variant.json', '"victory": { "centres": 7 }', `"victory": { "centres": 7, "lastYear": ${lastYear}${more} }`);
  const { variant, written } = variantOf(withLast(3));
  const game = diplomacy(variant);
  const opened = game.open({ seats: seatsOf(variant), seed: 1, options: {} });

  test('ends the game in a draw by size among those who own a centre, once its centres have changed owners', () => {
    let state = opened;
    const phases: string[] = [];
    while (!game.ending(state) && phases.length < 20) {
      phases.push(`${state.turn.season} ${state.turn.year}, ${state.phase}`);
      state = game.advance(state, new Map()).state;
    }
    expect(phases.at(-1)).toBe('fall 3, retreats');
    expect(state).toMatchObject({ phase: 'adjustments', turn: { year: 3 } });
    expect(state.winner).toBeUndefined();
    expect(game.ending(state)).toEqual({ winners: ['north', 'west', 'east'], isDrawBySize: true });
    const without = { ...state, position: { ...state.position, centres: { ash: 'north', hig: 'north', mar: 'west' } } };
    expect(game.ending(without)).toEqual({ winners: ['north', 'west'], isDrawBySize: true });
  });

  test('does not end it before, nor take a victory away', () => {
    expect(game.ending({ ...opened, turn: { year: 3, season: 'fall' } })).toBeUndefined();
    expect(game.ending({ ...opened, phase: 'adjustments', turn: { year: 2, season: 'winter' } })).toBeUndefined();
    expect(game.ending({ ...opened, phase: 'adjustments', turn: { year: 3, season: 'winter' }, winner: 'west' })).toEqual({
      winners: ['west'],
    });
  });

  test('counts down where years do', () => {
    const down = exampleWith(
      'variant.json',
      '"calendar": { "year": 1 }',
      '"calendar": { "year": 30, "counts": "down", "era": "bc" }',
      withLast(28),
    );
    const { variant: bc } = variantOf(down);
    const past = diplomacy(bc);
    const at = (year: number): State => ({
      ...past.open({ seats: seatsOf(bc), seed: 1, options: {} }),
      phase: 'adjustments',
      turn: { year, season: 'winter' },
    });
    expect(past.ending(at(29))).toBeUndefined();
    expect(past.ending(at(28))).toMatchObject({ isDrawBySize: true });
    expect(past.ending(at(27))).toMatchObject({ isDrawBySize: true });
  });

  test('ends trial games, which nobody then has won', () => {
    const games = [...playGames(variant, { games: 4, seed: 1, years: 30 })];
    expect(games.flatMap(({ breach }) => breach ?? [])).toEqual([]);
    expect(Math.max(...games.map(({ years }) => years))).toBeLessThanOrEqual(3);
    const summary = summaryOf(seatsOf(variant), games);
    expect(summary.won + summary.drawn).toBe(4);
    expect(summary.drawn).toBeGreaterThan(0);
    expect(variantReportWords.en.played(summary)).toContain(`${summary.won} won, ${summary.drawn} drawn in the last year; `);
    expect(variantReportWords.fr.played({ games: 9, won: 1, drawn: 2, years: [1, 2, 3] })).toContain(
      '1 gagnée, 2 nulles à la dernière année, les autres arrêtées\u00a0; ',
    );
  });

  test('trial games that all end alike are told without a range', () => {
    const { en, fr } = variantReportWords;
    const stopped = { games: 100, won: 0, drawn: 0, years: [30, 30, 30] } as const;
    expect(en.played(stopped)).toBe('100 games between Recruits: none won, all stopped; 30 years each.');
    expect(fr.played(stopped)).toBe('100 parties entre Recrues\u00a0: aucune gagnée, toutes arrêtées\u00a0; 30 ans chacune.');
    const single = { games: 1, won: 1, drawn: 0, years: [1, 1, 1] } as const;
    expect(en.played(single)).toBe('1 game between Recruits: 1 won; one year.');
    expect(fr.played(single)).toBe('1 partie entre Recrues\u00a0: 1 gagnée\u00a0; 1 an.');
    expect(en.played({ ...stopped, years: [3, 9, 30] })).toContain('; 3 to 30 years, half of them at most 9.');
  });

  test('is not before the first', () => {
    const early = exampleWith('variant.json', '"calendar": { "year": 1 }', '"calendar": { "year": 5 }', withLast(4));
    expect(faultsOf(early)).toMatchObject([
      { file: 'variant.json', where: 'victory.lastYear', fault: { code: 'variant-last-year-early', year: 5 } },
    ]);
  });

  test.each(LANGUAGES)('is said with the goal: %s', language => {
    const told = JSON.stringify(uploadedRules(written, variant, variant.board.file.credit, language));
    expect(told).toContain(
      language === 'en' ? 'by the end of 3, all powers that own a centre share the draw, ranked by size' : 'à la fin de 3',
    );
  });
});
