import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient, type QueryResult } from 'pg';
import { statements } from './asked.ts';
import { Lost } from './lost.ts';
import type { Vigil } from './vigil.ts';

type Given = {
  vigil: Vigil;
  patient: boolean;
  /** Hears what a connection changed, before anyone who used it goes on. */
  announced: (channel: string, payload: string) => void;
};

/** The code of notices that name a channel and what is announced there (`0136_kept_answers.sql`). */
const announcing = 'RP001';

/** Statements that are kept prepared; further ones, such as inserts of many rows, are sent as they are. */
const most = 1000;
const longest = 4000;

/** Milliseconds that we wait for an answer, which is longer than the server's own limit, and where that is lifted. */
const answer = 12_000;
const aDay = 86_400_000;
/** What lifts the server's limit for a transaction. */
const unlimited = 'set local statement_timeout = 0';

const names = new Map<string, string>();

/** The pool as Kysely borrows from it. */
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

/** A connection that prepares each statement once, and tells its own losses from PostgreSQL's refusals. */
class Lent implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #vigil: Vigil;
  /** Counts how often the plans of this connection were thrown away. */
  #turn = 0;
  #isLost = false;
  /** A transaction that lifted the server's limit of time has none of ours either. */
  #isPatient: boolean;
  readonly #isAlwaysPatient: boolean;
  /** What was changed and is not committed yet, as far as we know. */
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

  // Kysely also hands over cursors, to those who have set up some; we have not.
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
    // Without values the simple protocol runs it, which also takes a script of several statements.
    const name = values.length > 0 ? nameOf(text) : undefined;
    if (text.startsWith(unlimited)) this.#isPatient = true;
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

  /** Cuts a connection that fell silent: anyone who waits for it hears so, and nobody gets it again. */
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

/** A table was changed since the statement was prepared, or the statement is gone. */
function isStale(cause: unknown): boolean {
  if (!(cause instanceof DatabaseError)) return false;
  return (
    cause.code === '26000' || (cause.code === '0A000' && cause.routine === 'RevalidateCachedQuery')
  );
}
