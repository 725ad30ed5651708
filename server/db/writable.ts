import type { Sql } from './connect.ts';

/** Milliseconds for which one result is reused. */
const young = 1000;
const characters = 65_536;

/**
 * Tests whether the database can write, by emptying and refilling a table, which needs new disk space each time. A read-only
 * database or a full disk fails it.
 */
export function writableBy(sql: Sql, now = () => performance.now()): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> | undefined;
  return () => {
    if (answer && now() - asked < young) return answer;
    asked = now();
    answer = write(sql).then(
      () => true,
      () => false,
    );
    return answer;
  };
}

function write(sql: Sql): Promise<unknown> {
  return sql.begin(async (tx) => {
    await tx`truncate readiness`;
    await tx`insert into readiness (filling) values (repeat('x', ${characters}))`;
  });
}
