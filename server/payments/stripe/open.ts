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

/** The state of a payment: its checkout session, or how it ended without one. */
export type Standing =
  | { ended: NonNullable<StoredSession['ended']>; reason: string | null }
  | { ended: null; session: Session };

/** Asks Stripe for the state of a payment; creates the session if there is none yet. */
export async function standingOf(tools: Tools, stored: StoredSession): Promise<Standing> {
  const { ended, reason, session_id: id } = stored;
  if (ended !== null) return { ended, reason };
  if (id === null) return open(tools, stored);
  return { ended: null, session: await tools.stripe.checkout.sessions.retrieve(id) };
}

/** Creates a session. A spare one does no harm: only the stored one is ever shown. */
async function open(tools: Tools, stored: StoredSession): Promise<Standing> {
  const { reference, asked, faults } = stored;
  if (asked === null) throw new Error(`nothing was asked for the payment ${reference}`);
  const idempotencyKey = `page ${reference} ${faults}`;
  let session: Session;
  try {
    session = await tools.stripe.checkout.sessions.create(asked, { idempotencyKey });
  } catch (cause) {
    return endRefused(tools, stored, cause);
  }
  if (await keepSession(tools.sql, reference, session.id)) return { ended: null, session };
  const now = await findAgain(tools, reference);
  if (now.session_id !== session.id) await close(tools.stripe, session.id);
  return standingOf(tools, now);
}

async function endRefused(tools: Tools, stored: StoredSession, cause: unknown): Promise<Standing> {
  const { statusCode: status = 0, code = '' } = Fault.safeParse(cause).data ?? {};
  const { reference } = stored;
  if (status >= 500) await countFault(tools.sql, stored);
  // After a conflict, a rate limit, a server error or no answer, the session may exist.
  if (status < 400 || status >= 500 || status === 409 || status === 429) throw cause;
  const reason = /^(amount_|invalid_charge_amount)/.test(code) ? 'amount' : 'init';
  tools.log.error({ err: cause, payment: reference }, 'Stripe refused a payment');
  await endUnasked(tools.sql, { reference, ended: 'failed', reason });
  return standingOf(tools, await findAgain(tools, reference));
}

/** Expires a session; answers its state, since it may have been paid first. */
export async function close(stripe: Stripe, id: string): Promise<Session> {
  try {
    return await stripe.checkout.sessions.expire(id);
  } catch (cause) {
    const session = await stripe.checkout.sessions.retrieve(id);
    if (session.status === 'open') throw cause;
    return session;
  }
}

async function findAgain({ sql }: Tools, reference: string): Promise<StoredSession> {
  const stored = await findSession(sql, reference);
  if (!stored) throw new Error(`the payment ${reference} is not there any more`);
  return stored;
}

/** An error of Stripe; empty without an answer. */
const Fault = z.object({ statusCode: z.optional(z.number()), code: z.optional(z.string()) });
