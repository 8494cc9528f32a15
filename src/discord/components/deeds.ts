import { hostHeard } from '../../matches/hosting/hostCheck.js';
import type { Press } from '../call.js';
import type { Deed } from '../customId.js';
import { gamesReply, ownGamesReply } from '../gamesReply.js';
import { mapReply } from '../mapReply.js';
import type { Form, Reply } from '../reply.js';
import { resumeReply } from '../resumeReply.js';
import { refusal } from '../sayFault.js';
import { cast, paper } from './ballots.js';
import { correct } from './correct.js';
import { askWhich, explainChosen } from './explain.js';
import { forget, forgotten } from './forget.js';
import { fix, paste } from './forms.js';
import { begin, end, here, join, leave, start, stay } from './lobby.js';
import { chooseApart, chooseStep, chooseTopic, clear, fixed, mark, orders, pasted, preview, take, turn, wipe, wiped } from './panel.js';
import { rollback } from './rollback.js';
import { resign } from './seat.js';
import { decline, host, hosting } from './takeHosting.js';
import { copy, publish, sit } from './votes.js';
import { wished, wishes } from './wishes.js';
import { won } from './won.js';

/** What each button, menu and form does. */
export const deeds: Readonly<Record<Deed, (press: Press) => Reply | Form | Promise<Reply>>> = {
  join,
  leave,
  start,
  begin,
  stay,
  orders,
  ready: press => mark(press, true),
  unready: press => mark(press, false),
  map,
  explain: askWhich,
  explained: explainChosen,
  topic: chooseTopic,
  step: chooseStep,
  choose: chooseApart,
  back: turn,
  earlier: turn,
  later: turn,
  preview,
  paste,
  fix,
  pasted,
  fixed,
  take,
  clear,
  wipe,
  wiped,
  resign,
  end,
  resume: press => resumeReply(press, press.token.match),
  ballots: press => paper(press, press.token.match),
  cast,
  rollback,
  correct,
  host,
  here,
  hosting,
  decline,
  forget,
  forgotten,
  wish: press => wishes(press),
  wished,
  unwished: press => wishes(press, []),
  sit,
  copy,
  publish,
  won,
  games: press => gamesReply(press, press.token.phase),
  mine: press => ownGamesReply(press, press.token.phase),
  alone: ({ words }) => ({ content: words.general.leftAlone }),
};

/** Does what was pressed. Whatever it is, a host who is asked for is there. */
export function act(press: Press): Reply | Form | Promise<Reply> {
  const { embassy, token, user } = press;
  const match = embassy.house.store.match(token.match);
  if (match) hostHeard(embassy.house, match, user);
  return deeds[token.deed](press);
}

/** Deeds that answer with a form: nothing may be answered before it. */
export const OPEN_FORMS: ReadonlySet<Deed> = new Set<Deed>(['paste', 'fix']);

function map(press: Press): Reply | Promise<Reply> {
  const match = press.embassy.house.store.match(press.token.match);
  return match === undefined ? refusal(press, { code: 'no-such-match' }) : mapReply(press, match, { phase: press.token.phase });
}
