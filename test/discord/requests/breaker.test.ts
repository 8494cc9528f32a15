import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Breaker, createBreaker, type Ended, MOST_REFUSALS, RUN } from '../../../src/discord/requests/breaker.js';

function setUp() {
  const clock = { at: 0 };
  const told: string[] = [];
  const note = (_: object, what: string) => void told.push(what);
  const breaker = createBreaker({ now: () => clock.at, log: { info: note, warn: note, error: note } });
  return { clock, told, breaker };
}

/** Sends a request that ends this way. Returns whether the breaker let it through. */
function send(breaker: Breaker, ended: Ended, urgency: 'usual' | 'urgent' = 'usual'): boolean {
  const leave = breaker.enter(urgency);
  leave?.(ended);
  return leave !== undefined;
}

const sendAll = (breaker: Breaker, ended: Ended, count: number): number =>
  Array.from({ length: count }, () => send(breaker, ended)).filter(Boolean).length;

describe('A run of refusals', () => {
  test('stops the bot from posting, and one request is tried after a pause', () => {
    const { breaker, clock, told } = setUp();
    expect(sendAll(breaker, 'refused', 1_000)).toBe(RUN);
    expect(breaker.state()).toBe('open');
    expect(breaker.room()).toBe(0);
    clock.at += breaker.waits();
    expect(breaker.state()).toBe('half-open');
    expect(breaker.room()).toBe(1);
    const trial = breaker.enter();
    expect(breaker.enter()).toBeUndefined();
    trial?.('answered');
    expect(breaker.state()).toBe('closed');
    expect(told).toEqual(['Discord refuses one request after another: nothing is posted for a while', 'Discord accepts requests again']);
  });

  test('pauses twice as long each time the trial is refused, up to five minutes', () => {
    const { breaker, clock } = setUp();
    sendAll(breaker, 'refused', RUN);
    const waits = Array.from({ length: 9 }, () => {
      const wait = breaker.waits();
      clock.at += wait;
      expect(send(breaker, 'refused')).toBe(true);
      return wait;
    });
    expect(waits.map(ms => ms / 1_000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
  });

  test('is not made of requests that were under way together: a burst over the limit counts as one', () => {
    const { breaker } = setUp();
    const burst = (): void => {
      const leaving = Array.from({ length: 40 }, () => breaker.enter());
      for (const leave of leaving) leave?.('refused');
    };
    for (let i = 1; i < RUN; i++) burst();
    expect(breaker.state()).toBe('closed');
    burst();
    expect(breaker.state()).toBe('open');
  });

  test('that comes back soon pauses longer than the first', () => {
    const { breaker, clock } = setUp();
    sendAll(breaker, 'refused', RUN);
    clock.at += breaker.waits();
    send(breaker, 'answered');
    sendAll(breaker, 'refused', RUN);
    expect(breaker.waits()).toBe(10_000);
    clock.at += breaker.waits();
    send(breaker, 'answered');
    clock.at += 11 * 60_000;
    sendAll(breaker, 'refused', RUN);
    expect(breaker.waits()).toBe(5_000);
  });

  test('is broken by any other answer', () => {
    const { breaker } = setUp();
    for (let i = 0; i < 20; i++) {
      sendAll(breaker, 'refused', RUN - 1);
      send(breaker, 'answered');
    }
    expect(breaker.state()).toBe('closed');
  });

  test('is not made of people and channels that refuse the bot each for themselves', () => {
    const { breaker } = setUp();
    expect(sendAll(breaker, 'recipient-refused', 200)).toBe(200);
    expect(breaker.state()).toBe('closed');
  });

  test('a trial that is lost on the way is repeated, not counted', () => {
    const { breaker, clock } = setUp();
    sendAll(breaker, 'refused', RUN);
    clock.at += breaker.waits();
    expect(send(breaker, 'lost')).toBe(true);
    expect(breaker.state()).toBe('open');
    clock.at += breaker.waits();
    expect(send(breaker, 'answered')).toBe(true);
    expect(breaker.state()).toBe('closed');
  });

  test('leaves people their answers, whose outcome says nothing of posting', () => {
    const { breaker } = setUp();
    sendAll(breaker, 'refused', RUN);
    expect(send(breaker, 'answered', 'urgent')).toBe(true);
    expect(breaker.state()).toBe('open');
  });
});

describe('In any ten minutes', () => {
  test('no more is refused than the bot allows itself, however refusals and answers alternate', () => {
    const { breaker, clock, told } = setUp();
    let refused = 0;
    for (; clock.at < 9 * 60_000; clock.at += 10) {
      if (send(breaker, 'refused')) refused += 1;
      send(breaker, 'answered');
    }
    expect(refused).toBe(MOST_REFUSALS);
    expect(breaker.state()).toBe('open');
    expect(breaker.room()).toBe(0);
    expect(send(breaker, 'answered', 'urgent')).toBe(false);
    expect(told).toEqual(['Discord has refused so much in ten minutes that nothing more is sent for a while']);
    clock.at += 10 * 60_000;
    expect(send(breaker, 'answered')).toBe(true);
  });

  test('what is under way counts as if it were refused', () => {
    const { breaker } = setUp();
    const under = Array.from({ length: MOST_REFUSALS * 2 }, () => breaker.enter()).flatMap(leave => leave ?? []);
    expect(under).toHaveLength(MOST_REFUSALS);
    for (const leave of under) leave('refused');
    expect(breaker.enter('urgent')).toBeUndefined();
  });

  test('ten thousand refusals cannot happen, whatever comes', () => {
    const step = fc.record({
      wait: fc.nat(2_000),
      burst: fc.nat(4_000),
      ended: fc.constantFrom<Ended>('refused', 'recipient-refused', 'answered', 'lost'),
      urgency: fc.constantFrom<'usual' | 'urgent'>('usual', 'urgent'),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), steps => {
        const { breaker, clock } = setUp();
        const refusals: number[] = [];
        for (const { wait, burst, ended, urgency } of steps) {
          clock.at += wait * 10;
          const under = Array.from({ length: burst }, () => breaker.enter(urgency)).flatMap(leave => leave ?? []);
          for (const leave of under) leave(ended);
          if (ended === 'refused' || ended === 'recipient-refused') refusals.push(...under.map(() => clock.at));
          const recent = refusals.filter(at => clock.at - at < 10 * 60_000).length;
          expect(recent).toBeLessThanOrEqual(MOST_REFUSALS);
        }
      }),
      { numRuns: 60 },
    );
  });
});
