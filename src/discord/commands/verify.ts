import type { Match } from '../../matches/match.js';
import { repeatMatch } from '../../matches/trust/repeatMatch.js';
import { type Unsealed, verifyOrders } from '../../matches/trust/verifyOrders.js';
import { completePhases, phaseNamed } from '../autocomplete/phases.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { verifyTexts } from '../words/commands/recordCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import type { Command } from './command.js';
import { completedOption, gameOption } from './commandOption.js';

/** Repeats every draw of a match that is over from its secret; elsewhere, or of a phase that is named, opens the seals on the orders. */
export const verify: Command = {
  text: verifyTexts.command,
  options: [completedOption(sharedOptionTexts.phase, completePhases), gameOption()],
  run,
};

function run(call: CommandCall): Reply | Promise<Reply> {
  const match = findMatch(call, call.option('game'), 'look');
  if (!match.ok) return refusal(call, match.fault);
  return isAboutDraws(call, match.value) ? drawsOf(call, match.value) : sealsOf(call, match.value);
}

/** Of a game whose phases are single decisions there is nothing else; of others when it is over, and no phase is named. */
function isAboutDraws({ embassy: { house }, option }: CommandCall, { game, status }: Match): boolean {
  const { sealed, endsRound } = house.games.get(game) ?? {};
  return sealed === true && (endsRound !== undefined || (status === 'ended' && option('phase') === undefined));
}

async function drawsOf(call: CommandCall, match: Match): Promise<Reply> {
  const repeated = await repeatMatch(call.embassy.house, match.id);
  if (!repeated.ok) return refusal(call, repeated.fault);
  const { seal, phases, older, differs } = repeated.value;
  const { verified, verifiedLater, notVerified, olderEdition } = call.words.seals;
  const agreed = older === undefined ? verified : verifiedLater;
  const found = differs === undefined ? agreed(phases, seal.secret, seal.hash) : notVerified(differs, seal.secret, seal.hash);
  return { content: [found, ...(older === undefined ? [] : [olderEdition(older)])].join(' ') };
}

function sealsOf(call: CommandCall, match: Match): Reply {
  const found = verifyOrders(call.embassy.house, match.id, { number: phaseNamed(call.option('phase')), user: call.user });
  if (!found.ok) return refusal(call, found.fault);
  const { words } = call;
  const { table } = found.value;
  const blocks = blocksOf(call, found.value);
  const fitting = blocks.map(block => `\`\`\`\n${block}\n\`\`\``).filter((_, i, all) => all.slice(0, i + 1).join('').length <= 3500);
  return {
    embeds: [
      {
        title: words.seals.verifyTitle(tellerOf(call.embassy.tellers, match.game).phaseName(table.name, call.language)),
        description: [words.seals.verifyText, ...fitting, ...(fitting.length < blocks.length ? [words.seals.verifyAll] : [])].join('\n'),
      },
    ],
    ...(fitting.length < blocks.length && {
      enclosures: [{ name: `seals-${match.id}-${table.phase.number}.txt`, bytes: new TextEncoder().encode(blocks.join('\n\n')) }],
    }),
  };
}

/** Of each power what to type, or why only its player can, and what must come out. */
const blocksOf = ({ words, language }: CommandCall, { table, seals }: Unsealed): readonly string[] =>
  seals.map(({ seat, salt, orders, hash }) => {
    const name = table.seats.find(({ id }) => id === seat)?.name[language] ?? seat;
    const lines = salt === undefined ? words.seals.verifyShut(orders) : words.seals.verifyLine(salt, orders);
    return `# ${name}\n${lines}\n${hash}`;
  });
