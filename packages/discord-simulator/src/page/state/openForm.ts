import type { SeenModal } from '../../client/seen.js';
import type { FieldValues } from '../../client/submitModal.js';
import { keep, recall } from './browserStorage.js';
import type { Id } from './pageState.js';

/** An open modal, kept so that it survives reloading the page. */
export interface OpenForm {
  readonly persona: Id;
  readonly modal: SeenModal;
  readonly values: FieldValues;
}

const NAME = 'form';

export const recallForm = (): OpenForm | undefined => recall<OpenForm>('window', NAME);
export const keepForm = (form: OpenForm | undefined): void => keep('window', NAME, form);
