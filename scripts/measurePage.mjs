// Measures how fast the local guild is: `npm run measure:page`, on an otherwise idle machine.
import { launch, openEmptyWindow, openHouse, visit } from './house.mjs';

const MESSAGES = 1_000;
const PRESSES = 100;

const median = numbers => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const share = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)];
const ms = number => `${number.toFixed(0)} ms`;

const browser = await launch();
const first = await openEmptyWindow(browser);
const house = await openHouse();
try {
  await visit(first, `${house.page}#Ada`);
  const [named, usable] = [house.startedWithin, performance.now() - house.begun];
  await house.come;
  console.log(`start to usable page, commands and all: ${ms(usable)} (its address is said after ${ms(named)}; target 2000 ms)`);
  await roundTrips(first);
  await scrolling(first);
  await wholeGame(first);
} finally {
  await browser.close();
  await house.close();
}

/** From the press of a button to its visible answer. */
async function roundTrips(window) {
  await house.call('persona.command', { persona: 'Ada', channel: 'lobby', command: '/game create', options: { variant: 'classic' } });
  await window.getByText('Players (0 of 7)').waitFor();
  const times = await window.evaluate(`(async () => {
    const card = [...document.querySelectorAll('.message')].find(one => one.textContent.includes('Players (0 of 7)'));
    const button = [...card.querySelectorAll('button')].find(one => one.textContent === 'Leave');
    const times = [];
    for (let i = 0; i < ${PRESSES}; i++) {
      const before = document.querySelectorAll('.message').length;
      const begun = performance.now();
      button.click();
      await new Promise(done => {
        const watcher = new MutationObserver(() => {
          if (document.querySelectorAll('.message').length <= before) return;
          watcher.disconnect();
          done();
        });
        watcher.observe(document.querySelector('.messages'), { childList: true, subtree: true });
      });
      times.push(performance.now() - begun);
      while (button.ariaBusy === 'true') await new Promise(done => setTimeout(done, 5));
      await new Promise(done => setTimeout(done, 20));
    }
    return times;
  })()`);
  console.log(
    `interaction round trip in the page, ${PRESSES} presses: median ${ms(median(times))}, 95th ${ms(share(times, 0.95))} (target 50 ms)`,
  );
}

/** Scrolls up through a channel of a thousand messages and down again, one frame at a time. */
async function scrolling(window) {
  for (let i = 0; i < MESSAGES; i++)
    await house.call('persona.say', {
      persona: i % 3 ? 'Bao' : 'Claire',
      channel: 'general',
      content: `**${i}** ${'a line of chat '.repeat(1 + (i % 9))}`,
    });
  await window.getByRole('button', { name: /^general/ }).click();
  await window.getByText(String(MESSAGES - 1), { exact: true }).waitFor();
  const frames = await window.evaluate(`(async () => {
    const box = document.querySelector('.messages');
    const frame = () => new Promise(done => requestAnimationFrame(done));
    const count = () => document.querySelectorAll('.message').length;
    while (count() < ${MESSAGES}) {
      box.scrollTop = 0;
      await new Promise(done => setTimeout(done, 30));
    }
    const times = [];
    for (const step of [120, -120]) {
      for (let i = 0, last = await frame(); i < 300; i++) {
        box.scrollTop += step;
        const now = await frame();
        times.push(now - last);
        last = now;
      }
    }
    return times;
  })()`);
  const slow = frames.filter(time => time > 34).length;
  console.log(
    `scrolling ${MESSAGES} messages, ${frames.length} frames: median ${frames.length && median(frames).toFixed(1)} ms, 95th ${share(frames, 0.95).toFixed(1)} ms, ${slow} above 34 ms`,
  );
}

/** A visible game of Warring States, from the first press to its end, with practice players in all seats. */
async function wholeGame(window) {
  const there = { persona: 'Ada', channel: 'table-one' };
  await window.getByRole('button', { name: /^table-one/ }).click();
  const begun = performance.now();
  await house.call('autopilot.open', there);
  await window.getByText('Players (0 of 7)').waitFor();
  await house.call('autopilot.fill', there);
  await house.call('autopilot.set', { persona: 'Ada', enabled: true });
  await house.call('autopilot.start', there);
  await window
    .getByText(/ wins with \d+ centres$/)
    .first()
    .waitFor({ timeout: 300_000 });
  const took = (performance.now() - begun) / 1000;
  const posts = await window.evaluate("document.querySelectorAll('.message').length");
  console.log(`a whole game of Warring States among practice players: ${took.toFixed(1)} s, ${posts} posts (target 60 s)`);
}
