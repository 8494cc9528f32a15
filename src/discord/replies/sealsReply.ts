import type { Match } from '../../matches/model/match.js';
import { type Unsealed, verifyOrders } from '../../matches/read/verifyOrders.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { firstFitting } from '../message/fitting.js';
import type { Reply } from '../message/reply.js';
import { textFile } from '../message/textFile.js';
import { sealBlock } from '../posts/sealBlock.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';

const MOST = 3500;

/** How to check the seals of a phase; by default of the last one that closed. What does not fit into the message is in a file. */
export async function sealsReply(context: InteractionContext, match: Match, number: number | undefined): Promise<Reply> {
  const found = await verifyOrders(context.bot.hosting, match.id, { number, user: context.user });
  if (!found.ok) return refusal(context, found.fault);
  const { words } = context;
  const { current } = found.value;
  const blocks = blocksOf(context, found.value);
  const fitting = firstFitting(
    blocks.map(block => `\`\`\`\n${block}\n\`\`\``),
    MOST,
  );
  return {
    embeds: [
      {
        title: words.seals.verifyTitle(presenterOf(context.bot.presenters, match.game).phaseName(current.name, context.language)),
        description: [words.seals.verifyText, ...fitting, ...(fitting.length < blocks.length ? [words.seals.verifyAll] : [])].join('\n'),
      },
    ],
    ...(fitting.length < blocks.length && {
      attachments: [textFile(context.words.seals.fileName(match.id, current.phase.number), blocks.join('\n\n'))],
    }),
  };
}

const blocksOf = ({ words, language }: InteractionContext, { current, seals }: Unsealed): readonly string[] =>
  seals.map(seal => sealBlock(words, current.seats.find(({ id }) => id === seal.seat)?.name[language] ?? seal.seat, seal));
