import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  MessageFlagsBitField,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
} from 'discord.js';
import { languageOf } from '../lib/language.js';
import { isAway, isUnwritable } from '../matches/context/store.js';
import { actionIn, type CommandList, type CommandName, suggestionsIn } from './commands/definition/commandList.js';
import { handleComponent, OPEN_FORMS } from './components/componentActions.js';
import { isAnsweredByBoard } from './components/studyComponents.js';
import { type ReplyPayload, replyPayload } from './delivery/postPayload.js';
import { createInteractionQueue, inTurn, type QueueTurn } from './interactionQueue.js';
import type { BotContext } from './interactions/botContext.js';
import { drawnReply } from './interactions/drawnReply.js';
import { refusal } from './interactions/sayFault.js';
import { clickable } from './message/clickable.js';
import { type ButtonPayload, readCustomId } from './message/customId.js';
import type { FormReply, Reply } from './message/reply.js';
import { autocompleteContextOf, choosesBot, commandContextOf, componentContextOf, contextOf } from './readInteraction.js';
import { errorFacts } from './requests/discordAnswer.js';
import { wordsIn } from './words/wordsIn.js';

type Pressed = MessageComponentInteraction | ModalSubmitInteraction;

/** The interaction or its token has expired, or it was already acknowledged: it is late or a repeat, and harmless. */
const STALE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
]);

/**
 * Creates the handler of all interactions. Each gets an answer, even if it fails. A user's interactions are handled in the order of
 * their arrival.
 */
export function createReceiver(bot: BotContext, commands: CommandList) {
  const inOrder = createInteractionQueue();
  return async (interaction: Interaction): Promise<void> => {
    const place = interaction.isAutocomplete() ? FREE : inOrder(interaction.user.id);
    try {
      if (interaction.isAutocomplete()) await complete(bot, commands, interaction);
      else if (interaction.isChatInputCommand()) await runCommand(bot, { commands, place }, interaction);
      else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await press(bot, place, interaction);
      else await sayOutdated(bot, interaction);
    } catch (error) {
      await afterError(bot, { commands, interaction }, error);
    } finally {
      place.done();
    }
  };
}

/** The payload of a reply, with its picture drawn and its commands clickable. */
const toSend = async (bot: BotContext, reply: Reply): Promise<ReplyPayload> =>
  replyPayload(clickable(await drawnReply(bot, reply), bot.mentioning));

/** Answers an acknowledged interaction. If the message to edit has been dismissed, sends a new one. */
async function sayAfterwards(interaction: ChatInputCommandInteraction | Pressed, reply: ReplyPayload): Promise<void> {
  try {
    await interaction.editReply(reply);
  } catch (error) {
    if (!(error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage)) throw error;
    const { attachments: _, ...said } = reply;
    await interaction.followUp({ ...said, flags: MessageFlags.Ephemeral });
  }
}

/** Answers kinds of interaction that the bot does not have: Discord may still show a command of an earlier version. */
async function sayOutdated(bot: BotContext, interaction: Interaction): Promise<void> {
  if (!interaction.isRepliable()) return;
  const { words } = await contextOf(bot, interaction);
  const { content } = clickable({ content: words.general.outdated }, bot.mentioning);
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

/** Autocompletion changes nothing, so it does not have to wait. */
const FREE: QueueTurn = { turn: Promise.resolve(), done: () => undefined };

async function complete(bot: BotContext, commands: CommandList, interaction: AutocompleteInteraction): Promise<void> {
  const context = await autocompleteContextOf(bot, interaction);
  await interaction.respond([...(await suggestionsIn(commands, commandNameOf(interaction), context))]);
}

const commandNameOf = ({ commandName: command, options }: ChatInputCommandInteraction | AutocompleteInteraction): CommandName => ({
  command,
  subcommand: options.getSubcommand(false) ?? undefined,
});

async function runCommand(
  bot: BotContext,
  { commands, place }: { readonly commands: CommandList; readonly place: QueueTurn },
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const action = actionIn(commands, commandNameOf(interaction));
  const reply = await inTurn(place, async () => {
    const context = await commandContextOf(bot, interaction);
    if (action === undefined) return { content: context.words.general.outdated };
    return choosesBot(interaction) ? refusal(context, { code: 'chosen-bot' }) : action.run(context);
  });
  await sayFirst(bot, interaction, { reply, say: async () => sayAfterwards(interaction, await toSend(bot, reply)) });
  await goOn(bot, interaction, reply);
}

/** Says a reply. If long work begins with it, that goes on although this could not be said: what becomes of it may be heard. */
async function sayFirst(
  bot: BotContext,
  interaction: ChatInputCommandInteraction | Pressed,
  { reply, say }: { readonly reply: Reply; readonly say: () => Promise<void> },
): Promise<void> {
  try {
    await say();
  } catch (error) {
    if (!reply.goesOn) throw error;
    bot.hosting.log.warn({ interaction: interaction.id, ...errorFacts(error) }, 'the reply before long work could not be sent');
  }
}

/** Does the long work that begins with a reply, and says what becomes of it. */
async function goOn(bot: BotContext, interaction: ChatInputCommandInteraction | Pressed, { goesOn }: Reply): Promise<void> {
  const last = await goesOn?.(async reply => {
    try {
      await interaction.editReply(await toSend(bot, reply));
      return true;
    } catch (error) {
      bot.hosting.log.info({ interaction: interaction.id, ...errorFacts(error) }, 'how far long work is had nowhere to go');
      // Only what Discord refuses is gone; what it did not answer may be heard the next time.
      return !(error instanceof DiscordAPIError);
    }
  });
  if (last) await sayAfterwards(interaction, await toSend(bot, last));
}

async function press(bot: BotContext, place: QueueTurn, interaction: Pressed): Promise<void> {
  const payload = readCustomId(interaction.customId);
  if (payload !== undefined && OPEN_FORMS.has(payload.action) && interaction.isMessageComponent())
    return pressForForm(bot, interaction, payload);
  const onBoard = payload !== undefined && isAnsweredByBoard(payload) && isPublic(interaction);
  if (onBoard) await interaction.deferUpdate();
  else await acknowledge(interaction);
  const reply = await inTurn(place, () => answer(bot, interaction, payload));
  const say = async (): Promise<void> =>
    onBoard ? sayBeside(bot, interaction, reply) : sayAfterwards(interaction, await toSend(bot, reply));
  await sayFirst(bot, interaction, { reply, say });
  await goOn(bot, interaction, reply);
}

/** What was done on a board that stands for all is shown there; what only its user should read is said beside it. */
async function sayBeside(bot: BotContext, interaction: Pressed, { onBoard, ...reply }: Reply): Promise<void> {
  if (onBoard && reply.content === undefined) return;
  const { attachments: _, ...said } = await toSend(bot, reply);
  await interaction.followUp({ ...said, flags: MessageFlags.Ephemeral });
}

/** Runs the handler and returns its reply. A submitted form cannot open another one: only a forged interaction asks for that. */
async function answer(bot: BotContext, interaction: Pressed, payload: ButtonPayload | undefined): Promise<Reply> {
  const { words } = await contextOf(bot, interaction);
  const outdated: Reply = { content: words.general.outdated };
  if (payload === undefined) return outdated;
  const answered = await handleComponent(await componentContextOf(bot, interaction, payload));
  return 'modal' in answered ? outdated : answered;
}

/** Handles a button that opens a form. The form must be the first response, so this neither waits for its turn nor acknowledges first. */
async function pressForForm(bot: BotContext, interaction: MessageComponentInteraction, payload: ButtonPayload): Promise<void> {
  const answered: Reply | FormReply = await handleComponent(await componentContextOf(bot, interaction, payload));
  if ('modal' in answered) return void (await interaction.showModal(answered.modal));
  await acknowledge(interaction);
  await sayAfterwards(interaction, await toSend(bot, answered));
}

/** A component of a private message edits that message. One of a public message is answered with a new private message. */
async function acknowledge(interaction: Pressed): Promise<void> {
  if (isPrivate(interaction)) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
}

const isPublic = (interaction: Pressed): boolean => interaction.message !== null && !isPrivate(interaction);

const isPrivate = ({ message }: Pressed): boolean =>
  message !== null && new MessageFlagsBitField(message.flags ?? 0).has(MessageFlags.Ephemeral);

interface Asked {
  readonly commands: CommandList;
  readonly interaction: Interaction;
}

async function afterError(bot: BotContext, { commands, interaction }: Asked, error: unknown): Promise<void> {
  const facts = { interaction: interaction.id, guild: interaction.guildId, ...nameOf({ commands, interaction }) };
  if (error instanceof DiscordAPIError && STALE.has(error.code))
    return bot.hosting.log.info({ ...facts, code: error.code }, 'an interaction came too late');
  bot.hosting.log.error({ ...facts, ...errorFacts(error) }, 'an interaction failed');
  try {
    await apologise(bot, interaction, whyNot(error));
  } catch (second) {
    bot.hosting.log.warn({ ...facts, ...errorFacts(second) }, 'the apology failed too');
  }
}

type Apology = 'wentWrong' | 'notWritten' | 'databaseAway';

function whyNot(error: unknown): Apology {
  if (isAway(error)) return 'databaseAway';
  return isUnwritable(error) ? 'notWritten' : 'wentWrong';
}

async function apologise(bot: BotContext, interaction: Interaction, why: Apology): Promise<void> {
  const words = await contextOf(bot, interaction).then(
    context => context.words,
    () => wordsIn(languageOf(interaction.locale)),
  );
  const content = words.general[why];
  if (interaction.isAutocomplete()) return interaction.responded ? undefined : interaction.respond([]);
  if (!interaction.isRepliable()) return;
  if (interaction.deferred || interaction.replied) await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
  else await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

/** What was asked for, for the log; without anything that was typed. */
function nameOf({ commands, interaction }: Asked): object {
  if (interaction.isCommand() || interaction.isAutocomplete())
    return { command: commands.has(interaction.commandName) ? interaction.commandName : 'unknown' };
  const payload = 'customId' in interaction ? readCustomId(interaction.customId) : undefined;
  return payload === undefined ? {} : { action: payload.action, match: payload.match, phase: payload.phase };
}
