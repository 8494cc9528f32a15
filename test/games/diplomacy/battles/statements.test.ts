import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../../../src/assets.js';
import { battleListFrom } from '../../../../src/games/diplomacy/battles/battleListFrom.js';
import { outcomesOf, verdictOf } from '../../../../src/games/diplomacy/battles/battleReports.js';
import { servicesAfter } from '../../../../src/games/diplomacy/battles/conqueredPlayers.js';
import { revoltsIn } from '../../../../src/games/diplomacy/battles/revolt.js';
import { afterBattles } from '../../../../src/games/diplomacy/battles/stateAfterBattles.js';
import { statementChoices, statementFault } from '../../../../src/games/diplomacy/battles/statementChoices.js';
import { compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import { diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Battle } from '../../../../src/games/diplomacy/model/battle/battle.js';
import type { BattleStatement } from '../../../../src/games/diplomacy/model/battle/battleStatement.js';
import type { DecidedBattle } from '../../../../src/games/diplomacy/model/battle/decidedBattle.js';
import type { State } from '../../../../src/games/diplomacy/model/state.js';
import { classicBattles, warhammerFm05 } from '../ownVariants.js';
import { conquered, game, play, unitsFrom, winterOf } from './conquered.js';

const classic = compileBoard(readBoardFile('classic'));
const TWO_FRONTS = 'france A par, france A pic, germany A mun, germany A ruh, england F lon, austria A vie, russia A mos';

/** France, with Italy as Sepoy, has met Germany in Burgundy and in Belgium: lists are due. */
function twoFronts(): State {
  const { position } = conquered();
  const state = conquered({ position: { ...position, units: unitsFrom(TWO_FRONTS) } });
  return play(state, { france: 'A Par - Bur; A Pic - Bel', germany: 'A Mun - Bur; A Ruh - Bel' }).state;
}

const linesOf = (state: State, seat: string, text: string) => game.read(state, seat, text, undefined, 'en').lines;
const stepsOf = (state: State, seat: string) =>
  game
    .options(state, seat, 'en')
    .flatMap(({ choices }) => choices)
    .map(({ steps }) => steps);

describe('A battle list', () => {
  it('has an entry for each commander; each unit keeps the entry that it has', () => {
    const lines = linesOf(twoFronts(), 'france', 'Battle A Par move; Battle A Pic move; Battle A Par move by Italy');
    expect(lines.map(line => line.text)).toEqual(['Battle 1 A PAR move', 'Battle 2 A PIC move', 'Battle 1 A PAR move by Italy']);
  });

  it('needs neither the type of the unit nor the last word, where that is clear', () => {
    const lines = linesOf(
      twoFronts(),
      'france',
      'Battle 1 PAR\nBataille 2 Pic attaque\nBattle 1 Paris by Italy\nBataille 1 Paris par Italie',
    );
    expect(lines.map(line => line.text)).toEqual([
      'Battle 1 A PAR move',
      'Battle 2 A PIC move',
      'Battle 1 A PAR move by Italy',
      'Battle 1 A PAR move by Italy',
    ]);
    const refused = linesOf(twoFronts(), 'france', 'Battle 1 MUN\nBattle 1 nowhere\nWish PAR');
    expect(refused.map(line => line.fault?.code)).toEqual(['may-not-declare', 'unknown-place', 'not-understood']);
  });

  it('is led by the nation’s own commanders and nobody else', () => {
    const [line] = linesOf(twoFronts(), 'france', 'Battle A Par move by Turkey');
    expect(line?.fault).toEqual({ code: 'no-such-commander', commander: 'turkey' });
  });

  it.each(['Fight for Burgundy: A Paris attacks', 'Fight at Burgundy: A Paris attacks'])(
    'is read as menus show or showed it: %s',
    typed => {
      const [line] = linesOf(twoFronts(), 'france', typed);
      expect(line?.fault).toBeUndefined();
      expect(line).toMatchObject({ text: linesOf(twoFronts(), 'france', 'Battle A Par move')[0]?.text });
    },
  );

  it('is chosen from a menu: the unit, then who leads it, if there are several', () => {
    expect(stepsOf(twoFronts(), 'france')).toContainEqual(['Fight for Burgundy: A Paris attacks', 'by Italy']);
    expect(stepsOf(twoFronts(), 'germany')).toContainEqual(['Fight for Burgundy: A Munich attacks']);
    expect(stepsOf(twoFronts(), 'germany')).toContainEqual(['Fight for Belgium: A Ruhr attacks']);
    expect(stepsOf(twoFronts(), 'germany')).toContainEqual(['France']);
    expect(stepsOf(twoFronts(), 'germany')).toContainEqual(['France at BEL']);
  });

  const listFrom = (sent: readonly BattleStatement[]) => {
    const standing: readonly BattleStatement[] = [
      { kind: 'refuse', powers: ['austria'] },
      { kind: 'favour', powers: ['russia'] },
    ];
    return battleListFrom({ seat: 'france', power: 'france' }, [], { services: {}, barred: () => [] }, sent, standing);
  };

  it('refuses and favours as last said for good, unless it says so anew', () => {
    expect(listFrom([])).toMatchObject({ refuse: [{ power: 'austria' }], favour: ['russia'] });
    expect(listFrom([{ kind: 'refuse', powers: ['italy'] }])).toMatchObject({ refuse: [{ power: 'italy' }], favour: ['russia'] });
  });

  it('that refuses at one place still refuses everywhere as before', () => {
    const { refuse } = listFrom([{ kind: 'refuse', powers: ['italy'], at: 'bur' }]);
    expect(refuse).toEqual([{ power: 'austria' }, { power: 'italy', at: 'bur' }]);
  });

  it('is offered holds first, then by place', () => {
    const attacked = play(
      conquered({ position: { ...conquered().position, units: unitsFrom(`${TWO_FRONTS}, france A kie, germany A den, germany A hol`) } }),
      {
        france: 'A Par - Bur; A Pic - Bel; A Kie H',
        germany: 'A Mun - Bur; A Ruh - Bel; A Den - Kie; A Hol S A Den - Kie',
      },
    );
    expect(attacked.report.provisional?.mayDeclare.map(({ kind, at }) => `${kind} ${at}`)).toEqual([
      'hold kie',
      'move bel',
      'move bel',
      'move bur',
      'move bur',
    ]);
  });
});

describe('A player whose virtual army enters', () => {
  const warhammer = diplomacy(warhammerFm05(compileBoard(readBoardFile('warhammer-fm05'))));
  const opened = warhammer.open({
    seats: ['dwarves', 'vampire-counts', 'empire'],
    seed: 1,
    secret: '00',
    options: warhammer.chosen?.parse({}) ?? {},
  });
  const fall: State = {
    ...opened,
    phase: 'movement',
    turn: { year: 1, season: 'fall' },
    position: {
      units: unitsFrom('dwarves A kark, empire A altd'),
      dislodged: [],
      contested: [],
      centres: { sylv: 'dwarves', kark: 'dwarves', altd: 'empire' },
    },
  };

  it('may not command against it for the nation that he serves', () => {
    const { submission } = warhammer.read(fall, 'dwarves', 'A Kark - Sylv', undefined, 'en');
    const lists = warhammer.advance(fall, new Map([['dwarves', submission]])).state;
    const faultOf = (text: string) => warhammer.read(lists, 'dwarves', text, undefined, 'en').lines[0]?.fault;
    expect(lists.services?.['vampire-counts']).toEqual({ as: 'sepoy', of: 'dwarves', won: 0 });
    expect(faultOf('Battle A Kark move by Vampire Counts')).toEqual({ code: 'against-own-army', commander: 'vampire-counts' });
    expect(faultOf('Battle A Kark move by Empire')).toEqual({ code: 'no-such-commander', commander: 'empire' });
    expect(faultOf('Battle A Kark move by Dwarves')).toBeUndefined();
  });
});

describe('A statement', () => {
  it('is the one that is offered, in whatever order its parts are written', () => {
    const topics = statementChoices(classicBattles(classic), conquered(), 'italy');
    expect(statementFault(topics, { of: 'france', as: 'sepoy', kind: 'serve' })).toBeUndefined();
    expect(statementFault(topics, { of: 'germany', as: 'sepoy', kind: 'serve' })).toEqual({ code: 'not-said-now' });
  });
});

describe('A line that names an ocean with several fleets', () => {
  it('is about the one that may declare so', () => {
    const warhammer = diplomacy(warhammerFm05(compileBoard(readBoardFile('warhammer-fm05'))));
    const opened = warhammer.open({
      seats: ['empire', 'bretonnia'],
      seed: 1,
      secret: '00',
      options: warhammer.chosen?.parse({ oceans: 'true' }) ?? {},
    });
    const spring: State = {
      ...opened,
      phase: 'movement',
      turn: { year: 1, season: 'spring' },
      position: { ...opened.position, units: unitsFrom('empire F ngwo#1, empire F ngwo#2, bretonnia F lang, bretonnia F bord') },
    };
    const sent = (seat: string, text: string) => [seat, warhammer.read(spring, seat, text, undefined, 'en').submission] as const;
    const lists = warhammer.advance(
      spring,
      new Map([sent('empire', 'F Ngwo#1 H; F Ngwo#2 - Lang'), sent('bretonnia', 'F Lang H; F Bord - Ngwo')]),
    ).state;
    const lines = linesWith(warhammer, lists, 'Battle NGWO move\nBattle NGWO hold');
    expect(lines).toEqual(['Battle 1 F NGWO#2 move', 'Battle 1 F NGWO#1 hold']);
  });
  const linesWith = (warhammer: typeof game, state: State, text: string) =>
    text.split('\n').map(line => warhammer.read(state, 'empire', line, undefined, 'en').lines[0]?.text);
});

describe('The reports of a battle', () => {
  const armies = (text: string) => ({ armies: text.split(' ').map(power => ({ power })) });

  it('count for the first side of an army, if they name none', () => {
    const sides = [armies('france'), armies('italy germany'), armies('italy')] as unknown as Battle['sides'];
    const sideOf = (army: string | undefined, side?: number) => verdictOf({ sides } as Battle, { army, side, destroyed: false }).side;
    expect([sideOf('france'), sideOf('italy'), sideOf('germany'), sideOf('italy', 3), sideOf(undefined)]).toEqual([0, 1, 1, 2, 0]);
  });

  it('name the side of an army that stands on several, and of no other', () => {
    const sides = [armies('france italy'), armies('italy germany')] as unknown as Battle['sides'];
    expect(outcomesOf({ sides }, 'BUR', false).map(({ army, side }) => [army, side])).toEqual([
      ['france', undefined],
      ['italy', 1],
      ['italy', 2],
      ['germany', undefined],
      [undefined, undefined],
    ]);
  });
});

describe('Service', () => {
  it('under a nation that has fallen ends: the owner of the capital takes it over', () => {
    const { state } = play(conquered({ services: { italy: { as: 'mercenary', of: 'turkey', won: 1 } } }), {});
    expect(state.services?.italy).toEqual({ as: 'sepoy', of: 'france', won: 0 });
  });

  it('counts the battles that the served nation’s side won under his command, with others or alone', () => {
    const battle = {
      sides: [{ for: { unit: 'A mun' }, armies: [{ power: 'germany' }] }, { armies: [{ power: 'france' }, { power: 'england' }] }],
      commanders: { germany: 'germany', france: 'italy', england: 'england' },
    };
    const state = conquered({ services: { italy: { as: 'sepoy', of: 'france', won: 1 } } });
    const won = (...fought: readonly object[]) => afterBattles(state, fought as unknown as readonly DecidedBattle[]).services?.italy?.won;
    expect(won(battle)).toBe(2);
    expect(won(battle, battle)).toBe(3);
    expect(won({ ...battle, winner: { unit: 'A mun' } })).toBe(1);
    expect(won({ ...battle, commanders: { ...battle.commanders, france: 'france' } })).toBe(1);
  });

  it('as Sepoy of one who no longer holds the capital becomes that of who does, and begins anew', () => {
    const { state } = play(conquered({ services: { italy: { as: 'sepoy', of: 'germany', won: 2 } } }), {});
    expect(state.services?.italy).toEqual({ as: 'sepoy', of: 'france', won: 0 });
  });

  it('goes on from turn to turn with its victories', () => {
    const { state } = play(conquered({ services: { italy: { as: 'mercenary', of: 'russia', won: 1 } } }), {});
    expect(state.services?.italy).toEqual({ as: 'mercenary', of: 'russia', won: 1 });
  });

  it('is told in every report', () => {
    const services = { italy: { as: 'sepoy', of: 'france', won: 2 } } as const;
    expect(play(conquered({ services }), {}).report.services).toEqual(services);
    expect(play(conquered(), {}).report.services).toEqual({ italy: { ...services.italy, won: 0 } });
  });

  it('of Sepoys is not theirs to end who are served: only Mercenaries are sent away', () => {
    const dismissed = new Map([['france', [{ kind: 'dismiss', power: 'italy' }] as const]]);
    const left = (as: 'sepoy' | 'mercenary') =>
      servicesAfter(classic, conquered({ services: { italy: { as, of: 'france', won: 2 } } }), dismissed).italy;
    expect(left('sepoy')).toEqual({ as: 'sepoy', of: 'france', won: 2 });
    expect(left('mercenary')).toEqual({ as: 'sepoy', of: 'france', won: 0 });
  });

  it('ends with a revolt that is open when builds are done: no other unit, no other place, one rebel to a place', () => {
    const state = winterOf(3, { ser: 'france' });
    const revolt = (type: 'A' | 'F', at: string, after = state.position) =>
      revoltsIn(classicBattles(classic), state, after, new Map([['italy', [{ kind: 'revolt', type, at }]]])).map(one => one.at);
    expect([revolt('A', 'ser'), revolt('F', 'ser'), revolt('F', 'tun'), revolt('A', 'lon')]).toEqual([['ser'], [], ['tun'], []]);
    expect(revolt('A', 'ser', { ...state.position, units: unitsFrom('france A ser') })).toEqual([]);
  });

  it('of a Sepoy who may revolt is not waited for in winter, but he may say so', () => {
    expect(game.phase(winterOf(3)).mayAct).toContain('italy');
    expect(game.phase(winterOf(2)).mayAct).not.toContain('italy');
  });

  it('that ends with a fleet in a place of several coasts puts it on the first', () => {
    const { state } = play(winterOf(3, { spa: 'france' }), { italy: 'Revolt F Spa' });
    expect(state.position.units).toContainEqual({ power: 'italy', type: 'F', at: 'spa/nc' });
  });
});

describe('Several statements on one line', () => {
  const { state } = play(conquered(), { germany: 'A Mun - Bur; A Ruh S A Mun - Bur', france: 'A Bur H' });
  const read = (text: string): readonly (string | undefined)[] =>
    game.read(state, 'france', text, undefined, 'en').lines.map(line => line.fault?.code ?? line.text);

  it('are read one by one', () => {
    expect(read('battle 1 A bur, favour Germany')).toEqual([...read('battle 1 A bur'), ...read('favour Germany')]);
    expect(read('bataille 1 A bur, favoriser Germany')).toHaveLength(2);
  });
  it('are one statement if they name several powers', () => expect(read('favour Germany, England')).toHaveLength(1));
});
