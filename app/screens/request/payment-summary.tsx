import { useUnit } from 'effector-react';
import { Slot, useComposition } from '#composition';
import { $vendor, addressOfOrigin, payableFee, type RequestSnapshot } from '#core';
import { amountAtDoor, formatPhone, parseAmount, shownAddress } from '#core/rules';
import { useConfig, useFormat, useText } from '#i18n';
import { Card, type Fact, Facts, Section, Spinner } from '#ui';
import { FeeFacts } from './fee-facts.tsx';
import { tickedFields } from './ticked-fields.ts';

/** What is ordered, and who it goes to. */
export function OrderSummary({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  return (
    <Section level={2} title={t('request.summary')}>
      <Card>
        <OrderFacts snapshot={snapshot} />
      </Card>
    </Section>
  );
}

/** What it comes to. */
export function PaymentSummary({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const vendor = useUnit($vendor);
  const composition = useComposition();
  const { draft, quote } = snapshot.context;
  const { fields, destination } = draft;
  const amount = parseAmount(fields.orderAmount ?? '', composition.context.market) ?? 0;
  const scheduled = composition.payload(fields).preordered_for !== undefined;
  return (
    <Section level={2} title={t('request.payment-summary')}>
      <Card>
        {quote && <FeeFacts quote={quote} />}
        <Totals snapshot={snapshot} amount={amount} />
      </Card>
      {quote && vendor && destination && (
        <Slot
          name="request.summary"
          with={{ amount, quote, vendor, destination, fields, scheduled }}
        />
      )}
    </Section>
  );
}

/** Who it goes to, when, and what it is. */
function OrderFacts({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const format = useFormat();
  const composition = useComposition();
  const vendor = useUnit($vendor);
  const { phonePlan } = useConfig();
  const { draft } = snapshot.context;
  const { fields, origin_form: from } = draft;
  const extras = composition.payload(fields);
  const { preordered_for: at } = extras;
  const collectedAt = from ? addressOfOrigin(from) : '';
  const rows: readonly Fact[] = [
    fact('outlet', t('order.outlet'), collectedAt || vendor?.vendor_information.name),
    fact('name', t('request.customer.name'), fields.destinationName),
    {
      id: 'phone',
      term: t('request.customer.phone'),
      value: <bdi dir="ltr">{formatPhone(fields.destinationPhoneNumber ?? '', phonePlan)}</bdi>,
    },
    fact('address', t('request.dropoff'), addressOf(snapshot)),
    {
      id: 'when',
      term: t('request.collection'),
      value: at ? format.dateTime(at) : t('request.collection.asap'),
    },
    fact('description', t('request.order.description'), fields.orderDescription?.trim()),
    fact('notes', t('request.rider-notes'), fields.riderNotes?.trim()),
    fact('code', t('order.pickup-code'), extras.pickup_tasks?.pickup_code),
    ...tickedFields(composition, fields).map(({ key, labelKey, toldKey = '' }) =>
      fact(key, t(labelKey), t(toldKey)),
    ),
  ];
  return <Facts facts={rows.filter(({ value }) => value !== null)} />;
}

/** As it is sent: unit and building, too, since a wrong one is not found at the door. */
function addressOf({ context: { draft } }: RequestSnapshot): string {
  const { destinationUnitNumber: unit, destinationBuilding: building } = draft.fields;
  return shownAddress([unit, building, draft.destination?.address]);
}

function Totals({ snapshot, amount }: { snapshot: RequestSnapshot; amount: number }) {
  const t = useText();
  const format = useFormat();
  const { draft, quote, origin } = snapshot.context;
  const { paymentMethod = '', orderAmount = '' } = draft.fields;
  const toCollect = amountAtDoor({ amount, payment_method: paymentMethod });
  const facts = [
    {
      id: 'fee',
      term: t('request.fee'),
      value: snapshot.hasTag('pricing') ? (
        <Spinner label={t('request.requoting')} />
      ) : (
        <strong>{quote ? format.money(payableFee(quote, origin.amounts)) : ''}</strong>
      ),
    },
    ...(orderAmount.trim() === ''
      ? []
      : [{ id: 'amount', term: t('request.order.amount'), value: format.money(amount) }]),
    // What the rider collects follows from the way of paying, so nothing is said of it before that.
    ...(paymentMethod === ''
      ? []
      : [
          {
            id: 'total',
            term: t('request.summary.total'),
            value: (
              <strong>
                {toCollect === 0 ? t('request.summary.nothing') : format.money(toCollect)}
              </strong>
            ),
          },
        ]),
  ];
  return <Facts facts={facts} />;
}

/** What nobody said has no value, and is not shown. */
function fact(id: string, term: string, value: string | false | undefined): Fact {
  return { id, term, value: value ? <bdi>{value}</bdi> : null };
}
