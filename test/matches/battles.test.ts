import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { sealOf } from '../../src/games/diplomacy/battles/drawBattle.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import { castBallot } from '../../src/matches/actions/ballots/castBallot.js';
import { nameArbiter } from '../../src/matches/actions/hosting/arbiter.js';
import { endMatch } from '../../src/matches/actions/hosting/endMatch.js';
import { tryPhase } from '../../src/matches/actions/hosting/tryPhase.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { sayOutcome } from '../../src/matches/actions/orders/sayOutcome.js';
import { submitOrders } from '../../src/matches/actions/orders/submitOrders.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { look } from '../../src/matches/context/decide.js';
import type { MatchId } from '../../src/matches/model/match.js';
import { ballotPaper } from '../../src/matches/read/ballotPaper.js';
import { repeatMatch } from '../../src/matches/read/repeatMatch.js';
import { mayDecide } from '../../src/matches/read/whoDecides.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import type { Arranged as Store } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, contents, DAY, desk, faultOf, HOUR, order, phaseOf, queued, ready, type World, world } from './world.js';

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

/** Both say again what they have reported. */
function insist(table: Seven): void {
  say(table, 'germany', 'Won BUR by Germany');
  say(table, 'france', 'Won BUR by France');
  done(table, 'germany', 'france');
}

describe('Battles on tables', () => {
  function fought(reports: Readonly<Record<string, string>>): Seven {
    const table = inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    for (const [power, text] of Object.entries(reports)) say(table, power, text);
    return table;
  }

  /** Both have won. */
  function differ(): Seven {
    const table = fought({ germany: 'Won BUR by Germany', france: 'Won BUR by France' });
    done(table, 'germany', 'france');
    expect(kind(table)).toBe('battles');
    return table;
  }

  const BOTH_WON = { germany: 'Won BUR by Germany', italy: 'Won PIE by Italy', france: 'Won BUR by France; Won PIE by France' };

  /** France meets Germany in Burgundy and Italy in Piedmont; in both places both have won. */
  function inTwoPlaces(): Seven {
    const table = seven(openMemoryStore(), { battles: 'tabletop' });
    say(table, 'france', 'A Par - Bur; A Mar - Pie');
    say(table, 'germany', 'A Mun - Bur');
    say(table, 'italy', 'A Ven - Pie');
    table.w.pass(DAY);
    closeDuePhases(table.w.house);
    say(table, 'germany', 'Battle A Mun move');
    say(table, 'italy', 'Battle A Ven move');
    table.w.pass(6 * HOUR);
    closeDuePhases(table.w.house);
    for (const [power, text] of Object.entries(BOTH_WON)) say(table, power, text);
    done(table, 'germany', 'italy', 'france');
    return table;
  }

  /** Says an outcome with a button; whether that closed the phase. */
  const presses = ({ w, match, on }: Seven, power: string, text: string): boolean => {
    const said = accepted(sayOutcome(w.house, { match, user: power === 'host' ? 'host' : on(power), text, language: 'en' }));
    expect(said.fault).toBeUndefined();
    return said.isClosed;
  };

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
    const table = differ();
    expect(faultOf(order(table.w, table.match, 'host', 'Won BUR by nobody'))).toEqual({ code: 'no-seat' });
    insist(table);
    expect(kind(table)).toBe('battles');
    expect(say(table, 'france', 'Won BUR by France').lines[0]?.fault?.code).toBe('not-said-now');
    say(table, 'host', 'Won BUR by nobody');
    done(table, 'host');
    const [battle] = reportOf(table, 5).war?.battles ?? [];
    expect(battle).toMatchObject({ by: 'host' });
    expect(battle).not.toHaveProperty('winner');
    expect(reportOf(table, 5).after.units.some(u => u.at === 'bur')).toBe(false);
  });

  it('are drawn where nobody reports, or the host leaves a dispute open', () => {
    const nobody = fought({});
    nobody.w.pass(7 * DAY);
    closeDuePhases(nobody.w.house);
    expect(reportOf(nobody, 3).war?.battles).toMatchObject([{ by: 'draw' }]);
    expect(reportOf(nobody, 3).war?.battles[0]).not.toHaveProperty('undecided');
    const left = differ();
    insist(left);
    left.w.pass(3 * DAY);
    closeDuePhases(left.w.house);
    expect(reportOf(left, 5).war?.battles).toMatchObject([{ by: 'draw', undecided: true }]);
  });

  it('that differ are told side by side, and may be corrected for an hour', () => {
    const table = differ();
    const { openedAt, dueAt } = phaseOf(table.w, table.match);
    expect(dueAt - openedAt).toBe(HOUR);
    expect(reportOf(table, 3).war?.claims).toEqual([
      { battle: '1901-spring-BUR', seat: 'germany', army: 'germany', destroyed: false },
      { battle: '1901-spring-BUR', seat: 'france', army: 'france', destroyed: false },
    ]);
    expect(reportOf(table, 3).war?.battles[0]).not.toHaveProperty('by');
    expect(contents(table.w)).toContainEqual({ kind: 'leaf', phase: 3, leaf: 0 });
    const asked = queued(table.w).filter(({ content }) => content.kind === 'dispute' && content.corrects);
    expect(asked.map(({ to }) => 'user' in to && to.user).toSorted()).toEqual([table.on('france'), table.on('germany')].toSorted());
    expect(desk(table.w, table.match, table.on('france')).sheet.find(({ key }) => key === 'won-bur')?.text).toBe('Won BUR by France');
    table.w.pass(HOUR);
    closeDuePhases(table.w.house);
    expect(game.phase(phaseOf(table.w, table.match).state)).toMatchObject({ awaits: [], host: true });
  });

  it('for a nation nobody plays are corrected by who reported them', () => {
    const table = inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    const { w, match, on } = table;
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    accepted(resignSeat(w.house, match, on('france')));
    const hostSays = (text: string) => accepted(sayOutcome(w.house, { match, user: 'host', text, language: 'en' }));
    say(table, 'germany', 'Won BUR by Germany');
    done(table, 'germany');
    hostSays('Won BUR by France');
    expect(phaseOf(w, match).number).toBe(4);
    expect(game.phase(phaseOf(w, match).state)).toMatchObject({ awaits: [], mayAct: expect.arrayContaining(['france', 'germany']) });
    const asked = queued(w).filter(({ content }) => content.kind === 'dispute' && content.corrects);
    expect(asked.map(({ to }) => 'user' in to && to.user).toSorted()).toEqual([on('germany'), 'host'].toSorted());
    expect(hostSays('Won BUR by Germany')).toEqual({ fault: undefined, isClosed: true });
    expect(reportOf(table, 4).war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
    expect(w.store.notes(match).map(({ deed, about }) => [deed, about.seat, about.phase])).toEqual([
      ['ordered', 'france', 3],
      ['ordered', 'france', 4],
    ]);
  });

  it('that agree after a correction are closed at once', () => {
    const table = differ();
    accepted(sayOutcome(table.w.house, { match: table.match, user: table.on('france'), text: 'Won BUR by Germany', language: 'en' }));
    expect(reportOf(table, 4).war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
    expect(kind(table)).toBe('movement');
  });

  it('may be corrected until the other has answered: then it is to be decided', () => {
    const table = differ();
    insist(table);
    expect(game.phase(phaseOf(table.w, table.match).state).host).toBe(true);
    expect(reportOf(table, 4).war?.claims?.map(({ seat, army }) => [seat, army])).toEqual([
      ['germany', 'germany'],
      ['france', 'france'],
    ]);
  });

  it('of two battles are corrected one by one: a report that only stands is owed', () => {
    const table = inTwoPlaces();
    expect(presses(table, 'france', 'Won BUR by Germany')).toBe(false);
    expect(presses(table, 'germany', 'Won BUR by Germany')).toBe(false);
    expect(presses(table, 'italy', 'Won PIE by Italy')).toBe(false);
    expect(desk(table.w, table.match, table.on('france')).sheet.map(({ key, stands }) => [key, stands])).toEqual([
      ['won-bur', undefined],
      ['won-pie', true],
    ]);
    expect(presses(table, 'france', 'Won PIE by France')).toBe(true);
    expect(reportOf(table, 4).war?.battles.map(battle => ['by' in battle && battle.by, battle.at])).toEqual([
      ['reports', ['bur']],
      [false, ['pie']],
    ]);
    expect(game.disputes?.(phaseOf(table.w, table.match).state).map(({ key }) => key)).toEqual(['won-pie']);
  });

  it('of two battles are decided one by one; each is told by its name', () => {
    const table = inTwoPlaces();
    for (const [power, text] of Object.entries(BOTH_WON)) for (const one of text.split('; ')) presses(table, power, one);
    const named = contents(table.w).flatMap(one => (one.kind === 'notice' && one.notice === 'dispute' ? [[one.text, ...one.seats]] : []));
    expect(named).toEqual([
      ['Burgundy', 'france', 'germany'],
      ['Piedmont', 'france', 'italy'],
    ]);
    expect(presses(table, 'host', 'Won BUR by nobody')).toBe(false);
    expect(kind(table)).toBe('battles');
    expect(presses(table, 'host', 'Won PIE by Italy')).toBe(true);
    expect(reportOf(table, 5).war?.battles).toMatchObject([{ by: 'host' }, { by: 'host', army: 'italy' }]);
  });

  it('leave who decides three days, however late they came', () => {
    const table = fought({ germany: 'Won BUR by Germany', france: 'Won BUR by France' });
    table.w.pass(7 * DAY);
    closeDuePhases(table.w.house);
    table.w.pass(HOUR);
    closeDuePhases(table.w.house);
    const { openedAt, dueAt } = phaseOf(table.w, table.match);
    expect(dueAt - openedAt).toBe(3 * DAY);
  });

  it('count as one commander reported alone', () => {
    const table = fought({ france: 'Gagnée BUR par France' });
    table.w.pass(7 * DAY);
    closeDuePhases(table.w.house);
    expect(reportOf(table, 3).war?.battles).toMatchObject([{ by: 'reports', army: 'france' }]);
  });
});

describe('A dispute', () => {
  /** France and Germany have reported otherwise of each other; hosted by the player of a power. */
  function disputed(host: string, arbiter?: string): Seven {
    const table = inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    const { w, match, on } = table;
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    const found = w.store.match(match) ?? expect.fail('no match');
    w.store.saveMatch({ ...found, host: on(host), ...(arbiter !== undefined && { arbiter }) });
    insist(table);
    insist(table);
    return table;
  }
  const chooses = ({ w, match }: Seven, user: string, text: string, isAdmin = false) =>
    sayOutcome(w.house, { match, user, text, isAdmin, language: 'en' });
  const votes = ({ w, match, on }: Seven, power: string, choice: number) =>
    castBallot(w.house, { match, user: on(power), question: { kind: 'decide', key: 'won-bur', choice }, yes: true });
  const verdict = (table: Seven) => (reportOf(table, 5).war?.battles ?? [])[0];
  const log = ({ w, match }: Seven) => w.store.notes(match).map(({ deed, actor, about }) => [deed, actor, about.as, about.text]);

  it('of a host’s own battle is not his to decide, by whatever way: not on its card, not in words, not by being ready', () => {
    const table = disputed('france', 'zoe');
    const { w, match, on } = table;
    const france = on('france');
    expect(faultOf(chooses(table, france, 'Won BUR by France'))).toEqual({ code: 'others-decide' });
    expect(faultOf(submitOrders(w.house, { match, user: france, text: 'Won BUR by France', language: 'en' }))).toBeUndefined();
    ready(w, match, france);
    expect(w.store.submissions(match, phaseOf(w, match).number).filter(({ seat }) => seat === 'host')).toEqual([]);
    expect(kind(table)).toBe('battles');
    expect(log(table)).toEqual([]);
  });

  it('of two others a host who plays still decides; that is in the log', () => {
    const table = disputed('italy');
    accepted(chooses(table, table.on('italy'), 'Won BUR by nobody'));
    expect(verdict(table)).toMatchObject({ by: 'host' });
    expect(log(table)).toEqual([['decided', table.on('italy'), undefined, 'Won BUR by nobody']]);
  });

  it('tells the channel, who fought and who is asked to decide: the arbiter, or a host without a part in it', () => {
    const told = (table: Seven) =>
      queued(table.w).flatMap(({ to, content }) => {
        if (content.kind === 'dispute') return content.corrects ? [] : [['user' in to ? to.user : '', content.by, content.asks]];
        return content.kind === 'notice' && content.notice === 'dispute' ? [['channel', content.by, undefined]] : [];
      });
    const others = disputed('france', 'zoe');
    expect(told(others).toSorted()).toEqual(
      [
        ['channel', undefined, undefined],
        [others.on('france'), undefined, undefined],
        [others.on('germany'), undefined, undefined],
        ['zoe', undefined, true],
      ].toSorted(),
    );
    const own = disputed('italy', 'zoe');
    expect(told(own).toSorted()).toEqual(
      [
        ['channel', 'host', undefined],
        [own.on('france'), 'host', undefined],
        [own.on('germany'), 'host', undefined],
        [own.on('italy'), 'host', true],
      ].toSorted(),
    );
  });

  it('waits for who decides, whoever gives up a seat meanwhile', () => {
    const table = disputed('italy');
    const { number } = phaseOf(table.w, table.match);
    accepted(resignSeat(table.w.house, table.match, table.on('turkey')));
    expect(phaseOf(table.w, table.match).number).toBe(number);
    accepted(chooses(table, table.on('italy'), 'Won BUR by nobody'));
    expect(verdict(table)).toMatchObject({ by: 'host' });
  });

  it('with nobody left to correct anything has its card for who decides', () => {
    const table = inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    say(table, 'germany', 'Won BUR by Germany');
    say(table, 'france', 'Won BUR by France');
    for (const power of ['germany', 'france']) accepted(resignSeat(table.w.house, table.match, table.on(power)));
    table.w.pass(7 * DAY);
    closeDuePhases(table.w.house);
    const { number, state } = phaseOf(table.w, table.match);
    expect(game.phase(state)).toMatchObject({ awaits: [], host: true });
    expect(contents(table.w)).toContainEqual({ kind: 'leaf', phase: number - 1, leaf: 0 });
  });

  it('is decided by the arbiter, on its card or in words; the channel is told', () => {
    const table = disputed('france', 'zoe');
    const { w, match } = table;
    expect(accepted(chooses(table, 'zoe', 'Won BUR by Germany')).isClosed).toBe(true);
    expect(verdict(table)).toMatchObject({ army: 'germany' });
    const notice = { kind: 'notice', notice: 'battle-decided', seats: ['france', 'germany'], by: 'arbiter', text: 'Won BUR by Germany' };
    expect(contents(w)).toContainEqual({ ...notice, seats: expect.arrayContaining(notice.seats) });
    expect(log(table)).toEqual([['decided', 'zoe', 'arbiter', 'Won BUR by Germany']]);

    const other = disputed('france', 'zoe');
    accepted(submitOrders(other.w.house, { match, user: 'zoe', text: 'Won BUR by nobody', language: 'en' }));
    accepted(ready(other.w, match, 'zoe'));
    expect(verdict(other)).not.toHaveProperty('winner');
    expect(log(other)).toEqual([['decided', 'zoe', 'arbiter', 'Won BUR by nobody']]);
  });

  it('is decided by somebody who manages the server and does not play, not by one who does', () => {
    const table = disputed('france');
    expect(faultOf(chooses(table, 'admin', 'Won BUR by Germany'))).toEqual({ code: 'no-seat' });
    expect(accepted(chooses(table, table.on('italy'), 'Won BUR by Germany', true))).toMatchObject({ fault: { code: 'not-said-now' } });
    accepted(chooses(table, 'admin', 'Won BUR by Germany', true));
    expect(log(table)).toEqual([['decided', 'admin', 'admin', 'Won BUR by Germany']]);
  });

  it('is decided by more than half of those who have no part in it', () => {
    const table = disputed('france');
    expect(faultOf(votes(table, 'france', 0))).toEqual({ code: 'others-decide' });
    expect(faultOf(votes(table, 'germany', 0))).toEqual({ code: 'own-battle' });
    expect(faultOf(votes(table, 'italy', 9))).toEqual({ code: 'phase-over' });
    for (const power of ['italy', 'austria']) expect(accepted(votes(table, power, 0))).toEqual({ agreed: false });
    expect(contents(table.w)).toContainEqual(expect.objectContaining({ notice: 'decide-proposed', text: 'Won BUR by Germany' }));
    expect(accepted(votes(table, 'turkey', 0))).toEqual({ agreed: true });
    expect(verdict(table)).toMatchObject({ army: 'germany' });
    expect(log(table)).toEqual([['decided', 'vote', 'vote', 'Won BUR by Germany']]);
  });

  it('of which the host decides is put on no paper; of others it is, but not on those of the parties', () => {
    const offers = (table: Seven, power: string) =>
      accepted(ballotPaper(table.w.house, table.match, table.on(power))).questions.filter(({ question }) => question.kind === 'decide')
        .length;
    expect(offers(disputed('italy'), 'austria')).toBe(0);
    const table = disputed('france');
    expect(['italy', 'germany', 'france'].map(power => offers(table, power))).toEqual([3, 0, 0]);
  });

  it('keeps its arbiter: while it is open only the arbiter can change that', () => {
    const { w, match, on } = disputed('france', 'zoe');
    const named = (by: string, arbiter?: string) => nameArbiter(w.house, { match, by, ...(arbiter !== undefined && { arbiter }) });
    expect(faultOf(named(on('france'), 'yan'))).toEqual({ code: 'dispute-open' });
    expect(faultOf(named(on('france')))).toEqual({ code: 'dispute-open' });
    accepted(named('zoe', 'yan'));
    const without = disputed('france');
    expect(faultOf(nameArbiter(without.w.house, { match, by: without.on('france'), arbiter: 'zoe' }))).toEqual({ code: 'dispute-open' });
  });

  it('for a nation nobody plays is reported by the arbiter where the host fights it', () => {
    const table = inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    const { w, match, on } = table;
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    w.store.saveMatch({ ...(w.store.match(match) ?? expect.fail('no match')), host: on('france'), arbiter: 'zoe' });
    accepted(resignSeat(w.house, match, on('germany')));
    accepted(chooses(table, on('france'), 'Won BUR by France'));
    expect(w.store.submissions(match, 3).map(({ seat }) => seat)).toEqual(['france']);
    expect(accepted(chooses(table, 'zoe', 'Won BUR by France')).isClosed).toBe(true);
    expect(w.store.notes(match)).toMatchObject([{ deed: 'ordered', actor: 'zoe', about: { seat: 'germany', as: 'arbiter' } }]);
    expect(look(w.house, match, m => mayDecide(m, { user: 'zoe' }, { kind: 'phase' }))).toEqual({
      ok: true,
      value: 'arbiter',
    });
  });
});

describe('A match with battles', () => {
  it('comes out the same, played again from its secret', async () => {
    const table = inBurgundy(openMemoryStore());
    say(table, 'germany', 'Battle A Mun move');
    done(table, 'germany', 'france');
    accepted(endMatch(table.w.house, table.match, 'host'));
    Object.assign(table.w.store, { phases: () => expect.fail('every phase was read at once') });
    expect(accepted(await repeatMatch(table.w.house, table.match)).differs).toBeUndefined();
  });

  it('refuses settings that it does not have', () => {
    const w = world(openMemoryStore(), game);
    const invitation = { game: game.id, guild: 'g', channel: 'c', host: 'host', language: 'en', deadlines: {} } as const;
    expect(faultOf(openMatch(w.house, { ...invitation, options: { scale: '1750' } }))).toEqual({ code: 'option-unclear', option: 'scale' });
  });
});
