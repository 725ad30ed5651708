import { randomUUID } from 'node:crypto';
import { VoucherQuote } from '#schemas';
import type { testServer } from '../../support/server.ts';
import { orderClient, vendorId } from '../orders/support.ts';

type Server = Awaited<ReturnType<typeof testServer>>;
type Body = Awaited<ReturnType<Awaited<ReturnType<typeof orderClient>>['bodyFor']>>;

/** What a client does with vouchers; each question has a minute of its own, so that none is one too many. */
export async function voucherClient(server: Server, who: 'merchant' | 'stranger' = 'merchant') {
  const client = await orderClient(server, who);
  const now = () => Math.floor(Date.now() / 1000);
  const validate = (code: string, { delivery_fee, signature }: Body, order_time = now()) =>
    client.call('POST', '/voucher/validate', {
      ...{ code, order: { order_time, delivery_fee, signature }, vendor_id: vendorId },
    });
  const get = (code: string) => client.call('GET', `/voucher/${encodeURIComponent(code)}`);
  /** An order that a voucher makes cheaper. */
  const discounted = async (code: string) => {
    const body = await client.bodyFor();
    const answer = await validate(code, body);
    const { voucher, delivery_fee, signature } = VoucherQuote.parse(answer.json().result);
    return {
      ...body,
      ...{ voucher, discounted_delivery_fee: delivery_fee, discounted_signature: signature },
    };
  };
  const usesOf = async (code: string): Promise<number> => {
    const [row] = await server.sql<{ uses: number }[]>`
      select uses from vouchers where country = 'SG' and code = ${code}`;
    return row?.uses ?? -1;
  };
  const add = (voucher: object) =>
    server.sql`insert into vouchers ${server.sql({ country: 'SG', ...voucher })}`;
  return { ...client, validate, get, discounted, usesOf, add, newKey: () => randomUUID() };
}
