import { gameOf } from '../../matches/context/gameOf.js';
import type { Guests } from '../../matches/model/guests.js';
import { SETTING_GROUPS, settingValue } from '../../matches/model/lobbySettings.js';
import type { Match } from '../../matches/model/match.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { button, guestMenu, inMenus, menu, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { fieldsOf } from '../message/embeds.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { sayMissedTurns } from '../words/commands/hostingSettingTexts.js';
import { headingOf, sayChosen, type WordedSetting, wordedSettings } from '../words/commands/lobbySettingTexts.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';

/**
 * Shows what was chosen for a match, and the rules that apply to every game; to the host of a lobby with menus to change it. `open`: the key
 * of the setting that is being changed.
 */
export function settingsPanel(context: InteractionContext, match: Match, { open, notice }: { open?: string; notice?: string } = {}): Reply {
  const { words, language, user } = context;
  const settings = wordedSettings(gameOf(context.bot.hosting, match));
  const mayChange = match.host === user && match.status === 'lobby';
  const chosen = settings.filter(one => one.setting.name !== 'language' && valueIn(context, match, one) !== undefined);
  const lines = chosen.map(one => words.lobbySettings.line(headingOf(one.text, language), shown(context, match, one)));
  const opened = mayChange ? settings.find(({ key }) => key === open) : undefined;
  return {
    ...(notice !== undefined && { content: notice }),
    embeds: [
      {
        title: words.lobbySettings.title(titleOf(context, match)),
        description: opened
          ? words.lobbySettings.open(headingOf(opened.text, language), opened.text.about[language], shown(context, match, opened))
          : mayChange
            ? words.lobbySettings.howTo
            : words.lobbySettings.hostOnly,
        fields: [
          ...fieldsOf(words.lobbySettings.chosen, lines.length > 0 ? lines : [words.lobbySettings.asUsual]),
          ...fieldsOf(words.lobbySettings.always, alwaysLines(context, match)),
        ],
      },
    ],
    rows: mayChange ? [...groupMenus(context, match, settings), ...(opened ? changing(context, match, opened) : [])] : [],
  };
}

const valueIn = ({ bot: { hosting } }: InteractionContext, match: Match, { setting }: WordedSetting): unknown =>
  settingValue(gameOf(hosting, match), match, setting);

function shown(context: InteractionContext, match: Match, setting: WordedSetting): string {
  const value = valueIn(context, match, setting);
  return value === undefined ? context.words.lobbySettings.usual : sayChosen(setting, value, context.language);
}

/** What applies whatever was chosen. */
function alwaysLines({ bot, words, language }: InteractionContext, match: Match): readonly string[] {
  const game = gameOf(bot.hosting, match);
  const presenter = presenterOf(bot.presenters, match.game);
  return [
    presenter.missedOrders(language),
    ...(match.plan.private ? [words.hostingRules.privateGame] : []),
    ...(game.turnLength === undefined ? [words.hostingRules.closesEarly] : []),
    sayMissedTurns({ plan: match.plan, inRounds: presenter.rounds !== undefined }, language),
  ];
}

/** A menu for each group of settings; a further one where the first is full. Each option says what was chosen or, if nothing was, what the setting is for. */
function groupMenus(context: InteractionContext, match: Match, settings: readonly WordedSetting[]): readonly ComponentRow[] {
  const { words, language } = context;
  return SETTING_GROUPS.flatMap(group => {
    const own = settings.filter(({ setting }) => setting.group === group);
    const options = own.map(one => {
      const isChosen = valueIn(context, match, one) !== undefined;
      const heading = headingOf(one.text, language);
      return {
        label: isChosen ? `${heading} — ${shown(context, match, one)}` : heading,
        value: one.key,
        description: one.text.about[language],
      };
    });
    return inMenus(options).map((some, i) => menu(customId('setting', match.id, 0, group, i), words.lobbySettings[group], some));
  });
}

/** A menu of values, or of roles and members, or a button that opens a form; and one for the usual value, if another was chosen. */
function changing(context: InteractionContext, match: Match, worded: WordedSetting): readonly ComponentRow[] {
  const { words, language } = context;
  const { key, setting, text } = worded;
  const heading = headingOf(text, language);
  const isChosen = valueIn(context, match, worded) !== undefined && setting.name !== 'language';
  const back = isChosen ? [button(customId('setUsual', match.id, 0, key), words.buttons.asUsual)] : [];
  if ('longest' in setting.input)
    return rowOf(button(customId('setText', match.id, 0, key), words.lobbySettings.enter(heading), 'main'), ...back);
  if ('mentions' in setting.input)
    return [
      guestMenu(customId('setTo', match.id, 0, key), words.lobbySettings.choose(heading), {
        most: setting.input.mentions,
        ...guestsOf(match),
      }),
      ...rowOf(...back),
    ];
  const options = setting.input.values.map(value => ({ label: text.choices?.[value]?.[language] ?? value, value }));
  return [menu(customId('setTo', match.id, 0, key), words.lobbySettings.choose(heading), options), ...rowOf(...back)];
}

const guestsOf = ({ plan }: Match): Guests => plan.private ?? { roles: [], users: [] };
