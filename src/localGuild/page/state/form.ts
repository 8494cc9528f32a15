import type { SeenModal } from '../../persona/seen.js';
import type { FieldValues } from '../../persona/submit.js';
import { keep, recall } from './browser.js';
import type { Id } from './state.js';

/** A form as it stands open in a window: reloading the page does not lose it. */
export interface OpenForm {
  readonly persona: Id;
  readonly modal: SeenModal;
  readonly values: FieldValues;
}

const NAME = 'form';

export const recallForm = (): OpenForm | undefined => recall<OpenForm>('window', NAME);
export const keepForm = (form: OpenForm | undefined): void => keep('window', NAME, form);
