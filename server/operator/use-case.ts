import type * as z from 'zod/mini';
import type { Endpoint, ParsedInputOf, UnixTime } from '#schemas';
import type { Db, Sql, Tx } from '../db/connect.ts';
import type { Deps } from '../module.ts';
import { type Actor, type Entry, writeEntry } from './audit.ts';

/** The dependencies of a use case, without the database, which it gets read-only or as a transaction. */
export type Tools = Pick<Deps, 'clock' | 'config' | 'deployments' | 'markets'> & {
  /** The origin of the operator's page, such as `https://portal.example`. */
  origin: string;
};

/** The input of a use case. */
export type Asked<E extends Endpoint> = Tools & {
  input: ParsedInputOf<E>;
  actor: Actor;
  now: UnixTime;
};

type ResultIn<E extends Endpoint> = z.input<E['result']>;

/** The result of a change, and its audit entry. */
export type Changed<Result> = { result: Result; entry: Entry };

/** One thing that an operator can do, by a call or by a command. */
export type UseCase = {
  readonly call: Endpoint;
  /** The words of the command line. */
  readonly command: string;
  /** Whether it changes something, and so writes an audit entry. */
  readonly changes: boolean;
  run(sql: Sql, tools: Tools, actor: Actor, input: ParsedInputOf<Endpoint>): Promise<unknown>;
};

/** Makes a use case that only reads, in a read-only transaction. */
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

/** Makes a use case that changes something, in the transaction of its audit entry. */
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
