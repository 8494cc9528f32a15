import { ok, type Result } from '../../lib/result.js';
import type { StandIn } from '../standIn.js';
import { CALLBACK_TYPE, type Interaction } from '../world/interaction.js';
import { known } from '../world/world.js';
import { type Fault, fault } from './fault.js';

type Outcome = Result<Interaction, Fault>;

/**
 * Waits until the bot has said what there is to say: its answer, or what a deferred answer became. When it only announced that a message
 * may change, the wait ends after a while without.
 */
export function awaitAnswer(standIn: StandIn, begun: Interaction): Promise<Outcome> {
  const { happenings, rules, world } = standIn;
  return new Promise(resolve => {
    const finish = (outcome: Outcome) => {
      clearTimeout(timer);
      stop();
      resolve(outcome);
    };
    const unanswered = () => finish(fault('no-answer', 'The application did not respond.'));
    let timer = setTimeout(unanswered, rules.acknowledgeWithin);
    const look = (interaction: Interaction) => {
      if (interaction.settled) return finish(ok(interaction));
      clearTimeout(timer);
      timer =
        interaction.callback === CALLBACK_TYPE.deferredUpdate
          ? setTimeout(unchanged, rules.changeWithin)
          : setTimeout(thinking, rules.patience);
    };
    const unchanged = () => finish(ok(known(world.interactions, begun.id)));
    const thinking = () => finish(fault('still-thinking', 'The application is still thinking.'));
    const stop = happenings.listen(happening => {
      if (happening.kind === 'interaction-changed' && happening.interaction.id === begun.id) look(happening.interaction);
      if (happening.kind === 'message-edited' && happening.message.id === begun.source && answered(world.interactions.get(begun.id)))
        unchanged();
    });
    const already = known(world.interactions, begun.id);
    if (already.callback !== undefined) look(already);
  });
}

const answered = (interaction: Interaction | undefined): boolean => interaction?.callback === CALLBACK_TYPE.deferredUpdate;
