import type { SeenMessage } from 'discord-simulator';
import { expect } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { wordsIn } from '../../../src/discord/words/wordsIn.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { type Report, report } from '../../../src/games/diplomacy/model/report.js';
import type { Language } from '../../../src/lib/language.js';
import type { MatchPhase } from '../../../src/matches/model/match.js';
import { readable } from './readable.js';
import type { Table } from './table.js';
import { matchOf, presenterFor, resultsTitle, titleOf } from './telling.js';

const variants = variantsOn(readOwnVariant);

/** The name of the file with the seals of a phase. */
const SEALS = /^(?:seals|sceaux)-\d+-\d+\.txt$/;

/** Returns the post with the results of a closed phase. Expects that there is exactly one. */
export async function resultsOf(table: Table, phase: MatchPhase): Promise<SeenMessage> {
  const title = await resultsTitle(table, phase);
  const found = (await table.posts()).filter(post => post.embeds.some(embed => embed.title === title));
  expect(
    found.map(post => post.embeds[0]?.title),
    `one post with the results of ${title}`,
  ).toEqual([title]);
  const [post] = found;
  if (!post) throw new Error(`Nothing tells of ${title}.`);
  return post;
}

/** Returns the phases that were skipped directly after a closed one. */
export function skippedAfter({ stage, match }: Table, { number }: MatchPhase): readonly MatchPhase[] {
  const after = stage.records.phases(match).filter(phase => phase.number > number);
  const end = after.findIndex(phase => phase.closedBy !== 'skipped');
  return after.slice(0, end < 0 ? after.length : end);
}

/** What the description of a close-up says: results carry one where more than a third of the moves are in one part. */
const CLOSE_UP = /Part of the board|Partie du plateau/;

/** Expects that a post has a picture, and a description of it for those who cannot see it. A close-up and a file of seals may follow. */
export function expectPicture(post: SeenMessage, about: string, more: readonly string[] = []): void {
  const pictures = post.attachments.filter(({ name, description = '' }) => !SEALS.test(name) && !CLOSE_UP.test(description));
  expect(pictures.map(({ type }) => type)).toEqual(['image/png', ...more]);
  const [picture] = pictures;
  expect(picture?.width).toBeGreaterThan(700);
  expect(picture?.height).toBeGreaterThan(500);
  expect(readable(picture?.description)).toContain(readable(about));
  expect(picture?.description?.length).toBeLessThanOrEqual(1024);
}

/** Expects that the last post has the final map, the centres over the years, and the animation of the whole game. */
export const expectLastPictures = (post: SeenMessage, about: string): void => expectPicture(post, about, ['image/png', 'image/gif']);

/**
 * Expects that the post of a closed phase contains everything its players are owed: the picture, each order of each power with its outcome,
 * the centres that changed hands, the dislodged units with their retreats, the phases skipped after it, and the next deadline.
 */
export async function expectResults(table: Table, phase: MatchPhase): Promise<SeenMessage> {
  const post = await resultsOf(table, phase);
  const closed = [phase, ...skippedAfter(table, phase)];
  expectPicture(post, await titleOf(table, phase));
  const { attached } = wordsIn((await matchOf(table)).language).seals;
  expect(post.attachments.some(({ name }) => SEALS.test(name))).toBe(post.text.includes(attached));
  for (const one of closed) await expectTold(table, post, one);
  for (const one of closed.slice(1))
    expect(post.text).toContain(wordsIn((await matchOf(table)).language).phase.skipped(await titleOf(table, one)));
  const next = await table.stage.records.history.phase(table.match, (closed.at(-1)?.number ?? 0) + 1);
  if (next && (await matchOf(table)).status !== 'ended') {
    const due = Math.floor(next.dueAt / 1000);
    expect(post.text).toContain(await titleOf(table, next));
    expect(post.text).toContain(`<t:${due}:F>`);
    expect(post.text).toContain(`<t:${due}:R>`);
  }
  return post;
}

async function expectTold(table: Table, post: SeenMessage, phase: MatchPhase): Promise<void> {
  const { language } = await matchOf(table);
  const told = report.parse(phase.report);
  for (const { heading, lines } of presenterFor(table).reportText(told, language).groups)
    expect(post.text, await titleOf(table, phase)).toContain([`**${heading}**`, ...lines].join('\n'));
  for (const line of newsOf(told, language)) expect(readable(post)).toMatch(line);
}

/** How each language says that a power takes a centre, that a unit must retreat or cannot, and that a move bounces. */
const SAID = {
  en: { takes: '[Tt]akes?', mustRetreat: 'must retreat to', nowhere: 'nowhere to go', bounces: 'bounces: .* against' },
  fr: {
    takes: '(?:[Pp]rend|prennent)',
    mustRetreat: 'doit se retirer vers',
    nowhere: 'nulle part où aller',
    bounces: 'rebondit : .* contre',
  },
} as const;
/** The article of a power's name, at the beginning of a sentence. */
const ARTICLE = '(?:The |L[ae] |Les |L’)?';

/** Returns what must be said of centres, dislodged units and bounced moves. It is found in the report without the bot's help. */
function newsOf({ captured, after, orders, variant }: Report, language: Language): readonly RegExp[] {
  const said = SAID[language];
  const board = variants.find(({ id }) => id === variant)?.board;
  const name = (place: string): string => board?.file.provinces.find(({ id }) => id === place)?.name[language] ?? place;
  const power = (id: string): string => board?.powers.find(one => one.id === id)?.name[language] ?? id;
  return [
    ...captured.map(
      ({ centre, to }) => new RegExp(`\\*\\*${ARTICLE}${power(to)}\\*\\*(?: |(?:\\n.+)*\\n🚩 )${said.takes} .*${name(centre)}`),
    ),
    ...after.dislodged.map(({ at, retreats: [first] }) =>
      first === undefined
        ? new RegExp(`${name(at)} .*${said.nowhere}`)
        : new RegExp(`${name(at)} (?:\\(.*)?${said.mustRetreat} .*${name(first)}`),
    ),
    ...orders.flatMap(({ order, outcome }) =>
      outcome.kind === 'bounced' && 'at' in order ? [new RegExp(`${name(order.at)} – .* ${said.bounces} `)] : [],
    ),
  ];
}
