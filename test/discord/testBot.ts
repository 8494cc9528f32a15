import { readCardsBoardFile, readOwnVariant, readRulesPage, readRulesPicture } from '../../src/assets.js';
import { commandsFor } from '../../src/discord/commands/commands.js';
import { actionIn, type CommandName, suggestionsIn } from '../../src/discord/commands/definition/commandList.js';
import { handleComponent } from '../../src/discord/components/componentActions.js';
import type { AttachedFile } from '../../src/discord/interactions/attachedFile.js';
import type { BotContext } from '../../src/discord/interactions/botContext.js';
import type {
  AutocompleteContext,
  CommandContext,
  ComponentContext,
  Suggestion,
} from '../../src/discord/interactions/interactionContext.js';
import { readCustomId } from '../../src/discord/message/customId.js';
import type { FormReply, Reply } from '../../src/discord/message/reply.js';
import { readNotRead } from '../../src/discord/panel/notRead.js';
import type { ComposedPost } from '../../src/discord/posts/composedPost.js';
import { composePost } from '../../src/discord/posts/composePost.js';
import { readCorrections } from '../../src/discord/replies/correctionReply.js';
import { createStudyThreads } from '../../src/discord/studies/studyThreads.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { lessonVariantsOn, variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import type { Language } from '../../src/lib/language.js';
import type { AnyPicture, HostingContext, OutgoingMessage, Picture, ReplayPage } from '../../src/matches/context/ports.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { createGameReviews } from '../../src/matches/reviews/gameReviews.js';
import { asCreated } from '../asCreated.js';
import type { Arranged as Store } from '../records/arranged.js';
import { openMemoryStore } from '../records/memory.js';
import { threadsOf } from './threads.js';

export const VARIANTS = variantsOn(readOwnVariant);
export const CARDS = compileCardsBoard(readCardsBoardFile());
const LESSON_VARIANTS = lessonVariantsOn(readOwnVariant);
const PRESENTERS = presentersFor([...VARIANTS, ...LESSON_VARIANTS], CARDS, readRulesPage);
export const GAMES = catalogue(VARIANTS, CARDS);
export const TAUGHT = catalogue(LESSON_VARIANTS);

export interface Posted {
  readonly outgoing: OutgoingMessage;
  readonly post: ComposedPost;
}

/** A user who uses the bot directly: commands, buttons and menus without Discord. */
export interface TestUser {
  run(command: string, options?: Readonly<Record<string, string>>): Promise<Reply>;
  complete(command: string, field: string, typed: string, options?: Readonly<Record<string, string>>): Promise<readonly Suggestion[]>;
  /** Presses the button with this label. */
  press(on: Reply, label: string): Promise<Reply>;
  /** Says on a panel that they are ready, though nothing is on file. */
  ready(panel: Reply): Promise<Reply>;
  choose(on: Reply, ...labels: readonly string[]): Promise<Reply>;
  /** Presses a button that opens a form, types `text` into the form and submits it. Undefined `text`: submits the form as it is. */
  fill(on: Reply, label: string, text?: string): Promise<Reply>;
  form(on: Reply, label: string): Promise<FormReply['modal']>;
  /** Types into a form that is open, and submits it. */
  submit(form: FormReply['modal'], text: string): Promise<Reply>;
}

export interface TestBot {
  readonly bot: BotContext;
  readonly hosting: HostingContext & { readonly store: Store };
  readonly logged: readonly string[];
  /** The private threads that the bot opened, by id; those that tests open beside. */
  readonly threads: ReturnType<typeof threadsOf>;
  readonly drawn: readonly Picture[];
  /** What was told while a command went on. */
  readonly told: readonly Reply[];
  as(
    user: string,
    where?: {
      language?: Language;
      channel?: string;
      guild?: string | null;
      lacks?: CommandContext['lacks'];
      lacksToShare?: CommandContext['lacksToShare'];
      mayNotShare?: CommandContext['mayNotShare'];
      isAdmin?: boolean;
      /** The files attached to every command, by option name. */
      files?: Readonly<Record<string, AttachedFile>>;
      /** The id of every interaction. */
      interaction?: string;
    },
  ): TestUser;
  pass(time: number): void;
  /** Delivers the outbox. Returns the composed posts. */
  posts(): Promise<readonly Posted[]>;
}

type Chances = Partial<Pick<HostingContext, 'freshSeed' | 'freshSecret' | 'games' | 'learn' | 'compute'>> &
  Partial<Pick<BotContext, 'presenters' | 'variantDesk'>> &
  Partial<Pick<TestBot, 'threads'>> & {
    /** How long it waits for Discord, ms. Default: as long as always. */
    readonly hasty?: { readonly longest: number; readonly patience: number };
  };

/** `chance`: what seeds and secrets are drawn from. Default: always the same. */
export function testBot(
  store: Store = openMemoryStore(),
  { presenters = PRESENTERS, variantDesk, threads = threadsOf(), hasty, ...chance }: Chances = {},
): TestBot {
  const told: Reply[] = [];
  const logged: string[] = [];
  const drawn: Picture[] = [];
  const write = (facts: object, what: string) => void logged.push(JSON.stringify({ ...facts, what }));
  let now = Date.UTC(2026, 0, 1, 12);
  let calls = 0;
  const hosting: TestBot['hosting'] = {
    store,
    games: GAMES,
    taught: TAUGHT,
    now: () => now,
    log: { info: write, warn: write, error: write },
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    pseudonymKey: 'key',
    wake: () => undefined,
    ...chance,
  };
  const renderer = {
    draw: async (picture: AnyPicture) => {
      if (picture.kind !== 'statistics') drawn.push(picture);
      return new Uint8Array([1]);
    },
    outline: async (picture: Picture) => {
      drawn.push(picture);
      return new TextEncoder().encode('<svg/>');
    },
    page: async (replay: ReplayPage) => new TextEncoder().encode(JSON.stringify(replay)),
  };
  const bot: BotContext = {
    ...{ hosting, renderer, presenters, rulesPicture: readRulesPicture, askForHost: async () => undefined },
    reviews: createGameReviews(hosting, { pause: 0 }),
    studyThreads: createStudyThreads({ bot: () => bot, rest: () => threads.rest, pauses: [0, 0, 0], ...hasty }),
    ...(variantDesk && { variantDesk }),
  };
  const commands = commandsFor(GAMES);

  const asUser: TestBot['as'] = (
    user,
    {
      language = 'en',
      channel = '500',
      guild = '900',
      lacks = [],
      lacksToShare = [],
      mayNotShare = [],
      isAdmin = false,
      files = {},
      interaction,
    } = {},
  ) => {
    const call = () => ({
      bot,
      id: interaction ?? `interaction-${++calls}`,
      user,
      place: {
        channel,
        ...(guild !== null && { guild }),
        ...(threads.opened.has(channel) && { parent: '500', isPrivateThread: true as const }),
      },
      language,
      words: wordsIn(language),
      isAdmin,
    });
    const pressed = async (id: string, more: Partial<ComponentContext>): Promise<Reply | FormReply> => {
      const payload = readCustomId(id);
      if (payload === undefined) throw new Error(`${id} is no custom id of ours`);
      return handleComponent({ ...call(), payload, chosen: [], label: '', typed: '', notRead: [], corrections: [], ...more });
    };
    const answered = (reply: Reply | FormReply): Reply => {
      if ('modal' in reply) throw new Error('a form was opened');
      return reply;
    };
    const form: TestUser['form'] = async (on, label) => {
      const opened = await pressed(buttonOf(on, label), { label, ...shownOn(on) });
      if (!('modal' in opened)) throw new Error(`${label} opened no form: ${opened.content}`);
      return opened.modal;
    };
    const press: TestUser['press'] = async (on, label) => answered(await pressed(buttonOf(on, label), { label, ...shownOn(on) }));
    return {
      run: async (name, given = {}) => {
        const options = name === 'game create' ? asCreated(given) : given;
        const action = actionIn(commands, commandNamed(name));
        if (action === undefined) throw new Error(`there is no /${name}`);
        const asked: CommandContext = {
          ...call(),
          option: key => options[key],
          attached: key => files[key],
          chosenUser: key => options[key],
          guildLanguage: 'en',
          lacks,
          lacksToShare,
          mayNotShare,
        };
        const reply = await action.run(asked);
        if (!reply.goesOn) return reply;
        told.push(reply);
        const last = await reply.goesOn(async more => told.push(more) > 0);
        return last ?? told.at(-1) ?? reply;
      },
      complete: async (name, field, typed, options = {}) => {
        const asked: AutocompleteContext = { ...call(), field, typed, option: key => (key === field ? typed : options[key]) };
        return suggestionsIn(commands, commandNamed(name), asked);
      },
      press,
      ready: async panel => {
        const reply = await press(panel, 'Ready');
        return labels(reply).includes('Ready anyway') ? press(reply, 'Ready anyway') : reply;
      },
      choose: async (on, ...chosen) => {
        const taken: string[] = [];
        const options = chosen.map(label => {
          const option = optionOf(on, label, taken);
          taken.push(option.value);
          return option;
        });
        return answered(await pressed(options[0]?.id ?? '', { chosen: options.map(({ value }) => value), ...shownOn(on) }));
      },
      form,
      submit: async (opened, text) => answered(await pressed(opened.custom_id, { typed: text })),
      fill: async (on, label, text) => {
        const opened = await form(on, label);
        return answered(await pressed(opened.custom_id, { typed: text ?? prefilled(opened), ...shownOn(on) }));
      },
    };
  };

  return {
    bot,
    hosting,
    logged,
    threads,
    drawn,
    told,
    as: asUser,
    pass: time => {
      now += time;
    },
    posts: async () => {
      const posted: Posted[] = [];
      const send = async (outgoing: OutgoingMessage) => {
        const post = composePost(outgoing, presenters);
        posted.push({ outgoing, post });
        if (post.withdrawn && !outgoing.edits) return { ok: false, because: 'needless', detail: 'there was nothing to say' } as const;
        const channel = 'channel' in outgoing.row.to ? outgoing.row.to.channel : `dm-${outgoing.row.to.user}`;
        return { ok: true, channel, message: outgoing.edits?.message ?? `m${outgoing.row.id}` } as const;
      };
      await deliver(hosting, {
        renderer,
        messenger: { send, find: async () => ({ ok: false, because: 'needless', detail: 'nothing was lost' }) },
      });
      return posted;
    },
  };
}

/** Splits a command's name as people write it, such as "host extend". */
function commandNamed(name: string): CommandName {
  const [command = '', subcommand] = name.split(' ');
  return { command, subcommand };
}

/** Returns what the bot reads from the message of a pressed button. */
function shownOn({ embeds = [], ...on }: Reply): Pick<ComponentContext, 'notRead' | 'corrections' | 'message'> {
  const descriptions = embeds.flatMap(({ description }) => description ?? []);
  return {
    ...('message' in on && { message: `${on.message}` }),
    notRead: readNotRead(descriptions),
    corrections: readCorrections(descriptions),
  };
}

const parts = ({ rows = [] }: Reply) => rows.flatMap(({ components }) => components);

function buttonOf(on: Reply, label: string): string {
  for (const part of parts(on)) if ('label' in part && part.label === label && 'custom_id' in part) return part.custom_id;
  throw new Error(`there is no button ${label}, only ${labels(on).join(', ')}`);
}

/** Returns the option from the lowest menu that offers it, which is the open one. `taken`: values of options that are chosen already. */
function optionOf(on: Reply, label: string, taken: readonly string[] = []): { id: string; value: string } {
  for (const part of parts(on).toReversed()) {
    const option =
      'options' in part
        ? part.options.find(one => (one.label === label || one.label === `${label} …`) && !taken.includes(one.value))
        : undefined;
    if (option !== undefined && 'custom_id' in part) return { id: part.custom_id, value: option.value };
  }
  throw new Error(`no menu offers ${label}, only ${offered(on).join(', ')}`);
}

/** Returns the labels of a message's buttons. */
export const labels = (on: Reply): readonly string[] => parts(on).flatMap(part => ('label' in part ? (part.label ?? '') : []));
export const offered = (on: Reply): readonly string[] =>
  parts(on).flatMap(part => ('options' in part ? part.options.map(o => o.label) : []));

/** Returns the initial text of a form. */
export function prefilled({ components }: FormReply['modal']): string {
  for (const part of components) if ('component' in part && 'value' in part.component) return part.component.value ?? '';
  return '';
}

/** Returns all text of a message, including its embeds and their fields. */
export const textOf = ({ content = '', embeds = [] }: Reply): string =>
  [
    content,
    ...embeds.flatMap(({ title = '', description = '', fields = [], footer }) => [
      title,
      description,
      ...fields.flatMap(({ name, value }) => [name, value]),
      footer?.text ?? '',
    ]),
  ]
    .filter(text => text !== '')
    .join('\n');

export const SEVEN = ['101', '102', '103', '104', '105', '106', '107'] as const;

/** Starts game 1 with these players in channel 500, hosted by 101. Undefined `variant`: Warring States. */
export async function startedGame(
  room: TestBot,
  { variant = 'warring-states-v2', players = SEVEN as readonly string[], language = 'en' as Language } = {},
): Promise<void> {
  const host = room.as('101');
  await host.run('game create', { variant, language });
  const [lobby] = await room.posts();
  if (lobby === undefined) throw new Error('no lobby was posted');
  for (const player of players) await room.as(player, { language }).press(lobby.post, language === 'fr' ? 'Rejoindre' : 'Join');
  const ask = await host.press(lobby.post, language === 'fr' ? 'Lancer' : 'Start');
  await host.press(ask, labels(ask).includes('Start now') ? 'Start now' : 'Start with empty seats');
}

/** Returns the user who plays a power in game 1. */
export function playerOf(room: TestBot, power: string): string {
  const user = room.hosting.store.seatHolders(1).find(({ seat }) => seat === power)?.user;
  if (user === undefined) throw new Error(`nobody plays ${power}`);
  return user;
}
