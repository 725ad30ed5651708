import { at } from '../clock.ts';
import type { Deps } from '../module.ts';
import { closing, type Member } from './member.ts';

/** Sockets that one person may hold, and seconds of silence after which one of them counts as dead. */
const mostPerUser = 5;
const quietUntilReplaced = 45;
const quietUntilEnded = 75;

/** Everybody who is connected to this instance. */
export class Members {
  readonly #deps: Pick<Deps, 'sql' | 'clock'>;
  readonly #all = new Set<Member>();

  constructor(deps: Pick<Deps, 'sql' | 'clock'>) {
    this.#deps = deps;
  }

  add(member: Member): void {
    this.#all.add(member);
  }

  remove(member: Member): void {
    this.#all.delete(member);
  }

  /** Whether a person may open one more; a socket that has gone silent makes room. */
  hasRoomFor(userId: string): boolean {
    const own = [...this.#all].filter(({ guest }) => guest.who.userId === userId);
    if (own.length < mostPerUser) return true;
    const dead = own.filter((member) => member.silence() >= quietUntilReplaced);
    for (const member of dead) member.terminate();
    return own.length - dead.length < mostPerUser;
  }

  endSession(sessionId: string): void {
    for (const member of this.#all) {
      if (member.guest.who.sessionId === sessionId) member.close(closing.signedOut);
    }
  }

  /** Somebody may see less than before: whatever they open again is looked at anew. */
  sendAway(userId: string): void {
    for (const member of this.#all) {
      if (member.guest.who.userId === userId) member.close(closing.tryLater);
    }
  }

  endAll(): void {
    for (const member of this.#all) member.close(closing.restarting);
  }

  /** Ends sockets that are dead or whose session is over; asks the others whether they are there. */
  async sweep(): Promise<void> {
    const present = [...this.#all];
    const standing = await this.#standingSessions(present);
    for (const member of present) {
      if (!standing.has(member.guest.who.sessionId)) member.close(closing.signedOut);
      else if (member.silence() > quietUntilEnded) member.terminate();
      else member.ping();
    }
  }

  async #standingSessions(members: readonly Member[]): Promise<ReadonlySet<string>> {
    const { sql, clock } = this.#deps;
    const ids = [...new Set(members.map(({ guest }) => guest.who.sessionId))];
    if (ids.length === 0) return new Set();
    const rows = await sql<{ id: string }[]>`
      select id from sessions where id = any(${ids}::uuid[]) and revoked_at is null
        and expires_at > ${at(clock())}`;
    return new Set(rows.map(({ id }) => id));
  }
}
