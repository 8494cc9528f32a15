import { deskOf } from '../../matches/orders/deskOf.js';
import { motionOf, proposeMotion } from '../../matches/orders/proposeMotion.js';
import { submitOrders } from '../../matches/orders/submitOrders.js';
import { takeSeat } from '../../matches/seats/takeSeat.js';
import type { Press } from '../call.js';
import { afterChange, freshPanel } from '../panel/answers.js';
import { votesPage } from '../panel/view.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';

/** Sits down on a seat that is open. */
export function sit(press: Press): Reply {
  const { embassy, token, user, language, words } = press;
  const taken = takeSeat(embassy.house, { match: token.match, seat: token.rest[0] ?? '', user });
  if (!taken.ok) return refusal(press, taken.fault);
  const desk = deskOf(embassy.house, token.match, user, language);
  return desk.ok ? { content: words.seats.seated(desk.value.seat.name[language]) } : refusal(press, desk.fault);
}

/** Puts what a motion asks for among the presser's own votes. */
export function copy(press: Press): Reply {
  const { embassy, token, user, language, id } = press;
  const motion = motionOf(embassy.house, token.match, token.phase, Number(token.rest[0] ?? 0));
  if (!motion) return freshPanel(press, token.match, { phase: token.phase });
  const edit = { match: token.match, phase: token.phase, user, language, interaction: id };
  return afterChange(press, token.match, {
    filed: submitOrders(embassy.house, { ...edit, text: motion.text }),
    phase: token.phase,
    adds: true,
    view: votesPage(language),
  });
}

/** Publishes the presser's vote on the unit that lies open. */
export function publish(press: Press): Reply {
  const { embassy, token, user, language, words } = press;
  const desk = deskOf(embassy.house, token.match, user, language);
  if (!desk.ok || desk.value.phase.number !== token.phase) return freshPanel(press, token.match, { phase: token.phase });
  const text = desk.value.sheet.find(line => line.key === token.rest[0])?.text ?? '';
  const proposed = proposeMotion(embassy.house, { match: token.match, phase: token.phase, user, language, text });
  if (!proposed.ok) return refusal(press, proposed.fault);
  return freshPanel(press, token.match, { phase: token.phase, notice: words.proposals.moved, view: votesPage(language) });
}
