import { ComponentType } from 'discord-api-types/v10';
import { LIMITS } from '../discord/limits.js';
import type { Button } from './buttonSchema.js';
import type { Component, Row } from './componentSchema.js';
import type { FormError } from './formErrors.js';
import type { Select } from './selectSchema.js';

type Path = readonly PropertyKey[];
type Nested = Component | Button | Select | { readonly type: typeof ComponentType.Thumbnail };
interface PlacedComponent {
  readonly path: Path;
  readonly component: Nested;
}

/** All components, nested ones after the one that contains them. */
export function flattenComponents(components: readonly Nested[], path: Path = ['components']): readonly PlacedComponent[] {
  return components.flatMap((component, index) => [{ path: [...path, index], component }, ...inside(component, [...path, index])]);
}

function inside(component: Nested, path: Path): readonly PlacedComponent[] {
  switch (component.type) {
    case ComponentType.ActionRow:
    case ComponentType.Container:
      return flattenComponents(component.components, [...path, 'components']);
    case ComponentType.Section:
      return [
        ...flattenComponents(component.components, [...path, 'components']),
        { path: [...path, 'accessory'], component: component.accessory },
      ];
    default:
      return [];
  }
}

/** Errors of a message's components as a whole. `v2`: whether the message has the Components V2 flag. */
export function componentErrors(components: readonly Component[], v2: boolean): readonly FormError[] {
  const all = flattenComponents(components);
  return [...(v2 ? sizeErrors(all) : legacyErrors(components)), ...all.flatMap(rowErrors), ...duplicateErrors(all)];
}

function legacyErrors(components: readonly Component[]): readonly FormError[] {
  const rows =
    components.length > LIMITS.rows
      ? [{ path: ['components'], code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between 1 and ${LIMITS.rows} in length.` }]
      : [];
  const others = components.flatMap((component, index) =>
    component.type === ComponentType.ActionRow
      ? []
      : [{ path: ['components', index], code: 'UNION_TYPE_CHOICES', message: 'Value of field "type" must be one of (1,).' }],
  );
  return [...rows, ...others];
}

function sizeErrors(all: readonly PlacedComponent[]): readonly FormError[] {
  const text = all.reduce((sum, { component }) => sum + (component.type === ComponentType.TextDisplay ? component.content.length : 0), 0);
  const fault = (code: string, message: string): FormError => ({ path: ['components'], code, message });
  return [
    ...(all.length > LIMITS.components
      ? [fault('COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', `Maximum number of components exceeded (${LIMITS.components})`)]
      : []),
    ...(text > LIMITS.displayedText
      ? [fault('COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', `Displayable text exceeds maximum size of ${LIMITS.displayedText}`)]
      : []),
  ];
}

function rowErrors({ path, component }: PlacedComponent): readonly FormError[] {
  if (component.type !== ComponentType.ActionRow) return [];
  return rowIsFull(component) ? [] : [rowError(path, component)];
}

const rowIsFull = ({ components }: Row): boolean =>
  components.length >= 1 &&
  components.length <= LIMITS.buttons &&
  (components.length === 1 || components.every(one => one.type === ComponentType.Button));

function rowError(path: Path, { components }: Row): FormError {
  return components.length === 0 || components.length > LIMITS.buttons
    ? { path: [...path, 'components'], code: 'BASE_TYPE_BAD_LENGTH', message: `Must be between 1 and ${LIMITS.buttons} in length.` }
    : { path, code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', message: 'The specified component exceeds the maximum width' };
}

const customIdOf = (component: object): string | undefined =>
  'custom_id' in component && typeof component.custom_id === 'string' ? component.custom_id : undefined;

function duplicateErrors(all: readonly PlacedComponent[]): readonly FormError[] {
  const ids = all.map(one => customIdOf(one.component));
  return all.flatMap(({ path }, index) => (repeats(ids, index) ? [duplicateCustomId([...path, 'custom_id'])] : []));
}

/** Whether the id at an index occurred earlier in the list. */
export const repeats = (ids: readonly (string | undefined)[], index: number): boolean =>
  ids[index] !== undefined && ids.indexOf(ids[index]) < index;

export const duplicateCustomId = (path: Path): FormError => ({
  path,
  code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
  message: 'Component custom id cannot be duplicated',
});
