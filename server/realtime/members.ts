import type { Deps } from '../module.ts';
import { closing, type Member } from './member.ts';

/** Sockets that one person may hold, and seconds of silence after which one of them counts as dead. */
const mostPerUser = 5;
const quietUntilReplaced = 45;
const quietUntilEnded = 75;

/** Everybody who is connected to this instance. */
export function createMembers({ sql, clock }: Pick<Deps, 'sql' | 'clock'>) {
  const all = new Set<Member>();

  return {
    add: (member: Member) => void all.add(member),
    remove: (member: Member) => void all.delete(member),
    /** Whether a person may open one more; a socket that has gone silent makes room. */
    hasRoomFor(userId: string): boolean {
      const own = [...all].filter(({ guest }) => guest.who.userId === userId);
      const alive = own.filter((member) => member.silence() < quietUntilReplaced);
      if (alive.length >= mostPerUser) return false;
      if (own.length >= mostPerUser) {
        for (const member of own) if (!alive.includes(member)) member.terminate();
      }
      return true;
    },
    endSession(sessionId: string): void {
      for (const member of all) {
        if (member.guest.who.sessionId === sessionId) member.close(closing.signedOut);
      }
    },
    endAll(): void {
      for (const member of all) member.close(closing.restarting);
    },
    /** Ends sockets that are dead or whose session is over; asks the others whether they are there. */
    async sweep(): Promise<void> {
      const ids = [...new Set([...all].map(({ guest }) => guest.who.sessionId))];
      if (ids.length === 0) return;
      const rows = await sql<{ id: string }[]>`
        select id from sessions where id = any(${ids}::uuid[]) and revoked_at is null
          and expires_at > ${new Date(clock() * 1000)}`;
      const standing = new Set(rows.map(({ id }) => id));
      for (const member of all) {
        if (!standing.has(member.guest.who.sessionId)) member.close(closing.signedOut);
        else if (member.silence() > quietUntilEnded) member.terminate();
        else member.ping();
      }
    },
  };
}
