import Database from 'better-sqlite3';

/*
 * Every decision of every test is counted: one that takes more statements than it may fails with a list of them. BEGIN and COMMIT are left
 * out.
 */

const MOST = 12;

type Run = (this: { readonly source: string }, ...values: unknown[]) => unknown;
const counted = Symbol.for('statements are counted');
const prototype: Record<string | symbol, unknown> = Object.getPrototypeOf(new Database(':memory:').prepare('select 1'));

/** The statements of the transaction that is under way. */
let open: string[] | undefined;

function noted(source: string): void {
  if (/^begin/i.test(source)) open = [];
  else if (/^(?:commit|rollback)/i.test(source)) {
    const statements = open ?? [];
    open = undefined;
    if (/^commit/i.test(source) && statements.length > MOST) judge(statements);
  } else open?.push(source.slice(0, 100));
}

function judge(statements: readonly string[]): void {
  const { stack = '' } = new Error();
  if (/queries\/(?:decisions|servers)\.ts/.test(stack))
    throw new Error(`a decision took ${statements.length} statements, and may take ${MOST}:\n${statements.join('\n')}`);
}

// Test files share a worker, and this file is run for each.
if (!(counted in prototype)) {
  prototype[counted] = true;
  for (const name of ['run', 'get', 'all']) {
    const own = prototype[name] as Run;
    prototype[name] = function (this: { readonly source: string }, ...values: unknown[]) {
      noted(this.source);
      return own.apply(this, values);
    };
  }
}
