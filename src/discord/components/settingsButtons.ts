import { ComponentType, TextInputStyle } from 'discord.js';
import { changeSetting } from '../../matches/actions/lobby/changeSetting.js';
import { gameOf } from '../../matches/context/gameOf.js';
import type { Match } from '../../matches/model/match.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import { settingsPanel } from '../lobby/settingsPanel.js';
import { clipped } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { FormReply, Reply } from '../message/reply.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { headingOf, wordedSettings } from '../words/commands/lobbySettingTexts.js';
import { FIELD } from './orderForms.js';

const matchOf = ({ bot, payload }: ComponentContext): Promise<Match | undefined> => bot.hosting.store.matches.get(payload.match);

/** Shows the settings of a match. */
export async function settings(context: ComponentContext): Promise<Reply> {
  const match = await matchOf(context);
  return match ? settingsPanel(context, match) : refusal(context, { code: 'no-such-match' });
}

/** Opens the setting that was chosen in a menu. */
export async function setting(context: ComponentContext): Promise<Reply> {
  const match = await matchOf(context);
  return match ? settingsPanel(context, match, { open: context.chosen[0] ?? '' }) : refusal(context, { code: 'no-such-match' });
}

/** Changes a setting to the value that was chosen in a menu or typed into a form; undefined: to the usual one. */
export async function setTo(context: ComponentContext, typed: string | undefined): Promise<Reply> {
  const { bot, payload, user, words } = context;
  const key = payload.rest[0] ?? '';
  const changed = await changeSetting(bot.hosting, { match: payload.match, user, key, typed });
  if (changed.ok) return settingsPanel(context, changed.value, { open: key, notice: words.lobbySettings.saved });
  const match = await matchOf(context);
  if (!match) return refusal(context, changed.fault);
  const { fault } = changed;
  const said = fault.code === 'options-unfit' ? sayGameFault(context, match.game, fault.because) : refusal(context, fault).content;
  return settingsPanel(context, match, { open: key, notice: said ?? '' });
}

/** Opens a form for a setting that is typed. */
export async function enterSetting(context: ComponentContext): Promise<FormReply | Reply> {
  const match = await matchOf(context);
  const key = context.payload.rest[0] ?? '';
  const worded = match && wordedSettings(gameOf(context.bot.hosting, match)).find(one => one.key === key);
  if (!match || !worded || !('longest' in worded.setting.input)) return await settings(context);
  const { language } = context;
  const heading = headingOf(worded.text, language);
  return {
    modal: {
      custom_id: customId('setTyped', match.id, 0, key),
      title: clipped(heading, DISCORD_LIMITS.form.title),
      components: [
        {
          type: ComponentType.Label,
          label: clipped(heading, DISCORD_LIMITS.form.label),
          description: clipped(worded.text.about[language], DISCORD_LIMITS.form.hint),
          component: {
            type: ComponentType.TextInput,
            custom_id: FIELD,
            style: TextInputStyle.Short,
            max_length: worded.setting.input.longest,
            required: true,
          },
        },
      ],
    },
  };
}
