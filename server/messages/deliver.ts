import { wholePhone } from '#core/rules';
import type { Deployment } from '#schemas';
import { type ErrandKind, kindOf, Refused } from '../errands/index.ts';
import { currentFlags } from '../flags/current.ts';
import { declaredOrigin } from '../http/origin.ts';
import type { Deps } from '../module.ts';
import { phonePlanOf } from '../phone-plans.ts';
import { trackingPath } from '../public/links.ts';
import { declared } from './declared.ts';
import { isStillTrue, outdoneBy } from './due.ts';
import {
  findMessage,
  type Known,
  noteDropped,
  noteFailed,
  noteSent,
  noteTry,
  type Reason,
} from './repository.ts';
import { writeMessage } from './write.ts';

/** How messages are tried: for about twenty minutes, with growing waits. */
const manner = { atOnce: 20, patience: 20, mostTries: 10, waits: { first: 5, longest: 300 } };
/** Seconds after which a message is no longer useful. */
export const longestUse = 3600;

type Tools = Pick<Deps, 'sql' | 'clock' | 'key' | 'deployments' | 'messageSender'>;

/** The errands that send messages: those of an order one after the other, each only while it is true and wanted. */
export function messageErrands(tools: Tools): ErrandKind {
  const { sql, clock, messageSender: sender } = tools;
  return kindOf(declared, {
    ...manner,
    async work({ message: id }) {
      const known = await findMessage(sql, id);
      // A failed one is tried again when an operator asks for it.
      if (!known || known.state === 'sent' || known.state === 'dropped') return;
      const ready = await prepare(tools, known);
      const now = clock();
      if ('reason' in ready) return noteDropped(sql, id, { now, reason: ready.reason });
      const { deployment, to } = ready;
      const link = `${declaredOrigin(deployment, known.origin)}${await trackingPath(tools, known.order.order_id)}`;
      const { kind, outlet, created_at } = known;
      const written = await writeMessage(deployment, { kind, outlet, link });
      await sender
        .send({ ...written, id, kind, to, link, created_at })
        .catch(async (cause: unknown) => {
          const reason = cause instanceof Refused ? 'refused' : 'unreachable';
          const detail = cause instanceof Error ? cause.message : String(cause);
          await noteTry(sql, id, { reason, detail });
          throw cause;
        });
      await noteSent(sql, id, { now: clock(), channel: sender.channel, to });
    },
    giveUp: ({ message }) => noteFailed(sql, message, clock()),
  });
}

/** The message to send, or why it is dropped. */
async function prepare(
  tools: Tools,
  known: Known,
): Promise<{ deployment: Deployment; to: string } | { reason: Reason }> {
  const { kind, order, country, chosen, beside } = known;
  const deployment = tools.deployments.all.find(({ id }) => id === known.deployment);
  if (!deployment || !chosen.includes(kind) || !(await mayTell(tools, deployment)))
    return { reason: 'off' };
  const isOld = tools.clock() - known.created_at > longestUse;
  const isOutdone = outdoneBy(kind).some((each) => beside.includes(each));
  if (isOld || isOutdone || !isStillTrue(kind, order)) return { reason: 'overtaken' };
  const to = wholePhone(order.customer.phone_number, phonePlanOf({ country }));
  return to === null ? { reason: 'no-number' } : { deployment, to };
}

async function mayTell({ sql, clock, messageSender }: Tools, deployment: Deployment) {
  if (messageSender.channel === null) return false;
  return (await currentFlags(sql, deployment, clock()))['tell-recipient'] === true;
}
