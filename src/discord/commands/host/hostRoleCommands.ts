import { announce as announceTo } from '../../../matches/hosting/announce.js';
import { nameArbiter } from '../../../matches/hosting/arbiter.js';
import { handOver as handOverTo } from '../../../matches/hosting/handOver.js';
import { type CommandCall, managesServerOf } from '../../call.js';
import { findMatch } from '../../findMatch.js';
import type { Reply } from '../../reply.js';
import { refusal } from '../../sayFault.js';
import { hostTexts } from '../../words/commands/hostCommandTexts.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { moment } from '../../words/language/moment.js';
import { isQuotable, LONGEST_QUOTATION } from '../../words/language/userText.js';
import type { Action } from '../command.js';
import { textOption, userOption } from '../commandOption.js';
import { hostedGame, personIn, withMatch } from './hostTarget.js';

/** Says something in the channel of the match. */
export const announce: Action = {
  text: hostTexts.announce.command,
  options: [textOption(hostTexts.announce.text, { required: true, longest: 2000 }), hostedGame],
  run: publish,
};

function publish(call: CommandCall): Reply {
  return withMatch(call, match => {
    const text = call.option('text') ?? '';
    if (!isQuotable(text, LONGEST_QUOTATION)) return refusal(call, { code: 'text-too-long' });
    const done = announceTo(call.embassy.house, match.id, call.user, text);
    return done.ok ? { content: call.words.host.announced } : refusal(call, done.fault);
  });
}

/** Names an arbiter; without a player, the match has none any more. */
export const arbiter: Action = {
  text: hostTexts.arbiter.command,
  options: [userOption(hostTexts.arbiter.player), hostedGame],
  run: changeArbiter,
};

function changeArbiter(call: CommandCall): Reply {
  return withMatch(call, match => {
    const named = call.chosenUser('player');
    const done = nameArbiter(call.embassy.house, { match: match.id, by: call.user, ...(named !== undefined && { arbiter: named }) });
    if (!done.ok) return refusal(call, done.fault);
    const { words } = call;
    return { content: named === undefined ? words.decisions.arbiterTakenBack : words.decisions.arbiterNamed(personIn(call, match, named)) };
  });
}

/** By the host; if the host is gone, by somebody who manages the server. Whether the host is gone, Discord and the host are asked. */
export const handOver: Action = {
  text: hostTexts.handOver.command,
  options: [userOption(sharedOptionTexts.player, { required: true }), hostedGame],
  run: giveHosting,
};

async function giveHosting(call: CommandCall): Promise<Reply> {
  const found = findMatch(call, call.option('game'), 'run');
  if (!found.ok) return refusal(call, found.fault);
  const match = found.value;
  const { user: by, embassy, words } = call;
  const to = call.chosenUser('player');
  if (to === undefined) return refusal(call, { code: 'nobody-chosen' });
  const isAdmin = managesServerOf(call, match);
  if (isAdmin && match.host !== by) await embassy.askForHost(match);
  const done = handOverTo(embassy.house, { match: match.id, by, to, isAdmin });
  if (!done.ok) return refusal(call, done.fault);
  const { value } = done;
  const said =
    value.kind === 'asked' ? words.hostChange.asked(moment(value.until)) : words.hostChange.handedOver(personIn(call, match, to));
  return { content: said };
}
