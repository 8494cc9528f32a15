import { describe, expect, it } from 'vitest';
import { handOver } from '../../src/matches/actions/hosting/handOver.js';
import { deliver } from '../../src/matches/delivery/deliver.js';
import { offerResume } from '../../src/matches/turn/offerResume.js';
import { pauseGone, pauseMatch } from '../../src/matches/turn/pauseMatch.js';
import { resumeMatch } from '../../src/matches/turn/resumeMatch.js';
import { openMemoryStore } from '../records/memory.js';
import { fakeDelivery, notPosted } from './fakeDelivery.js';
import { accepted, HOUR, matchOf, postAll, queued, startedMatch, world } from './world.js';

const HERE: ReadonlySet<string> = new Set(['guild']);

async function removed() {
  const w = world(openMemoryStore());
  const match = await startedMatch(w);
  await postAll(w);
  await pauseGone(w.hosting, { guild: 'guild' });
  await postAll(w);
  return { w, match };
}
const offers = (office: ReturnType<typeof fakeDelivery>) =>
  office.sent.filter(({ row }) => row.content.kind === 'back').map(({ row, edits }) => ({ to: row.to, isEdit: edits !== undefined }));

describe('a bot that is invited again', () => {
  it('tells the channel of every match that paused because it was removed, once, though the match is paused', async () => {
    const { w, match } = await removed();
    expect((await offerResume(w.hosting, HERE)).map(({ id }) => id)).toEqual([match]);
    expect(await offerResume(w.hosting, HERE)).toEqual([]);
    const office = fakeDelivery();
    await deliver(w.hosting, office);
    expect(offers(office)).toEqual([{ to: { channel: 'channel' }, isEdit: false }]);
    expect((await matchOf(w, match)).status).toBe('paused');
  });

  it.each(['forbidden', 'gone', 'refused'] as const)('tells the host where the channel is %s', async because => {
    const { w } = await removed();
    await offerResume(w.hosting, HERE);
    const office = fakeDelivery(({ row }) => ('channel' in row.to ? notPosted(because) : undefined));
    await deliver(w.hosting, office);
    expect(offers(office).map(({ to }) => to)).toEqual([{ channel: 'channel' }, { user: 'host' }]);
  });

  it('makes the offer to a new host, and takes it from the old one', async () => {
    const { w, match } = await removed();
    await offerResume(w.hosting, HERE);
    const office = fakeDelivery(({ row }) => ('channel' in row.to ? notPosted('gone') : undefined));
    await deliver(w.hosting, office);
    accepted(await handOver(w.hosting, { match, by: 'host', to: 'ann', isAdmin: false }));
    expect((await queued(w)).flatMap(({ to, content }) => (content.kind === 'back' && 'user' in to ? [to.user] : []))).toEqual([
      'host',
      'ann',
    ]);
  });

  it('takes the offer back once the match goes on, and makes another at the next time', async () => {
    const { w, match } = await removed();
    await offerResume(w.hosting, HERE);
    const office = fakeDelivery();
    await deliver(w.hosting, office);
    accepted(await resumeMatch(w.hosting, match, 'host'));
    await deliver(w.hosting, office);
    expect(offers(office).map(({ isEdit }) => isEdit)).toEqual([false, true]);
    w.pass(HOUR);
    await pauseGone(w.hosting, { guild: 'guild' });
    expect(await offerResume(w.hosting, HERE)).toHaveLength(1);
    await deliver(w.hosting, office);
    expect(offers(office).map(({ isEdit }) => isEdit)).toEqual([false, true, false]);
  });

  it('says nothing of games that stand still for another reason, or elsewhere', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    await postAll(w);
    accepted(await pauseMatch(w.hosting, match, 'host'));
    expect(await offerResume(w.hosting, HERE)).toEqual([]);
    const gone = await removed();
    expect(await offerResume(gone.w.hosting, new Set(['elsewhere']))).toEqual([]);
    expect(await queued(gone.w)).toEqual([]);
  });

  it('offers its host a game in which nobody had been there, and which then could not be posted; the offer to those who play is closed', async () => {
    const w = world(openMemoryStore());
    const match = await startedMatch(w);
    accepted(await pauseMatch(w.hosting, match, 'nobody-there'));
    const office = fakeDelivery();
    await deliver(w.hosting, office);
    expect(offers(office)).toHaveLength(1);
    accepted(await pauseMatch(w.hosting, match, 'forbidden'));
    await pauseGone(w.hosting, { guild: 'guild' });
    expect((await offerResume(w.hosting, HERE)).map(({ id }) => id)).toEqual([match]);
    await deliver(w.hosting, office);
    expect(offers(office)).toHaveLength(2);
    accepted(await resumeMatch(w.hosting, match, 'host'));
    await deliver(w.hosting, office);
    expect(offers(office).at(-1)).toEqual({ to: { channel: 'channel' }, isEdit: true });
  });
});
