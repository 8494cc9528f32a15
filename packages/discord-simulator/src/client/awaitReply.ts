import { InteractionResponseType } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result } from '../lib/result.js';
import type { Interaction } from '../world/interaction.js';
import { known } from '../world/world.js';
import { type ClientFault, clientFault } from './clientFault.js';

type AwaitedInteraction = Result<Interaction, ClientFault>;

/**
 * Waits until the bot has answered, or has completed a deferred answer. A deferred update need not change anything: the wait for it ends
 * after `rules.changeWithin`.
 */
export function awaitAnswer(context: SimulatorContext, begun: Interaction): Promise<AwaitedInteraction> {
  const { events, rules, world } = context;
  return new Promise(resolve => {
    const finish = (outcome: AwaitedInteraction) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const unanswered = () => finish(clientFault('no-answer', 'The application did not respond.'));
    let timer = setTimeout(unanswered, rules.acknowledgeWithin);
    const look = (interaction: Interaction) => {
      if (interaction.settled) return finish(ok(interaction));
      clearTimeout(timer);
      timer =
        interaction.callback === InteractionResponseType.DeferredMessageUpdate
          ? setTimeout(unchanged, rules.changeWithin)
          : setTimeout(thinking, rules.patience);
    };
    const unchanged = () => finish(ok(known(world.interactions, begun.id)));
    const thinking = () => finish(clientFault('still-thinking', 'The application is still thinking.'));
    const stop = events.subscribe(event => {
      if (event.kind === 'interaction-changed' && event.interaction.id === begun.id) look(event.interaction);
      if (event.kind === 'message-edited' && event.message.id === begun.source && answered(world.interactions.get(begun.id))) unchanged();
    });
    const already = known(world.interactions, begun.id);
    if (already.callback !== undefined) look(already);
  });
}

const answered = (interaction: Interaction | undefined): boolean => interaction?.callback === InteractionResponseType.DeferredMessageUpdate;
