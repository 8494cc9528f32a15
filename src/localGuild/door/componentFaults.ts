import type { FieldFault } from '../formError.js';
import { LIMITS } from '../limits.js';
import type { Button } from './button.js';
import { COMPONENT, type Component, type Row } from './component.js';
import type { Select } from './select.js';

type Path = readonly PropertyKey[];
type Nested = Component | Button | Select | { readonly type: typeof COMPONENT.thumbnail };
interface Placed {
  readonly path: Path;
  readonly component: Nested;
}

/** Every component, nested ones behind the one that holds them. */
export function placed(components: readonly Nested[], path: Path = ['components']): readonly Placed[] {
  return components.flatMap((component, index) => [{ path: [...path, index], component }, ...inside(component, [...path, index])]);
}

function inside(component: Nested, path: Path): readonly Placed[] {
  switch (component.type) {
    case COMPONENT.row:
    case COMPONENT.container:
      return placed(component.components, [...path, 'components']);
    case COMPONENT.section:
      return [...placed(component.components, [...path, 'components']), { path: [...path, 'accessory'], component: component.accessory }];
    default:
      return [];
  }
}

/** What is wrong with a message's components taken together. `v2`: the message has the Components V2 flag. */
export function componentFaults(components: readonly Component[], v2: boolean): readonly FieldFault[] {
  const all = placed(components);
  return [...(v2 ? sizeFaults(all) : legacyFaults(components)), ...all.flatMap(rowFaults), ...duplicateFaults(all)];
}

function legacyFaults(components: readonly Component[]): readonly FieldFault[] {
  const rows =
    components.length > LIMITS.rows
      ? [{ path: ['components'], code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between 1 and ${LIMITS.rows} in length.` }]
      : [];
  const others = components.flatMap((component, index) =>
    component.type === COMPONENT.row
      ? []
      : [{ path: ['components', index], code: 'UNION_TYPE_CHOICES', message: 'Value of field "type" must be one of (1,).' }],
  );
  return [...rows, ...others];
}

function sizeFaults(all: readonly Placed[]): readonly FieldFault[] {
  const text = all.reduce((sum, { component }) => sum + (component.type === COMPONENT.textDisplay ? component.content.length : 0), 0);
  const fault = (code: string, message: string): FieldFault => ({ path: ['components'], code, message });
  return [
    ...(all.length > LIMITS.components
      ? [fault('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', `Maximum number of components exceeded (${LIMITS.components})`)]
      : []),
    ...(text > LIMITS.displayedText
      ? [fault('COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `Displayable text exceeds maximum size of ${LIMITS.displayedText}`)]
      : []),
  ];
}

function rowFaults({ path, component }: Placed): readonly FieldFault[] {
  if (component.type !== COMPONENT.row) return [];
  return rowIsFull(component) ? [] : [rowFault(path, component)];
}

const rowIsFull = ({ components }: Row): boolean =>
  components.length >= 1 &&
  components.length <= LIMITS.buttons &&
  (components.length === 1 || components.every(one => one.type === COMPONENT.button));

function rowFault(path: Path, { components }: Row): FieldFault {
  return components.length === 0 || components.length > LIMITS.buttons
    ? { path: [...path, 'components'], code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between 1 and ${LIMITS.buttons} in length.` }
    : { path, code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message: 'The specified component exceeds the maximum width' };
}

const customIdOf = (component: object): string | undefined =>
  'custom_id' in component && typeof component.custom_id === 'string' ? component.custom_id : undefined;

function duplicateFaults(all: readonly Placed[]): readonly FieldFault[] {
  const ids = all.map(one => customIdOf(one.component));
  return all.flatMap(({ path }, index) => (repeats(ids, index) ? [duplicated([...path, 'custom_id'])] : []));
}

/** Whether what stands there stood before. */
export const repeats = (ids: readonly (string | undefined)[], index: number): boolean =>
  ids[index] !== undefined && ids.indexOf(ids[index]) < index;

export const duplicated = (path: Path): FieldFault => ({
  path,
  code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
  message: 'Component custom id cannot be duplicated',
});
