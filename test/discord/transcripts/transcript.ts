import { recruitText } from '../../../src/games/opponent.js';
import type { Language } from '../../../src/lib/language.js';
import { seededRandom } from '../../../src/lib/random.js';
import { closeDuePhases } from '../../../src/matches/turn/closeDuePhases.js';
import { labels, offered, type Posted, type TestBot, testBot, textOf } from '../testBot.js';

/** A game to be transcribed: how many play it, and for how many phases until all concede to the first. */
export interface Kind {
  readonly variant: string;
  readonly players: number;
  readonly phases: number;
  /** Options of `/game create`. */
  readonly options?: Readonly<Record<string, string>>;
}

const DAY = 24 * 60 * 60 * 1000;
const FIRST = '101';
const BUTTONS = { en: { join: 'Join', start: 'Start' }, fr: { join: 'Rejoindre', start: 'Lancer' } } as const;

/** Plays a game with opponents that move at random, and writes down what the bot posts in the channel and sends to the first player. */
export async function transcript({ variant, players, phases, options = {} }: Kind, language: Language): Promise<string> {
  const room = testBot();
  const users = Array.from({ length: players }, (_, i) => `${Number(FIRST) + i}`);
  const told: Told[] = [];
  /** In the order in which they were queued: messages to different places are sent side by side. */
  const write = async (): Promise<void> => {
    const posts = (await room.posts()).toSorted((a, b) => a.outgoing.row.id - b.outgoing.row.id);
    told.push(...posts.filter(isTold).map(post => ({ message: `m${post.outgoing.row.id}`, text: postText(post, language) })));
    for (const { outgoing, post } of posts) if (post.withdrawn) deleted(told, outgoing.edits?.message, language);
  };
  const host = room.as(FIRST, { language });
  await host.run('game create', { variant, language, ...options });
  const [lobby] = await room.posts();
  if (!lobby) throw new Error('no lobby was posted');
  for (const user of users) await room.as(user, { language }).press(lobby.post, BUTTONS[language].join);
  await write();
  const ask = await room.as(FIRST).press(lobby.post, BUTTONS[language].start);
  await room.as(FIRST).press(ask, 'Start now');
  await write();
  const random = seededRandom(3);
  for (let played = 0; played < phases && room.hosting.store.openPhase(1) !== undefined; played++) {
    await playPhase(room, random, language);
    await write();
  }
  const winner = room.hosting.store.seatHolders(1)[0]?.seat;
  for (const { seat, user } of room.hosting.store.seatHolders(1))
    if (user !== undefined && seat !== winner) await room.as(user, { language }).run('concede', { power: winner ?? '' });
  await write();
  return `${told.map(({ text }) => text).join('\n\n---\n\n')}\n`;
}

interface Told {
  readonly message: string;
  readonly text: string;
}

/** Of the messages that are deleted later, such as the calls to a turn in the card game, only the first is kept, with a remark. */
function deleted(told: Told[], message: string | undefined, language: Language): void {
  const at = told.findIndex(one => one.message === message);
  const one = told[at];
  if (one === undefined) return;
  const remark = `*(${SAID[language].deleted})*`;
  const isFirst = !told.some(({ text }) => text.endsWith(remark));
  told.splice(at, 1, ...(isFirst ? [{ ...one, text: `${one.text}\n${remark}` }] : []));
}

/** Everybody who is waited for files what a beginner would; then the deadline passes. */
async function playPhase(room: TestBot, random: () => number, language: Language): Promise<void> {
  const match = await room.hosting.store.matches.get(1);
  const game = match && room.hosting.games.get(match.game);
  const open = room.hosting.store.openPhase(1);
  if (!game || !open) throw new Error('no phase is open');
  const state: unknown = game.state.parse(open.state);
  for (const seat of game.phase(state).awaits) {
    const user = room.hosting.store.seatHolders(1).find(one => one.seat === seat)?.user;
    const text = user === undefined ? '' : recruitText(game, state, seat, random);
    if (user === undefined || text === '') continue;
    const reply = await room.as(user, { language }).run('order', { text });
    const confirm = labels(reply).find(label => label === 'Confirm' || label === 'Confirmer');
    if (confirm !== undefined) await room.as(user, { language }).press(reply, confirm);
  }
  if (room.hosting.store.openPhase(1)?.number !== open.number) return;
  room.pass(8 * DAY);
  await closeDuePhases(room.hosting);
}

/** New posts in the channel, and new messages to the first player. */
const isTold = ({ outgoing: { row, edits }, post }: Posted): boolean =>
  edits === undefined && post.withdrawn === undefined && ('channel' in row.to || row.to.user === FIRST);

const SAID = {
  en: {
    to: 'To the first player',
    picture: 'Picture',
    file: 'File',
    buttons: 'Buttons',
    deleted: 'This message and those that follow are deleted once the turn is taken',
  },
  fr: {
    to: 'Au premier joueur',
    picture: 'Image',
    file: 'Fichier',
    buttons: 'Boutons',
    deleted: 'Ce message et les suivants sont effacés une fois le coup joué',
  },
} as const;

/** A post as text: its words, and in brackets its pictures, files and buttons. */
function postText({ outgoing: { row }, post }: Posted, language: Language): string {
  const said = SAID[language];
  const attached = (post.attachments ?? []).map(({ name, alt }) =>
    alt === undefined ? `[${said.file}: ${name}]` : `[${said.picture}: ${alt}]`,
  );
  const buttons = [...labels(post), ...offered(post)];
  return [
    ...('user' in row.to ? [`*(${said.to})*`] : []),
    readable(textOf(post)),
    ...attached,
    ...(buttons.length > 0 ? [`[${said.buttons}: ${buttons.join(' · ')}]`] : []),
  ].join('\n');
}

/** Without what is different in every game: invisible letters, hashes. Times as dates. */
const readable = (text: string): string =>
  text
    .replaceAll(/[\u200b-\u200d\u2060]/g, '')
    .replaceAll(/\b[0-9a-f]{32,64}\b/g, '…')
    .replaceAll(/<t:(\d+):R>/g, (_, at: string) => `‹${new Date(Number(at) * 1000).toISOString().slice(0, 10)}›`)
    .replaceAll(/<t:(\d+):\w>/g, (_, at: string) => new Date(Number(at) * 1000).toISOString().slice(0, 16).replace('T', ' '));
