import type { UnixTime } from '#schemas';
import type { Db } from '../db/connect.ts';
import { absoluteLife, idleLife } from './sessions.ts';

/** Deletes expired sessions of operators. */
export async function forgetOperatorSessions(sql: Db, now: UnixTime): Promise<void> {
  await sql`delete from operator_sessions
    where seen_at <= ${now - idleLife} or created_at <= ${now - absoluteLife}`;
}
