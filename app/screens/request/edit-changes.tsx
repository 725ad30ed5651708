import { useComposition } from '#composition';
import { changedFields, payableFee, paymentText, type RequestSnapshot } from '#core';
import { bareAddress, deliveryCost, type Minor, parseAmount } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { Card, type Fact, Facts, Section, Stack } from '#ui';
import * as fields from './fields.css.ts';
import * as css from './request.css.ts';

type EditProps = { snapshot: RequestSnapshot; order: Order };

/** What an edit makes of an order, each change beside what it was. */
export function EditChanges({ snapshot, order }: EditProps) {
  const t = useText();
  const changes = useChanges({ snapshot, order });
  return (
    <Section level={2} title={t('request.edit.changes')}>
      <Card>
        {changes.length === 0 ? (
          <p className={css.muted}>{t('request.edit.changes.none')}</p>
        ) : (
          <Facts facts={changes} />
        )}
      </Card>
    </Section>
  );
}

/** What an edit leaves as it is, and what to do about it. */
export function EditFixed({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const { preordered_for: at } = order;
  const rows = useComposition().detailRows(order);
  if (rows.length === 0 && !at) return null;
  const facts = rows.map(({ labelKey, value }) => factOf(labelKey, t(labelKey), value));
  const when = at ? [factOf('when', t('order.preordered-for'), format.dateTime(at))] : [];
  return (
    <Section level={2} title={t('request.edit.fixed.title')}>
      <Stack gap={3}>
        <p className={css.muted}>{t('request.edit.fixed.body')}</p>
        <Card>
          <Facts facts={[...when, ...facts]} />
        </Card>
      </Stack>
    </Section>
  );
}

function useChanges({ snapshot, order }: EditProps): readonly Fact[] {
  const t = useText();
  const format = useFormat();
  const { settings } = useComposition();
  const { draft, quote, origin } = snapshot.context;
  const { fields, destination } = draft;
  const { customer, order: what } = order;
  const fee = deliveryCost(order, origin.amounts);
  const payable = quote === null ? fee : payableFee(quote, origin.amounts);
  const { notes = '', unit_number: unit = '', building = '' } = customer.location;
  const method = (value = '') => (value === '' ? '' : t(paymentText(value, settings)));
  const amount = (value: number | Minor | null) => format.money(value ?? 0);
  const rows: Readonly<Record<string, readonly [label: string, after: string, before: string]>> = {
    destinationTextAddress: ['request.dropoff', destination?.address ?? '', streetOf(order)],
    destinationUnitNumber: ['request.unit', fields.destinationUnitNumber ?? '', unit],
    destinationBuilding: ['request.building', fields.destinationBuilding ?? '', building],
    riderNotes: ['request.rider-notes', fields.riderNotes ?? '', notes],
    orderDescription: [
      'request.order.description',
      fields.orderDescription ?? '',
      what.description,
    ],
    orderAmount: [
      'request.order.amount',
      amount(parseAmount(fields.orderAmount ?? '', origin.amounts)),
      amount(what.amount),
    ],
    paymentMethod: [
      'request.payment-method',
      method(fields.paymentMethod),
      method(what.payment_method),
    ],
    fee: ['request.fee', amount(payable), amount(fee)],
  };
  const changed = [
    ...changedFields(draft, order, origin.amounts),
    ...(payable === fee ? [] : ['fee']),
  ];
  return changed.flatMap((name) => {
    const [label, after, before] = rows[name] ?? [];
    return label === undefined
      ? []
      : [changeOf(name, t(label), after || t('request.edit.empty'), beforeOf(before))];
  });

  function beforeOf(text = ''): string {
    return t('request.edit.before', { before: text || t('request.edit.empty') });
  }
}

/** The address without unit and building, which have lines of their own. */
function streetOf({ customer: { location } }: Order): string {
  return bareAddress(location.address, [location.unit_number, location.building]);
}

function changeOf(id: string, term: string, after: string, before: string): Fact {
  const value = (
    <>
      <bdi>{after}</bdi>
      <bdi className={fields.before}>{before}</bdi>
    </>
  );
  return { id, term, value };
}

function factOf(id: string, term: string, value: string): Fact {
  return { id, term, value: <bdi>{value}</bdi> };
}
