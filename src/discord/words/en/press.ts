import { listed } from '../language/grammar.js';

/** What powers say to each other. */
export const press = {
  head: (from: string, to: readonly string[]) => (to.length > 0 ? `${from} to ${listed(to, 'en')}:` : `${from} to all:`),
  sent: 'Sent, in the name of your power alone.',
  published: 'On its way to the channel, in the name of your power alone.',
  opening: 'I am opening a private thread and adding you. If I may not do that in this channel, nothing comes: then write with `text:`.',
  letters: 'Your letters',
  noLetters: 'Nobody has written to you yet. `/press to: … text: …` writes a letter; without `to:` everybody reads it.',
  answer: '-# `/press to:` answers.',
  threadName: (powers: readonly string[]) => listed(powers, 'en'),
  threadText: (powers: readonly string[]) =>
    `A place for ${listed(powers, 'en')}. Who may manage threads on this server can read it too; orders do not belong here.`,
  modes: { private: 'Press: private and public', public: 'Press: public only', none: 'No press' },
  between: {
    private: 'Between turns: private and public press',
    public: 'Between turns: public press only',
    none: 'Between turns: no press',
  },
  anonymous: 'Anonymous: nobody is told who plays what, and I pass on what the powers say',
  dealtInPrivate: 'Every player is told in private which power is theirs. `/me` says it too.',
  nobodyElse: 'Nobody else is told.',
  anonymousTimes: 'It closes early at a full hour or minute; who leaves does so when a phase closes',
  somebody: 'somebody',
};
