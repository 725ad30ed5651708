import { at } from '../clock.ts';
import { addressKey } from '../http/budget.ts';
import type { Deps } from '../module.ts';
import { tellHappened } from '../observe/happened.ts';
import { closing, type Guest, type Member } from './member.ts';

/** Sockets that one person may hold from one address, five for each of fifty tills of a shared account. */
const mostAtOnePlace = 250;
/** Seconds of silence after which a socket makes room for another, and after which it is ended. */
const quietUntilReplaced = 45;
export const quietUntilEnded = 75;
/** Seconds between two looks for such sockets. */
export const sweepEvery = 30;

/** Everybody who is connected to this instance. */
export class Members {
  readonly #deps: Pick<Deps, 'sql' | 'clock'>;
  readonly #all = new Set<Member>();
  readonly #byPlace = new Map<string, Set<Member>>();

  constructor(deps: Pick<Deps, 'sql' | 'clock'>) {
    this.#deps = deps;
  }

  add(member: Member): void {
    this.#all.add(member);
    const place = placeOf(member.guest);
    this.#byPlace.set(place, (this.#byPlace.get(place) ?? new Set()).add(member));
    this.#tell();
  }

  remove(member: Member): void {
    this.#all.delete(member);
    const place = placeOf(member.guest);
    const there = this.#byPlace.get(place);
    there?.delete(member);
    if (there?.size === 0) this.#byPlace.delete(place);
    this.#tell();
  }

  /** Whether a person may open one more where they are; a socket that has gone silent makes room. */
  hasRoomFor(guest: Guest): boolean {
    const there = [...(this.#byPlace.get(placeOf(guest)) ?? [])];
    if (there.length < mostAtOnePlace) return true;
    const dead = there.filter((member) => member.silence() >= quietUntilReplaced);
    for (const member of dead) member.terminate();
    return there.length - dead.length < mostAtOnePlace;
  }

  endSession(sessionId: string): void {
    for (const member of this.#all) {
      if (member.guest.who.sessionId === sessionId) member.close(closing.signedOut);
    }
  }

  /** Closes the sockets of a person who may see or do other things than before; reconnecting checks their rights again. */
  sendAway(userId: string): void {
    for (const member of this.#all) {
      if (member.guest.who.userId === userId) member.close(closing.accessChanged);
    }
  }

  /** The same for everybody, after changes of rights may have gone unheard. */
  sendAllAway(): void {
    for (const member of this.#all) member.close(closing.accessChanged);
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

  #tell(): void {
    tellHappened('sockets', { open: this.#all.size, places: this.#byPlace.size });
  }

  async #standingSessions(members: readonly Member[]): Promise<ReadonlySet<string>> {
    const { sql, clock } = this.#deps;
    const idsOf = (kind: Guest['who']['kind']) => {
      const own = members.filter(({ guest }) => guest.who.kind === kind);
      return [...new Set(own.map(({ guest }) => guest.who.sessionId))];
    };
    if (members.length === 0) return new Set();
    const rows = await sql<{ id: string }[]>`
      select id::text from sessions where id = any(${idsOf('user')}::uuid[]) and revoked_at is null
        and expires_at > ${at(clock())}
      union all select id from service_keys where id = any(${idsOf('key')}) and revoked_at is null`;
    return new Set(rows.map(({ id }) => id));
  }
}

/** A person at an address. */
function placeOf({ who, ip }: Guest): string {
  return `${who.userId} ${addressKey(ip)}`;
}
