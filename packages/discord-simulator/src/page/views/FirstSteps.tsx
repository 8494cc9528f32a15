import { useState } from 'preact/hooks';
import { call } from '../link/askSimulator.js';
import { skip } from '../state/actions.js';
import { keep, recall } from '../state/browserStorage.js';
import { complain } from '../state/notices.js';
import { hereOf, myView } from '../state/pageState.js';
import { guildNow } from '../state/simulatedTime.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import type { Words } from '../words/en.js';
import { Icon } from './Icon.js';
import { isNarrow, useNarrow } from './narrow.js';

const PLACE = 'first-steps';

const DONE = 4;

/** Three steps for new users, carried out by the autopilot. In a narrow window it is a line, and unfolded it shows one step at a time. */
export function FirstSteps() {
  const words = useWords();
  const [step, setStep] = useState(() => recall<number>('lasting', PLACE) ?? 0);
  const [busy, setBusy] = useState(false);
  const narrow = useNarrow();
  const [open, setOpen] = useState(() => !isNarrow());
  const me = useStore(state => state.me);
  const here = useStore(state => hereOf(myView(state)));
  const deadline = useStore(state => state.deadline);
  const available = useStore(state => state.autopilot?.available ?? false);
  if (step >= DONE || !available || !me || here?.kind !== 'text') return null;
  const there = { persona: me, channel: here.id };
  /** Never back: a step that ends after the card was put away does not bring it back. */
  const go = (to: number): void =>
    setStep(from => {
      keep('lasting', PLACE, Math.max(from, to));
      return Math.max(from, to);
    });
  const take = async (index: number, work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    await work()
      .then(() => go(index + 1), complain)
      .finally(() => setBusy(false));
  };
  const steps = stepsOf(words, here.name, there, deadline);
  return (
    <section class="first-steps" aria-label={words.stepsTitle}>
      <header>
        <h2>
          <button type="button" class="fold" aria-expanded={open} aria-controls={PLACE} onClick={() => setOpen(!open)}>
            <Icon name="open" /> <span>{words.stepsTitle}</span>
            {(narrow || !open) && step < steps.length && <small>{words.stepAt(step + 1, steps.length)}</small>}
          </button>
        </h2>
        <button type="button" class="quiet" aria-label={words.close} onClick={() => go(DONE)}>
          <Icon name="close" />
        </button>
      </header>
      <div id={PLACE} hidden={!open}>
        {step < steps.length ? (
          <ol>
            {steps.map(({ title, description, work }, index) => (
              <li
                key={title}
                class={index < step ? 'done' : index === step ? 'now' : ''}
                aria-current={index === step ? 'step' : undefined}
              >
                <button
                  type="button"
                  class="button primary"
                  disabled={index < step || index > step + 1 || busy || !work}
                  title={whyNot(words, index, step, work !== undefined)}
                  onClick={() => work && void take(index, work)}
                >
                  {busy && index === step ? words.working : title}
                </button>
                <p>{description}</p>
              </li>
            ))}
          </ol>
        ) : (
          <p>{words.stepsDone}</p>
        )}
      </div>
    </section>
  );
}

/** Why the button of a step cannot be pressed. Undefined if it can. */
function whyNot(words: Words, index: number, step: number, isPossible: boolean): string | undefined {
  if (index < step) return words.stepDone;
  if (index > step + 1) return words.stepLater;
  return isPossible ? undefined : words.stepNeedsDeadline;
}

interface Step {
  readonly title: string;
  readonly description: string;
  /** Undefined while the step is not possible yet. */
  readonly work?: () => Promise<unknown>;
}

type There = { readonly persona: string; readonly channel: string };

const stepsOf = (words: Words, channel: string, there: There, deadline: number | undefined): readonly Step[] => [
  {
    title: words.stepOpen,
    description: words.stepOpenDescription.replace('{channel}', `#${channel}`),
    work: () => call('autopilot.open', there),
  },
  {
    title: words.stepFill,
    description: words.stepFillDescription,
    work: () => call('autopilot.fill', there).then(() => call('autopilot.start', there)),
  },
  {
    title: words.stepSkip,
    description: words.stepSkipDescription,
    ...(deadline !== undefined && { work: () => skip(deadline - guildNow() + 1) }),
  },
];
