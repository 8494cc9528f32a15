import type { Reply } from '../../src/discord/message/reply.js';
import { recruitText } from '../../src/games/opponent.js';
import { warringStatesCards } from '../../src/games/warring-states-cards/game/warringStatesCards.js';
import { CARDS as EVERY_CARD } from '../../src/games/warring-states-cards/model/battleCards.js';
import { type CardsState, cardsState } from '../../src/games/warring-states-cards/model/cardsState.js';
import { cardName } from '../../src/games/warring-states-cards/notation/cardNames.js';
import type { Language } from '../../src/lib/language.js';
import { type Random, seededRandom } from '../../src/lib/random.js';
import { CARDS, labels, type Posted, type TestBot, type TestUser } from './testBot.js';

export const game = warringStatesCards(CARDS);

/** Starts a match of the card game in channel 500, hosted by the first player. */
export async function startedCards(
  room: TestBot,
  players: readonly string[],
  options: Readonly<Record<string, string>> = {},
): Promise<void> {
  const host = room.as(players[0] ?? '');
  await host.run('game create', { variant: game.id, language: 'en', ...options });
  const [lobby] = await room.posts();
  if (!lobby) throw new Error('no lobby was posted');
  for (const player of players) await room.as(player).press(lobby.post, 'Join');
  await host.press(await host.press(lobby.post, 'Start'), 'Start now');
}

export function openState({ hosting }: TestBot): CardsState {
  return cardsState.parse(hosting.store.openPhase(1)?.state);
}

/** Returns the seats whose move is awaited, with their players. */
export const movers = ({ hosting }: TestBot): readonly { readonly seat: string; readonly user: string }[] =>
  game.phase(cardsState.parse(hosting.store.openPhase(1)?.state)).awaits.map(seat => {
    const user = hosting.store.seatHolders(1).find(one => one.seat === seat)?.user;
    if (user === undefined) throw new Error(`nobody plays ${seat}`);
    return { seat, user };
  });

/** Returns the text of a practice player's move. */
export const practised = (room: TestBot, seat: string, random: Random): string => recruitText(game, openState(room), seat, random);

export const dice = (seed: number): Random => seededRandom(seed);

const inAnyOrder = (text: string): string => text.split(/,? /).toSorted().join(' ');

/** The cards of a move such as "show Wild, Cavalry". */
const cardsIn = (text: string): readonly string[] => text.replace(/^\w+ /, '').split(', ');

/** Chooses a move in the menus and confirms it. Returns all answers on the way. */
export async function byMenus(room: TestBot, guest: TestUser, seat: string, text: string): Promise<readonly Reply[]> {
  const choice = game
    .options(openState(room), seat, 'en')
    .flatMap(({ choices }) => choices)
    .find(one => one.text === text || (/^(show|take) /.test(text) && inAnyOrder(one.text) === inAnyOrder(text)));
  if (!choice) throw new Error(`no menu leads to ${text}`);
  const panels = [await guest.run('orders')];
  if (choice.apart) panels.push(await guest.press(panels[0] ?? {}, apartLabel(panels[0] ?? {}, choice.steps)));
  else if (game.picking?.(openState(room), seat, undefined, 'en')) panels.push(await guest.choose(panels[0] ?? {}, ...cardsIn(text)));
  else for (const step of choice.steps) panels.push(await guest.choose(panels.at(-1) ?? {}, step));
  panels.push(await guest.press(panels.at(-1) ?? {}, 'Confirm'));
  return panels;
}

/** Returns the label of the button for a choice that is in no menu. The label begins with the choice's step. */
export function apartLabel(panel: Reply, [step = '']: readonly string[]): string {
  const label = labels(panel).find(one => one.startsWith(step));
  if (label === undefined) throw new Error(`there is no button ${step}`);
  return label;
}

export const byText = async (guest: TestUser, text: string, confirm: string): Promise<readonly Reply[]> => {
  const panel = await guest.run('order', { text });
  return [panel, await guest.press(panel, confirm)];
};

/** Tracks the hidden cards: which have been revealed, and whose hands they have been in. */
export async function watch(room: TestBot) {
  const held = new Map<string, Set<string>>();
  const open = new Set<string>();
  let told = 0;
  const look = async (): Promise<CardsState> => {
    const now = openState(room);
    for (const { seat, hand } of now.players) for (const card of hand) held.set(seat, (held.get(seat) ?? new Set()).add(card));
    for (
      let phase = await room.hosting.store.history.phase(1, told + 1);
      phase?.report !== undefined;
      phase = await room.hosting.store.history.phase(1, told + 1)
    ) {
      told += 1;
      const said = JSON.stringify(phase.report);
      for (const card of EVERY_CARD) if (said.includes(`"${card}"`)) open.add(card);
    }
    return now;
  };
  await look();
  const hidden = async (from: string | undefined): Promise<readonly string[]> => {
    await look();
    const others = [...held].filter(([seat]) => seat !== from).flatMap(([, cards]) => [...cards]);
    return others.filter(card => card.includes('/') && !open.has(card) && !(from !== undefined && held.get(from)?.has(card)));
  };
  const named = (card: string, language: Language): string => {
    const found = EVERY_CARD.find(one => one === card);
    return found ? cardName(found, language) : card;
  };
  return {
    look,
    /** Returns the hidden cards that a text reveals to a seat (`reader`), or to everybody if `reader` is undefined. */
    leaked: async (said: unknown, reader?: string): Promise<readonly string[]> => {
      const text = JSON.stringify(said);
      return (await hidden(reader)).filter(card => text.includes(named(card, 'en')) || text.includes(named(card, 'fr')));
    },
  };
}

export const payloadsOf = (posts: readonly Posted[]): readonly unknown[] =>
  posts.map(({ post: { attachments = [], ...post } }) => ({
    ...post,
    files: attachments.map(({ name, alt, bytes }) => ({ name, alt, text: name.endsWith('.txt') ? new TextDecoder().decode(bytes) : '' })),
  }));
