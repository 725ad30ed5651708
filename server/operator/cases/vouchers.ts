import type * as z from 'zod/mini';
import { amountOf, tooFine, type Violation, voucherCode } from '#core/rules';
import type { Market, UnixTime } from '#schemas';
import { operatorCalls } from '#schemas/operator';
import type { Db, Fragment } from '../../db/connect.ts';
import { readMinor, type StoredMinor } from '../../db/minor.ts';
import { refusal } from '../../http/refusal.ts';
import { voucherRow } from '../../vouchers/repository.ts';
import { changing, reading } from '../use-case.ts';
import { anywhere, missing } from './find.ts';

type Told = z.input<typeof operatorCalls.addVoucher.result>;
type Row = Omit<Told, 'amount' | 'type'> & {
  type: Told['type'];
  amount_minor: StoredMinor | null;
  percentage: number | null;
};

const list = reading(operatorCalls.listVouchers, 'vouchers list', async (db, { input }) => {
  const { search, country = null, limit, offset } = input.query;
  const wanted = db`from vouchers where code ilike ${anywhere(search)}
    and country = coalesce(${country}, country)`;
  const rows = await db<Row[]>`select ${columns(db)} ${wanted}
    order by country, code limit ${limit} offset ${offset}`;
  const [count] = await db<{ total: number }[]>`select count(*)::int as total ${wanted}`;
  return { vouchers: rows.map(told), total: count?.total ?? 0 };
});

const add = changing(operatorCalls.addVoucher, 'vouchers add', async (tx, asked) => {
  const { body } = asked.input;
  const market = asked.markets.get(body.country);
  if (!market) throw missing(`market ${body.country}`, 'body.country');
  const { outlet_id = null, valid_from = 0, valid_until = null, most_uses = null } = body;
  refuseInvalid(body, market, { valid_from, valid_until });
  if (outlet_id !== null) {
    const [known] = await tx`
      select 1 from vendors where id = ${outlet_id} and country_code = ${body.country} and not is_guest`;
    if (!known) throw missing(`outlet ${outlet_id} in ${body.country}`, 'body.outlet_id');
  }
  const { country, type, amount } = body;
  const code = voucherCode(body.code);
  const row = { country, code, type, amount, vendor_id: outlet_id, valid_from, valid_until };
  const [added] = await tx<Row[]>`
    insert into vouchers ${tx(voucherRow({ ...row, most_uses }, market))}
    on conflict do nothing returning ${columns(tx)}`;
  if (!added) throw exists(country, code);
  const result = told(added);
  return { result, entry: { target: targetOf(added), after: result } };
});

const end = changing(operatorCalls.endVoucher, 'vouchers end', async (tx, { input, now }) => {
  const { country, code } = input.params;
  const at = tx`country = ${country} and code = ${voucherCode(code)}`;
  const [before] = await tx<Row[]>`select ${columns(tx)} from vouchers where ${at} for update`;
  if (!before) throw missing(`voucher ${code} in ${country}`, 'params.code');
  const [after] = await tx<Row[]>`
    update vouchers set valid_until = least(valid_until, ${now}::float8) where ${at} returning ${columns(tx)}`;
  if (!after) throw new Error('the voucher vanished');
  const untilOf = ({ valid_until }: Row) => ({ valid_until });
  const entry = { target: targetOf(before), before: untilOf(before), after: untilOf(after) };
  return { result: told(after), entry };
});

/** Use cases of vouchers. */
export const voucherCases = [list, add, end];

function columns(sql: Db): Fragment {
  return sql`country, code, type, amount_minor, percentage::float8 as percentage, currency, vendor_id as outlet_id,
    valid_from, valid_until, most_uses, uses`;
}

function told({ amount_minor, percentage, ...row }: Row): Told {
  const amount = amount_minor === null ? percentage : amountOf(readMinor(amount_minor), row);
  return { ...row, amount: amount ?? 0 };
}

function targetOf({ country, code }: Pick<Row, 'country' | 'code'>): string {
  return `voucher ${country} ${code}`;
}

type Period = { valid_from: UnixTime; valid_until: UnixTime | null };

function refuseInvalid(
  { type, amount }: Pick<Told, 'type' | 'amount'>,
  market: Market,
  { valid_from, valid_until }: Period,
) {
  if (type === 'percentage' && amount > 100)
    throw invalid('A percentage is 100 at most.', 'amount');
  const fault = type === 'percentage' ? null : tooFine(amount, market);
  if (fault) {
    const { currency, smallest } = fault.values ?? {};
    const why = `The smallest amount in ${currency} is ${smallest}: leave out the decimals beyond it.`;
    throw invalid(why, 'amount', fault);
  }
  if (valid_until !== null && valid_until <= valid_from)
    throw invalid('A voucher ends after it begins.', 'valid_until');
}

function invalid(
  message: string,
  field: string,
  why: Omit<Violation, 'field'> = { key: 'alert.error' },
) {
  return refusal(400, 'InvalidVoucher', message, { ...why, field: `body.${field}` });
}

function exists(country: string, code: string) {
  return refusal(409, 'VoucherExists', `There is a voucher ${code} in ${country} already.`, {
    ...{ key: 'alert.error', field: 'body.code' },
  });
}
