import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { catalogue, variantsOn } from '../../src/games/catalogue.js';
import { sealOf } from '../../src/games/diplomacy/battles/draw.js';
import type { Report } from '../../src/games/diplomacy/report.js';
import { endMatch } from '../../src/matches/ending/endMatch.js';
import { tryPhase } from '../../src/matches/hosting/tryPhase.js';
import { joinMatch } from '../../src/matches/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/lobby/openMatch.js';
import { startMatch } from '../../src/matches/lobby/startMatch.js';
import type { MatchId } from '../../src/matches/match.js';
import { closeDuePhases } from '../../src/matches/phases/closeDuePhases.js';
import type { Store } from '../../src/matches/ports.js';
import { repeatMatch } from '../../src/matches/trust/seal.js';
import { openMemoryStore } from '../../src/store/openStore.js';
import { accepted, contents, DAY, desk, faultOf, HOUR, order, phaseOf, ready, type World, world } from './world.js';

const game = catalogue(variantsOn(readBoardFile)).get('classic-battles') ?? expect.fail('the game is not on offer');
const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus'] as const;

interface Seven {
  readonly w: World;
  readonly match: MatchId;
  on(power: string): string;
}

function seven(store: Store, options: Readonly<Record<string, string>> = {}): Seven {
  const w = world(store, game);
  const invitation = { game: game.id, guild: 'guild', channel: 'channel', host: 'host', language: 'en' } as const;
  const match = accepted(openMatch(w.house, { ...invitation, deadlines: { movement: DAY, lists: 6 * HOUR, battles: 7 * DAY }, options }));
  for (const player of PLAYERS) accepted(joinMatch(w.house, match.id, player));
  accepted(startMatch(w.house, match.id, 'host', { emptySeats: false }));
  const on = (power: string): string =>
    w.store.sittings(match.id).find(s => s.seat === power)?.user ?? expect.fail(`nobody plays ${power}`);
  return { w, match: match.id, on };
}

const say = ({ w, match, on }: Seven, power: string, text: string) =>
  accepted(order(w, match, power === 'host' ? 'host' : on(power), text));
const done = ({ w, match, on }: Seven, ...powers: readonly string[]): void => {
  for (const power of powers) accepted(ready(w, match, power === 'host' ? 'host' : on(power)));
};
const reportOf = ({ w, match }: Seven, phase: number): Report => game.report.parse(w.store.phase(match, phase)?.report) as Report;
const kind = ({ w, match }: Seven): string => phaseOf(w, match).kind;

/** France and Germany meet in Burgundy; the lists are open. */
function inBurgundy(store: Store, options: Readonly<Record<string, string>> = {}): Seven {
  const table = seven(store, options);
  say(table, 'france', 'A Par - Bur');
  say(table, 'germany', 'A Mun - Bur');
  table.w.pass(DAY);
  closeDuePhases(table.w.house);
  return table;
}

describe('Battle lists', () => {
  it('are asked for after the provisional result, of those who may declare', () => {
    const table = inBurgundy(openMemoryStore());
    expect(kind(table)).toBe('lists');
    expect([...game.phase(phaseOf(table.w, table.match).state).awaits].sort()).toEqual(['france', 'germany']);
    expect(
      reportOf(table, 1)
        .provisional?.mayDeclare.map(d => d.unit)
        .sort(),
    ).toEqual(['A mun', 'A par']);
    expect(phaseOf(table.w, table.match).dueAt - phaseOf(table.w, table.match).openedAt).toBe(6 * HOUR);
  });

  it('are skipped where nobody may declare', () => {
    const table = seven(openMemoryStore());
    table.w.pass(DAY);
    closeDuePhases(table.w.house);
    expect([kind(table), reportOf(table, 1).provisional]).toEqual(['movement', undefined]);
  });

  it('are drawn from bytes whose hash was posted before', () => {
    const table = inBurgundy(openMemoryStore());
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    const { war, stage } = reportOf(table, 2);
    expect([stage, war?.battles[0]?.at]).toEqual(['lists', ['bur']]);
    expect(sealOf(war?.draw ?? '')).toBe(reportOf(table, 1).provisional?.seal);
    const winner = war?.battles[0] && 'by' in war.battles[0] ? war.battles[0].winner?.unit : undefined;
    const isThere = reportOf(table, 2).after.units.some(u => u.at === 'bur');
    expect(isThere).toBe(winner === 'A mun');
  });

  it('are nobody’s to see: not in any message, nor the draw before its time', () => {
    const table = inBurgundy(openMemoryStore());
    say(table, 'germany', 'Bataille 1 A Mun attaque');
    expect(desk(table.w, table.match, table.on('germany')).sheet[0]?.text).toBe('Battle 1 A MUN move');
    const told = JSON.stringify(contents(table.w).filter(({ kind }) => kind !== 'receipt'));
    expect(told).not.toContain('MUN');
    expect(JSON.stringify(game.view(phaseOf(table.w, table.match).state))).not.toContain('0123456789abcdef');
  });

  it('are tried by the host with a draw of their own: what will be drawn he does not see', () => {
    const table = inBurgundy(openMemoryStore());
    say(table, 'germany', 'Battle A Mun move');
    const house = { ...table.w.house, freshSecret: () => 'fedcba9876543210fedcba9876543210' };
    const tried = game.report.parse(accepted(tryPhase(house, { match: table.match, user: 'host', language: 'en' })).report) as Report;
    done(table, 'germany', 'france');
    const { war } = reportOf(table, 2);
    expect(tried.war?.battles[0]?.at).toEqual(war?.battles[0]?.at);
    expect(tried.war?.draw).not.toBe(war?.draw);
  });

  it('follow from the wishes that stand, where none was sent', () => {
    const table = seven(openMemoryStore());
    say(table, 'france', 'A Par - Bur; Wish moves first');
    say(table, 'germany', 'A Mun - Bur');
    table.w.pass(DAY);
    closeDuePhases(table.w.house);
    table.w.pass(6 * HOUR);
    closeDuePhases(table.w.house);
    expect(reportOf(table, 2).war?.granted.map(d => d.unit)).toEqual(['A par']);
  });

  it('refuse what may not be declared, with the reason', () => {
    const table = inBurgundy(openMemoryStore());
    const { lines } = say(table, 'germany', 'Battle A Ber move; Battle A Mun hold; Battle 2 A Mun move; Refuse France');
    expect(lines.map(line => line.fault?.code)).toEqual(['may-not-declare', undefined, 'no-commander-left', undefined]);
    expect(lines[1]?.text).toBe('Battle 1 A MUN move');
  });
});

describe('Battles on tables', () => {
  function fought(reports: Readonly<Record<string, string>>): Seven {
    const table = inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    for (const [power, text] of Object.entries(reports)) say(table, power, text);
    return table;
  }

  it('have a card each, and a length of their own', () => {
    const table = fought({});
    expect(kind(table)).toBe('battles');
    expect(phaseOf(table.w, table.match).dueAt - phaseOf(table.w, table.match).openedAt).toBe(7 * DAY);
    expect(contents(table.w)).toContainEqual({ kind: 'leaf', phase: 2, leaf: 0 });
  });

  it('are closed by reports that agree', () => {
    const table = fought({ germany: 'Won BUR by Germany', france: 'Won BUR by Germany' });
    done(table, 'germany', 'france');
    expect(reportOf(table, 3).war?.battles).toMatchObject([{ by: 'reports', army: 'germany', winner: { unit: 'A mun' } }]);
    expect(reportOf(table, 3).after.units.some(u => u.at === 'bur' && u.power === 'germany')).toBe(true);
  });

  it('are decided by the host where reports differ; the host does not play', () => {
    const table = fought({ germany: 'Won BUR by Germany', france: 'Won BUR by France' });
    done(table, 'germany', 'france');
    expect(kind(table)).toBe('battles');
    expect(say(table, 'france', 'Won BUR by France').lines[0]?.fault?.code).toBe('not-said-now');
    say(table, 'host', 'Won BUR by nobody');
    done(table, 'host');
    const [battle] = reportOf(table, 4).war?.battles ?? [];
    expect(battle).toMatchObject({ by: 'host' });
    expect(battle).not.toHaveProperty('winner');
    expect(reportOf(table, 4).after.units.some(u => u.at === 'bur')).toBe(false);
  });

  it('are drawn where nobody reports, or the host leaves a dispute open', () => {
    const table = fought({ germany: 'Won BUR by Germany', france: 'Won BUR by France' });
    table.w.pass(7 * DAY);
    closeDuePhases(table.w.house);
    closeDuePhases(table.w.house);
    expect(reportOf(table, 4).war?.battles).toMatchObject([{ by: 'draw' }]);
  });

  it('count as one commander reported alone', () => {
    const table = fought({ france: 'Gagnée BUR par France' });
    table.w.pass(7 * DAY);
    closeDuePhases(table.w.house);
    expect(reportOf(table, 3).war?.battles).toMatchObject([{ by: 'reports', army: 'france' }]);
  });
});

describe('A match with battles', () => {
  it('comes out the same, played again from its secret', () => {
    const table = inBurgundy(openMemoryStore());
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    accepted(endMatch(table.w.house, table.match, 'host'));
    expect(accepted(repeatMatch(table.w.house, table.match)).differs).toBeUndefined();
  });

  it('refuses settings that it does not have', () => {
    const w = world(openMemoryStore(), game);
    const invitation = { game: game.id, guild: 'g', channel: 'c', host: 'host', language: 'en', deadlines: {} } as const;
    expect(faultOf(openMatch(w.house, { ...invitation, options: { scale: '1750' } }))).toEqual({ code: 'option-unclear', option: 'scale' });
  });
});
