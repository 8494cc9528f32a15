/** Something that happens once, and that others wait for. */
export interface Signal {
  readonly happened: Promise<void>;
  happen(): void;
}

export function signal(): Signal {
  let happen = (): void => undefined;
  const happened = new Promise<void>(resolve => {
    happen = resolve;
  });
  return { happened, happen: () => happen() };
}
