import { expect } from 'vitest';
import type { MessageKind, MessageSettings, Order, OrderStatus, SentMessage } from '#schemas';
import { messageErrands } from '../../../server/messages/deliver.ts';
import { lockOrder, recordChange } from '../../../server/orders/journal.ts';
import type { Change } from '../../../server/orders/record.ts';
import type { FreshDatabase } from '../../support/database.ts';
import { doErrands } from '../../support/errands.ts';
import { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from '../orders/support.ts';
import { till } from '../webhooks/support.ts';

export const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

/** A server that tells recipients through a gateway, which remembers what it hears and answers as a test says. */
export async function tellingServer(
  env: Record<string, string> = {},
  databaseOf?: () => Promise<FreshDatabase>,
) {
  const gateway = await till();
  const server = await testServer({
    env: {
      ...{ MESSAGES: 'http', MESSAGES_URL: gateway.url, MESSAGES_SECRET: secret },
      ...{ MESSAGES_TARGETS: 'any', ...env },
    },
    ...(databaseOf && { databaseOf }),
  });
  const settings = `/vendor/${vendorId}/messages`;
  const place = async () => (await orderClient(server)).place();
  const choose = async (on: boolean, kinds: readonly MessageKind[]): Promise<MessageSettings> => {
    const answer = await (await orderClient(server)).call('PUT', settings, { on, kinds });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().result;
  };
  return {
    ...{ server, gateway, settings, place, choose },
    /** What the fleet says of an order: its next status, with the minutes to the door where they are known. */
    report: (order: Order, status: OrderStatus, minutes?: number) =>
      reported(server, order, {
        ...{ status, estimated_pickup_minutes: 1 },
        ...(minutes !== undefined && { estimated_delivery_minutes: minutes }),
      }),
    /** Sends what is due. */
    tell: () => doErrands(server.deps, [messageErrands(server.deps)]),
    kinds: () => gateway.heard.map(({ said }) => said.data.kind),
    log: async ({ order_id }: Order): Promise<SentMessage[]> => {
      const { call } = await orderClient(server);
      return (await call('GET', `/order/${order_id}/messages`)).json().result.messages;
    },
    async close() {
      await gateway.close();
      await server.close();
    },
  };
}

type Server = Awaited<ReturnType<typeof testServer>>;

async function reported({ sql, deps, pass }: Server, { order_id: id }: Order, change: Change) {
  pass(1);
  await sql.begin(async (tx) => {
    const order = await lockOrder(tx, id);
    if (!order) throw new Error(`there is no order ${id}`);
    await recordChange(tx, order, change, deps.clock());
  });
}
