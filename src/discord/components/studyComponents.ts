import { ComponentType, TextInputStyle } from 'discord.js';
import {
  describeStep,
  goToStep,
  ownPosition,
  ownStudy,
  placeUnits,
  removeStep,
  removeStudy,
  renameStudy,
  resolveStudy,
  stepsFrom,
  usableStudy,
} from '../../matches/actions/studies/changeStudy.js';
import { endSharing } from '../../matches/actions/studies/shareStudy.js';
import { exportStudy } from '../../matches/actions/studies/studyFile.js';
import type { Study, StudyStep } from '../../matches/model/study.js';
import { STUDY_LIMITS } from '../../matches/model/studyLimits.js';
import { STUDY_SHOWS } from '../interactions/botContext.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import { studyDesk } from '../interactions/studyDesk.js';
import { button, clipped, rowOf } from '../message/buttons.js';
import { type ButtonPayload, COMPONENT_ACTIONS, type ComponentAction, customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import type { FormReply, Reply } from '../message/reply.js';
import { textFile } from '../message/textFile.js';
import { showNotRead } from '../panel/notRead.js';
import { freshPanel } from '../panel/panelReplies.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { explainReply } from '../replies/explainReply.js';
import { isForAll, studyReply } from '../replies/studyReply.js';
import { inCode, inert } from '../words/language/userText.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { FIELD, fix, paste } from './orderForms.js';
import {
  chooseApart,
  chooseStep,
  chooseTopic,
  clear,
  fixed,
  orders,
  pasted,
  pick,
  preview,
  take,
  turn,
  wipe,
  wiped,
} from './panelComponents.js';

type Handler = (context: ComponentContext) => Reply | FormReply | Promise<Reply | FormReply>;

/** What panels of orders do, in a study or a lesson as in a match. */
export const PANEL: Readonly<Partial<Record<ComponentAction, Handler>>> = {
  ...{ topic: chooseTopic, step: chooseStep, choose: chooseApart, pick, back: turn, earlier: turn, later: turn, preview, orders },
  ...{ paste, fix, pasted, fixed, take, clear, wipe, wiped },
};

/** What else a board does, by the word in its custom id. */
const BOARD: Readonly<Record<string, Handler>> = {
  board: context => board(context),
  seat: context => seatPanel(context, Number(context.chosen[0])),
  goto: context => moved(context, Number(context.chosen[0])),
  show: context => moved(context, Number(context.payload.rest[1])),
  view: context => board(context, { show: STUDY_SHOWS.find(one => one === context.payload.rest[1]) }),
  solve,
  why: context => why(context),
  whyof: context => why(context, context.chosen[0]),
  more,
  export: asFile,
  drop: context => removed(context, 'ask-step'),
  dropped: context => removed(context, 'step'),
  erase: context => removed(context, 'ask'),
  erased: context => removed(context, 'study'),
  unshare: notShared,
  noting: context => form(context, 'note'),
  naming: context => form(context, 'branch'),
  placing: context => form(context, 'place'),
  renaming: context => form(context, 'name'),
  note: context => described(context, 'note'),
  branch: context => described(context, 'branch'),
  place: placed,
  name: renamed,
};

/** What changes what the board shows. Where it stands in a thread, these are answered there. */
const CHANGES_BOARD: ReadonlySet<string> = new Set(['goto', 'show', 'solve', 'note', 'branch', 'place', 'name', 'dropped']);

/** Whether a button, menu or form is answered by the board that stands in a thread, if that is where it was used. */
export const isAnsweredByBoard = ({ action, rest: [verb = ''] }: ButtonPayload): boolean =>
  (action === 'study' || action === 'studyForm') && (CHANGES_BOARD.has(verb) || verb === 'view');

const asked = ({ payload, user, place }: ComponentContext) => ({
  study: payload.match,
  step: payload.phase,
  user,
  place: place.channel,
});

/** Handles everything on the board of a study and in its panels: the custom id has the study, the step, and then what to do. */
export async function study(context: ComponentContext): Promise<Reply | FormReply> {
  const found = await usableStudy(context.bot.hosting, asked(context));
  if (!found.ok) {
    takeDownHere(context);
    return refusal(context, found.fault);
  }
  const [verb = '', place = '', ...rest] = context.payload.rest;
  const onBoard = Object.hasOwn(BOARD, verb) ? BOARD[verb] : undefined;
  if (onBoard) {
    const reply = await onBoard(context);
    if (found.value.shared && CHANGES_BOARD.has(verb) && !('onBoard' in reply)) void context.bot.studyThreads.show(found.value.id);
    return reply;
  }
  const action = COMPONENT_ACTIONS.find(one => one === verb);
  const handler = action && PANEL[action];
  if (!action || !handler) return { content: context.words.general.outdated };
  return await handler({
    ...context,
    payload: { ...context.payload, action, rest },
    desk: studyDesk(context, asked(context), Number(place)),
  });
}

/** What is pressed in a thread where the study is shared no longer is a board that could not be taken down, or is private and stays. */
function takeDownHere({ bot, payload, place, message, language }: ComponentContext): void {
  if (place.isPrivateThread && message !== undefined)
    void bot.studyThreads.takeDown(payload.match, { thread: place.channel, board: message, language });
}

const board = (context: ComponentContext, more: Pick<Parameters<typeof studyReply>[1], 'show' | 'notice'> = {}): Promise<Reply> =>
  studyReply(context, { ...asked(context), ...more });

const seatPanel = (context: ComponentContext, place: number): Promise<Reply> =>
  freshPanel({ ...context, desk: studyDesk(context, asked(context), place) }, context.payload.match);

async function solve(context: ComponentContext): Promise<Reply> {
  const done = await resolveStudy(context.bot.hosting, asked(context));
  return done.ok
    ? await studyReply(context, { study: done.value.id, step: done.value.body.at, show: 'results' })
    : refusal(context, done.fault);
}

async function moved(context: ComponentContext, step: number): Promise<Reply> {
  const done = await goToStep(context.bot.hosting, { ...asked(context), step });
  return done.ok ? await studyReply(context, { study: done.value.id, step }) : refusal(context, done.fault);
}

/** Explains an order of the phase that led here, with the menu of all of them. */
async function why(context: ComponentContext, key?: string): Promise<Reply> {
  const { bot, language, words, payload } = context;
  const found = await ownPosition(bot.hosting, asked(context));
  if (!found.ok) return refusal(context, found.fault);
  const { study, before } = found.value;
  const { explainer, phaseName } = presenterOf(bot.presenters, study.game);
  const to = (verb: string, ...rest: readonly number[]): string => customId('study', study.id, payload.phase, verb, ...rest);
  return explainReply(context, {
    ...{ report: before?.report, explainer, key },
    title: before ? phaseName(before.name, language) : '',
    page: Number(payload.rest[1] ?? 0),
    menuId: page => to('whyof', page),
    pageId: page => to('why', page),
    back: button(to('board'), words.studies.board, 'main'),
  });
}

/** What is seldom wanted: another name, the end of a line of play or of the study. */
async function more(context: ComponentContext): Promise<Reply> {
  const { payload, words } = context;
  const found = await ownStudy(context.bot.hosting, asked(context));
  if (!found.ok) return refusal(context, found.fault);
  const to = (verb: string): string => customId('study', payload.match, payload.phase, verb);
  const { body, shared, whatIf } = found.value;
  const isFirst = stepOf(found.value, payload.phase)?.after === undefined;
  const sharing = shared ? words.studies.sharedIn(`<#${shared.thread}>`) : words.studies.canBeShared;
  return {
    content: [words.studies.moreOf(body.steps.length, STUDY_LIMITS.steps), ...(whatIf === undefined ? [sharing] : [])].join(' '),
    rows: [
      ...rowOf(
        button(to('board'), words.studies.board, 'main'),
        button(customId('studyForm', payload.match, payload.phase, 'renaming'), words.studies.rename),
        button(to('export'), words.studies.export),
        ...(isFirst ? [] : [button(to('drop'), words.studies.dropStep, 'grave')]),
        button(to('erase'), words.studies.erase, 'grave'),
      ),
      ...rowOf(...(shared ? [button(to('unshare'), words.studies.unshare)] : [])),
    ],
  };
}

/** Ends the sharing of the study. */
async function notShared(context: ComponentContext): Promise<Reply> {
  const { bot, payload, words } = context;
  const ended = await endSharing(bot.hosting, asked(context));
  if (!ended.ok) return refusal(context, ended.fault);
  if (ended.value) await bot.studyThreads.takeDown(payload.match, ended.value);
  return {
    content: words.studies.unshared,
    rows: rowOf(button(customId('study', payload.match, payload.phase, 'board'), words.studies.board, 'main')),
  };
}

async function asFile(context: ComponentContext): Promise<Reply> {
  const { bot, payload, words } = context;
  const done = await exportStudy(bot.hosting, asked(context));
  if (!done.ok) return refusal(context, done.fault);
  return {
    content: words.studies.exported,
    attachments: [textFile(`study-${payload.match}.json`, done.value)],
    rows: rowOf(button(customId('study', payload.match, payload.phase, 'board'), words.studies.board, 'main')),
  };
}

const stepOf = ({ body }: Study, id: number): StudyStep | undefined => body.steps.find(step => step.id === id);

async function removed(context: ComponentContext, what: 'ask-step' | 'step' | 'ask' | 'study'): Promise<Reply> {
  const { bot, payload, words } = context;
  const to = (verb: string): string => customId('study', payload.match, payload.phase, verb);
  const own = await ownStudy(bot.hosting, asked(context));
  if (!own.ok) return refusal(context, own.fault);
  const asking = (content: string, yes: string): Reply => ({
    content,
    rows: rowOf(button(to(yes), words.studies.eraseNow, 'grave'), button(to('board'), words.buttons.back)),
  });
  const { name, shared, body } = own.value;
  if (what === 'ask') return asking(words.studies.eraseAsk(inert(name), shared && `<#${shared.thread}>`), 'erased');
  if (what === 'ask-step') return asking(words.studies.dropAsk(stepsFrom(body, payload.phase).size), 'dropped');
  if (what === 'study') {
    const gone = await removeStudy(bot.hosting, asked(context));
    if (!gone.ok) return refusal(context, gone.fault);
    if (gone.value.shared) await bot.studyThreads.takeDown(payload.match, gone.value.shared);
    return { content: words.studies.erased };
  }
  const done = await removeStep(bot.hosting, asked(context));
  return done.ok ? await studyReply(context, { study: done.value.id }) : refusal(context, done.fault);
}

type Written = 'note' | 'branch' | 'place' | 'name';

/** Opens the form for something that is written about the step or the study. */
async function form(context: ComponentContext, what: Written): Promise<Reply | FormReply> {
  const found = await (what === 'name' ? ownStudy : usableStudy)(context.bot.hosting, asked(context));
  if (!found.ok) return refusal(context, found.fault);
  const { payload, words } = context;
  const step = stepOf(found.value, payload.phase);
  const texts = words.studyForms[what];
  const again = clipped(context.notRead.join('\n'), STUDY_LIMITS.placed);
  const value = { note: step?.note, branch: step?.branch, place: again, name: found.value.name }[what];
  const most = { note: STUDY_LIMITS.note, branch: STUDY_LIMITS.branch, place: STUDY_LIMITS.placed, name: STUDY_LIMITS.name }[what];
  return {
    modal: {
      custom_id: customId('study', payload.match, payload.phase, what),
      title: clipped(texts.title, DISCORD_LIMITS.form.title),
      components: [
        {
          type: ComponentType.Label,
          label: clipped(texts.label, DISCORD_LIMITS.form.label),
          description: clipped(texts.hint, DISCORD_LIMITS.form.hint),
          component: {
            type: ComponentType.TextInput,
            custom_id: FIELD,
            style: what === 'place' ? TextInputStyle.Paragraph : TextInputStyle.Short,
            max_length: most,
            required: what === 'place' || what === 'name',
            ...(value !== undefined && value !== '' && { value }),
          },
        },
      ],
    },
  };
}

async function described(context: ComponentContext, what: 'note' | 'branch'): Promise<Reply> {
  const done = await describeStep(context.bot.hosting, asked(context), { [what]: context.typed });
  return done.ok ? await board(context) : refusal(context, done.fault);
}

async function renamed(context: ComponentContext): Promise<Reply> {
  if (context.typed.trim() === '') return await board(context, { notice: context.words.studies.nameEmpty });
  const done = await renameStudy(context.bot.hosting, asked(context), context.typed);
  return done.ok ? await board(context) : refusal(context, done.fault);
}

const LONGEST_NOTICE = 1500;

async function placed(context: ComponentContext): Promise<Reply> {
  const { bot, words, typed, language } = context;
  const done = await placeUnits(bot.hosting, asked(context), { text: typed, language });
  if (!done.ok) return refusal(context, done.fault);
  const { lines, study } = done.value;
  const bad = lines.flatMap(({ typed: line, fault }) =>
    fault ? [{ typed: line, why: sayGameFault(context, study.game, fault), suggestions: [] }] : [],
  );
  const step = study.body.at;
  if (bad.length === 0)
    return await studyReply(context, { study: study.id, step, ...(lines.length > 0 && { notice: words.studies.placed }) });
  const content = bad.length < lines.length ? words.studies.someNotPlaced : words.studies.nonePlaced;
  if (isForAll(context, study)) {
    const told = bad.map(({ typed: line, why }) => `\`${inCode(line)}\` ${why}`);
    return await studyReply(context, {
      study: study.id,
      step,
      notice: joinFitting([content, ...told], LONGEST_NOTICE, words.panel.andMore),
    });
  }
  // Without the picture: what was not understood is not to be looked for above it.
  const { embed, attachments } = showNotRead(bad, words);
  if (study.shared) void bot.studyThreads.show(study.id);
  return {
    content,
    ...(embed && { embeds: [embed] }),
    attachments,
    rows: rowOf(
      button(customId('studyForm', study.id, step, 'placing'), words.studies.placeAgain, 'main'),
      button(customId('study', study.id, step, 'board'), words.studies.board),
    ),
  };
}
