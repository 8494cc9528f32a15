import { expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const EIGHT = ['101', '102', '103', '104', '105', '106', '107', '108'];
const DAY = 24 * 60 * 60 * 1000;

/** Classic, going on from this change of its first position; what France reads after Ready with nothing saved. */
async function readyOf(language: 'en' | 'fr', change: (state: State) => Partial<State>): Promise<Reply> {
  const room = testBot();
  await startedGame(room, { variant: 'classic' });
  const state = room.hosting.store.openPhase(1)?.state as State;
  room.hosting.store.recordState(1, 1, { ...state, ...change(state) });
  const france = room.as(playerOf(room, 'france'), { language });
  const panel = await france.run('orders');
  return france.press(panel, language === 'en' ? 'Ready' : 'Prêt');
}

const winter = (state: State, centres: Readonly<Record<string, string>>): Partial<State> => ({
  phase: 'adjustments',
  turn: { ...state.turn, season: 'winter' },
  position: {
    ...state.position,
    units: state.position.units.filter(({ at }) => at !== 'par'),
    centres: { ...state.position.centres, ...centres },
  },
});

const CASES = {
  builds: [
    (state: State) => winter(state, {}),
    ['No builds saved: you build nothing.', 'Aucune construction enregistrée : vous ne construisez rien.'],
  ],
  removals: [
    (state: State) => winter(state, { par: 'germany', mar: 'germany' }),
    [
      'No removals saved: the rules decide which of your units are removed.',
      'Aucun retrait enregistré : les règles décident quelles unités vous sont retirées.',
    ],
  ],
  retreats: [
    (state: State): Partial<State> => ({
      phase: 'retreats',
      position: {
        ...state.position,
        units: state.position.units.filter(({ at }) => at !== 'par'),
        dislodged: [{ type: 'A', at: 'par', power: 'france', from: 'bur', convoyed: false, retreats: ['gas', 'pic'] }],
      },
    }),
    ['No retreats saved: your dislodged units are disbanded.', 'Aucune retraite enregistrée : vos unités délogées sont dissoutes.'],
  ],
} as const;

test.each(
  Object.entries(CASES).flatMap(([name, [change, [en, fr]]]) => [
    [name, 'en', change, `${en} Ready anyway?`] as const,
    [name, 'fr', change, `${fr} Prêt quand même ?`] as const,
  ]),
)('Ready without %s asks first, and says what would happen: %s', async (_, language, change, asked) => {
  const reply = await readyOf(language, change);
  expect(textOf(reply).replaceAll('\u00a0', ' ')).toContain(asked);
  expect(labels(reply)).toEqual(language === 'en' ? ['Ready anyway', 'Back'] : ['Prêt quand même', 'Retour']);
});

test('Ready without a placement asks first, and does not close the phase: the Hsiung-Nu may still place their units', async () => {
  const room = testBot();
  await startedGame(room, { variant: 'mandate-of-heaven', players: EIGHT });
  const tribe = room.as(playerOf(room, 'hsiung-nu'));
  const asked = await tribe.press(await tribe.run('orders'), 'Ready');
  expect(textOf(asked)).toContain('No units saved: the bot places them for you. Ready anyway?');
  expect(room.hosting.store.openPhase(1)?.number).toBe(1);
  const some = await tribe.run('order', { text: 'A Kob' });
  expect(textOf(await tribe.press(some, 'Ready'))).toMatch(/(No order yet for|Some of your orders are missing).*Ready anyway\?/);
});

/** Classic with battles: France and Germany bounced, or, if only `germany` moved, France has no battle of its own to lose. */
async function lists(orders: Readonly<Record<string, string>>): Promise<TestBot> {
  const room = testBot();
  await startedGame(room, { variant: 'classic-battles' });
  for (const [power, text] of Object.entries(orders)) await room.as(playerOf(room, power)).run('order', { text });
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  return room;
}

test('a battle list that saves nothing is named for it on its button, which leaves things as they are', async () => {
  const room = await lists({ france: 'A Par - Bur', germany: 'A Mun - Bur' });
  const france = room.as(playerOf(room, 'france'));
  const panel = await france.run('orders');
  expect(labels(panel)).toContain('Leave it as it is');
  expect(labels(panel)).not.toContain('Ready');
  expect(labels(await france.press(panel, 'Leave it as it is'))).toContain('Undo Ready');
});
