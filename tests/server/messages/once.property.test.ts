import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOver } from '#core/rules';
import { type MessageKind, messageKinds, type Order, type OrderStatus } from '#schemas';
import { nextDue } from '../../../server/errands/repository.ts';
import { tryErrand } from '../../../server/errands/try.ts';
import { messageErrands } from '../../../server/messages/deliver.ts';
import { isStillTrue, messageDue, outdoneBy } from '../../../server/messages/due.ts';
import type { MessageSender } from '../../../server/messages/sender.ts';
import { recordOrder } from '../../../server/orders/journal.ts';
import { order as anyOrder } from '../../support/arbitraries.ts';
import { takeAsWorker } from '../../support/errands.ts';
import { law } from '../../support/property.ts';
import { orderOf } from '../fleet/support.ts';
import { vendorId } from '../orders/support.ts';
import { tellingServer } from './support.ts';

let product: Awaited<ReturnType<typeof tellingServer>>;
beforeAll(async () => {
  product = await tellingServer();
});
afterAll(() => product.close());

const statuses = [
  ...['COURIER_ACCEPTED_DELIVERY', 'NEAR_VENDOR', 'PICKED_UP', 'COURIER_LEFT_VENDOR'],
  ...['NEAR_CUSTOMER', 'DELAYED', 'WAITING_FOR_TRANSPORT', 'DELIVERED', 'RETURN_INITIATED'],
  'CANCELLED',
] as OrderStatus[];
const says = fc.record({
  act: fc.constant('says' as const),
  status: fc.constantFrom(...statuses.slice(2, 5), ...statuses.slice(0, 7), ...statuses),
  minutes: fc.option(fc.constantFrom(1, 5, 40, 90), { nil: undefined }),
});
/** An instance looks once; one that is killed told the gateway nothing, or could not write down that it did. */
const look = fc.record({
  act: fc.constant('look' as const),
  killed: fc.constantFrom('never', 'never', 'never', 'before', 'after'),
  answer: fc.constantFrom(200, 200, 200, 500, 422),
});
const pass = fc.record({ act: fc.constant('pass' as const), seconds: fc.nat({ max: 400 }) });
const choose = fc.record({
  act: fc.constant('choose' as const),
  on: fc.constantFrom(true, true, true, false),
  kinds: fc.subarray([...messageKinds], { minLength: 1 }),
});
const history = fc.array(fc.oneof(...[says, says, says, look, look, look], pass, choose), {
  minLength: 8,
  maxLength: 30,
  size: 'max',
});

let placed = 0;
let sent = 0;

test('whatever fails and is killed: a recipient hears each kind once, in order, and of no order that is over', () =>
  law(
    fc.asyncProperty(history, async (acts) => {
      const { server, gateway } = product;
      const { sql, deps } = server;
      await sql`delete from errands where kind = 'message'`;
      await product.choose(true, messageKinds);
      placed += 1;
      const order = orderOf(placed, {
        ...{ order_id: `told-${placed}`, vendor_id: vendorId, created_at: deps.clock() },
        updated_at: deps.clock(),
      });
      await recordOrder(sql, order);
      let status: string = order.status;
      const heard = new Map<string, { kind: MessageKind; status: string }>();
      let answer = 200;
      gateway.state.answer = ({ headers, said }) => {
        const id = String(headers['idempotency-key']);
        const kind = said.data.kind as MessageKind;
        if (answer === 200 && !heard.has(id)) heard.set(id, { kind, status });
        return { status: answer };
      };
      const lookOnce = async (killed: string) => {
        const told = Promise.withResolvers<void>();
        const dies: MessageSender = {
          channel: 'sms',
          async send(message) {
            if (killed === 'after') await deps.messageSender.send(message).catch(() => undefined);
            told.resolve();
            await new Promise(() => undefined);
          },
        };
        const messageSender = killed === 'never' ? deps.messageSender : dies;
        const kind = messageErrands({ ...deps, messageSender });
        for (const errand of await takeAsWorker(sql, kind, { now: deps.clock(), most: 5 }))
          await Promise.race([tryErrand(deps, kind, errand), told.promise]);
      };
      for (const step of acts) {
        if (step.act === 'pass') server.pass(step.seconds);
        else if (step.act === 'choose') await product.choose(step.on, step.kinds);
        else if (step.act === 'look') {
          answer = step.answer;
          await lookOnce(step.killed);
        } else if (!isOver({ status })) {
          await product.report(order, step.status, step.minutes);
          status = step.status;
        }
      }
      answer = 200;
      await untilQuiet(lookOnce);
      sent += heard.size;
      const kinds = [...heard.values()].map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(kinds.length);
      for (const [nth, kind] of kinds.entries())
        for (const before of kinds.slice(0, nth)) expect(outdoneBy(kind)).not.toContain(before);
      for (const { kind, status: at } of heard.values())
        expect(kind === 'delivered' ? at === 'DELIVERED' : !isOver({ status: at })).toBe(true);
      const rows = await sql<{ id: string; state: string }[]>`
        select id, state from messages where order_id = ${order.order_id}`;
      for (const { id, state } of rows) {
        expect(state).not.toBe('waiting');
        if (state === 'sent') expect([...heard.keys()]).toContain(id);
      }
    }),
    { runs: 100 },
  ));
test('of those orders, some recipients were told', () => {
  expect(sent).toBeGreaterThan(30);
});

async function untilQuiet(lookOnce: (killed: string) => Promise<void>): Promise<void> {
  const { server } = product;
  for (let rounds = 0; rounds < 100; rounds += 1) {
    await lookOnce('never');
    const [left] = await server.sql`
      select 1 from errands where kind = 'message' and given_up_at is null limit 1`;
    if (!left) return;
    const now = server.deps.clock();
    const next = await nextDue(server.sql, 'message', now);
    server.pass(next === undefined ? 0 : next - now + 0.001);
  }
  throw new Error('there is still something to tell');
}

test('what is due is true, and never of an order that does not come any more', () =>
  law(
    fc.property(anyOrder, fc.constantFrom(...statuses), (before: Order, status) => {
      const entry = { status, created_at: before.updated_at + 1 };
      const status_history = [...before.status_history, entry];
      const order = { ...before, status, status_history };
      const kind = messageDue(order, { status });
      if (kind !== null) expect(isStillTrue(kind, order)).toBe(true);
      if (status === 'DELIVERED') expect(kind).toBe('delivered');
      else if (isOver(order) || status === 'RETURN_INITIATED') expect(kind).toBeNull();
      expect(messageDue(order, {})).toBeNull();
    }),
  ));
