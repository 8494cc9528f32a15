import { expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { localeOn } from '../../src/discord/words/diplomacy/diplomacyLocale.js';
import { toldReport } from '../../src/discord/words/diplomacy/reportText.js';
import { sayExplanation } from '../../src/discord/words/diplomacy/sayExplanation.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { explainOrder } from '../../src/games/diplomacy/explanation/explainOrder.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { Language } from '../../src/lib/language.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { type TestBot, testBot } from './testBot.js';

const variants = variantsOn(readOwnVariant);
const game = catalogue(variants).get('classic-battles') ?? expect.fail('the game is not on offer');
const variant = variants.find(({ id }) => id === 'classic-battles') ?? expect.fail('no such variant');
const DAY = 86_400_000;

/** Plays the first turn with these orders, battle lists and reports of battles, and returns its report after battles. */
async function fought(...turns: readonly Readonly<Record<string, string>>[]): Promise<Report> {
  const room = testBot();
  const host = room.as('200');
  await host.run('game create', { variant: game.id, rules: 'battles tabletop', movement: '1d', lists: '6h', battles: '1d' });
  const [lobby] = await room.posts();
  for (let player = 101; player < 108; player++) await room.as(String(player)).press(lobby?.post ?? {}, 'Join');
  await host.press(await host.press(lobby?.post ?? {}, 'Start'), 'Start now');
  for (const texts of turns) {
    for (const [power, text] of Object.entries(texts)) await room.as(holder(room, power)).run('order', { text });
    room.pass(DAY);
    await closeDuePhases(room.hosting);
  }
  const reports = (await room.hosting.store.phases(1)).map(({ report }) => game.report.safeParse(report).data as Report | undefined);
  return reports.findLast(report => report?.war !== undefined) ?? expect.fail('no battle was fought');
}

const holder = (room: TestBot, power: string): string =>
  room.hosting.store.seatHolders(1).find(({ seat }) => seat === power)?.user ?? expect.fail(`nobody plays ${power}`);

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

function told(report: Report, language: Language): { readonly results: string; readonly cards: string } {
  const { groups, detailCards = [] } = toldReport(report, localeOn(variant.board, language));
  const text = (of: readonly { readonly lines: readonly string[] }[]) => plain(of.flatMap(({ lines }) => lines).join('\n'));
  return { results: text(groups), cards: text(detailCards) };
}

const explained = (report: Report, place: string, language: Language): string => {
  const explanation = explainOrder(variant, report, place) ?? expect.fail('nothing to explain');
  return plain(sayExplanation(explanation, localeOn(variant.board, language)).join('\n'));
};

/** Italy fights for Tyrolia, where Austria meets it and wins. Austria fights for Venice, which Italy left for that battle. */
const left = () =>
  fought(
    { italy: 'A Ven - Tyr', austria: 'A Vie - Tyr; F Tri - Ven' },
    { italy: 'Battle A Ven move', austria: 'Battle F Tri move' },
    { italy: 'Won TYR by Austria', austria: 'Won TYR by Austria' },
  );

test('a battle without a fight says that the army of the place fights elsewhere', async () => {
  const report = await left();
  expect(told(report, 'en').cards).toContain(
    '**No fight: F Trieste (move to Venice) wins.**\nItaly’s army is fighting for Tyrolia, so it isn’t defending Venice.',
  );
  expect(told(report, 'fr').cards).toContain('L’armée de l’Italie se bat au Tyrol et ne défend donc pas Venise.');
});

test('results and Explain name the battle that stopped a move, and the one in which its unit was lost', async () => {
  const report = await left();
  expect(told(report, 'en').results).toContain(
    'A Venice – Tyrolia bounces (battle of Tyrolia); it is dislodged by the attack from Trieste (battle of Venice)',
  );
  expect(told(report, 'fr').results).toMatch(/\(bataille du Tyrol\).*délogée.*\(bataille de Venise\)/);
  const english = explained(report, 'ven', 'en');
  expect(english).toContain('The battle of Tyrolia decided it');
  expect(english).toContain('The battle of Venice decided that it was dislodged');
  expect(english).toContain('It fought for Tyrolia, so it didn’t defend Venice');
  expect(explained(report, 'ven', 'fr')).toContain('Elle se battait au Tyrol et n’a donc pas défendu Venise');
});

test('a battle for which nobody else contends says so, unless its card tells who was turned away', async () => {
  const report = await left();
  const war = report.war ?? expect.fail('no battles');
  const alone = war.battles.filter(({ at }) => at.includes('ven'));
  expect(told({ ...report, war: { ...war, battles: alone } }, 'en').cards).toContain('wins.**\nNobody else contends for Venice.');
  const turned = alone.map(battle => ({ ...battle, refused: ['france'] }));
  expect(told({ ...report, war: { ...war, battles: turned } }, 'en').cards).not.toContain('Nobody else');
});
