import { ComponentType } from 'discord-api-types/v10';
import { flattenComponents } from '../requestSchemas/componentErrors.js';
import type { Component } from '../requestSchemas/componentSchema.js';

/** Gives ids to the components that have none, as Discord does. */
export function withIds(components: readonly Component[]): readonly Component[] {
  const taken = new Set(
    flattenComponents(components).flatMap(({ component }) => ('id' in component && component.id ? [component.id] : [])),
  );
  const next = counter(taken);
  return components.map(component => numbered(component, next));
}

function counter(taken: ReadonlySet<number>): () => number {
  let last = 0;
  return () => {
    do last += 1;
    while (taken.has(last));
    return last;
  };
}

function numbered(component: Component, next: () => number): Component {
  const own = <T extends { id?: number | undefined }>(one: T): T => ({ ...one, id: one.id || next() });
  const outer = own(component);
  switch (outer.type) {
    case ComponentType.ActionRow:
      return { ...outer, components: outer.components.map(own) };
    case ComponentType.Section:
      return { ...outer, components: outer.components.map(own), accessory: own(outer.accessory) };
    case ComponentType.Container:
      return { ...outer, components: outer.components.map(inner => ownInside(inner, own)) };
    default:
      return outer;
  }
}

type Inner = Extract<Component, { type: 17 }>['components'][number];

function ownInside(component: Inner, own: <T extends { id?: number | undefined }>(one: T) => T): Inner {
  const outer = own(component);
  if (outer.type === ComponentType.ActionRow) return { ...outer, components: outer.components.map(own) };
  if (outer.type === ComponentType.Section) return { ...outer, components: outer.components.map(own), accessory: own(outer.accessory) };
  return outer;
}
