import { Link as Route } from 'wouter';
import type { HeldRow } from '#core';
import { readBulkPayment } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { orderPath } from '#routes';
import type { BulkJobRow } from '#schemas';
import { Facts, Link } from '#ui';
import * as css from './bulk.css.ts';
import { RowLead } from './row-lead.tsx';
import * as table from './table.css.ts';
import { useMissing } from './use-missing.ts';
import { useProblemText } from './use-problem-text.ts';

/** The result of one row: its order, or why there is none, with its values. */
export function PlacedRow({ row, vendorId }: { row: HeldRow; vendorId: string }) {
  const { number, state, errors, questions, order_id: orderId } = row;
  const say = useProblemText(row);
  const [who, what] = useRowFacts(row);
  useMissing(row);
  return (
    <div className={css.placedRow}>
      <RowLead {...{ number, state, errors: [] }}>
        {orderId && (
          <Route href={orderPath('order-tracking', vendorId, orderId)} asChild>
            <Link>
              <bdi>{orderId}</bdi>
            </Link>
          </Route>
        )}
        {[...errors, ...questions].map((problem) => (
          <p key={`${problem.field} ${problem.key}`} className={table.problem}>
            {say(problem)}
          </p>
        ))}
      </RowLead>
      {row.missing !== 'all' && (
        <>
          <Facts facts={who} />
          <Facts facts={what} />
        </>
      )}
    </div>
  );
}

function useRowFacts(row: BulkJobRow) {
  const t = useText();
  const format = useFormat();
  const { market } = useConfig();
  const method = readBulkPayment(row.payment_method, market);
  const fact = (id: string, text: string) => ({
    id,
    term: t(`bulk-order-upload.row.${id}`),
    value: <bdi>{text}</bdi>,
  });
  const { preordered_for: at, delivery_fee: fee, delivery_type: type } = row;
  const when = at === null ? '' : ` · ${format.dateTime(at)}`;
  return [
    [
      fact('customer', row.customer_name),
      fact('drop-off', row.drop_off_address),
      fact('collection', row.collection_point),
    ],
    [
      fact('details', row.order_details),
      fact('payment', method ? t(`bulk-order-upload.payment.${method}`) : row.payment_method),
      fact('delivery', t(`bulk-order-upload.delivery.${type}`) + when),
      fact('fee', fee === null ? '–' : format.money(fee)),
    ],
  ] as const;
}
