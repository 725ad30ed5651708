import type { Sql } from './connect.ts';

/** Milliseconds for which one look answers all who ask. */
const young = 1000;
const characters = 65_536;

/**
 * Tells whether the database takes what it is given, by giving it something: emptying a table and filling it again takes new room on the
 * disk each time. A database that only reads, or whose disk is full, refuses it.
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
