import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealOf } from '../../src/games/diplomacy/battles/drawBattle.js';
import { type Report, report } from '../../src/games/diplomacy/model/report.js';
import { type State, state } from '../../src/games/diplomacy/model/state.js';
import { buttonFor, idOf } from './harness/buttons.js';
import { openPanel, orderByText, sayReady } from './harness/orders.js';
import { readable } from './harness/readable.js';
import { openStage, type Stage } from './harness/stage.js';
import { startGame, type Table } from './harness/table.js';

const NAMES = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston', 'Hana', 'Ines', 'Jon', 'Kim', 'Lena'];

/** Twelve nations with so few units that nothing happens except what the tests order. */
const START = {
  powers: {
    Empire: { units: ['A Middenheim', 'A Altdorf', 'A Nuln'], homes: ['Middenheim', 'Altdorf', 'Nuln'] },
    Bretonnia: { units: ['A Wastelands'], homes: ['Wastelands'] },
    'High Elves': { units: ['A Couronne'], homes: ['Avelorn'] },
    Araby: { units: ['A Pale Sister'], homes: ['MEDA'] },
    Kislev: { units: ['A Great Forest'], homes: ['Kislev'] },
    Ind: { units: ['A TALA'], homes: ['ANDR'] },
    Dwarves: { units: ['A KARK'], homes: ['KARK'] },
    Orcs: { units: ['A KARE'], homes: ['KARE'] },
    Chaos: { units: ['A EYEC'], homes: ['EYEC'] },
    Cathay: { units: ['A BAIJ'], homes: ['BAIJ'] },
    Nippon: { units: ['A OKTY'], homes: ['OKTY'] },
    Lizardmen: { units: ['A TLAX'], homes: ['TLAX'] },
  },
};

describe('twelve at Warhammer Diplomacy over two years, with battles fought on tables', () => {
  let stage: Stage;
  let table: Table;

  beforeAll(async () => {
    stage = await openStage();
    for (const [name, locale] of [
      ['Ines', 'fr'],
      ['Jon', 'en-GB'],
      ['Kim', 'en-GB'],
      ['Lena', 'fr'],
    ] as const)
      await stage.director.ask('personas.add', { name, locale });
    const players: Persona[] = [];
    for (const name of NAMES) players.push(await stage.persona(name));
    table = await startGame(stage, {
      channel: 'table-one',
      players,
      variant: 'Warhammer Diplomacy (fm05)',
      options: {
        movement: '24h',
        lists: '6h',
        battles: '7d',
        rules: 'battles tabletop; scale 1500',
        start: { name: 'twelve.json', text: JSON.stringify(START) },
      },
    });
    if (host() !== table.host) await table.host.command(table.channel, '/host hand-over', { player: host().name });
  });

  afterAll(() => stage?.close());

  /** Returns the host, who fights none of the battles. */
  const host = (): Persona => table.player('lizardmen');
  const now = (): State => state.parse(table.open().state);
  const units = (): readonly string[] => now().position.units.map(({ power, at }) => `${power} ${at}`);
  const lastWar = (): NonNullable<Report['war']> => {
    const told = stage.records.phases(table.match).flatMap(({ report: one }) => (one === undefined ? [] : [report.parse(one)]));
    return told.findLast(({ war }) => war)?.war ?? expect.fail('there was no battle');
  };
  const posted = async (): Promise<string> => (await table.posts()).map(({ text }) => text).join('\n');

  /** Files what some seats say. Then all awaited seats say that they are ready, which closes the phase. */
  async function turn(said: Readonly<Record<string, string>> = {}): Promise<void> {
    for (const [seat, text] of Object.entries(said)) await orderByText(table, table.player(seat), text);
    const { number } = table.open();
    const { awaits, mayAct = [] } = table.phase();
    for (const seat of awaits.length > 0 ? awaits : mayAct) await sayReady(table, table.player(seat));
    await stage.quiet(table.match);
    expect(table.open().number).toBeGreaterThan(number);
  }

  async function until(kind: string): Promise<void> {
    for (let phases = 0; phases < 8 && table.phase().kind !== kind; phases++) await turn();
    expect(table.phase().kind).toBe(kind);
  }

  /** Presses a button on the card of a battle. Returns the text of the answer. */
  async function presses(player: Persona, place: string, label: string): Promise<string> {
    const { number } = table.open();
    const isIt = ({ text }: { readonly text: string }): boolean => text.includes(`Battle of ${place}`);
    const card = await player.until(
      table.channel,
      message => isIt(message) && buttonFor(message, 'won', table.match, number - 1) !== undefined,
    );
    const answer = await player.press(card, label);
    await stage.quiet(table.match);
    return answer.text;
  }
  const reports = (seat: string, place: string, label: string): Promise<string> => presses(table.player(seat), place, label);

  it('asks for lists after the provisional results, and hides them', async () => {
    await turn({
      empire: 'A Midd - Wast; A Altd S A Midd - Wast',
      dwarves: 'A Kark - Bblo',
      orcs: 'A Kare - Bblo',
    });
    expect(table.phase()).toMatchObject({ kind: 'lists' });
    expect(await posted()).toContain('can declare battles for:');
    await orderByText(table, table.player('bretonnia'), 'Bataille 1 A Wast tient');
    await orderByText(table, table.player('dwarves'), 'Battle 1 A Kark move');
    expect(readable(await openPanel(table, table.player('dwarves')))).toMatch(/(Battle|Bataille) 1 A KARK/);
    expect(await posted()).not.toMatch(/(Battle|Bataille) 1 [AF] /);
    await turn();
  });

  it('puts each battle on a card with a button for every outcome; who agrees has it closed', async () => {
    expect(table.phase().kind).toBe('battles');
    expect(await posted()).toContain('Main defender: Empire.');
    expect(await reports('nippon', 'the Wastelands', 'Empire won')).toMatch(/you don’t command a side in it|vous n’y commandez aucun camp/);
    await reports('bretonnia', 'the Wastelands', 'Empire won');
    await reports('empire', 'the Wastelands', 'Empire won');
    await reports('dwarves', 'Black Blood', 'Dwarves won');
    await reports('orcs', 'Black Blood', 'Orcs and Goblins won');
    expect(now().fight).toMatchObject({ checking: true, disputed: [expect.stringContaining('BBLO')] });
  });

  it('asks the host what commanders do not agree about', async () => {
    expect(await posted()).toContain('reported: Orcs and Goblins won');
    await reports('dwarves', 'Black Blood', 'Dwarves won');
    await reports('orcs', 'Black Blood', 'Orcs and Goblins won');
    expect(await posted()).toContain('The reports on a battle differ. The host decides.');
    await presses(host(), 'Black Blood', 'Dwarves won');
    const [dispute, wastelands] = lastWar().battles;
    expect(dispute).toMatchObject({ by: 'host', winner: { unit: 'A kark', kind: 'move' } });
    expect(wastelands).toMatchObject({ by: 'reports', army: 'empire' });
    expect(wastelands).not.toHaveProperty('winner');
    expect(units()).toEqual(expect.arrayContaining(['dwarves bblo', 'orcs kare', 'empire wast']));
  });

  it('keeps the conquered at the table: a Sepoy fights for who holds his capital', async () => {
    await until('adjustments');
    expect(await posted()).toContain('**Bretonnia** is conquered.');
    await turn({ empire: 'Build A Midd' });
    await turn({ 'high-elves': 'A Cour - Wast', araby: 'A Pale S A Cour - Wast' });
    expect(now().services?.bretonnia).toMatchObject({ as: 'sepoy', of: 'empire', won: 0 });
    await turn();
    expect(await posted()).toContain('**The Empire** owes Bretonnia a battle and gives them Wastelands.');
    await reports('bretonnia', 'the Wastelands', 'Empire won');
    await reports('high-elves', 'the Wastelands', 'Empire won');
    expect(lastWar().battles).toMatchObject([{ by: 'reports', winner: { unit: 'A wast', kind: 'hold' } }]);
    expect(now().services?.bretonnia?.won).toBe(1);
    expect(units()).toEqual(expect.arrayContaining(['empire wast', 'high-elves cour']));
  });

  it('gives him more than one battle where his master has many; what nobody reports is drawn', async () => {
    await until('movement');
    await turn({ empire: 'A Wast - Cour', araby: 'A Pale - Altd', kislev: 'A Gfor - Midd', ind: 'A Tala - Nuln' });
    await turn({
      empire: 'Battle 1 A Wast move by Bretonnia',
      araby: 'Battle A Pale move',
      kislev: 'Battle A Gfor move',
      ind: 'Battle A Tala move',
    });
    const led = lastWar().battles.filter(({ commanders }) => commanders.empire === 'bretonnia');
    expect(led.map(({ at }) => at.join())).toEqual(['cour', 'nuln']);
    for (const [seat, place] of [
      ['bretonnia', 'Couronne'],
      ['high-elves', 'Couronne'],
      ['empire', 'Middenheim'],
      ['kislev', 'Middenheim'],
      ['ind', 'Nuln'],
      ['bretonnia', 'Nuln'],
    ] as const)
      await reports(seat, place, 'Empire won');
    await stage.reachDeadline(table.match);
    const { battles, draw = '' } = lastWar();
    expect(battles.map(battle => ('by' in battle ? battle.by : 'open'))).toEqual(['draw', 'reports', 'reports', 'reports']);
    expect(sealOf(draw)).toMatch(/^[0-9a-f]{64}$/);
    expect(now().services?.bretonnia?.won).toBe(3);
    expect(units()).toContain('empire cour');
    const why = await table.host.command(table.channel, '/explain', { order: 'A WAST', phase: String(table.open().number - 1) });
    expect(readable(why)).toMatch(/The battle of Couronne decided it; by strength alone|La bataille/);
  });

  it('lets him rise against his master after three battles won: a power again', async () => {
    await until('adjustments');
    await turn({ bretonnia: 'Revolt A Wast' });
    expect(await posted()).toContain('**Bretonnia** revolts against the Empire with A Wastelands and is a power again.');
    expect(now().turn.year).toBe(3);
    expect(units()).toContain('bretonnia wast');
    expect([now().position.centres.wast, now().capitals?.bretonnia, now().services]).toEqual(['bretonnia', 'wast', undefined]);
  });

  it('can be repeated from its secret when it is over', async () => {
    const { channel } = table;
    const asked = await host().command(channel, '/game end');
    await host().press(asked, idOf(asked, 'end'));
    await stage.quiet(table.match);
    expect((await host().command(channel, '/verify')).text).toMatch(
      /I replayed all \d+ decisions|Les \d+ décisions et tous les tirages, refaits avec elle, donnent/,
    );
  });
});
