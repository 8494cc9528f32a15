import { readBoardFile, readCardsBoardFile } from '../../src/assets.js';
import type { Attached } from '../../src/discord/attached.js';
import type { CommandCall, Completion, Press, Typing } from '../../src/discord/call.js';
import { commandsFor } from '../../src/discord/commands/commands.js';
import { act } from '../../src/discord/components/deeds.js';
import { readCorrections } from '../../src/discord/correctionReply.js';
import { readCustomId } from '../../src/discord/customId.js';
import type { Embassy } from '../../src/discord/embassy.js';
import { readNotRead } from '../../src/discord/panel/notRead.js';
import { composePost } from '../../src/discord/posts/composePost.js';
import type { Post } from '../../src/discord/posts/post.js';
import type { Form, Reply } from '../../src/discord/reply.js';
import { tellersFor } from '../../src/discord/words/tellers.js';
import { wordsIn } from '../../src/discord/words/words.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import type { Language } from '../../src/lib/language.js';
import { deliver } from '../../src/matches/outbox/deliver.js';
import type { House, Letter, Picture, Store } from '../../src/matches/ports.js';
import { openMemoryStore } from '../../src/store/openStore.js';

export const VARIANTS = variantsOn(readBoardFile);
export const CARDS = compileCardsBoard(readCardsBoardFile());
const TELLERS = tellersFor(VARIANTS, CARDS);
const GAMES = catalogue(VARIANTS, CARDS);

export interface Posted {
  readonly letter: Letter;
  readonly post: Post;
}

/** Somebody's way to the bot: commands, buttons and menus without Discord in between. */
export interface Guest {
  run(command: string, options?: Readonly<Record<string, string>>): Promise<Reply>;
  complete(command: string, field: string, typed: string, options?: Readonly<Record<string, string>>): readonly Completion[];
  /** The button with that label, of a message; or a menu, choosing the option with that label. */
  press(on: Reply, label: string): Promise<Reply>;
  choose(on: Reply, label: string): Promise<Reply>;
  /** Presses a button that opens a form, writes into it and sends it; without a text, what stands there already. */
  fill(on: Reply, label: string, text?: string): Promise<Reply>;
  form(on: Reply, label: string): Promise<Form['modal']>;
}

export interface Parlour {
  readonly embassy: Embassy;
  readonly house: House;
  readonly logged: readonly string[];
  readonly drawn: readonly Picture[];
  guest(
    user: string,
    where?: {
      language?: Language;
      channel?: string;
      guild?: string | null;
      lacks?: CommandCall['lacks'];
      isAdmin?: boolean;
      /** Sent along with every command, by the name of the option. */
      files?: Readonly<Record<string, Attached>>;
    },
  ): Guest;
  pass(time: number): void;
  /** Delivers the outbox; what was posted, in words. */
  posts(): Promise<readonly Posted[]>;
}

export function parlour(store: Store = openMemoryStore()): Parlour {
  const logged: string[] = [];
  const drawn: Picture[] = [];
  const write = (facts: object, what: string) => void logged.push(JSON.stringify({ ...facts, what }));
  let now = Date.UTC(2026, 0, 1, 12);
  let calls = 0;
  const house: House = {
    store,
    games: GAMES,
    now: () => now,
    log: { info: write, warn: write, error: write },
    freshSeed: () => 7,
    freshSecret: () => '0123456789abcdef0123456789abcdef',
    wake: () => undefined,
  };
  const artist = {
    draw: async (picture: Picture) => {
      drawn.push(picture);
      return new Uint8Array([1]);
    },
    outline: async (picture: Picture) => {
      drawn.push(picture);
      return new TextEncoder().encode('<svg/>');
    },
  };
  const embassy: Embassy = { house, artist, tellers: TELLERS, askForHost: async () => undefined };
  const commands = commandsFor(GAMES);

  const guest: Parlour['guest'] = (
    user,
    { language = 'en', channel = '500', guild = '900', lacks = [], isAdmin = false, files = {} } = {},
  ) => {
    const call = () => ({
      embassy,
      id: `interaction-${++calls}`,
      user,
      place: { channel, ...(guild !== null && { guild }) },
      language,
      words: wordsIn(language),
      isAdmin,
    });
    const pressed = async (id: string, more: Partial<Press>): Promise<Reply | Form> => {
      const token = readCustomId(id);
      if (token === undefined) throw new Error(`${id} is no custom id of ours`);
      return act({ ...call(), token, chosen: [], label: '', typed: '', notRead: [], corrections: [], ...more });
    };
    const told = (reply: Reply | Form): Reply => {
      if ('modal' in reply) throw new Error('a form was opened');
      return reply;
    };
    const form: Guest['form'] = async (on, label) => {
      const opened = await pressed(buttonOf(on, label), { label, ...shownOn(on) });
      if (!('modal' in opened)) throw new Error(`${label} opened no form: ${opened.content}`);
      return opened.modal;
    };
    return {
      run: async (name, options = {}) => {
        const [root = '', sub = root] = name.split(' ');
        const run = commands.get(root)?.runs[sub];
        if (run === undefined) throw new Error(`there is no /${name}`);
        const asked: CommandCall = {
          ...call(),
          option: key => options[key],
          attached: key => files[key],
          chosenUser: key => options[key],
          guildLanguage: 'en',
          lacks,
        };
        return run(asked);
      },
      complete: (name, field, typed, options = {}) => {
        const asked: Typing = { ...call(), field, typed, option: key => (key === field ? typed : options[key]) };
        return commands.get(name)?.complete?.(asked) ?? [];
      },
      press: async (on, label) => told(await pressed(buttonOf(on, label), { label, ...shownOn(on) })),
      choose: async (on, label) => {
        const { id, value } = optionOf(on, label);
        return told(await pressed(id, { chosen: [value], ...shownOn(on) }));
      },
      form,
      fill: async (on, label, text) => {
        const opened = await form(on, label);
        return told(await pressed(opened.custom_id, { typed: text ?? prefilled(opened), ...shownOn(on) }));
      },
    };
  };

  return {
    embassy,
    house,
    logged,
    drawn,
    guest,
    pass: time => {
      now += time;
    },
    posts: async () => {
      const posted: Posted[] = [];
      const send = async (letter: Letter) => {
        posted.push({ letter, post: composePost(letter, TELLERS) });
        const channel = 'channel' in letter.row.to ? letter.row.to.channel : `dm-${letter.row.to.user}`;
        return { ok: true, channel, message: letter.edits?.message ?? `m${letter.row.id}` } as const;
      };
      await deliver(house, {
        artist,
        messenger: { send, find: async () => ({ ok: false, because: 'needless', detail: 'nothing was lost' }) },
      });
      return posted;
    },
  };
}

/** What the bot reads again from a message that is pressed. */
function shownOn({ embeds = [] }: Reply): Pick<Press, 'notRead' | 'corrections'> {
  const descriptions = embeds.flatMap(({ description }) => description ?? []);
  return { notRead: readNotRead(descriptions), corrections: readCorrections(descriptions) };
}

const parts = ({ rows = [] }: Reply) => rows.flatMap(({ components }) => components);

function buttonOf(on: Reply, label: string): string {
  for (const part of parts(on)) if ('label' in part && part.label === label && 'custom_id' in part) return part.custom_id;
  throw new Error(`there is no button ${label}, only ${labels(on).join(', ')}`);
}

/** In the lowest menu that has it: the one that is open. */
function optionOf(on: Reply, label: string): { id: string; value: string } {
  for (const part of parts(on).toReversed()) {
    const option = 'options' in part ? part.options.find(one => one.label === label || one.label === `${label} …`) : undefined;
    if (option !== undefined && 'custom_id' in part) return { id: part.custom_id, value: option.value };
  }
  throw new Error(`no menu offers ${label}, only ${offered(on).join(', ')}`);
}

/** What stands on the buttons of a message, and in its menus. */
export const labels = (on: Reply): readonly string[] => parts(on).flatMap(part => ('label' in part ? (part.label ?? '') : []));
export const offered = (on: Reply): readonly string[] =>
  parts(on).flatMap(part => ('options' in part ? part.options.map(o => o.label) : []));

/** What a form holds before anybody writes. */
export function prefilled({ components }: Form['modal']): string {
  for (const part of components) if ('component' in part && 'value' in part.component) return part.component.value ?? '';
  return '';
}

/** All that a message says, embeds and their fields included. */
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

/** A game of Warring States (or another) in channel 500, hosted by 101, with these players; number 1. */
export async function startedGame(
  room: Parlour,
  { variant = 'warring-states-v2', players = SEVEN as readonly string[], language = 'en' } = {},
): Promise<void> {
  const host = room.guest('101');
  await host.run('game create', { variant, language });
  const [lobby] = await room.posts();
  if (lobby === undefined) throw new Error('no lobby was posted');
  for (const player of players) await room.guest(player).press(lobby.post, 'fr' === language ? 'Rejoindre' : 'Join');
  const ask = await host.press(lobby.post, language === 'fr' ? 'Lancer' : 'Start');
  await host.press(ask, players.length < 7 ? 'Start with empty seats' : 'Start now');
}

/** Who plays a power in game 1. */
export function playerOf(room: Parlour, power: string): string {
  const user = room.house.store.sittings(1).find(({ seat }) => seat === power)?.user;
  if (user === undefined) throw new Error(`nobody plays ${power}`);
  return user;
}
