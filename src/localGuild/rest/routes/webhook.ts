import { ok, type Result, refuse } from '../../../lib/result.js';
import { type Answer, done, found, refusal } from '../../answer.js';
import { type EditForm, edit, type ReplyForm, reply } from '../../door/message.js';
import { changeInteraction } from '../../happenings/interactions.js';
import { editMessage, removeMessage } from '../../happenings/messages.js';
import { realTime } from '../../realTime.js';
import type { StandIn } from '../../standIn.js';
import { wireMessage } from '../../wire/message.js';
import { CALLBACK_TYPE, type Interaction } from '../../world/interaction.js';
import { hasFlag, MESSAGE_FLAG, type Message } from '../../world/message.js';
import { messageIn } from '../../world/messages.js';
import { timeIn } from '../../world/world.js';
import { say } from '../answering.js';
import { nothing, route, type Upload } from '../call.js';
import { recompose } from '../compose.js';

/** What the bot does with an interaction's token after its first answer: read, edit and delete what it said, and say more. */
export const webhookRoutes = [
  route({
    method: 'POST',
    path: '/webhooks/:application/:token',
    bucket: 'webhook',
    open: true,
    body: reply,
    query: nothing,
    run: ({ standIn, body, files, param }) => {
      const interaction = interactionFor(standIn, param('application'), param('token'));
      return interaction.ok ? followUp(standIn, interaction.value, body, files) : interaction.fault;
    },
  }),
  route({
    method: 'GET',
    path: '/webhooks/:application/:token/messages/:message',
    bucket: 'webhook',
    open: true,
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const said = saidIn(standIn, interactionFor(standIn, param('application'), param('token')), param('message'));
      return said.ok ? found(wireMessage(standIn, said.value.message)) : said.fault;
    },
  }),
  route({
    method: 'PATCH',
    path: '/webhooks/:application/:token/messages/:message',
    bucket: 'webhook',
    open: true,
    body: edit,
    query: nothing,
    run: ({ standIn, body, files, param }) => {
      const said = saidIn(standIn, interactionFor(standIn, param('application'), param('token')), param('message'));
      return said.ok ? editSaid(standIn, said.value, body, files) : said.fault;
    },
  }),
  route({
    method: 'DELETE',
    path: '/webhooks/:application/:token/messages/:message',
    bucket: 'webhook',
    open: true,
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) => {
      const said = saidIn(standIn, interactionFor(standIn, param('application'), param('token')), param('message'));
      if (!said.ok) return said.fault;
      removeMessage(standIn, said.value.message);
      if (said.value.message.id === said.value.interaction.original) changeInteraction(standIn, said.value.interaction, { settled: true });
      return done;
    },
  }),
];

/** The interaction a token belongs to: answered, and not older than fifteen minutes. */
function interactionFor({ world, rules }: StandIn, application: string, token: string): Result<Interaction, Answer> {
  const interaction = [...world.interactions.values()].findLast(one => one.token === token);
  if (!interaction || application !== world.bot) return refuse(refusal(10015));
  if (realTime() - interaction.begunAt > rules.interactionLives) return refuse(refusal(50027));
  return interaction.callback === undefined ? refuse(refusal(10015)) : ok(interaction);
}

interface Said {
  readonly interaction: Interaction;
  readonly message: Message;
}

function saidIn({ world }: StandIn, interaction: Result<Interaction, Answer>, name: string): Result<Said, Answer> {
  if (!interaction.ok) return interaction;
  const { original, followUps, channel } = interaction.value;
  const id = name === '@original' ? original : [original, ...followUps].find(one => one === name);
  const message = id === undefined ? undefined : messageIn(world, channel, id);
  return message ? ok({ interaction: interaction.value, message }) : refuse(refusal(10008));
}

/** Ends the thinking, if there was any: such an edit is not shown as one. */
function editSaid(standIn: StandIn, { interaction, message }: Said, form: EditForm, files: readonly Upload[]): Answer {
  const written = recompose({ standIn, channel: message.channel, form, files }, message);
  if (!written.ok) return written.fault;
  const thinking = hasFlag(message, 'loading');
  const edited = editMessage(standIn, message, {
    ...written.value,
    flags: written.value.flags & ~MESSAGE_FLAG.loading,
    ...(!thinking && { editedAt: timeIn(standIn.world) }),
  });
  if (message.id === interaction.original) changeInteraction(standIn, interaction, { settled: true });
  return found(wireMessage(standIn, edited));
}

/** More words. While the first answer is still "thinking", they become it, and are seen by whom it was for. */
function followUp(standIn: StandIn, interaction: Interaction, form: ReplyForm, files: readonly Upload[]): Answer {
  const original = interaction.original && messageIn(standIn.world, interaction.channel, interaction.original);
  if (original && hasFlag(original, 'loading')) return editSaid(standIn, { interaction, message: original }, form, files);
  const said = say(standIn, interaction, form, files, []);
  if (!said.ok) return said.fault;
  const settled = interaction.settled || interaction.callback === CALLBACK_TYPE.deferredUpdate;
  changeInteraction(standIn, interaction, { followUps: [...interaction.followUps, said.value.id], settled });
  return found(wireMessage(standIn, said.value));
}
