import { CompiledQuery, type ControlledTransaction, Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolClient, types } from 'pg';
import { cut } from './cut.ts';
import { Inside } from './inside.ts';
import { lending } from './lent.ts';
import { Listener } from './listener.ts';
import { ask, type Query, type Row } from './query.ts';
import type { Runner } from './runner.ts';
import { Columns, Json, Name, type Value } from './values.ts';
import { Vigil } from './vigil.ts';

/**
 * Runs queries, which are always tagged templates, so that a value can never become SQL. Called with rows it makes the columns of an
 * insert or update; called with a text it makes a name.
 */
export type Db = {
  <T extends readonly object[] = Row[]>(
    texts: TemplateStringsArray,
    ...values: readonly (Value | Query<readonly object[]>)[]
  ): Query<T>;
  (rows: object | readonly object[]): Columns;
  (name: string): Name;
  json: (value: unknown) => Json;
};

/** A transaction. */
export type Tx = Db & {
  /** Runs `work` in a savepoint, which is rolled back when it throws. */
  savepoint: <T>(work: (part: Tx) => PromiseLike<T>) => Promise<T>;
  /** Runs a script of several statements; for our own texts only. */
  script: (text: string) => Promise<void>;
};

/** A connection by itself, outside of any transaction. */
export type Connection = Db & Pick<Tx, 'script'>;

/** The pool. */
export type Sql = Db & {
  /** Runs `work` in a transaction: all of it happens, or nothing when it throws. */
  begin: <T>(work: (tx: Tx) => PromiseLike<T>) => Promise<T>;
  /** Runs `work` on one connection without a transaction and without a time limit, for what a transaction forbids. */
  alone: <T>(work: (one: Connection) => PromiseLike<T>) => Promise<T>;
  /**
   * Listens to notifications on a channel. `listening` is called whenever listening begins, also after a reconnection, and `deaf`
   * when it ends.
   */
  listen: (
    channel: string,
    hear: (payload: string) => void,
    listening?: () => void,
    deaf?: () => void,
  ) => Promise<() => void>;
  /** The same for those who can wait: where the first connection fails, it answers all the same, and tries until one succeeds. */
  follow: Sql['listen'];
  /** Counts of open and idle connections, and of callers that wait for one. */
  usage: () => { open: number; idle: number; waiting: number };
  /** Closes all connections; busy ones are cut after `timeout` seconds. */
  end: (options?: { timeout?: number }) => Promise<void>;
};

/** A query used as a part of another, such as a condition. */
export type Fragment = Query<Row[]>;

/** Connections for queries; one more listens. */
export const poolSize = 10;

/** Milliseconds to wait for a connection, and until the server cancels a statement. */
const patience = { connection: 1800, statement: 10_000 };

/**
 * Opens a pool that gives up quickly, so that a lost database becomes an error instead of a hanging page. A `patient` pool is for
 * tools, whose statements may take as long as they need.
 */
export function connect(url: string, { max = poolSize, patient = false } = {}): Sql {
  const settings = {
    connectionString: url,
    application_name: 'rider-portal',
    connectionTimeoutMillis: patience.connection,
    keepAlive: true,
    statement_timeout: patient ? 0 : patience.statement,
    idle_in_transaction_session_timeout: patience.statement,
    types: parsers,
  };
  const pool = new Pool({ ...settings, max, idleTimeoutMillis: 0 });
  // A lost idle connection is replaced when one is needed.
  pool.on('error', () => undefined);
  const open = new Set<PoolClient>();
  pool.on('connect', (client) => {
    open.add(client.on('error', () => undefined));
  });
  pool.on('remove', (client) => open.delete(client));
  const vigil = new Vigil(settings, () => open.forEach(cut));
  const listener = new Listener(
    () => new Client({ ...settings, query_timeout: patience.connection }),
  );
  const kysely = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: lending(pool, { vigil, patient, announced: listener.tell.bind(listener) }),
    }),
  });
  const inside = new Inside();
  return Object.assign(tagOf(inside.outside(kysely)), {
    begin: <T>(work: (tx: Tx) => PromiseLike<T>) => begin(kysely, inside, work),
    alone: <T>(work: (one: Connection) => PromiseLike<T>) => alone(kysely, inside, work),
    listen: listener.listen.bind(listener),
    follow: listener.follow.bind(listener),
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: async ({ timeout }: { timeout?: number } = {}) => {
      vigil.end();
      await listener.end();
      if (!pool.ending) await endWithin(pool, timeout, () => open.forEach(cut));
    },
  });
}

/** How the driver parses values: a date is its midnight in UTC, an interval stays a text. */
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => {
    if (oid === types.builtins.DATE) return (text: string) => new Date(text);
    if (oid === types.builtins.INTERVAL) return (text: string) => text;
    return types.getTypeParser(oid, format);
  },
};

function tagOf(run: Runner): Db {
  const tag = (first: TemplateStringsArray | object | string, ...values: Value[]) => {
    if (typeof first === 'string') return new Name(first);
    if (isTemplate(first)) return ask(run, first, values);
    return new Columns(Array.isArray(first) ? first : [first]);
  };
  return Object.assign(tag as Omit<Db, 'json'> as Db, {
    json: (value: unknown) => new Json(value),
  });
}

function isTemplate(first: object): first is TemplateStringsArray {
  return Array.isArray(first) && 'raw' in first;
}

async function begin<T>(
  db: Kysely<unknown>,
  inside: Inside,
  work: (tx: Tx) => PromiseLike<T>,
): Promise<T> {
  inside.refuse();
  const running = await db.startTransaction().execute();
  try {
    const result = await inside.run(() => work(transaction(running)));
    await running.commit().execute();
    return result;
  } catch (cause) {
    // A lost connection rolls back as well.
    await running
      .rollback()
      .execute()
      .catch(() => undefined);
    throw cause;
  }
}

async function alone<T>(
  db: Kysely<unknown>,
  inside: Inside,
  work: (one: Connection) => PromiseLike<T>,
): Promise<T> {
  inside.refuse();
  return db.connection().execute(async (running) => {
    const one = Object.assign(tagOf(running), { script: scriptOn(running) });
    await one.script('set statement_timeout = 0');
    try {
      return await inside.run(() => work(one));
    } finally {
      // A lost connection is not given to anybody else.
      await one.script('reset statement_timeout').catch(() => undefined);
    }
  });
}

function scriptOn(running: Pick<Kysely<unknown>, 'executeQuery'>) {
  return async (text: string) => {
    await running.executeQuery(CompiledQuery.raw(text));
  };
}

function transaction(running: ControlledTransaction<unknown, string[]>): Tx {
  return Object.assign(tagOf(running), {
    savepoint: async <T>(work: (part: Tx) => PromiseLike<T>) => {
      const part = await running.savepoint('part').execute();
      try {
        const result = await work(transaction(part));
        await part.releaseSavepoint('part').execute();
        return result;
      } catch (cause) {
        await part.rollbackToSavepoint('part').execute();
        throw cause;
      }
    },
    script: scriptOn(running),
  });
}

/** Closes the pool; cuts busy connections after the seconds. */
async function endWithin(pool: Pool, seconds: number | undefined, cutAll: () => void) {
  const timer = seconds === undefined ? undefined : setTimeout(cutAll, seconds * 1000);
  await pool.end();
  clearTimeout(timer);
}
