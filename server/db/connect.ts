import postgres from 'postgres';

/** The pool. Queries are tagged templates only, so that a value can never become SQL. */
export type Sql = postgres.Sql;

/** A transaction, which may undo a part of itself. */
export type Tx = postgres.TransactionSql;

/** A query runner: the pool or a transaction on it. */
export type Db = postgres.ISql;

/** A part of a query that is a query tag itself, such as a condition. */
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Opens a pool that gives up quickly, so that a lost database becomes an answer instead of a hanging page. */
export function connect(url: string, { max = 10 } = {}): Sql {
  return postgres(url, {
    max,
    connect_timeout: 2,
    backoff: () => 0.2,
    onnotice: () => undefined,
    connection: {
      application_name: 'rider-portal',
      statement_timeout: 10_000,
      idle_in_transaction_session_timeout: 10_000,
    },
  });
}
