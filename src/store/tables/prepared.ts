type Values = Readonly<Record<string, unknown>>;

/** A prepared statement, or what becomes one. */
interface Statement<Run, Get, All> {
  run(values?: Values): Run;
  get(values?: Values): Get;
  all(values?: Values): All;
}

/**
 * A statement that is prepared when it is first used. To prepare all of them when records are opened takes longer than everything else, and
 * most programs and tests use few.
 */
export function prepared<Run, Get, All>(query: () => { prepare(): Statement<Run, Get, All> }): Statement<Run, Get, All> {
  let statement: Statement<Run, Get, All> | undefined;
  const ready = (): Statement<Run, Get, All> => {
    statement ??= query().prepare();
    return statement;
  };
  return { run: values => ready().run(values), get: values => ready().get(values), all: values => ready().all(values) };
}
