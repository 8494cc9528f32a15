import { whyNotBackTo } from '../../../matches/hosting/rollBack.js';
import { tryPhase } from '../../../matches/hosting/tryPhase.js';
import { completePhases, phaseNamed } from '../../autocomplete/phases.js';
import type { CommandCall } from '../../call.js';
import { button, rowOf } from '../../components/buttons.js';
import { correctionReply } from '../../correctionReply.js';
import { customId } from '../../customId.js';
import { fitBlocks } from '../../posts/embeds.js';
import type { Reply } from '../../reply.js';
import { refusal } from '../../sayFault.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { tellerOf } from '../../words/presenters/gamePresenter.js';
import type { Action } from '../command.js';
import { completedOption, textOption } from '../commandOption.js';
import { hostedGame, phaseNameIn, withMatch } from './hostTarget.js';

/** What would come out now, in words and as a picture, for a host who does not play. */
export const dryRun: Action = { text: hostTexts.dryRun.command, options: [hostedGame], run: tryOut };

function tryOut(call: CommandCall): Reply {
  return withMatch(call, match => {
    const { embassy, language, user, words } = call;
    const tried = tryPhase(embassy.house, { match: match.id, user, language });
    if (!tried.ok) return refusal(call, tried.fault);
    const teller = tellerOf(embassy.tellers, match.game);
    const { groups, news } = teller.told(tried.value.report, language);
    const blocks = [...groups.map(({ heading, lines }) => [`**${heading}**`, ...lines].join('\n')), news.join('\n')];
    const { descriptions } = fitBlocks(
      blocks.filter(block => block !== ''),
      300,
    );
    const { picture } = tried.value;
    return {
      embeds: descriptions.map((description, i) => ({
        ...(i === 0 && { title: words.host.trial(phaseNameIn(call, match)) }),
        description,
      })),
      sketch: { picture, name: `trial-${match.id}.png`, alt: teller.altText(picture, language) },
    };
  });
}

/** Shows what the position would be, and asks. */
export const edit: Action = {
  text: hostTexts.edit.command,
  options: [textOption(hostTexts.edit.text, { required: true, longest: 2000 }), hostedGame],
  run: call => withMatch(call, match => correctionReply(call, match, call.option('text') ?? '')),
};

/** Asks before it goes back. */
export const rollback: Action = {
  text: hostTexts.rollback.command,
  options: [completedOption(sharedOptionTexts.phase, completePhases, { required: true }), hostedGame],
  run: askToGoBack,
};

function askToGoBack(call: CommandCall): Reply {
  return withMatch(call, match => {
    const phase = phaseNamed(call.option('phase')) ?? 0;
    const fault = whyNotBackTo(call.embassy.house, { match: match.id, user: call.user, phase });
    if (fault) return refusal(call, fault);
    const { words } = call;
    return {
      content: words.host.rollbackAsk(phaseNameIn(call, match, phase)),
      rows: rowOf(
        button(customId('rollback', match.id, phase), words.host.rollback, 'grave'),
        button(customId('alone', match.id, 0), words.buttons.cancel),
      ),
    };
  });
}
