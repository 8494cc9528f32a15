import pg, { type ClientBase } from 'pg';
import { type PostgresStore, recordsOf } from './records.js';
import { plainError, settingsFor } from './tables/connection.js';

/** The connections to a server. */
export interface Connections {
  /** Calls `work` with a connection of its own. Throws the plain error; one that `isUnwritable` recognises if the server is away. */
  use<T>(work: (client: ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A bounded number of connections to the server at `url`. `whyNot` throws if none may be used at the moment. `process`: see `settingsFor`. */
export function openPool(url: string, whyNot: () => void = () => undefined, process?: string): Connections {
  const pool = new pg.Pool(settingsFor(url, process));
  // A connection that breaks fails the statement under way; one that is idle is replaced when it is needed.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    client.on('error', () => undefined);
    sendStorable(client);
  });
  return {
    use: async work => {
      whyNot();
      const client = await pool.connect().catch(error => {
        throw plainError(error);
      });
      try {
        const result = await work(client);
        client.release();
        return result;
      } catch (error) {
        // Whatever state it is in, nobody else gets it.
        client.release(true);
        throw plainError(error);
      }
    },
    close: () => pool.end(),
  };
}

/** PostgreSQL refuses text with a NUL. Whoever asks over this connection sends another sign in its place, wherever the text comes from. */
function sendStorable(client: ClientBase): void {
  const query: (...asked: readonly unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, { query: (...asked: readonly unknown[]) => query(...asked.map(storable)) });
}

/** A statement, or its values, without NUL in any text. node-postgres itself replaces half a surrogate pair. */
function storable(asked: unknown): unknown {
  if (typeof asked === 'string') return asked.replaceAll('\0', '\uFFFD');
  if (Array.isArray(asked)) return asked.map(storable);
  return hasValues(asked) ? { ...asked, values: asked.values.map(storable) } : asked;
}

const hasValues = (asked: unknown): asked is { readonly values: readonly unknown[] } =>
  typeof asked === 'object' && asked !== null && 'values' in asked && Array.isArray(asked.values);

/** A port each of whose functions runs on a connection of its own. `like`: a port with the same functions. */
const pooled = <Port extends object>({ use }: Connections, like: Port, portOf: (store: PostgresStore) => Port): Port =>
  Object.fromEntries(
    Object.keys(like).map(name => [
      name,
      (...asked: readonly unknown[]) =>
        use(async client => {
          const port = portOf(recordsOf(client)) as Record<string, (...asked: readonly unknown[]) => unknown>;
          return await port[name]?.(...asked);
        }),
    ]),
  ) as Port;

/** The store over a pool of connections. */
export function pooledStore(connections: Connections): PostgresStore {
  const like = recordsOf(new pg.Client());
  return {
    matches: pooled(connections, like.matches, store => store.matches),
    history: pooled(connections, like.history, store => store.history),
    imports: pooled(connections, like.imports, store => store.imports),
    outbox: pooled(connections, like.outbox, store => store.outbox),
    users: pooled(connections, like.users, store => store.users),
    servers: pooled(connections, like.servers, store => store.servers),
    meta: pooled(connections, like.meta, store => store.meta),
    studies: pooled(connections, like.studies, store => store.studies),
    variants: pooled(connections, like.variants, store => store.variants),
    lessons: pooled(connections, like.lessons, store => store.lessons),
  };
}
