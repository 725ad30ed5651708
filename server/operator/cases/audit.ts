import type * as z from 'zod/mini';
import { operatorCalls } from '#schemas/operator';
import { placedLife } from '../../bulk/retention.ts';
import { usualRetention } from '../../orders/retention.ts';
import { masked } from '../audit.ts';
import { reading } from '../use-case.ts';
import { anywhere } from './find.ts';

type Entries = z.input<typeof operatorCalls.listAudit.result>['entries'];

const list = reading(operatorCalls.listAudit, 'audit list', async (db, { input }) => {
  const {
    by = '',
    action = '',
    target = '',
    from = 0,
    until = null,
    before = null,
    limit,
  } = input.query;
  // Operators are named in full, other people by the masked address.
  const named = target.startsWith('operator ') ? target : target.replace(/\S+@\S+/, masked);
  const entries = await db<Entries>`
    select id as entry_id, at, by, via, action, target, before, after from audit_entries
    where by ilike ${anywhere(by)} and action ilike ${anywhere(action)} and target ilike ${anywhere(named)}
      and at >= ${from} and (${until}::float8 is null or at < ${until})
      and (${before}::bigint is null or id < ${before})
    order by id desc limit ${limit}`;
  return { entries };
});

const retention = reading(
  operatorCalls.getRetention,
  'privacy retention',
  async (_db, { markets, config }) => ({
    markets: [...markets.values()].map(({ country, retentionDays = usualRetention }) => {
      return { country, orders_days: retentionDays };
    }),
    bulk_rows_days: placedLife / 86_400,
    payments_without_order_days: usualRetention,
    errands_given_up_days: config.errandsKeptDays,
  }),
);

const operators = reading(operatorCalls.listOperators, 'list', async (db) => ({
  operators: await db<z.input<typeof operatorCalls.listOperators.result>['operators']>`
    select email, created_at, signed_in_at, (select count(*)::int from operator_recovery_codes c
      where c.operator_id = o.id and c.used_at is null) as recovery_codes_left
    from operators o order by email`,
}));

/** Use cases of the audit, retention and the list of operators. */
export const auditCases = [list, retention, operators];
