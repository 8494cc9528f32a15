import { whyNotBackTo } from '../../../matches/actions/hosting/rollBack.js';
import { tryPhase } from '../../../matches/actions/hosting/tryPhase.js';
import { completePhases, phaseNamed } from '../../autocomplete/completePhases.js';
import type { CommandContext } from '../../interactions/interactionContext.js';
import { refusal } from '../../interactions/sayFault.js';
import { button, rowOf } from '../../message/buttons.js';
import { customId } from '../../message/customId.js';
import { fitBlocks } from '../../message/embeds.js';
import type { Reply } from '../../message/reply.js';
import { textFile } from '../../message/textFile.js';
import { correctionReply } from '../../replies/correctionReply.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { presenterOf } from '../../words/presenters/gamePresenter.js';
import { completedOption, textOption } from '../definition/commandOption.js';
import type { CommandAction } from '../definition/slashCommand.js';
import { hostedGame, phaseNameIn, withMatch } from './hostTarget.js';

/** Shows what the results would be now, to a host who does not play. */
export const dryRun: CommandAction = { text: hostTexts.dryRun.command, options: [hostedGame], run: tryOut };

async function tryOut(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const { bot, language, user, words } = context;
    const tried = await tryPhase(bot.hosting, { match: match.id, user, language });
    if (!tried.ok) return refusal(context, tried.fault);
    const presenter = presenterOf(bot.presenters, match.game);
    const { groups, news } = presenter.reportText(tried.value.report, language);
    const blocks = [...groups.map(({ heading, lines }) => [`**${heading}**`, ...lines].join('\n')), news.join('\n')];
    const told = blocks.filter(block => block !== '');
    const { descriptions, cut } = fitBlocks(told, 300);
    const { picture } = tried.value;
    const title = words.hostAnswers.trial(await phaseNameIn(context, match));
    return {
      ...(cut && {
        content: words.results.restAttached,
        attachments: [textFile(`trial-${match.id}.txt`, told.join('\n\n').replaceAll('*', ''))],
      }),
      embeds: descriptions.map((description, i) => ({
        ...(i === 0 && { title }),
        description,
      })),
      sketch: { picture, name: `trial-${match.id}.png`, alt: presenter.altText(picture, language) },
    };
  });
}

/** Shows the corrected position, and asks for confirmation. */
export const edit: CommandAction = {
  text: hostTexts.edit.command,
  options: [textOption(hostTexts.edit.text, { required: true, longest: 2000 }), hostedGame],
  run: context => withMatch(context, match => correctionReply(context, match, context.option('text') ?? '')),
};

/** Asks for confirmation before going back to a phase. */
export const rollback: CommandAction = {
  text: hostTexts.rollback.command,
  options: [completedOption(sharedOptionTexts.phase, completePhases, { required: true }), hostedGame],
  run: askToGoBack,
};

async function askToGoBack(context: CommandContext): Promise<Reply> {
  return withMatch(context, async match => {
    const phase = (await phaseNamed(context, match, context.option('phase'))) ?? 0;
    const fault = await whyNotBackTo(context.bot.hosting, { match: match.id, user: context.user, phase });
    if (fault) return refusal(context, fault);
    const { words } = context;
    return {
      content: words.hostAnswers.rollbackAsk(await phaseNameIn(context, match, phase)),
      rows: rowOf(
        button(customId('rollback', match.id, phase), words.hostAnswers.rollback, 'grave'),
        button(customId('alone', match.id, 0), words.buttons.cancel),
      ),
    };
  });
}
