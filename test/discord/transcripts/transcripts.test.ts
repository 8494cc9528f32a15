import { expect, test } from 'vitest';
import { type Kind, transcript } from './transcript.js';

/** One game of each kind. Each is short: everybody concedes after a few phases. */
const KINDS: readonly Kind[] = [
  { variant: 'classic', players: 7, phases: 6 },
  { variant: 'warring-states-v2', players: 7, phases: 5 },
  { variant: 'mandate-of-heaven', players: 8, phases: 4 },
  { variant: 'classic-battles', players: 7, phases: 8 },
  { variant: 'warhammer-fm05', players: 13, phases: 4 },
  { variant: 'warring-states-cards', players: 3, phases: 60, options: { rounds: '2' } },
];

// After a change of words: `npx vitest run --project inside test/discord/transcripts -u`, then read the files as a player would.
test.each(
  KINDS.flatMap(kind => [
    { ...kind, language: 'en' as const },
    { ...kind, language: 'fr' as const },
  ]),
)('what the bot posts in a game of $variant ($language) reads as it did when somebody last read it', async ({ language, ...kind }) => {
  await expect(await transcript(kind, language)).toMatchFileSnapshot(`../../../docs/examples/posts/${kind.variant}.${language}.md`);
});
