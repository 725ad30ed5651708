import type { UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';

/** Who does something: an operator by email address, or the person at the machine by user name. */
export type Actor = { readonly name: string; readonly via: 'call' | 'command' };

type Facts = Readonly<Record<string, unknown>>;

/** A change in the audit: its target, before and after; without secrets and full email addresses. */
export type Entry = {
  readonly target: string;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
};

type Act = { actor: Actor; action: string; now: UnixTime };

/** Writes an entry in the transaction of its change. */
export async function writeEntry(
  tx: Tx,
  { actor, action, now }: Act,
  { target, before = null, after = null }: Entry,
): Promise<void> {
  const facts = { before: tx.json(before), after: tx.json(after) };
  await tx`insert into audit_entries ${tx([
    { at: now, by: actor.name, via: actor.via, action, target, ...facts },
  ])}`;
}

/** An email address for the audit, which is kept longer than the person's data: `b***@bakery.example`. */
export function masked(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.slice(0, 1)}***@${host}`;
}

/** The name of a person in the audit. */
export function personTarget(email: string): string {
  return `person ${masked(email)}`;
}
