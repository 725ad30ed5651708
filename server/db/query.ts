import { type RawBuilder, sql as template } from 'kysely';
import type { Runner } from './runner.ts';
import { share } from './shared.ts';
import { parameter, type Value } from './values.ts';

/** The rows of an answer, and how many rows it gave or changed. */
export type Rows<T extends readonly object[]> = T & { readonly count: number };

export type Row = Record<string, unknown>;

/**
 * A query, or a part of one. Awaited, it runs once, on the runner whose tag made it; used in another query, it is a part of that
 * and does not run.
 */
export class Query<T extends readonly object[] = Row[]> implements PromiseLike<Rows<T>> {
  readonly #run: Runner;
  readonly #text: RawBuilder<unknown>;
  #answer: Promise<Rows<T>> | undefined;

  constructor(run: Runner, text: RawBuilder<unknown>) {
    this.#run = run;
    this.#text = text;
  }

  /** Kysely's interface for a part of a query. */
  toOperationNode() {
    return this.#text.toOperationNode();
  }

  /** Runs it now. */
  execute(): Promise<Rows<T>> {
    this.#answer ??= this.#text.execute(this.#run).then(({ rows, numAffectedRows }) => {
      const count = numAffectedRows === undefined ? rows.length : Number(numAffectedRows);
      // The type of the rows is the caller's claim.
      return Object.defineProperty(rows, 'count', { value: count }) as unknown as Rows<T>;
    });
    return this.#answer;
  }

  /** Shares one execution among callers that ask the same at the same time. The rows must not be changed. */
  shared(): Promise<Readonly<Rows<T>>> {
    return share(this.#run, this.#text.compile(this.#run), () => this.execute());
  }

  // biome-ignore lint/suspicious/noThenProperty: to be awaited is what a query is for
  then<A = Rows<T>, B = never>(
    done?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    failed?: ((cause: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.execute().then(done, failed);
  }

  catch<B>(failed: (cause: unknown) => B | PromiseLike<B>): Promise<Rows<T> | B> {
    return this.execute().catch(failed);
  }
}

/** Makes a query of a template on one runner; every value becomes a parameter, so that none can become SQL. */
export function ask<T extends readonly object[]>(
  run: Runner,
  texts: TemplateStringsArray,
  values: readonly (Value | Query<readonly object[]>)[],
): Query<T> {
  const parts = values.map((value, nth) => parameter(value, texts[nth] ?? ''));
  return new Query<T>(run, template(texts, ...parts));
}
