import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { sealOf } from '../../src/games/diplomacy/battles/drawBattle.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import { mapInOrder } from '../../src/lib/inOrder.js';
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
import { onePhaseATurn } from './onePhaseATurn.js';
import { accepted, contents, DAY, faultOf, HOUR, order, phaseOf, queued, ready, seatView, type World, world } from './world.js';

const game = catalogue(variantsOn(readOwnVariant)).get('classic-battles') ?? expect.fail('the game is not on offer');
const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay', 'gus'] as const;

interface Seven {
  readonly w: World;
  readonly match: MatchId;
  on(power: string): string;
}

async function seven(store: Store, options: Readonly<Record<string, string>> = {}): Promise<Seven> {
  const w = world(store, game);
  const invitation = { game: game.id, guild: 'guild', channel: 'channel', host: 'host', language: 'en' } as const;
  const match = accepted(
    await openMatch(w.hosting, { ...invitation, deadlines: { movement: DAY, lists: 6 * HOUR, battles: 7 * DAY }, options }),
  );
  for (const player of PLAYERS) accepted(await joinMatch(w.hosting, match.id, player));
  accepted(await startMatch(w.hosting, match.id, 'host', { emptySeats: false }));
  const on = (power: string): string =>
    w.store.seatHolders(match.id).find(s => s.seat === power)?.user ?? expect.fail(`nobody plays ${power}`);
  return { w, match: match.id, on };
}

const say = async ({ w, match, on }: Seven, power: string, text: string) =>
  accepted(await order(w, match, power === 'host' ? 'host' : on(power), text));
const done = async ({ w, match, on }: Seven, ...powers: readonly string[]): Promise<void> => {
  for (const power of powers) accepted(await ready(w, match, power === 'host' ? 'host' : on(power)));
};
const reportOf = async ({ w, match }: Seven, phase: number): Promise<Report> =>
  game.report.parse((await w.store.history.phase(match, phase))?.report) as Report;
const kind = ({ w, match }: Seven): string => phaseOf(w, match).kind;

/** Starts a game in which France and Germany meet in Burgundy and lists are due. */
async function inBurgundy(store: Store, options: Readonly<Record<string, string>> = {}): Promise<Seven> {
  const current = await seven(store, options);
  await say(current, 'france', 'A Par - Bur');
  await say(current, 'germany', 'A Mun - Bur');
  current.w.pass(DAY);
  await closeDuePhases(current.w.hosting);
  return current;
}

describe('Battle lists', () => {
  it('are asked for after the provisional result, of those who may declare', async () => {
    const current = await inBurgundy(openMemoryStore());
    expect(kind(current)).toBe('lists');
    expect([...game.phase(phaseOf(current.w, current.match).state).awaits].sort()).toEqual(['france', 'germany']);
    expect((await reportOf(current, 1)).provisional?.mayDeclare.map(d => d.unit).sort()).toEqual(['A mun', 'A par']);
    expect(phaseOf(current.w, current.match).dueAt - phaseOf(current.w, current.match).openedAt).toBe(6 * HOUR);
  });

  it('are skipped where nobody may declare', async () => {
    const current = await seven(openMemoryStore());
    current.w.pass(DAY);
    await closeDuePhases(current.w.hosting);
    expect([kind(current), (await reportOf(current, 1)).provisional]).toEqual(['movement', undefined]);
  });

  it('are drawn from bytes whose hash was posted before', async () => {
    const current = await inBurgundy(openMemoryStore());
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    const { war, stage } = await reportOf(current, 2);
    expect([stage, war?.battles[0]?.at]).toEqual(['lists', ['bur']]);
    expect(sealOf(war?.draw ?? '')).toBe((await reportOf(current, 1)).provisional?.seal);
    const winner = war?.battles[0] && 'by' in war.battles[0] ? war.battles[0].winner?.unit : undefined;
    const isThere = (await reportOf(current, 2)).after.units.some(u => u.at === 'bur');
    expect(isThere).toBe(winner === 'A mun');
  });

  it('are nobody’s to see: not in any message, nor the draw before its time', async () => {
    const current = await inBurgundy(openMemoryStore());
    await say(current, 'germany', 'Bataille 1 A Mun attaque');
    expect((await seatView(current.w, current.match, current.on('germany'))).sheet[0]?.text).toBe('Battle 1 A MUN move');
    const told = JSON.stringify((await contents(current.w)).filter(({ kind }) => kind !== 'receipt'));
    expect(told).not.toContain('MUN');
    expect(JSON.stringify(game.view(phaseOf(current.w, current.match).state))).not.toContain('0123456789abcdef');
  });

  it('are tried by the host with a draw of their own: what will be drawn he does not see', async () => {
    const current = await inBurgundy(openMemoryStore());
    await say(current, 'germany', 'Battle A Mun move');
    const hosting = { ...current.w.hosting, freshSecret: () => 'fedcba9876543210fedcba9876543210' };
    const tried = game.report.parse(
      accepted(await tryPhase(hosting, { match: current.match, user: 'host', language: 'en' })).report,
    ) as Report;
    await done(current, 'germany', 'france');
    const { war } = await reportOf(current, 2);
    expect(tried.war?.battles[0]?.at).toEqual(war?.battles[0]?.at);
    expect(tried.war?.draw).not.toBe(war?.draw);
  });

  it('follow from the wishes that stand, where none was sent', async () => {
    const current = await seven(openMemoryStore());
    await say(current, 'france', 'A Par - Bur; Wish moves first');
    await say(current, 'germany', 'A Mun - Bur');
    current.w.pass(DAY);
    await closeDuePhases(current.w.hosting);
    current.w.pass(6 * HOUR);
    await closeDuePhases(current.w.hosting);
    expect((await reportOf(current, 2)).war?.granted.map(d => d.unit)).toEqual(['A par']);
  });

  it('refuse what may not be declared, with the reason', async () => {
    const current = await inBurgundy(openMemoryStore());
    const { lines } = await say(current, 'germany', 'Battle A Ber move; Battle A Mun hold; Battle 2 A Mun move; Refuse France');
    expect(lines.map(line => line.fault?.code)).toEqual(['may-not-declare', undefined, 'no-commander-left', undefined]);
    expect(lines[1]?.text).toBe('Battle 1 A MUN move');
  });
});

/** Both sides report once more that they won. */
async function insist(current: Seven): Promise<void> {
  await say(current, 'germany', 'Won BUR by Germany');
  await say(current, 'france', 'Won BUR by France');
  await done(current, 'germany', 'france');
}

describe('Battles on tables', () => {
  async function fought(reports: Readonly<Record<string, string>>): Promise<Seven> {
    const current = await inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    for (const [power, text] of Object.entries(reports)) await say(current, power, text);
    return current;
  }

  /** Both sides report that they won. */
  async function differ(): Promise<Seven> {
    const current = await fought({ germany: 'Won BUR by Germany', france: 'Won BUR by France' });
    await done(current, 'germany', 'france');
    expect(kind(current)).toBe('battles');
    return current;
  }

  const BOTH_WON = { germany: 'Won BUR by Germany', italy: 'Won PIE by Italy', france: 'Won BUR by France; Won PIE by France' };

  /** France meets Germany in Burgundy and Italy in Piedmont. In both places both sides report that they won. */
  async function inTwoPlaces(): Promise<Seven> {
    const current = await seven(openMemoryStore(), { battles: 'tabletop' });
    await say(current, 'france', 'A Par - Bur; A Mar - Pie');
    await say(current, 'germany', 'A Mun - Bur');
    await say(current, 'italy', 'A Ven - Pie');
    current.w.pass(DAY);
    await closeDuePhases(current.w.hosting);
    await say(current, 'germany', 'Battle A Mun move');
    await say(current, 'italy', 'Battle A Ven move');
    current.w.pass(6 * HOUR);
    await closeDuePhases(current.w.hosting);
    for (const [power, text] of Object.entries(BOTH_WON)) await say(current, power, text);
    await done(current, 'germany', 'italy', 'france');
    return current;
  }

  /** Reports an outcome with a button. Returns whether that closed the phase. */
  const presses = async ({ w, match, on }: Seven, power: string, text: string): Promise<boolean> => {
    const said = accepted(await sayOutcome(w.hosting, { match, user: power === 'host' ? 'host' : on(power), text, language: 'en' }));
    expect(said.fault).toBeUndefined();
    return said.isClosed;
  };

  it('have a card each, and a length of their own', async () => {
    const current = await fought({});
    expect(kind(current)).toBe('battles');
    expect(phaseOf(current.w, current.match).dueAt - phaseOf(current.w, current.match).openedAt).toBe(7 * DAY);
    expect(await contents(current.w)).toContainEqual({ kind: 'leaf', phase: 2, leaf: 0 });
  });

  it('are closed by reports that agree', async () => {
    const current = await fought({ germany: 'Won BUR by Germany', france: 'Won BUR by Germany' });
    await done(current, 'germany', 'france');
    expect((await reportOf(current, 3)).war?.battles).toMatchObject([{ by: 'reports', army: 'germany', winner: { unit: 'A mun' } }]);
    expect((await reportOf(current, 3)).after.units.some(u => u.at === 'bur' && u.power === 'germany')).toBe(true);
  });

  it('are decided by the host where reports differ; the host does not play', async () => {
    const current = await differ();
    expect(faultOf(await order(current.w, current.match, 'host', 'Won BUR by nobody'))).toEqual({ code: 'no-seat' });
    await insist(current);
    expect(kind(current)).toBe('battles');
    expect((await say(current, 'france', 'Won BUR by France')).lines[0]?.fault?.code).toBe('not-said-now');
    await say(current, 'host', 'Won BUR by nobody');
    await done(current, 'host');
    const [battle] = (await reportOf(current, 5)).war?.battles ?? [];
    expect(battle).toMatchObject({ by: 'host' });
    expect(battle).not.toHaveProperty('winner');
    expect((await reportOf(current, 5)).after.units.some(u => u.at === 'bur')).toBe(false);
  });

  it('are drawn where nobody reports, or the host leaves a dispute open', async () => {
    const nobody = await fought({});
    nobody.w.pass(7 * DAY);
    await closeDuePhases(nobody.w.hosting);
    expect((await reportOf(nobody, 3)).war?.battles).toMatchObject([{ by: 'draw' }]);
    expect((await reportOf(nobody, 3)).war?.battles[0]).not.toHaveProperty('undecided');
    const left = await differ();
    await insist(left);
    left.w.pass(3 * DAY);
    await closeDuePhases(left.w.hosting);
    expect((await reportOf(left, 5)).war?.battles).toMatchObject([{ by: 'draw', undecided: true }]);
  });

  it('that differ are told side by side, and may be corrected for an hour', async () => {
    const current = await differ();
    const { openedAt, dueAt } = phaseOf(current.w, current.match);
    expect(dueAt - openedAt).toBe(HOUR);
    expect((await reportOf(current, 3)).war?.claims).toEqual([
      { battle: '1901-spring-BUR', seat: 'germany', army: 'germany', destroyed: false },
      { battle: '1901-spring-BUR', seat: 'france', army: 'france', destroyed: false },
    ]);
    expect((await reportOf(current, 3)).war?.battles[0]).not.toHaveProperty('by');
    expect(await contents(current.w)).toContainEqual({ kind: 'leaf', phase: 3, leaf: 0 });
    const asked = (await queued(current.w)).filter(({ content }) => content.kind === 'dispute' && content.corrects);
    expect(asked.map(({ to }) => 'user' in to && to.user).toSorted()).toEqual([current.on('france'), current.on('germany')].toSorted());
    expect((await seatView(current.w, current.match, current.on('france'))).sheet.find(({ key }) => key === 'won-bur')?.text).toBe(
      'Won BUR by France',
    );
    current.w.pass(HOUR);
    await closeDuePhases(current.w.hosting);
    expect(game.phase(phaseOf(current.w, current.match).state)).toMatchObject({ awaits: [], host: true });
  });

  it('for a nation nobody plays are corrected by who reported them', async () => {
    const current = await inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    const { w, match, on } = current;
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    accepted(await resignSeat(w.hosting, match, on('france')));
    const hostSays = async (text: string) => accepted(await sayOutcome(w.hosting, { match, user: 'host', text, language: 'en' }));
    await say(current, 'germany', 'Won BUR by Germany');
    await done(current, 'germany');
    await hostSays('Won BUR by France');
    expect(phaseOf(w, match).number).toBe(4);
    expect(game.phase(phaseOf(w, match).state)).toMatchObject({ awaits: [], mayAct: expect.arrayContaining(['france', 'germany']) });
    const asked = (await queued(w)).filter(({ content }) => content.kind === 'dispute' && content.corrects);
    expect(asked.map(({ to }) => 'user' in to && to.user).toSorted()).toEqual([on('germany'), 'host'].toSorted());
    expect(await hostSays('Won BUR by Germany')).toEqual({ fault: undefined, isClosed: true });
    expect((await reportOf(current, 4)).war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
    expect((await w.store.history.notes(match)).map(({ deed, about }) => [deed, about.seat, about.phase])).toEqual([
      ['ordered', 'france', 3],
      ['ordered', 'france', 4],
    ]);
  });

  it('that agree after a correction are closed at once', async () => {
    const current = await differ();
    accepted(
      await sayOutcome(current.w.hosting, { match: current.match, user: current.on('france'), text: 'Won BUR by Germany', language: 'en' }),
    );
    expect((await reportOf(current, 4)).war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
    expect(kind(current)).toBe('movement');
  });

  it('may be corrected until the other has answered: then it is to be decided', async () => {
    const current = await differ();
    await insist(current);
    expect(game.phase(phaseOf(current.w, current.match).state).host).toBe(true);
    expect((await reportOf(current, 4)).war?.claims?.map(({ seat, army }) => [seat, army])).toEqual([
      ['germany', 'germany'],
      ['france', 'france'],
    ]);
  });

  it('of two battles are corrected one by one: a report that only stands is owed', async () => {
    const current = await inTwoPlaces();
    expect(await presses(current, 'france', 'Won BUR by Germany')).toBe(false);
    expect(await presses(current, 'germany', 'Won BUR by Germany')).toBe(false);
    expect(await presses(current, 'italy', 'Won PIE by Italy')).toBe(false);
    expect((await seatView(current.w, current.match, current.on('france'))).sheet.map(({ key, stands }) => [key, stands])).toEqual([
      ['won-bur', undefined],
      ['won-pie', true],
    ]);
    expect(await presses(current, 'france', 'Won PIE by France')).toBe(true);
    expect((await reportOf(current, 4)).war?.battles.map(battle => ['by' in battle && battle.by, battle.at])).toEqual([
      ['reports', ['bur']],
      [false, ['pie']],
    ]);
    expect(game.disputes?.(phaseOf(current.w, current.match).state).map(({ key }) => key)).toEqual(['won-pie']);
  });

  it('of two battles are decided one by one; each is told by its name', async () => {
    const current = await inTwoPlaces();
    for (const [power, text] of Object.entries(BOTH_WON)) for (const one of text.split('; ')) await presses(current, power, one);
    const named = (await contents(current.w)).flatMap(one =>
      one.kind === 'notice' && one.notice === 'dispute' ? [[one.text, ...one.seats]] : [],
    );
    expect(named).toEqual([
      ['Burgundy', 'france', 'germany'],
      ['Piedmont', 'france', 'italy'],
    ]);
    expect(await presses(current, 'host', 'Won BUR by nobody')).toBe(false);
    expect(kind(current)).toBe('battles');
    expect(await presses(current, 'host', 'Won PIE by Italy')).toBe(true);
    expect((await reportOf(current, 5)).war?.battles).toMatchObject([{ by: 'host' }, { by: 'host', army: 'italy' }]);
  });

  it('leave who decides three days, however late they came', async () => {
    const current = await fought({ germany: 'Won BUR by Germany', france: 'Won BUR by France' });
    current.w.pass(7 * DAY);
    await closeDuePhases(current.w.hosting);
    current.w.pass(HOUR);
    await closeDuePhases(current.w.hosting);
    const { openedAt, dueAt } = phaseOf(current.w, current.match);
    expect(dueAt - openedAt).toBe(3 * DAY);
  });

  it('count as one commander reported alone', async () => {
    const current = await fought({ france: 'Gagnée BUR par France' });
    current.w.pass(7 * DAY);
    await closeDuePhases(current.w.hosting);
    expect((await reportOf(current, 3)).war?.battles).toMatchObject([{ by: 'reports', army: 'france' }]);
  });
});

describe('A dispute', () => {
  /** France and Germany have contradicted each other twice. The player of the power `host` is the host. */
  async function disputed(host: string, arbiter?: string): Promise<Seven> {
    const current = await inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    const { w, match, on } = current;
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    const found = (await w.store.matches.get(match)) ?? expect.fail('no match');
    w.store.saveMatch({ ...found, host: on(host), ...(arbiter !== undefined && { arbiter }) });
    await insist(current);
    await insist(current);
    return current;
  }
  const chooses = ({ w, match }: Seven, user: string, text: string, isAdmin = false) =>
    sayOutcome(w.hosting, { match, user, text, isAdmin, language: 'en' });
  const votes = ({ w, match, on }: Seven, power: string, choice: number) =>
    castBallot(w.hosting, { match, user: on(power), question: { kind: 'decide', key: 'won-bur', choice }, yes: true });
  const verdict = async (current: Seven) => ((await reportOf(current, 5)).war?.battles ?? [])[0];
  const log = async ({ w, match }: Seven) =>
    (await w.store.history.notes(match)).map(({ deed, actor, about }) => [deed, actor, about.as, about.text]);

  it('of a host’s own battle is not his to decide, by whatever way: not on its card, not in words, not by being ready', async () => {
    const current = await disputed('france', 'zoe');
    const { w, match, on } = current;
    const france = on('france');
    expect(faultOf(await chooses(current, france, 'Won BUR by France'))).toEqual({ code: 'others-decide' });
    expect(faultOf(await submitOrders(w.hosting, { match, user: france, text: 'Won BUR by France', language: 'en' }))).toBeUndefined();
    await ready(w, match, france);
    expect((await w.store.history.submissions(match, phaseOf(w, match).number)).filter(({ seat }) => seat === 'host')).toEqual([]);
    expect(kind(current)).toBe('battles');
    expect(await log(current)).toEqual([]);
  });

  it('of two others a host who plays still decides; that is in the log', async () => {
    const current = await disputed('italy');
    accepted(await chooses(current, current.on('italy'), 'Won BUR by nobody'));
    expect(await verdict(current)).toMatchObject({ by: 'host' });
    expect(await log(current)).toEqual([['decided', current.on('italy'), undefined, 'Won BUR by nobody']]);
  });

  it('tells the channel, who fought and who is asked to decide: the arbiter, or a host without a part in it', async () => {
    const told = async (current: Seven) =>
      (await queued(current.w)).flatMap(({ to, content }) => {
        if (content.kind === 'dispute') return content.corrects ? [] : [['user' in to ? to.user : '', content.by, content.asks]];
        return content.kind === 'notice' && content.notice === 'dispute' ? [['channel', content.by, undefined]] : [];
      });
    const others = await disputed('france', 'zoe');
    expect((await told(others)).toSorted()).toEqual(
      [
        ['channel', undefined, undefined],
        [others.on('france'), undefined, undefined],
        [others.on('germany'), undefined, undefined],
        ['zoe', undefined, true],
      ].toSorted(),
    );
    const own = await disputed('italy', 'zoe');
    expect((await told(own)).toSorted()).toEqual(
      [
        ['channel', 'host', undefined],
        [own.on('france'), 'host', undefined],
        [own.on('germany'), 'host', undefined],
        [own.on('italy'), 'host', true],
      ].toSorted(),
    );
  });

  it('waits for who decides, whoever gives up a seat meanwhile', async () => {
    const current = await disputed('italy');
    const { number } = phaseOf(current.w, current.match);
    accepted(await resignSeat(current.w.hosting, current.match, current.on('turkey')));
    expect(phaseOf(current.w, current.match).number).toBe(number);
    accepted(await chooses(current, current.on('italy'), 'Won BUR by nobody'));
    expect(await verdict(current)).toMatchObject({ by: 'host' });
  });

  it('with nobody left to correct anything has its card for who decides', async () => {
    const current = await inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    await say(current, 'germany', 'Won BUR by Germany');
    await say(current, 'france', 'Won BUR by France');
    for (const power of ['germany', 'france']) accepted(await resignSeat(current.w.hosting, current.match, current.on(power)));
    current.w.pass(7 * DAY);
    await closeDuePhases(current.w.hosting);
    const { number, state } = phaseOf(current.w, current.match);
    expect(game.phase(state)).toMatchObject({ awaits: [], host: true });
    expect(await contents(current.w)).toContainEqual({ kind: 'leaf', phase: number - 1, leaf: 0 });
  });

  it('is never told by the bot: with `stand-in: captain` too, a battle that nobody reports waits for people', async () => {
    const current = await inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    current.w.store.arrange(current.match, tx => {
      const { match } = tx.facts;
      tx.put({ match: { ...match, plan: { ...match.plan, standIn: 'captain' } } });
    });
    const { number, state } = phaseOf(current.w, current.match);
    expect(game.phase(state)).toMatchObject({ awaits: expect.arrayContaining(['germany', 'france']), host: true });
    current.w.pass(7 * DAY);
    await closeDuePhases(current.w.hosting);
    expect(await current.w.store.matches.opponentsDue()).toEqual([]);
    expect(await current.w.store.history.submissions(current.match, number)).toEqual([]);
  });

  it('is decided by the arbiter, on its card or in words; the channel is told', async () => {
    const current = await disputed('france', 'zoe');
    const { w, match } = current;
    expect(accepted(await chooses(current, 'zoe', 'Won BUR by Germany')).isClosed).toBe(true);
    expect(await verdict(current)).toMatchObject({ army: 'germany' });
    const notice = { kind: 'notice', notice: 'battle-decided', seats: ['france', 'germany'], by: 'arbiter', text: 'Won BUR by Germany' };
    expect(await contents(w)).toContainEqual({ ...notice, seats: expect.arrayContaining(notice.seats) });
    expect(await log(current)).toEqual([['decided', 'zoe', 'arbiter', 'Won BUR by Germany']]);

    const other = await disputed('france', 'zoe');
    accepted(await submitOrders(other.w.hosting, { match, user: 'zoe', text: 'Won BUR by nobody', language: 'en' }));
    accepted(await ready(other.w, match, 'zoe'));
    expect(await verdict(other)).not.toHaveProperty('winner');
    expect(await log(other)).toEqual([['decided', 'zoe', 'arbiter', 'Won BUR by nobody']]);
  });

  it('is decided by somebody who manages the server and does not play, not by one who does', async () => {
    const current = await disputed('france');
    expect(faultOf(await chooses(current, 'admin', 'Won BUR by Germany'))).toEqual({ code: 'no-seat' });
    expect(accepted(await chooses(current, current.on('italy'), 'Won BUR by Germany', true))).toMatchObject({
      fault: { code: 'not-said-now' },
    });
    accepted(await chooses(current, 'admin', 'Won BUR by Germany', true));
    expect(await log(current)).toEqual([['decided', 'admin', 'admin', 'Won BUR by Germany']]);
  });

  it('is decided by more than half of those who have no part in it', async () => {
    const current = await disputed('france');
    expect(faultOf(await votes(current, 'france', 0))).toEqual({ code: 'others-decide' });
    expect(faultOf(await votes(current, 'germany', 0))).toEqual({ code: 'own-battle' });
    expect(faultOf(await votes(current, 'italy', 9))).toEqual({ code: 'phase-over' });
    for (const power of ['italy', 'austria']) expect(accepted(await votes(current, power, 0))).toMatchObject({ agreed: false });
    expect(await contents(current.w)).toContainEqual(expect.objectContaining({ notice: 'decide-proposed', text: 'Won BUR by Germany' }));
    expect(accepted(await votes(current, 'turkey', 0))).toMatchObject({ agreed: true });
    expect(await verdict(current)).toMatchObject({ army: 'germany' });
    expect(await log(current)).toEqual([['decided', 'vote', 'vote', 'Won BUR by Germany']]);
  });

  it('of which the host decides is put on no paper; of others it is, but not on those of the parties', async () => {
    const offers = async (current: Seven, power: string) =>
      accepted(await ballotPaper(current.w.hosting, current.match, current.on(power))).questions.filter(
        ({ question }) => question.kind === 'decide',
      ).length;
    expect(await offers(await disputed('italy'), 'austria')).toBe(0);
    const current = await disputed('france');
    expect(await mapInOrder(['italy', 'germany', 'france'], power => offers(current, power))).toEqual([3, 0, 0]);
  });

  it('keeps its arbiter: while it is open only the arbiter can change that', async () => {
    const { w, match, on } = await disputed('france', 'zoe');
    const named = (by: string, arbiter?: string) => nameArbiter(w.hosting, { match, by, ...(arbiter !== undefined && { arbiter }) });
    expect(faultOf(await named(on('france'), 'yan'))).toEqual({ code: 'dispute-open' });
    expect(faultOf(await named(on('france')))).toEqual({ code: 'dispute-open' });
    accepted(await named('zoe', 'yan'));
    const without = await disputed('france');
    expect(faultOf(await nameArbiter(without.w.hosting, { match, by: without.on('france'), arbiter: 'zoe' }))).toEqual({
      code: 'dispute-open',
    });
  });

  it('for a nation nobody plays is reported by the arbiter where the host fights it', async () => {
    const current = await inBurgundy(openMemoryStore(), { battles: 'tabletop' });
    const { w, match, on } = current;
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    w.store.saveMatch({ ...((await w.store.matches.get(match)) ?? expect.fail('no match')), host: on('france'), arbiter: 'zoe' });
    accepted(await resignSeat(w.hosting, match, on('germany')));
    accepted(await chooses(current, on('france'), 'Won BUR by France'));
    expect((await w.store.history.submissions(match, 3)).map(({ seat }) => seat)).toEqual(['france']);
    expect(accepted(await chooses(current, 'zoe', 'Won BUR by France')).isClosed).toBe(true);
    expect(await w.store.history.notes(match)).toMatchObject([
      { deed: 'ordered', actor: 'zoe', about: { seat: 'germany', as: 'arbiter' } },
    ]);
    expect(await look(w.hosting, match, m => mayDecide(m, { user: 'zoe' }, { kind: 'phase' }))).toEqual({
      ok: true,
      value: 'arbiter',
    });
  });
});

describe('A match with battles', () => {
  it('comes out the same, played again from its secret', async () => {
    const current = await inBurgundy(openMemoryStore());
    await say(current, 'germany', 'Battle A Mun move');
    await done(current, 'germany', 'france');
    accepted(await endMatch(current.w.hosting, current.match, 'host'));
    onePhaseATurn(current.w.store);
    expect(accepted(await repeatMatch(current.w.hosting, current.match)).differs).toBeUndefined();
  });

  it('refuses settings that it does not have', async () => {
    const w = world(openMemoryStore(), game);
    const invitation = { game: game.id, guild: 'g', channel: 'c', host: 'host', language: 'en', deadlines: {} } as const;
    expect(faultOf(await openMatch(w.hosting, { ...invitation, options: { scale: '1750' } }))).toEqual({
      code: 'option-unclear',
      option: 'scale',
    });
  });
});
