import { describe, expect, it } from 'vitest';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, notPosted } from './fakeDelivery.js';
import { toyGame } from './toyGame.js';
import { accepted, contents, DAY, order, queued, ready, startedMatch, world } from './world.js';

const CANARY = '424242';

describe('a secret order', () => {
  it('is in no log, whatever breaks while it is on file', async () => {
    const game = toyGame();
    const w = world(openMemoryStore(), {
      ...game,
      advance: (_state, sent) => {
        throw new Error(`cannot play ${JSON.stringify([...sent.values()])}`);
      },
      sheet: (state, seat, sent, language) => {
        if (language === 'fr' && sent) throw new TypeError(`cannot show ${JSON.stringify(sent)}`);
        return game.sheet(state, seat, sent, language);
      },
    });
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', `first ${CANARY}; nonsense ${CANARY}`));
    const [filed] = await w.store.history.submissions(match, 1);
    const receipt = { kind: 'receipt', phase: 1, seat: filed?.seat ?? '', language: 'fr' } as const;
    w.store.queue({ match, to: { user: 'ann' }, slot: 'in French', content: receipt }, w.hosting.now());
    await deliver(
      w.hosting,
      fakeDelivery(outgoing => ('user' in outgoing.row.to ? notPosted('closed-dm') : undefined)),
    );
    w.pass(DAY);
    await closeDuePhases(w.hosting);
    expect(w.logged.flatMap(line => JSON.parse(line).error ?? [])).toEqual(['TypeError', 'Error']);
    expect(w.logged.join('\n')).not.toContain(CANARY);
  });

  it('is not in what is queued: a message says what it is about, its words are made when it is sent', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await order(w, match, 'ann', `first ${CANARY}`));
    accepted(await ready(w, match, 'ann'));
    expect((await contents(w)).length).toBeGreaterThan(3);
    expect(JSON.stringify(await queued(w))).not.toContain(CANARY);
  });
});
