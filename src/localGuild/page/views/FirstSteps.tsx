import { useState } from 'preact/hooks';
import { call } from '../link/call.js';
import { skip } from '../state/act.js';
import { keep, recall } from '../state/browser.js';
import { complain } from '../state/notices.js';
import { guildNow } from '../state/now.js';
import { hereOf, mySight } from '../state/state.js';
import { useStore } from '../state/store.js';
import { useWords, type wordsIn } from '../words/words.js';
import { Icon } from './Icon.js';

const PLACE = 'first-steps';

const DONE = 4;

/** Three steps from nothing to a posted map, for somebody who has never been here. */
export function FirstSteps() {
  const words = useWords();
  const [step, setStep] = useState(() => recall<number>('lasting', PLACE) ?? 0);
  const [busy, setBusy] = useState(false);
  const me = useStore(state => state.me);
  const here = useStore(state => hereOf(mySight(state)));
  const deadline = useStore(state => state.deadline);
  const available = useStore(state => state.practice?.available ?? false);
  if (step >= DONE || !available || !me || here?.kind !== 'text') return null;
  const there = { persona: me, channel: here.id };
  const go = (to: number): void => {
    setStep(to);
    keep('lasting', PLACE, to);
  };
  const take = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work()
      .then(() => go(step + 1), complain)
      .finally(() => setBusy(false));
  };
  const steps = stepsOf(words, here.name, there, deadline);
  return (
    <section class="first-steps" aria-label={words.steps}>
      <header>
        <h2>{words.steps}</h2>
        <button type="button" class="quiet" aria-label={words.close} onClick={() => go(DONE)}>
          <Icon name="close" />
        </button>
      </header>
      {step < steps.length ? (
        <ol>
          {steps.map(({ title, told, work }, index) => (
            <li key={title} class={index < step ? 'done' : index === step ? 'now' : ''} aria-current={index === step ? 'step' : undefined}>
              <button
                type="button"
                class="button primary"
                disabled={index !== step || busy || !work}
                onClick={() => work && void take(work)}
              >
                {busy && index === step ? words.working : title}
              </button>
              <p>{told}</p>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.stepsDone}</p>
      )}
    </section>
  );
}

interface Step {
  readonly title: string;
  readonly told: string;
  /** Missing: it cannot be done yet. */
  readonly work?: () => Promise<unknown>;
}

type There = { readonly persona: string; readonly channel: string };

const stepsOf = (words: ReturnType<typeof wordsIn>, channel: string, there: There, deadline: number | undefined): readonly Step[] => [
  { title: words.stepOpen, told: words.stepOpenTold(`#${channel}`), work: () => call('practice.open', there) },
  {
    title: words.stepFill,
    told: words.stepFillTold,
    work: () => call('practice.fill', there).then(() => call('practice.start', there)),
  },
  {
    title: words.stepSkip,
    told: words.stepSkipTold,
    ...(deadline !== undefined && { work: () => skip(deadline - guildNow() + 1) }),
  },
];
