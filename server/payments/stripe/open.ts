import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Deps } from '../../module.ts';
import {
  countFault,
  endUnasked,
  findSession,
  keepSession,
  type StoredSession,
} from './sessions.ts';

export type Tools = Pick<Deps, 'sql' | 'clock' | 'log'> & { stripe: Stripe };
type Session = Stripe.Checkout.Session;

/** How a payment stands: its page at Stripe, or how it ended without one. */
export type Standing =
  | { ended: NonNullable<StoredSession['ended']>; reason: string | null }
  | { ended: null; session: Session };

/** How a payment stands, by Stripe's own word; one whose page has not been asked for, or whose answer was lost, gets it now. */
export async function standingOf(tools: Tools, stored: StoredSession): Promise<Standing> {
  const { ended, reason, session_id: id } = stored;
  if (ended !== null) return { ended, reason };
  if (id === null) return open(tools, stored);
  return { ended: null, session: await tools.stripe.checkout.sessions.retrieve(id) };
}

/** A page charges nobody before somebody is sent to it, and only the one that is kept is ever shown. */
async function open(tools: Tools, stored: StoredSession): Promise<Standing> {
  const { reference, asked, faults } = stored;
  if (asked === null) throw new Error(`nothing was asked for the payment ${reference}`);
  const idempotencyKey = `page ${reference} ${faults}`;
  let session: Session;
  try {
    session = await tools.stripe.checkout.sessions.create(asked, { idempotencyKey });
  } catch (cause) {
    return refused(tools, stored, cause);
  }
  if (await keepSession(tools.sql, reference, session.id)) return { ended: null, session };
  const now = await again(tools, reference);
  if (now.session_id !== session.id) await close(tools.stripe, session.id);
  return standingOf(tools, now);
}

async function refused(tools: Tools, stored: StoredSession, cause: unknown): Promise<Standing> {
  const { statusCode: status = 0, code = '' } = Fault.safeParse(cause).data ?? {};
  const { reference } = stored;
  if (status >= 500) await countFault(tools.sql, stored);
  // One that is busy, too busy, or did not answer may have it yet.
  if (status < 400 || status >= 500 || status === 409 || status === 429) throw cause;
  const reason = /^(amount_|invalid_charge_amount)/.test(code) ? 'amount' : 'init';
  tools.log.error({ err: cause, payment: reference }, 'Stripe refused a payment');
  await endUnasked(tools.sql, { reference, ended: 'failed', reason });
  return standingOf(tools, await again(tools, reference));
}

/** Closes a page, and answers how it stands: who was faster has paid. */
export async function close(stripe: Stripe, id: string): Promise<Session> {
  try {
    return await stripe.checkout.sessions.expire(id);
  } catch (cause) {
    const session = await stripe.checkout.sessions.retrieve(id);
    if (session.status === 'open') throw cause;
    return session;
  }
}

async function again({ sql }: Tools, reference: string): Promise<StoredSession> {
  const stored = await findSession(sql, reference);
  if (!stored) throw new Error(`the payment ${reference} is not there any more`);
  return stored;
}

/** What Stripe answered in place of a page; nothing when it did not answer. */
const Fault = z.object({ statusCode: z.optional(z.number()), code: z.optional(z.string()) });
