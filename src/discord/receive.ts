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
import { breath } from '../lib/breath.js';
import { isUnwritable } from '../matches/ports.js';
import { callOf, choosesBot, commandCallOf, pressOf, typingOf } from './callOf.js';
import { clickable } from './commandMentions.js';
import { actionIn, type CommandList, type CommandName, suggestionsIn } from './commands/commandList.js';
import { act, OPEN_FORMS } from './components/deeds.js';
import { readCustomId, type Token } from './customId.js';
import { errorFacts } from './discordAnswer.js';
import { drawnReply } from './drawnReply.js';
import type { Embassy } from './embassy.js';
import { createOrder, type Place } from './inOrder.js';
import { type ReplyPayload, replyPayload } from './payload.js';
import type { Form, Reply } from './reply.js';
import { refusal } from './sayFault.js';

type Pressed = MessageComponentInteraction | ModalSubmitInteraction;

/** Discord no longer knows the interaction, or its token, or it was acknowledged already: a late or repeated one, and harmless. */
const STALE: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownInteraction,
  RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  RESTJSONErrorCodes.UnknownWebhook,
  RESTJSONErrorCodes.InvalidWebhookToken,
]);

/** Answers every interaction, and lets none fail unanswered. What one person asks begins in the order in which it came. */
export function createReceiver(embassy: Embassy, commands: CommandList) {
  const inOrder = createOrder();
  return async (interaction: Interaction): Promise<void> => {
    const place = interaction.isAutocomplete() ? FREE : inOrder(interaction.user.id);
    try {
      if (interaction.isAutocomplete()) await complete(embassy, commands, interaction);
      else if (interaction.isChatInputCommand()) await runCommand(embassy, { commands, place }, interaction);
      else if (interaction.isMessageComponent() || interaction.isModalSubmit()) await press(embassy, place, interaction);
      else await sayOutdated(embassy, interaction);
    } catch (error) {
      await afterError(embassy, { commands, interaction }, error);
    } finally {
      place.begun();
    }
  };
}

/** A reply as it goes out: drawn, and its commands clickable. */
const toSend = async (embassy: Embassy, reply: Reply): Promise<ReplyPayload> =>
  replyPayload(clickable(await drawnReply(embassy, reply), embassy.mentioning));

/** The answer to what was acknowledged; in a message of its own where the one that it would change has been dismissed meanwhile. */
async function sayAfterwards(interaction: ChatInputCommandInteraction | Pressed, reply: ReplyPayload): Promise<void> {
  try {
    await interaction.editReply(reply);
  } catch (error) {
    if (!(error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage)) throw error;
    const { attachments: _, ...said } = reply;
    await interaction.followUp({ ...said, flags: MessageFlags.Ephemeral });
  }
}

/** The bot has no commands of other kinds; Discord may still show one of an earlier version. */
async function sayOutdated(embassy: Embassy, interaction: Interaction): Promise<void> {
  if (!interaction.isRepliable()) return;
  const { content } = clickable({ content: callOf(embassy, interaction).words.general.outdated }, embassy.mentioning);
  await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

/** Suggestions change nothing. */
const FREE: Place = { turn: Promise.resolve(), begun: () => undefined };

/** Begins something when it is its turn, and lets the next one go. Of what many ask at once, one thing begins at a time. */
async function inTurn<T>({ turn, begun }: Place, begin: () => T): Promise<Awaited<T>> {
  await turn;
  await breath();
  const under = begin();
  begun();
  return await under;
}

async function complete(embassy: Embassy, commands: CommandList, interaction: AutocompleteInteraction): Promise<void> {
  await interaction.respond([...suggestionsIn(commands, commandNameOf(interaction), typingOf(embassy, interaction))]);
}

const commandNameOf = ({ commandName: command, options }: ChatInputCommandInteraction | AutocompleteInteraction): CommandName => ({
  command,
  subcommand: options.getSubcommand(false) ?? undefined,
});

async function runCommand(
  embassy: Embassy,
  { commands, place }: { readonly commands: CommandList; readonly place: Place },
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const action = actionIn(commands, commandNameOf(interaction));
  const call = commandCallOf(embassy, interaction);
  const reply = await inTurn(place, () => {
    if (action === undefined) return { content: call.words.general.outdated };
    return choosesBot(interaction) ? refusal(call, { code: 'chosen-bot' }) : action.run(call);
  });
  await sayAfterwards(interaction, await toSend(embassy, reply));
}

async function press(embassy: Embassy, place: Place, interaction: Pressed): Promise<void> {
  const token = readCustomId(interaction.customId);
  if (token !== undefined && OPEN_FORMS.has(token.deed) && interaction.isMessageComponent())
    return pressForForm(embassy, interaction, token);
  await acknowledge(interaction);
  const reply = await inTurn(place, () => answer(embassy, interaction, token));
  await sayAfterwards(interaction, await toSend(embassy, reply));
}

/** A form that was handed in opens no other: only a forged one asks for it. */
async function answer(embassy: Embassy, interaction: Pressed, token: Token | undefined): Promise<Reply> {
  const outdated = (): Reply => ({ content: callOf(embassy, interaction).words.general.outdated });
  if (token === undefined) return outdated();
  const answered = await act(pressOf(embassy, interaction, token));
  return 'modal' in answered ? outdated() : answered;
}

/** A form must be the first answer, so nothing slow comes before it. */
async function pressForForm(embassy: Embassy, interaction: MessageComponentInteraction, token: Token): Promise<void> {
  const answered: Reply | Form = await act(pressOf(embassy, interaction, token));
  if ('modal' in answered) return void (await interaction.showModal(answered.modal));
  await acknowledge(interaction);
  await sayAfterwards(interaction, await toSend(embassy, answered));
}

/** What was pressed on a private message changes that message; on a public one the answer is a new private message. */
async function acknowledge(interaction: Pressed): Promise<void> {
  if (isPrivate(interaction)) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
}

const isPrivate = ({ message }: Pressed): boolean =>
  message !== null && new MessageFlagsBitField(message.flags ?? 0).has(MessageFlags.Ephemeral);

interface Asked {
  readonly commands: CommandList;
  readonly interaction: Interaction;
}

async function afterError(embassy: Embassy, { commands, interaction }: Asked, error: unknown): Promise<void> {
  const facts = { interaction: interaction.id, guild: interaction.guildId, ...nameOf({ commands, interaction }) };
  if (error instanceof DiscordAPIError && STALE.has(error.code))
    return embassy.house.log.info({ ...facts, code: error.code }, 'an interaction came too late');
  embassy.house.log.error({ ...facts, ...errorFacts(error) }, 'an interaction failed');
  try {
    await apologise(embassy, interaction, isUnwritable(error) ? 'notWritten' : 'wentWrong');
  } catch (second) {
    embassy.house.log.warn({ ...facts, ...errorFacts(second) }, 'the apology failed too');
  }
}

async function apologise(embassy: Embassy, interaction: Interaction, why: 'wentWrong' | 'notWritten'): Promise<void> {
  const content = callOf(embassy, interaction).words.general[why];
  if (interaction.isAutocomplete()) return interaction.responded ? undefined : interaction.respond([]);
  if (!interaction.isRepliable()) return;
  if (interaction.deferred || interaction.replied) await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
  else await interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

/** What was asked for, without anything that was typed. */
function nameOf({ commands, interaction }: Asked): object {
  if (interaction.isCommand() || interaction.isAutocomplete())
    return { command: commands.has(interaction.commandName) ? interaction.commandName : 'unknown' };
  const token = 'customId' in interaction ? readCustomId(interaction.customId) : undefined;
  return token === undefined ? {} : { deed: token.deed, match: token.match, phase: token.phase };
}
