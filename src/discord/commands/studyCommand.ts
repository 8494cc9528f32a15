import { mapInOrder } from '../../lib/inOrder.js';
import { studyFromMatch, studyFromStart } from '../../matches/actions/studies/openStudy.js';
import type { Catalogue } from '../../matches/context/ports.js';
import type { Study, StudyHead } from '../../matches/model/study.js';
import { STUDY_LIMITS } from '../../matches/model/studyLimits.js';
import { completePhases, phaseNamed } from '../autocomplete/completePhases.js';
import { folded } from '../autocomplete/folded.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, CommandContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { clipped } from '../message/buttons.js';
import type { Reply } from '../message/reply.js';
import { studyReply } from '../replies/studyReply.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { studyTexts } from '../words/commands/studyTexts.js';
import { inert } from '../words/language/userText.js';
import { choiceOption, completedOption, gameOption, textOption, variantsIn } from './definition/commandOption.js';
import type { CommandAction, SlashCommand } from './definition/slashCommand.js';

const nameOption = () => textOption(studyTexts.name, { longest: STUDY_LIMITS.name });

/** A private board on which everything can be tried, with all powers. */
export const study = (catalogue: Catalogue): SlashCommand => ({
  text: studyTexts.command,
  subcommands: [fromStart(catalogue), fromGame, open],
});

/** From the start of a variant. */
const fromStart = (catalogue: Catalogue): CommandAction => ({
  text: studyTexts.new,
  options: [
    choiceOption(studyTexts.variant, variantsIn(new Map([...catalogue].filter(([, game]) => game.published !== undefined))), {
      required: true,
    }),
    nameOption(),
  ],
  run: async context => {
    const { bot, user, language, words } = context;
    const game = context.option('variant') ?? '';
    const name = context.option('name') ?? words.studies.startName(bot.hosting.games.get(game)?.title[language] ?? game);
    const made = await studyFromStart(bot.hosting, { user, game, name });
    return made.ok ? await begun(context, made.value) : refusal(context, made.fault);
  },
});

/** From a phase of a game that the user may see. */
const fromGame: CommandAction = {
  text: studyTexts.game,
  options: [completedOption(sharedOptionTexts.phase, completePhases), nameOption(), gameOption('running', 'paused', 'ended')],
  run: async context => {
    const { bot, user, words } = context;
    const match = await findMatch(context, context.option('game'), 'look');
    if (!match.ok) return refusal(context, match.fault);
    const phase = await phaseNamed(context, match.value, context.option('phase'));
    const name = context.option('name') ?? words.studies.gameName(match.value.id);
    const made = await studyFromMatch(bot.hosting, { user, match: match.value.id, phase, name });
    return made.ok ? await begun(context, made.value) : refusal(context, made.fault);
  },
};

/** Goes on with a study, or lists them all. */
const open: CommandAction = {
  text: studyTexts.open,
  options: [completedOption(studyTexts.study, completeStudies)],
  run: async context => {
    const chosen = context.option('study');
    if (chosen === undefined) return await listReply(context);
    const found = await studyCalled(context, chosen);
    return found ? await studyReply(context, { study: found.id }) : refusal(context, { code: 'no-such-study' });
  },
};

const begun = (context: CommandContext, { id }: Study): Promise<Reply> =>
  studyReply(context, { study: id, notice: context.words.studies.begun });

async function studyCalled({ bot: { hosting }, user }: InteractionContext, typed: string): Promise<StudyHead | undefined> {
  const all = await hosting.store.studies.of(user);
  return all.find(({ id }) => `${id}` === typed.trim()) ?? all.find(({ name }) => folded(name) === folded(typed));
}

async function listReply(context: CommandContext): Promise<Reply> {
  const { bot, user, words, language } = context;
  const all = await bot.hosting.store.studies.of(user);
  if (all.length === 0) return { content: words.studies.none };
  const lines = await mapInOrder(all, async ({ id, name, game, changedAt }) =>
    words.studies.line(id, inert(name), bot.hosting.games.get(game)?.title[language] ?? game, `<t:${Math.floor(changedAt / 1000)}:R>`),
  );
  return { embeds: [{ title: words.studies.listTitle(all.length, STUDY_LIMITS.studies), description: lines.join('\n') }] };
}

async function completeStudies({ bot, user, typed, language }: AutocompleteContext): Promise<readonly Suggestion[]> {
  const all = await bot.hosting.store.studies.of(user);
  return all
    .map(({ id, name, game }) => ({
      name: clipped(`${name} · ${bot.hosting.games.get(game)?.title[language] ?? game}`, 100),
      value: `${id}`,
    }))
    .filter(({ name }) => folded(name).includes(folded(typed)))
    .slice(0, 25);
}
