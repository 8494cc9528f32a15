import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { basicLesson } from '../../src/games/lessons/basicLesson.js';
import type { Lesson } from '../../src/games/lessons/lesson.js';
import { warringStatesLesson } from '../../src/games/lessons/warringStatesLesson.js';
import { stumblingBlocks } from './axe.js';
import { answered, hasChromium, launch, offeredIn, openWindow, picture, type Window, withoutChromium } from './browser.js';
import { type LocalGuild, openLocalGuild } from './localGuild.js';

if (!hasChromium) console.warn(withoutChromium);

/** What a person presses and reads. */
interface Spoken {
  readonly language: string;
  readonly person: string;
  readonly locale: 'en-GB' | 'fr';
  readonly look: BrowserContextOptions;
  readonly orders: string;
  readonly paste: string;
  readonly submit: string;
  readonly resolve: string;
  readonly next: string;
  readonly end: string;
  readonly explain: string;
  readonly toLesson: string;
  readonly place: (place: number, all: number) => string;
  readonly finished: (all: number) => string;
  readonly puzzles: string;
  readonly puzzle: string;
  readonly task: RegExp;
  readonly hint: string;
  readonly hinted: string;
  readonly try: string;
  readonly again: string;
  readonly stopped: RegExp;
  readonly solved: RegExp;
  readonly wrong: string;
  readonly right: string;
}

const ENGLISH: Spoken = {
  language: 'English',
  person: 'Ada',
  locale: 'en-GB',
  look: { viewport: { width: 1280, height: 860 } },
  orders: 'Orders',
  paste: 'Paste all',
  submit: 'Submit',
  resolve: 'Resolve',
  next: 'Next step',
  end: 'What next?',
  explain: 'Explain',
  toLesson: 'Back to the lesson',
  place: (place, all) => `${place} of ${all}`,
  finished: all => `You finished all ${all} steps.`,
  puzzles: 'Puzzles',
  puzzle: 'Close the door',
  task: /You’re Russia\. Take Bulgaria, and let nobody into Rumania\./,
  hint: 'Hint',
  hinted: 'If you leave a place, you leave a door open behind you.',
  try: 'Try',
  again: 'Try again',
  stopped: /The others can stop that/,
  solved: /Solved! The fleet moves in behind/,
  wrong: 'F Rumania - Bulgaria ec\nF Sevastopol H',
  right: 'F Rumania - Bulgaria ec\nF Sevastopol - Rumania',
};

const FRENCH: Spoken = {
  language: 'French, on a phone',
  person: 'Bao',
  locale: 'fr',
  look: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  orders: 'Ordres',
  paste: 'Tout saisir',
  submit: 'Valider',
  resolve: 'Résoudre',
  next: 'Étape suivante',
  end: 'Et maintenant\u00a0?',
  explain: 'Expliquer',
  toLesson: 'Retour à la leçon',
  place: (place, all) => `${place} sur ${all}`,
  finished: all => `Vous avez réussi les ${all} étapes.`,
  puzzles: 'Casse-têtes',
  puzzle: 'Fermer la porte',
  task: /Vous êtes la Russie\. Prenez la Bulgarie/,
  hint: 'Indice',
  hinted: 'Quand on quitte un lieu, on laisse une porte ouverte.',
  try: 'Essayer',
  again: 'Réessayer',
  stopped: /Les autres peuvent vous en empêcher/,
  solved: /Résolu\s*! La flotte qui suit/,
  wrong: 'F Roumanie - Bulgarie ce\nF Sébastopol H',
  right: 'F Roumanie - Bulgarie ce\nF Sébastopol - Roumanie',
};

/** A private message in a window, which every press changes. */
interface Taken {
  readonly page: Window;
  readonly spoken: Spoken;
  readonly message: Locator;
}

describe.skipIf(!hasChromium)('Lessons and puzzles in the page', () => {
  let browser: Browser;
  let hosting: LocalGuild;
  beforeAll(async () => {
    [browser, hosting] = await Promise.all([launch(), openLocalGuild()]);
  });
  afterAll(async () => {
    await browser?.close();
    await hosting?.close();
  });

  test.each([ENGLISH, FRENCH])(
    'in $language: the basics and what Warring States adds to their end, then a puzzle, tried wrong, then right',
    async spoken => {
      await hosting.director.ask('personas.set', { persona: spoken.person, locale: spoken.locale });
      const person = await hosting.persona(spoken.person);
      const page = await openWindow(browser, `${hosting.page}#${spoken.person.toLowerCase()}`, spoken.look);
      const begin = async (lesson: string): Promise<Taken> => {
        const { message } = await person.command('lobby', '/learn', { lesson });
        return { page, spoken, message: page.locator(`#message-${message?.id}`) };
      };
      await takenToTheEnd(await begin('basics'), basicLesson);
      const variant = await begin('warring-states');
      await takenToTheEnd(variant, warringStatesLesson);
      await puzzled(variant);
      expect(page.errors).toEqual([]);
    },
    240_000,
  );
});

async function pressed({ message }: Taken, name: string): Promise<void> {
  await message.getByRole('button', { name, exact: true }).click();
  await answered(message);
}

/** Opens the panel and pastes these orders, which are understood. */
async function ordered(taken: Taken, orders: string): Promise<void> {
  const { page, spoken, message } = taken;
  await pressed(taken, spoken.orders);
  await pressed(taken, spoken.paste);
  const form = page.getByRole('dialog');
  await form.getByRole('textbox').fill(orders);
  await form.getByRole('button', { name: spoken.submit }).click();
  await form.waitFor({ state: 'detached' });
  await message.getByText(/✅/).first().waitFor();
}

/** Gives the orders of every step of a lesson, reads what comes of them, and once why; then what comes after the last one. */
async function takenToTheEnd(taken: Taken, { id, steps }: Lesson): Promise<void> {
  const { spoken, message } = taken;
  for (const [i, { id: step, answer }] of steps.entries()) {
    await message.getByText(spoken.place(i + 1, steps.length)).waitFor();
    if (i === 0) await read(taken, `${id} ${step} begun`);
    await ordered(taken, answer.replaceAll('; ', '\n'));
    await pressed(taken, spoken.resolve);
    const onwards = message.getByRole('button', { name: i + 1 < steps.length ? spoken.next : spoken.end, exact: true });
    await onwards.waitFor();
    await read(taken, `${id} ${step} done`);
    if (i === 1) {
      await pressed(taken, spoken.explain);
      await message.getByRole('combobox').click();
      await taken.page.getByRole('option').first().click();
      await read(taken, `${id} ${step} explained`);
      await pressed(taken, spoken.toLesson);
    }
    await onwards.click();
  }
  await message.getByText(spoken.finished(steps.length)).waitFor();
  await read(taken, `${id} end`);
}

/** Chooses a puzzle, tries orders that the others can stop, reads its hint, and solves it. */
async function puzzled(taken: Taken): Promise<void> {
  const { page, spoken, message } = taken;
  await pressed(taken, spoken.puzzles);
  const puzzle = await offeredIn(page, message.getByRole('combobox').first(), spoken.puzzle);
  await read(taken, 'puzzles');
  await puzzle.click();
  await message.getByText(spoken.task).waitFor();
  await read(taken, 'puzzle');
  await ordered(taken, spoken.wrong);
  await pressed(taken, spoken.try);
  await message.getByText(spoken.stopped).waitFor();
  await read(taken, 'puzzle wrong');
  await pressed(taken, spoken.hint);
  await message.getByText(spoken.hinted).waitFor();
  await pressed(taken, spoken.again);
  await ordered(taken, spoken.right);
  await pressed(taken, spoken.try);
  await message.getByText(spoken.solved).waitFor();
  await read(taken, 'puzzle solved');
}

/** Reads what is shown: nothing of it is in the other language or left unsaid, and nothing stops anybody. Keeps a picture of it. */
async function read({ page, spoken, message }: Taken, name: string): Promise<void> {
  await message.scrollIntoViewIfNeeded();
  const text = await message.innerText();
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  expect(text).not.toMatch(spoken.locale === 'fr' ? /\b(?:Your|orders|Spring|Puzzle|You)\b/ : /\b(?:Vos|ordres|Printemps|Vous)\b/);
  await picture(page, `learn ${spoken.locale} ${name}`);
  // Results of all steps are built alike.
  if (!name.endsWith('done')) expect(await stumblingBlocks(page)).toEqual([]);
}
