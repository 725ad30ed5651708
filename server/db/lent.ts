import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg';
import { statements } from './asked.ts';
import { Lost } from './lost.ts';
import type { Vigil } from './vigil.ts';

type Given = {
  vigil: Vigil;
  patient: boolean;
  /** Called with a notification of this connection's changes before its caller goes on. */
  announced: (channel: string, payload: string) => void;
};

/** The code of PostgreSQL notices that carry a channel and payload (`0136_kept_answers.sql`). */
const announcing = 'RP001';

/** The most prepared statements, and the longest text of one; others are sent unprepared. */
const most = 1000;
const longest = 4000;

/** Milliseconds to wait for an answer: longer than the server's own limit, and a day where that is lifted. */
const answer = 12_000;
const aDay = 86_400_000;
/** The statements that lift the server's limit, for a transaction or a connection. */
const unlimited = /^set (local )?statement_timeout = 0/;

const names = new Map<string, string>();

/** The pool as Kysely uses it. */
export function lending(pool: Pool, given: Given): PostgresPool {
  const known = new WeakMap<PoolClient, Lent>();
  return {
    async connect() {
      const client = await given.vigil
        .during(() => pool.connect())
        .catch((cause: unknown) => {
          throw Lost.from(cause);
        });
      const lent = known.get(client) ?? new Lent(client, given);
      known.set(client, lent);
      return lent;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

/** A connection that prepares each statement once, and turns lost connections into `Lost`. */
class Lent implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #vigil: Vigil;
  /** Counts how often this connection's prepared statements were discarded. */
  #turn = 0;
  #isLost = false;
  /** Whether the present caller has no time limit. */
  #isPatient: boolean;
  readonly #isAlwaysPatient: boolean;
  /** Announced changes that may not be committed yet. */
  readonly #changes = new Set<string>();
  readonly #announced: Given['announced'];

  constructor(client: PoolClient, { vigil, patient, announced }: Given) {
    this.#client = client;
    this.#announced = announced;
    client.on('notice', ({ code, message = '' }) => {
      if (code === announcing) this.#changes.add(message);
    });
    this.#vigil = vigil;
    this.#isAlwaysPatient = patient;
    this.#isPatient = patient;
  }

  // Kysely passes cursors only where they are configured, which we do not.
  query(text: unknown, values: unknown = []): never {
    if (typeof text !== 'string' || !Array.isArray(values)) throw new TypeError('no statement');
    return this.#ask(text, values) as never;
  }

  release(isSpoiled = false): void {
    for (const change of this.#changes) {
      const [channel = '', ...payload] = change.split(' ');
      this.#announced(channel, payload.join(' '));
    }
    this.#changes.clear();
    this.#isPatient = this.#isAlwaysPatient;
    this.#client.release(this.#isLost || isSpoiled);
  }

  async #ask(text: string, values: unknown[]): Promise<QueryResult> {
    try {
      return await this.#send(text, values);
    } catch (cause) {
      if (!isStale(cause)) throw cause;
      this.#turn += 1;
      if (this.#client.getTransactionStatus() !== 'I') throw cause;
      return await this.#send(text, values);
    }
  }

  async #send(text: string, values: unknown[]): Promise<QueryResult> {
    // Without values, the simple protocol is used, which accepts scripts of several statements.
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (unlimited.test(text)) this.#isPatient = true;
    const asked = {
      ...{ text, values, query_timeout: this.#isPatient ? aDay : answer },
      ...(name && { name: `${name}.${this.#turn}` }),
    };
    try {
      const ask = () => statements.tracePromise(() => this.#client.query(asked), { text });
      return await (this.#isPatient ? ask() : this.#vigil.during(ask));
    } catch (cause) {
      throw cause instanceof DatabaseError ? cause : this.#lose(cause);
    }
  }

  /** Closes a connection that does not answer: its callers get `Lost`, and the pool drops it. */
  #lose(cause: unknown): unknown {
    const lost = Lost.from(cause);
    if (lost !== cause) {
      this.#isLost = true;
      this.#client.connection.stream.destroy();
    }
    return lost;
  }
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= most || text.length > longest) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** Whether a prepared statement is outdated, since a table changed, or gone. */
function isStale(cause: unknown): boolean {
  if (!(cause instanceof DatabaseError)) return false;
  return (
    cause.code === '26000' || (cause.code === '0A000' && cause.routine === 'RevalidateCachedQuery')
  );
}
