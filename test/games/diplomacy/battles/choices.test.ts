import { describe, expect, it } from 'vitest';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import { conquered, game, play, termsOf, unitsFrom, winterOf } from './conquered.js';

/** The statements that a seat may choose from, by topic, without those that are orders of units. */
const offers = (state: State, seat: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    game
      .options(state, seat, 'en')
      .filter(({ key }) => !/^[a-z]{3}$|^waive$/.test(key))
      .map(({ key, choices }) => [key, choices.map(({ text }) => text)]),
  );

const refuse = (nations: string): readonly string[] => nations.split(' ').map(one => `Refuse ${one}`);
const favour = (nations: string): readonly string[] => nations.split(' ').map(one => `Favour ${one}`);
const WISHES = ['Wish holds first', 'Wish moves first'];

describe('Beside its orders', () => {
  const services: State['services'] = { italy: { as: 'sepoy', of: 'france', won: 0 }, turkey: { as: 'mercenary', of: 'russia', won: 0 } };

  it('a nation may wish for battles, refuse and favour every other nation that has not fallen', () => {
    expect(offers(conquered({ services }), 'germany')).toEqual({
      wish: WISHES,
      refuse: refuse('Austria England France Russia'),
      favour: favour('Austria England France Russia'),
    });
  });

  it('what it has said for good it may take back, and nothing else', () => {
    const wishes: State['wishes'] = {
      france: [
        { kind: 'wish', first: 'hold', units: [] },
        { kind: 'refuse', powers: ['austria'] },
      ],
      germany: [{ kind: 'favour', powers: ['russia'] }],
    };
    const state = conquered({ services, wishes });
    expect(offers(state, 'france')).toEqual({
      wish: [...WISHES, 'Wish nothing'],
      refuse: [...refuse('Austria England Germany Russia'), 'Refuse nobody'],
      favour: favour('Austria England Germany Russia'),
    });
    expect(offers(state, 'germany').favour).toContain('Favour nobody');
    expect(offers(state, 'russia').favour).not.toContain('Favour nobody');
  });

  it('it may dismiss its Mercenaries, not its Sepoys nor those of others', () => {
    const state = conquered({ services });
    expect(offers(state, 'russia')['off-turkey']).toEqual(['Dismiss Turkey']);
    expect(offers(state, 'france')).not.toHaveProperty('off-italy');
    expect(offers(state, 'germany')).not.toHaveProperty('off-turkey');
  });

  it('a conquered player chooses a service: Sepoy of who holds the capital, Mercenary of anybody', () => {
    const mercenary = (nations: string) => nations.split(' ').map(one => `Serve as Mercenary: ${one}`);
    expect(offers(conquered({ services }), 'italy').serve).toEqual([
      'Serve as Sepoy: France',
      ...mercenary('Austria England France Germany Russia'),
    ]);
    expect(offers(conquered({ services }), 'turkey').serve).toEqual(mercenary('Austria England France Germany Russia'));
  });

  it('a Sepoy who may revolt chooses among vacant centres: fleets only on the coast', () => {
    expect(offers(winterOf(3, { ven: 'france', ser: 'france', bur: 'france' }), 'italy')).toEqual({
      revolt: ['NAP', 'ROM', 'SER', 'TUN', 'VEN'].flatMap(at => (at === 'SER' ? [`Revolt A ${at}`] : [`Revolt A ${at}`, `Revolt F ${at}`])),
    });
    expect(offers(winterOf(3), 'france')).toEqual({});
  });
});

describe('When lists are due', () => {
  const FRONTS = 'france A par, france A pic, germany A mun, germany A ruh, england F lon, austria A vie, russia A mos';
  const lists = (more = '', english = '', battleTerms = conquered().battleTerms): State => {
    const state = conquered({
      position: { ...conquered().position, units: unitsFrom(FRONTS + more) },
      ...(battleTerms && { battleTerms }),
    });
    const orders = { france: 'A Par - Bur; A Pic - Bel', germany: 'A Mun - Bur; A Ruh - Bel' };
    return play(state, english === '' ? orders : { ...orders, england: english }).state;
  };

  it('a nation has an entry for each commander, each with all its declarations', () => {
    const entry = (i: number) => ['PIC', 'PAR'].flatMap(at => ['Italy', 'France'].map(by => `Battle ${i} A ${at} move by ${by}`));
    expect(offers(lists(), 'france')).toMatchObject({ 'battle-1': entry(1), 'battle-2': entry(2) });
    expect(offers(lists(), 'germany')['battle-1']).toEqual(['Battle 1 A RUH move', 'Battle 1 A MUN move']);
    expect(offers(lists(), 'germany')).not.toHaveProperty('battle-2');
  });

  it('where it contends it may refuse, favour and stay away', () => {
    const { 'battle-1': _, ...rest } = offers(lists(), 'germany');
    expect(rest).toEqual({
      refuse: ['Refuse France'],
      'refuse-bel': ['Refuse France at BEL'],
      'refuse-bur': ['Refuse France at BUR'],
      'away-bel': ['Away BEL'],
      'away-bur': ['Away BUR'],
      favour: ['Favour France'],
    });
  });

  it('who only supports the primary defender may say nothing; in cataclysmic battles he may withdraw', () => {
    const english = 'F Eng S A Pic - Bel';
    expect(offers(lists(', england F eng', english), 'england')).toEqual({});
    expect(offers(lists(', england F eng', english, termsOf({ cataclysmic: 'true' })), 'england')).toEqual({
      'flee-bel': ['Withdraw BEL'],
    });
    expect(offers(lists(), 'england')).toEqual({});
    expect(offers(lists(), 'austria')).toEqual({});
  });

  it('it may refuse whoever supports another, not its own helpers', () => {
    const state = lists(', england F eng', 'F Eng S A Pic - Bel');
    expect(offers(state, 'germany')['refuse-bel']).toEqual(['Refuse England at BEL', 'Refuse France at BEL']);
    expect(offers(state, 'france')['refuse-bel']).toEqual(['Refuse Germany at BEL']);
  });

  it('whom it may refuse everywhere is told once, by name, wherever they fight', () => {
    const units = unitsFrom('germany A ruh, germany A mun, russia A hol, france A par, england F lon, austria A vie');
    const orders = { germany: 'A Ruh - Bel; A Mun - Bur', russia: 'A Hol - Bel', france: 'A Par - Bur' };
    const { state } = play(conquered({ position: { ...conquered().position, units } }), orders);
    expect(offers(state, 'germany').refuse).toEqual(refuse('France Russia'));
    expect(offers(state, 'germany').favour).toEqual(favour('France Russia'));
  });

  it('who fights nowhere refuses nobody, and takes nothing back', () => {
    const wishes: State['wishes'] = {
      austria: [{ kind: 'refuse', powers: ['france'] }],
      germany: [{ kind: 'refuse', powers: ['austria'] }],
    };
    expect(offers({ ...lists(), wishes }, 'austria')).toEqual({});
    expect(offers({ ...lists(), wishes }, 'germany').refuse).toEqual(['Refuse France', 'Refuse nobody']);
  });
});

describe('Buttons', () => {
  const buttons = (state: State, seat: string): readonly string[] =>
    game.options(state, seat, 'en').flatMap(({ choices }) => choices.flatMap(({ button }) => button?.text ?? []));

  it('of battles each declare one: its own unit, holding or moving', () => {
    const { state } = play(conquered(), { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur - Mun' });
    expect([...new Set(buttons(state, 'france'))]).toEqual(['Battle A BUR hold', 'Battle A BUR move']);
    const units = unitsFrom('france A par, france A pic, germany A mun, germany A ruh, england F lon, austria A vie, russia A mos');
    const fronts = conquered({ position: { ...conquered().position, units } });
    const lists = play(fronts, { france: 'A Par - Bur; A Pic - Bel', germany: 'A Mun - Bur; A Ruh - Bel' }).state;
    expect([...new Set(buttons(lists, 'germany'))]).toEqual(['Battle A RUH move', 'Battle A MUN move']);
  });

  it('of service are for a conquered player who serves nobody yet, and for what he owes: to be the Sepoy of one nation', () => {
    expect(buttons(conquered(), 'italy')).toEqual(['Serve as Sepoy: France']);
    expect(buttons(conquered({ services: { italy: { as: 'mercenary', of: 'russia', won: 0 } } }), 'italy')).toEqual([]);
  });
});

describe('What is said for good', () => {
  const codesOf = (state: State, seat: string, text: string) =>
    game.read(state, seat, text, undefined, 'en').lines.map(({ fault }) => fault?.code);

  it('stands until it is taken back, each kind by itself', () => {
    const { state } = play(conquered(), {
      france: 'Wish holds first; Refuse Austria, England; Favour Russia',
      germany: 'Wish A MUN, A RUH',
    });
    expect(state.wishes).toEqual({
      france: [
        { kind: 'wish', first: 'hold', units: [] },
        { kind: 'refuse', powers: ['austria', 'england'] },
        { kind: 'favour', powers: ['russia'] },
      ],
      germany: [{ kind: 'wish', units: ['A mun', 'A ruh'] }],
    });
    const said = conquered(state.wishes && { wishes: state.wishes });
    expect(play(said, { france: 'Wish nothing; Refuse nobody' }).state.wishes?.france).toEqual([{ kind: 'favour', powers: ['russia'] }]);
    expect(play(said, {}).state.wishes).toEqual(state.wishes);
    expect(play(conquered(), {}).state).not.toHaveProperty('wishes');
  });

  it('is no service: that a player chooses once', () => {
    const { state } = play(conquered(), { turkey: 'Serve as Mercenary: Russia; Wish holds first' });
    expect(state.services?.turkey).toEqual({ as: 'mercenary', of: 'russia', won: 0 });
    expect(state.wishes).toEqual({ turkey: [{ kind: 'wish', first: 'hold', units: [] }] });
  });

  it('is taken back only if it was said, and names only nations that are offered', () => {
    expect(codesOf(conquered(), 'france', 'Refuse nobody')).toEqual(['not-said-now']);
    expect(codesOf(conquered(), 'france', 'Wish nothing')).toEqual(['not-said-now']);
    expect(codesOf(conquered(), 'france', 'Refuse Austria, England')).toEqual([undefined]);
    expect(codesOf(conquered(), 'france', 'Refuse Austria, Turkey')).toEqual(['not-said-now']);
  });
});
