import { Resvg } from '@resvg/resvg-js';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  StringSelectMenuBuilder,
  type TextChannel,
} from 'discord.js';
import { startSimulator } from 'discord-simulator';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasChromium, launch, openWindow, type Window, withoutChromium } from './browser.js';

if (!hasChromium) console.warn(withoutChromium);

/** A bot of this test's own, which posts what a test is about, at the page of a simulator of its own. */
interface Posting {
  readonly page: string;
  readonly channel: TextChannel;
  /** What the bot does with presses and choices. */
  answer: (interaction: Interaction) => Promise<unknown>;
}

async function openPosting(): Promise<Posting> {
  const simulator = await startSimulator({ rateLimits: 'ample', channels: ['talk'] });
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: simulator.api } });
  onTestFinished(async () => {
    await client.destroy();
    await simulator.stop();
  });
  client.on(Events.InteractionCreate, interaction => void posting.answer(interaction).catch(() => undefined));
  const ready = new Promise(resolve => client.once(Events.ClientReady, resolve));
  await client.login(simulator.token);
  await ready;
  const [seen] = await (await simulator.persona('Ada')).channels();
  const channel = (await client.channels.fetch(seen?.id ?? '')) as TextChannel;
  const posting: Posting = { page: simulator.pageUrl, channel, answer: async () => undefined };
  return posting;
}

const menu = (id: string, values: readonly string[], chosen?: string) =>
  new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId(id)
      .setPlaceholder('What do you order?')
      .addOptions(values.map(value => ({ label: value, value, default: value === chosen }))),
  );

const picture = (name: string, height = 400): AttachmentBuilder =>
  new AttachmentBuilder(
    new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="${height}"><rect width="600" height="${height}" fill="#36c"/></svg>`,
    )
      .render()
      .asPng(),
    { name },
  );

const PLACES = Array.from({ length: 25 }, (_, index) => `Province ${index + 1}`);
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** A phone whose keyboard is open, or that lies on its side. */
const LOW = { viewport: { width: 390, height: 420 }, isMobile: true, hasTouch: true };

describe.skipIf(!hasChromium)('messages in the browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  test('a menu that follows another keeps nothing of it, although both offer the same values', async () => {
    const posting = await openPosting();
    posting.answer = async interaction =>
      interaction.isStringSelectMenu() && interaction.update({ components: [menu('second', ['Hold', 'Nanzheng'])] });
    await posting.channel.send({ content: 'first', components: [menu('first', ['Nanzheng', 'Hold'])] });
    const page = await openWindow(browser, posting.page);
    const box = page.getByRole('combobox', { name: 'What do you order?' });
    await box.click();
    await page.getByRole('option', { name: 'Nanzheng' }).click();
    await expect.poll(() => box.innerText()).toBe('What do you order?');
    await box.click();
    expect(await page.getByRole('option', { selected: true }).count()).toBe(0);
    expect(page.errors).toEqual([]);
  });

  test('a menu shows what its message says is chosen, also after an edit by the bot', async () => {
    const posting = await openPosting();
    const message = await posting.channel.send({ content: 'order', components: [menu('order', ['Hold', 'Move'], 'Hold')] });
    const page = await openWindow(browser, posting.page);
    const box = page.getByRole('combobox', { name: 'What do you order?' });
    expect(await box.innerText()).toBe('Hold');
    await message.edit({ components: [menu('order', ['Hold', 'Move'], 'Move')] });
    await expect.poll(() => box.innerText()).toBe('Move');
    await message.edit({ components: [menu('order', ['Hold', 'Move'])] });
    await expect.poll(() => box.innerText()).toBe('What do you order?');
  });

  test('what the bot did not answer does not stay chosen', async () => {
    const posting = await openPosting();
    await posting.channel.send({ content: 'order', components: [menu('order', ['Hold', 'Move'])] });
    const page = await openWindow(browser, posting.page);
    const box = page.getByRole('combobox', { name: 'What do you order?' });
    await box.click();
    await page.getByRole('option', { name: 'Move' }).click();
    expect(await box.innerText()).toBe('Move');
    await page.getByRole('status').getByText('The application did not respond.').waitFor();
    await expect.poll(() => box.innerText()).toBe('What do you order?');
  });

  test.each([
    ['a wide window', { viewport: { width: 1280, height: 720 } }],
    ['a phone', PHONE],
    ['a low phone', LOW],
  ] as const)('in %s a menu at the bottom opens upward, and no option of any menu is cut off', async (_, options) => {
    const posting = await openPosting();
    for (const index of PLACES.keys())
      await posting.channel.send({ content: `message ${index}`, components: [menu(`menu-${index}`, PLACES)] });
    const page = await openWindow(browser, posting.page, options);
    await page.getByText('message 24', { exact: true }).waitFor();
    const boxes = page.getByRole('combobox', { name: 'What do you order?' });
    const wholly = await seenWholly(page);
    expect(wholly.length).toBeGreaterThan(1);
    expect(wholly).toContain(PLACES.length - 1);
    for (const index of wholly) {
      await boxes.nth(index).click();
      expect([index, await endsAreSeen(page)]).toEqual([index, [true, true]]);
      await page.keyboard.press('Escape');
    }
    await boxes.nth(PLACES.length - 1).click();
    const [list, own] = [await page.locator('.options').boundingBox(), await boxes.nth(PLACES.length - 1).boundingBox()];
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual((own?.y ?? 0) + 1);
  });

  test('the view keeps its end while pictures load, attached or in an embed', async () => {
    const posting = await openPosting();
    for (const index of Array(20).keys()) await posting.channel.send(`message ${index}`);
    let release = (): void => undefined;
    const held = new Promise<void>(resolve => {
      release = resolve;
    });
    const page = await openWindow(browser, posting.page, PHONE);
    await page.route('**/files/**', route => held.then(() => route.continue()));
    await page.getByText('message 19', { exact: true }).waitFor();
    await posting.channel.send({ content: 'attached', files: [picture('a.png')] });
    await posting.channel.send({
      content: 'embedded',
      embeds: [new EmbedBuilder().setTitle('map').setImage('attachment://b.png')],
      files: [picture('b.png', 700)],
    });
    await posting.channel.send('the last words');
    const last = page.getByText('the last words');
    await last.waitFor();
    expect(await isAtEnd(page)).toBe(true);
    release();
    await expect
      .poll(() => page.evaluate(`[...document.querySelectorAll('.picture img')].map(one => one.naturalHeight)`))
      .toEqual([400, 700]);
    expect(await isAtEnd(page)).toBe(true);
    // Away from the end, what is being read stays where it is.
    await page.evaluate(`document.querySelector('.messages').scrollBy(0, -1e4)`);
    const read = page.getByText('message 3', { exact: true });
    const before = await read.boundingBox();
    await posting.channel.send({ content: 'one more', files: [picture('c.png')] });
    await page.getByText('one more').waitFor({ state: 'attached' });
    expect(Math.abs(((await read.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  });

  test('as in Discord’s client: the text, then what is attached, then embeds, then buttons', async () => {
    const posting = await openPosting();
    await posting.channel.send({
      content: 'the text',
      embeds: [new EmbedBuilder().setTitle('the embed').setImage('attachment://within.png')],
      files: [picture('beside.png'), picture('within.png', 100), new AttachmentBuilder(Buffer.from('orders'), { name: 'orders.txt' })],
      components: [
        new ActionRowBuilder<ButtonBuilder>().addComponents(
          new ButtonBuilder().setCustomId('go').setLabel('the button').setStyle(ButtonStyle.Primary),
        ),
      ],
    });
    const page = await openWindow(browser, posting.page);
    await page.getByRole('button', { name: 'the button' }).waitFor();
    const order = await page.evaluate<readonly string[]>(`[...document.querySelectorAll('.body > *')]
      .map(one => [one.getBoundingClientRect().top, one.className])
      .sort(([a], [b]) => a - b)
      .map(([, name]) => name)`);
    expect(order).toEqual(['', 'chat', 'picture', 'file', 'embed', 'row']);
    expect(await page.locator('.embed .picture').count()).toBe(1);
  });
});

/** The indices of the menus that are wholly in view. */
const seenWholly = (page: Window): Promise<readonly number[]> =>
  page.evaluate(`(() => {
    const box = document.querySelector('.messages').getBoundingClientRect();
    return [...document.querySelectorAll('.menu > button')].flatMap((one, index) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= box.top && bottom <= box.bottom ? [index] : [];
    });
  })()`);

/** Of the open list: whether its first option, and after scrolling its last one, lie there for a finger to touch. */
const endsAreSeen = (page: Window): Promise<readonly boolean[]> =>
  page.evaluate(`(() => {
    const options = [...document.querySelectorAll('.options [role="option"]')];
    return [options.at(0), options.at(-1)].map(one => {
      one.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  })()`);

const isAtEnd = (page: Window): Promise<boolean> =>
  page.evaluate(`(() => {
    const box = document.querySelector('.messages');
    const last = [...box.querySelectorAll('li.message')].at(-1).getBoundingClientRect();
    return Math.round(box.scrollTop) === 0 && last.bottom <= box.getBoundingClientRect().bottom + 1;
  })()`);
