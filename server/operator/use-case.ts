import type * as z from 'zod/mini';
import type { Endpoint, ParsedInputOf, UnixTime } from '#schemas';
import type { Db, Sql, Tx } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { type Actor, type Entry, writeEntry } from './audit.ts';

/** What a use case may know of the world; the database it is given apart, in the one way that fits it. */
export type Tools = Pick<Deps, 'clock' | 'config' | 'deployments' | 'markets'> & {
  /** Where the operator's page is served from, such as `https://portal.example`. */
  origin: string;
};

/** What a use case is asked. */
export type Asked<E extends Endpoint> = Tools & {
  input: ParsedInputOf<E>;
  actor: Actor;
  now: UnixTime;
};

type ResultIn<E extends Endpoint> = z.input<E['result']>;

/** A change, and the entry without which there is none. */
export type Changed<Result> = { result: Result; entry: Entry };

/** One thing that an operator can do, by a call or by a command. */
export type UseCase = {
  readonly call: Endpoint;
  /** The words of the command line. */
  readonly command: string;
  /** Whether it changes anything, and so leaves an entry. */
  readonly changes: boolean;
  run(sql: Sql, tools: Tools, actor: Actor, input: ParsedInputOf<Endpoint>): Promise<unknown>;
};

/** A use case that only looks: PostgreSQL refuses whatever else it tries. */
export function reading<E extends Endpoint>(
  call: E,
  command: string,
  read: (db: Db, asked: Asked<E>) => Promise<ResultIn<E>>,
): UseCase {
  return {
    ...{ call, command, changes: false },
    run: (sql, tools, actor, input: ParsedInputOf<E>) =>
      sql.begin(async (tx) => {
        await tx`set transaction read only`;
        return read(tx, { ...tools, actor, input, now: tools.clock() });
      }),
  };
}

/** A use case that changes something. It holds nothing but the transaction that its entry is written in. */
export function changing<E extends Endpoint>(
  call: E,
  command: string,
  change: (tx: Tx, asked: Asked<E>) => Promise<Changed<ResultIn<E>>>,
): UseCase {
  return {
    ...{ call, command, changes: true },
    run: (sql, tools, actor, input: ParsedInputOf<E>) =>
      sql.begin(async (tx) => {
        const now = tools.clock();
        const { result, entry } = await change(tx, { ...tools, actor, input, now });
        await writeEntry(tx, { actor, action: command, now }, entry);
        return result;
      }),
  };
}
