import { isDeepStrictEqual } from 'node:util';
import { flatMapInOrder, mapInOrder } from '../../../src/lib/inOrder.js';
import type { MatchEnd, MatchPhase } from '../../../src/matches/model/match.js';
import { immediateIn } from '../../../src/store/records.js';
import { type Attempt, sheetsPossible } from './bustle.js';
import { postsAmiss } from './posted.js';
import { languageOf, type Table } from './table.js';
import { resultsTitle, titleOf } from './telling.js';

/** Returns every contradiction between what people sent and saw and what the bot recorded; empty if there is none. */
export async function breachesIn(tables: readonly Table[], attempts: readonly Attempt[]): Promise<readonly string[]> {
  const breaches = await flatMapInOrder(tables, async table => [...(await ordersLost(table, attempts)), ...phasesAmiss(table)]);
  for (const table of tables) breaches.push(...(await resultsAmiss(table)), ...(await postsAmiss(table.stage, table.host, table.channel)));
  const players = new Map(tables.flatMap(table => [...table.players.values()].map(player => [player.id, player] as const)));
  const [stage] = tables.map(table => table.stage);
  for (const player of players.values()) if (stage) breaches.push(...(await postsAmiss(stage, player, 'dm')));
  return breaches;
}

/** Finds acknowledged orders that are missing from the orders from which the phase was adjudicated. */
async function ordersLost(table: Table, attempts: readonly Attempt[]): Promise<readonly string[]> {
  const { stage, match, game } = table;
  const here = attempts.filter(one => one.table.match === match);
  return await flatMapInOrder(stage.records.phases(match), phase =>
    flatMapInOrder(table.players, async ([seat, player]) => {
      const mine = here.filter(one => one.seat === seat);
      const possible = await sheetsPossible(mine, phase.number);
      if (possible.length === 0) return [];
      const filed = (await stage.records.history.submissions(match, phase.number)).find(one => one.seat === seat);
      const lines = game.sheet(phase.state, seat, filed?.submission, languageOf(player)).flatMap(({ text }) => text ?? []);
      return possible.some(sheet => isDeepStrictEqual(sheet, lines))
        ? []
        : [
            `game ${match}, phase ${phase.number}, ${seat}: on file ${lines.join('; ')}, acknowledged ${possible.at(0)?.join('; ')}${historyOf(mine, phase.number)}`,
          ];
    }),
  );
}

/** What a player tried in a phase and in those beside it, for whoever looks for the reason of a breach. */
const historyOf = (mine: readonly Attempt[], phase: number): string =>
  mine
    .filter(({ phases: [first, last] }) => first <= phase + 1 && phase - 1 <= last)
    .map(({ phases, lasted: [sent, ended], text, listed }) => {
      const fate = listed ? `told ${listed.join('; ')}` : 'not answered';
      return `\n  ${new Date(sent).toISOString()} for ${ended - sent} ms, phases ${phases.join(' to ')}: ${text.replaceAll('\n', '; ')}, ${fate}`;
    })
    .join('');

/** Checks that the phases are numbered without a gap, and that each closed one led to the report and next state that its orders imply. */
function phasesAmiss({ stage: { records }, match, game }: Table): readonly string[] {
  const phases = records.phases(match);
  return phases.flatMap((phase, i) => {
    const next = phases[i + 1];
    const name = `game ${match}, phase ${phase.number}`;
    if (phase.number !== i + 1) return [`${name} is where ${i + 1} should be`];
    if (next === undefined) return phase.closedAt === undefined ? [] : [`${name} is closed and nothing follows`];
    if (phase.closedAt === undefined) return [`${name} is open and something follows`];
    const sent = immediateIn(records)
      .history.submissions(match, phase.number)
      .filter(({ submission }) => submission !== undefined);
    const again = game.advance(phase.state, new Map(sent.map(({ seat, submission }) => [seat, submission])));
    const isSame = isDeepStrictEqual(plain(again.report), plain(phase.report)) && isDeepStrictEqual(plain(again.state), plain(next.state));
    return isSame ? [] : [`${name} was not adjudicated from what is on file`];
  });
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The ends that come with the end of a phase. The others, such as that by the host, come in the middle of one. */
const WITH_A_PHASE: ReadonlySet<string> = new Set<MatchEnd['kind']>(['victory', 'draw-by-size', 'abandoned']);

/**
 * Checks that the results of each phase are in the channel once, in order and with a picture, and that no phase has two cards. A phase in which
 * nobody acted is told with the next, unless the match ends with it.
 */
async function resultsAmiss(table: Table): Promise<readonly string[]> {
  const { stage, match, game } = table;
  const closed = stage.records.phases(match).slice(0, -1);
  const isOver = WITH_A_PHASE.has((await stage.records.matches.get(match))?.end?.kind ?? '');
  const isTold = (phase: MatchPhase): boolean =>
    phase.closedBy !== 'skipped' && ((isOver && phase === closed.at(-1)) || game.quiet?.(game.report.parse(phase.report)) !== true);
  const told = closed.filter(isTold);
  const wanted = await mapInOrder(told, phase => resultsTitle(table, phase));
  const posts = (await stage.director.ask('persona.messages', { persona: table.host.id, channel: table.channel, limit: 100_000 })).filter(
    ({ author, ephemeral, command }) => author.bot && !ephemeral && !command,
  );
  const titles = posts.flatMap(({ embeds }) => embeds.flatMap(({ title }) => title ?? []));
  const seen = titles.filter(title => wanted.includes(title));
  const cards = await mapInOrder(stage.records.phases(match), phase => titleOf(table, phase));
  const twice = cards.filter(card => titles.filter(title => title === card).length > 1);
  const bare = posts.filter(
    ({ embeds, attachments }) => embeds.some(({ title = '' }) => wanted.includes(title)) && attachments.length === 0,
  );
  return [
    ...(isDeepStrictEqual(seen, wanted) ? [] : [`game ${match}: told ${seen.join(' | ')} instead of ${wanted.join(' | ')}`]),
    ...twice.map(card => `game ${match}: two cards of ${card}`),
    ...bare.map(({ embeds: [first] }) => `game ${match}: no picture of ${first?.title}`),
  ];
}
