import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { play } from '../../src/cli/play.js';
import { playablesOn } from '../../src/cli/playables.js';
import { playNamed } from '../../src/cli/playNamed.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Match } from '../../src/matches/model/match.js';

const playables = playablesOn(variantsOn(readOwnVariant));

/** Plays one year of a match. Returns the lines it printed, and how the match ended. */
async function played(id: string, players: number, seed = 7): Promise<{ readonly said: string; readonly end: Match['end'] }> {
  const playable = playables.get(id);
  if (!playable) throw new Error(`nobody can play ${id}`);
  const lines: string[] = [];
  const { end } = await play({ ...playable, seed, players, years: 1, say: line => lines.push(line) });
  return { said: lines.join('\n'), end };
}

describe('zongheng play --start', () => {
  const asked = { variant: 'warhammer-fm05', seats: undefined, seed: 7, years: 1 };
  it('plays from a custom start, as many as it names', async () => {
    const lines: string[] = [];
    const say = (line: string): void => void lines.push(line);
    expect((await playNamed({ ...asked, start: 'docs/examples/warhammer-start.json', say })).ok).toBe(true);
    expect(lines.at(-1)).toMatch(/empire .*bretonnia|bretonnia .*empire/);
    expect(lines.at(-1)?.split('\n').at(-1)?.split(', ')).toHaveLength(3);
  });

  it('says what is wrong with one, and what takes none', async () => {
    const say = (): void => undefined;
    expect(await playNamed({ ...asked, start: 'package.json', say })).toMatchObject({
      fault: expect.stringMatching(/- Line 2 \(`name`\): There’s no field called “name”/),
    });
    expect(await playNamed({ ...asked, start: 'no-such-file', say })).toMatchObject({ fault: 'There is no file no-such-file.' });
    expect(await playNamed({ ...asked, variant: 'classic', start: 'package.json', say })).toMatchObject({
      fault: 'classic does not allow a custom start.',
    });
  });
});

describe('zongheng play --rules', () => {
  const asked = { variant: 'warhammer-fm05', seed: 7, years: 1 };
  const playedWith = async (more: object): Promise<{ readonly lines: readonly string[]; readonly fault?: string }> => {
    const lines: string[] = [];
    const result = await playNamed({ ...asked, ...more, say: line => void lines.push(line) });
    return { lines, ...(!result.ok && { fault: result.fault }) };
  };

  it('plays what a host would choose', async () => {
    const { lines } = await playedWith({ rules: 'board the Old World; oceans; sides separate', seats: 6 });
    expect(lines.at(-1)?.split('\n').at(-1)?.split(', ')).toHaveLength(6);
    expect((await playedWith({ rules: 'nations Empire, Skaven; duchies Empire: NULN' })).lines.at(-1)).toContain('empire-2');
  });

  it('says what cannot be chosen', async () => {
    expect((await playedWith({ rules: 'moon full' })).fault).toBe('This game has no option `moon`.');
    expect((await playedWith({ rules: 'nations Mordor' })).fault).toBe('I don’t understand this choice: `nations`.');
    expect((await playedWith({ rules: 'nations Chaos, Empire; board the Old World' })).fault).toBe('Chaos is not on this board.');
  });
});

describe('zongheng play', () => {
  it.each([2, 3, 4, 5])('plays the card game by %i to its victory, the same for the same seed', async players => {
    const match = await played('warring-states-cards', players);
    expect(match.end?.kind).toBe('victory');
    expect(match.said).toMatch(/## Round 1, choosing hands\n/);
    expect(match.said).toMatch(/\nVictory: \w+/);
    expect(await played('warring-states-cards', players)).toEqual(match);
    expect(await played('warring-states-cards', players, 8)).not.toEqual(match);
  });

  it('plays a variant, also with empty seats, as many years as it is told', async () => {
    const { said, end } = await played('classic', 5);
    expect(end).toEqual({ kind: 'ended-by-host', seats: [] });
    expect(said).toContain('## Spring 1901, movement');
    expect(said).not.toContain('1902, movement\n');
  });
});
