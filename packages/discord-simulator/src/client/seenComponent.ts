import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { Button } from '../requestSchemas/buttonSchema.js';
import { flattenComponents } from '../requestSchemas/componentErrors.js';
import type { Select, SelectOption } from '../requestSchemas/selectSchema.js';
import type { Message } from '../world/message.js';
import type { SeenButton, SeenOption, SeenSelect } from './seen.js';

const SELECT_KIND = { 3: 'string', 5: 'user', 6: 'role', 7: 'mentionable', 8: 'channel' } as const;

const isSelect = (component: { readonly type: number }): component is Select => component.type in SELECT_KIND;

export const buttonsOf = (message: Message): readonly Button[] =>
  flattenComponents(message.components).flatMap(({ component }) => (component.type === ComponentType.Button ? [component] : []));

export const selectsOf = (message: Message): readonly Select[] =>
  flattenComponents(message.components).flatMap(({ component }) => (isSelect(component) ? [component] : []));

const styleName = (style: number): SeenButton['style'] => {
  const names = ['primary', 'secondary', 'success', 'danger', 'link', 'premium'] as const;
  return names[style - ButtonStyle.Primary] ?? 'secondary';
};

export const seenButton = (button: Button): SeenButton => ({
  label: button.label || button.emoji?.name || '',
  style: styleName(button.style),
  disabled: button.disabled ?? false,
  ...(button.custom_id !== undefined && { customId: button.custom_id }),
  ...(button.url !== undefined && { url: button.url }),
  ...(button.emoji?.name !== undefined && { emoji: button.emoji.name }),
});

export const seenOption = (option: SelectOption): SeenOption => ({
  label: option.label,
  value: option.value,
  chosen: option.default ?? false,
  ...(option.description !== undefined && { description: option.description }),
  ...(option.emoji?.name !== undefined && { emoji: option.emoji.name }),
});

export const seenSelect = (select: Select): SeenSelect => ({
  kind: SELECT_KIND[select.type],
  customId: select.custom_id,
  options: select.type === ComponentType.StringSelect ? select.options.map(seenOption) : [],
  chosen: select.type === ComponentType.StringSelect ? [] : (select.default_values ?? []).map(({ id }) => id),
  min: select.min_values ?? 1,
  max: select.max_values ?? 1,
  disabled: select.disabled ?? false,
  ...(select.placeholder !== undefined && { placeholder: select.placeholder }),
});
