import type * as z from 'zod/mini';
import { amountOf } from '#core/rules';
import { operatorCalls } from '#schemas/operator';
import type { Db, Fragment } from '../../db/connect.ts';
import { readMinor, type StoredMinor } from '../../db/minor.ts';
import { promiseRefund, refundUnderway } from '../../payments/refund-by-hand.ts';
import { changing, reading } from '../use-case.ts';
import { missing } from './find.ts';

type Told = z.input<typeof operatorCalls.refundPayment.result>;
type Row = Omit<Told, 'amount'> & { amount_minor: StoredMinor };

const list = reading(operatorCalls.listPayments, 'payments list', async (db, { input }) => {
  const { search = '', refunds = null, limit, offset } = input.query;
  const wanted = db`from payment_intents i where i.state <> 'open'
    and (${search} = '' or i.id = ${search} or i.order_id = ${search})
    and (${refunds}::text is null or ${refunds} = case when i.refunded_at is not null then 'done'
      when ${refundUnderway(db)} then 'underway' else 'none' end)`;
  const rows = await db<Row[]>`select ${columns(db)} ${wanted}
    order by i.created_at desc, i.id limit ${limit} offset ${offset}`;
  const [count] = await db<{ total: number }[]>`select count(*)::int as total ${wanted}`;
  return { payments: rows.map(told), total: count?.total ?? 0 };
});

const refund = changing(operatorCalls.refundPayment, 'payments refund', async (tx, asked) => {
  const { paymentId: id } = asked.input.params;
  const promised = await promiseRefund(tx, id, asked.now);
  if (promised !== 'promised') throw promised;
  const [row] = await tx<Row[]>`select ${columns(tx)} from payment_intents i where i.id = ${id}`;
  if (!row) throw missing(`payment ${id}`, 'params.paymentId');
  const result = told(row);
  const { amount, currency, order_id } = result;
  return { result, entry: { target: `payment ${id}`, after: { amount, currency, order_id } } };
});

/** Use cases of card payments and refunds. */
export const paymentCases = [list, refund];

function columns(db: Db): Fragment {
  return db`i.id as payment_id, i.order_id, i.vendor_id as outlet_id, i.amount_minor, i.currency, i.state,
    i.created_at, i.refunded_at, ${refundUnderway(db)} as refund_underway`;
}

function told({ amount_minor, ...row }: Row): Told {
  return { ...row, amount: amountOf(readMinor(amount_minor), row) };
}
