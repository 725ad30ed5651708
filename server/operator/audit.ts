import type { UnixTime } from '#schemas';
import type { Tx } from '../db/connect.ts';

/** Who does something: an operator by their address, or the person at the machine by their name there. */
export type Actor = { readonly name: string; readonly via: 'call' | 'command' };

type Facts = Readonly<Record<string, unknown>>;

/** What an entry says of a change: on what, and what that was before and after, without secrets and without whole addresses of people. */
export type Entry = {
  readonly target: string;
  readonly before?: Facts | null;
  readonly after?: Facts | null;
};

type Act = { actor: Actor; action: string; now: UnixTime };

/** Writes down what is done, in the transaction that does it. */
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

/** An address as the audit names it, which outlasts what is kept of the person: `b***@bakery.example`. */
export function masked(email: string): string {
  const [name = '', host = ''] = email.trim().toLowerCase().split('@');
  return `${name.slice(0, 1)}***@${host}`;
}

/** How the audit names a person. */
export function personTarget(email: string): string {
  return `person ${masked(email)}`;
}
