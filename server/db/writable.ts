import type { Sql } from './connect.ts';
import { isHeld } from './violations.ts';

/** Milliseconds for which one result is reused. */
const young = 1000;
const characters = 65_536;

/**
 * Tests whether the database can write, by emptying and refilling a table, which needs new disk space each time. A read-only
 * database or a full disk fails it. A reader of the whole database, such as a backup, may hold the table for hours, which says
 * nothing of writing.
 */
export function writableBy(sql: Sql, now = () => performance.now()): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let isPending = false;
  let answer: Promise<boolean> | undefined;
  return () => {
    // One at a time, since each holds a connection that others need.
    if (answer && (isPending || now() - asked < young)) return answer;
    asked = now();
    isPending = true;
    answer = write(sql)
      .then(() => true, isHeld)
      .finally(() => {
        isPending = false;
      });
    return answer;
  };
}

function write(sql: Sql): Promise<unknown> {
  return sql.begin(async (tx) => {
    await tx`set local lock_timeout = '200ms'`;
    await tx`truncate readiness`;
    await tx`insert into readiness (filling) values (repeat('x', ${characters}))`;
  });
}
