import { expect, test } from 'vitest';
import { readView, viewParts } from '../../../src/discord/panel/panelView.js';
import { stepsOf, walk } from '../../../src/discord/panel/stepTree.js';

const topic = {
  key: 'xia',
  label: 'A Xianyang',
  choices: [
    { text: 'A Xia H', steps: ['Hold'] },
    { text: 'A Xia - Any', steps: ['Move', 'Anyi'] },
    { text: 'A Xia - Any via', steps: ['Move', 'Anyi', 'by convoy'] },
    { text: 'A Xia - Yon', steps: ['Move', 'Yong'] },
    { text: 'A Xia S A Luo - Any', steps: ['Support', 'A Luoyang', 'to Anyi'] },
  ],
};
const steps = stepsOf(topic, 'just that');

test('the first menu has each first step once, in the order of the choices', () => {
  expect(steps.map(({ label }) => label)).toEqual(['Hold', 'Move', 'Support']);
});

test('a path of places leads to an order, however deep', () => {
  expect(walk(steps, [0])?.at(-1)?.choice?.text).toBe('A Xia H');
  expect(walk(steps, [1, 1])?.at(-1)?.choice?.text).toBe('A Xia - Yon');
  expect(walk(steps, [2, 0, 0])?.at(-1)?.choice?.text).toBe('A Xia S A Luo - Any');
});

test('an order that begins longer ones is the first option of their menu', () => {
  const anyi = walk(steps, [1, 0])?.at(-1);
  expect(anyi?.choice).toBeUndefined();
  expect(anyi?.steps.map(({ label }) => label)).toEqual(['just that', 'by convoy']);
  expect(anyi?.steps[0]?.choice?.text).toBe('A Xia - Any');
});

test('a path that leads nowhere is no path', () => {
  expect(walk(steps, [9])).toBeUndefined();
  expect(walk(steps, [0, 0])).toBeUndefined();
  expect(walk(steps, [Number.NaN])).toBeUndefined();
});

test('what a panel has open survives a custom id', () => {
  const view = { language: 'fr', topic: 'stp', path: [1, 0, 12], page: 2, topicPage: 1 } as const;
  expect(readView(viewParts(view).map(String), 'en')).toEqual(view);
  expect(readView([], 'en')).toEqual({ language: 'en', path: [], page: 0, topicPage: 0 });
});
