import { hostHeard } from '../../matches/actions/hosting/hostCheck.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { type ComponentAction, customId } from '../message/customId.js';
import type { FormReply, Reply } from '../message/reply.js';
import { gamesReply, ownGamesReply } from '../replies/gamesReply.js';
import { MAP_SHOWS, mapReply } from '../replies/mapReply.js';
import { WHOLE } from '../replies/mapTheatres.js';
import { playerReply } from '../replies/playerReply.js';
import { ratingsReply } from '../replies/ratingsReply.js';
import { replayReply } from '../replies/replayReply.js';
import { resumeReply } from '../replies/resumeReply.js';
import { rulesReply } from '../replies/rulesReply.js';
import { sealsReply } from '../replies/sealsReply.js';
import { openedStudy } from '../replies/studyReply.js';
import { cast, paper } from './ballotMenu.js';
import { correct } from './correctButton.js';
import { askWhich, explainChosen } from './explainMenu.js';
import { forget, forgotten } from './forgetButtons.js';
import { hint } from './hintButton.js';
import { lesson } from './lessonComponents.js';
import { begin, declineSeat, end, here, join, leave, rematch, start, stay, substitute, volunteer, waitNoMore } from './lobbyButtons.js';
import { fix, paste } from './orderForms.js';
import { won } from './outcomeButtons.js';
import {
  chooseApart,
  chooseStep,
  chooseTopic,
  clear,
  fixed,
  mark,
  orders,
  pasted,
  pick,
  preview,
  take,
  turn,
  wipe,
  wiped,
} from './panelComponents.js';
import { wished, wishes } from './preferencesMenu.js';
import { resign } from './resignButton.js';
import { review } from './reviewButtons.js';
import { rollback } from './rollbackButton.js';
import { enterSetting, setTo, setting, settings } from './settingsButtons.js';
import { study } from './studyComponents.js';
import { decline, host, hosting } from './takeHosting.js';
import { copy, publish, sit } from './voteButtons.js';
import { tryWhatIf } from './whatIfButton.js';

/** The handler of every button, menu and form. */
export const handlers: Readonly<Record<ComponentAction, (context: ComponentContext) => Reply | FormReply | Promise<Reply | FormReply>>> = {
  join,
  rematch,
  replay: context => replayReply(context),
  review,
  waitNoMore,
  volunteer,
  declineSeat,
  substitute,
  leave,
  start,
  begin,
  stay,
  orders,
  ready: context => mark(context, true),
  unready: context => mark(context, false),
  anyway: context => mark(context, true, { anyway: true }),
  map,
  part,
  explain: askWhich,
  explained: explainChosen,
  topic: chooseTopic,
  step: chooseStep,
  choose: chooseApart,
  pick,
  back: turn,
  earlier: turn,
  later: turn,
  preview,
  hint,
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
  resume: context => resumeReply(context, context.payload.match),
  ballots: context => paper(context, context.payload.match),
  cast,
  rollback,
  correct,
  host,
  here,
  hosting,
  decline,
  forget,
  forgotten,
  wish: context => wishes(context),
  wished,
  unwished: context => wishes(context, []),
  sit,
  copy,
  publish,
  won,
  games: context => gamesReply(context, context.payload.phase),
  mine: context => ownGamesReply(context, context.payload.phase),
  ratings: context => ratingsReply(context, context.payload.rest[0], context.payload.phase),
  record: ownRecord,
  verify,
  rules: async context => {
    const game = context.payload.rest[0] ?? '';
    await context.bot.hosting.learn?.(game);
    return rulesReply(context, game, Number(context.chosen[0] ?? 0));
  },
  settings,
  setting,
  setTo: context => setTo(context, context.chosen.length === 0 ? undefined : context.chosen.join(' ')),
  setUsual: context => setTo(context, undefined),
  setText: enterSetting,
  setTyped: context => setTo(context, context.typed),
  study,
  studyForm: study,
  openStudy: context => openedStudy(context, Number(context.chosen[0] ?? 0)),
  whatIf: tryWhatIf,
  lesson,
  lessonForm: lesson,
  alone: ({ words }) => ({ content: words.general.leftAlone }),
};

/** Actions whose number is that of a study or a lesson, not of a match. */
const OF_STUDIES: ReadonlySet<ComponentAction> = new Set<ComponentAction>(['study', 'studyForm', 'openStudy', 'lesson', 'lessonForm']);

/** Runs the handler. Any interaction counts as a sign of life of a host who has been asked whether they are still there. */
export async function handleComponent(context: ComponentContext): Promise<Reply | FormReply> {
  const { bot, payload, user } = context;
  const match = OF_STUDIES.has(payload.action) ? undefined : await bot.hosting.store.matches.get(payload.match);
  if (match) await hostHeard(bot.hosting, match, user);
  return await handlers[payload.action](context);
}

/** Actions that reply with a form. Discord requires a form to be the first response. */
export const OPEN_FORMS: ReadonlySet<ComponentAction> = new Set<ComponentAction>(['paste', 'fix', 'setText', 'studyForm', 'lessonForm']);

/** One's own statistics with their picture, in place of one's games, and a way back. */
async function ownRecord(context: ComponentContext): Promise<Reply> {
  const back = button(customId('mine', 0, 0), context.words.buttons.back);
  return { ...(await playerReply(context, context.user)), rows: rowOf(back) };
}

async function verify(context: ComponentContext): Promise<Reply> {
  const match = await context.bot.hosting.store.matches.get(context.payload.match);
  return match === undefined ? refusal(context, { code: 'no-such-match' }) : await sealsReply(context, match, context.payload.phase);
}

async function map(context: ComponentContext): Promise<Reply> {
  const match = await context.bot.hosting.store.matches.get(context.payload.match);
  return match === undefined
    ? refusal(context, { code: 'no-such-match' })
    : await mapReply(context, match, { phase: context.payload.phase, ownFirst: true });
}

/** Another part of a map, chosen in its menu. */
async function part(context: ComponentContext): Promise<Reply> {
  const { payload, chosen } = context;
  const [show, page] = payload.rest;
  const match = await context.bot.hosting.store.matches.get(payload.match);
  if (match === undefined) return refusal(context, { code: 'no-such-match' });
  return mapReply(context, match, {
    ...(payload.phase > 0 && { phase: payload.phase }),
    show: MAP_SHOWS.find(one => one === show),
    page: page === 'full' ? 'full' : undefined,
    theatre: chosen[0] === WHOLE ? undefined : chosen[0],
  });
}
