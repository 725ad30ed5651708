import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { type CardChoice, methodOf, type PaymentSnapshot, paymentSent } from '#core';
import { shownAddress } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { CardMethod, OrderCreation } from '#schemas';
import { ActionBar, Button, Checkbox, FormError, RadioGroup, Section, Stack, TextField } from '#ui';
import { CardFields } from './card-fields.tsx';
import * as css from './pay.css.ts';

/** Which card pays: one that was kept, or a new one whose number is typed into another origin's fields. */
export function CardForm({ snapshot }: { snapshot: PaymentSnapshot }) {
  const t = useText();
  const format = useFormat();
  const send = useUnit(paymentSent);
  const { paying, card, intent, error } = snapshot.context;
  const method = methodOf(snapshot.context);
  if (intent === null || method === null) return null;
  const busy = snapshot.hasTag('busy');
  const { fields_url: url } = method;
  const atField = error?.where === 'nameOnCard';
  return (
    <Section level={2} title={t('pay.title')}>
      <Stack>
        <div className={css.due}>
          {paying && <GoesTo order={paying.order} />}
          <p className={css.fee}>
            <span>{t('request.fee')}</span>
            <strong className={css.amount}>{format.money(intent.amount)}</strong>
          </p>
        </div>
        <KeptCards method={method} card={card} disabled={busy} />
        {card.newOrExistingCard === 'NEW' && url !== null && (
          <NewCard snapshot={snapshot} method={method} url={url} />
        )}
        <Secure />
        <FormError text={error && !atField ? t(error.what, error.values) : null} />
        <ActionBar className={css.bar}>
          <Button
            disabled={busy}
            aria-keyshortcuts="Escape"
            onClick={() => send({ type: 'paymentLeft' })}
          >
            {t('action.back')}
          </Button>
          <PayButton amount={format.money(intent.amount)} busy={busy} isElsewhere={url === null} />
        </ActionBar>
      </Stack>
    </Section>
  );
}

/** Who the order goes to and where, so that nobody pays for a wrong door. */
function GoesTo({ order }: { order: OrderCreation }) {
  const { customer } = order;
  return (
    <p className={css.goesTo}>
      <span className={css.muted}>{useText()('request.dropoff')}</span>
      <strong>
        <bdi>{customer.name}</bdi>
      </strong>
      <bdi>{shownAddress([customer.location.address])}</bdi>
    </p>
  );
}

type PayButtonProps = { amount: string; busy: boolean; isElsewhere: boolean };

/** Pays with the card, or leads to the page that asks for one. */
function PayButton({ amount, busy, isElsewhere }: PayButtonProps) {
  const t = useText();
  const send = useUnit(paymentSent);
  const pay = isElsewhere ? t('pay.challenge.continue') : t('pay.submit', { amount });
  return (
    <Button
      variant="primary"
      className={css.pay}
      busy={busy}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => send({ type: 'payAsked' })}
    >
      {busy ? t(isElsewhere ? 'pay.preparing' : 'pay.paying') : pay}
    </Button>
  );
}

function Secure() {
  const t = useText();
  return (
    <p className={css.secure}>
      <svg viewBox="0 0 20 20" className={css.lock} aria-hidden>
        <path d="M4.5 9h11v8h-11ZM7 9V6.5a3 3 0 0 1 6 0V9" />
      </svg>
      {t('pay.secure')}
    </p>
  );
}

type Choosing = { method: CardMethod; card: CardChoice; disabled: boolean };

function KeptCards({ method, card, disabled }: Choosing) {
  const t = useText();
  const send = useUnit(paymentSent);
  const { paymentInstruments: kept } = method;
  if (kept.length === 0) return null;
  const options = [
    ...kept.map(({ id, brand, last_four: digits, expires }) => {
      return { value: id, label: t('pay.kept-card', { brand, digits, expires }), disabled };
    }),
    { value: 'NEW', label: t('pay.new-card'), disabled },
  ];
  return (
    <RadioGroup
      label={t('pay.card')}
      look="cards"
      options={options}
      value={card.newOrExistingCard === 'EXISTING' ? card.selectedCreditCard : 'NEW'}
      onChange={(id) =>
        send({
          type: 'cardChosen',
          card:
            id === 'NEW'
              ? { newOrExistingCard: 'NEW', selectedCreditCard: null }
              : { newOrExistingCard: 'EXISTING', selectedCreditCard: id },
        })
      }
    />
  );
}

type NewCardProps = { snapshot: PaymentSnapshot; method: CardMethod; url: string };

function NewCard({ snapshot, method, url }: NewCardProps) {
  const t = useText();
  const send = useUnit(paymentSent);
  const { card, error } = snapshot.context;
  const name = useRef<HTMLInputElement>(null);
  const wrong = error?.where === 'nameOnCard';
  useEffect(() => {
    if (wrong) name.current?.focus();
  }, [wrong]);
  return (
    <>
      <TextField
        ref={name}
        label={t('pay.name')}
        autoComplete="cc-name"
        dir="auto"
        maxLength={64}
        value={card.nameOnCard}
        onChange={({ target }) => send({ type: 'cardChosen', card: { nameOnCard: target.value } })}
        error={wrong && t(error.what)}
      />
      <CardFields snapshot={snapshot} method={method} url={url} />
      {method.may_save && (
        <Checkbox
          label={t('pay.keep')}
          checked={card.saveCreditCard}
          onChange={({ target }) =>
            send({ type: 'cardChosen', card: { saveCreditCard: target.checked } })
          }
        />
      )}
    </>
  );
}
