import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $payment, type PaymentSnapshot, paymentSent } from '#core';
import { useText } from '#i18n';
import { Button, Notice, Section, Skeleton, Stack } from '#ui';
import { CardForm } from './card-form.tsx';

/** A payment, wherever it is: the card, the bank, or the wait for the server's word. */
export function PaymentPanel() {
  const t = useText();
  const payment = useUnit($payment);
  useEffect(() => {
    keepFocus();
    return keepFocus;
  });
  if (payment === null) return <Skeleton label={t('pay.preparing')} lines={5} />;
  if (payment.hasTag('card')) return <CardForm snapshot={payment} />;
  if (isUnheard(payment)) return <Unknown snapshot={payment} />;
  const challenged = payment.context.outcome?.state === 'challenge';
  if (payment.hasTag('bank') || challenged) return <Challenge snapshot={payment} />;
  // A person who has paid reads that it is looked after, while the server says nothing.
  if (payment.hasTag('checking')) {
    return (
      <div role="status">
        <Notice>{t('pay.checking')}</Notice>
      </div>
    );
  }
  return <Skeleton label={t('pay.preparing')} lines={5} />;
}

/** What is pressed here goes away with its focus: the form while the card is asked, the whole panel on the way back. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** Whether the server did not answer last time; stays true while it is asked again. */
function isUnheard(payment: PaymentSnapshot): boolean {
  const isAsking = payment.hasTag('checking') && payment.context.error?.what === unheard;
  return payment.hasTag('unknown') || isAsking;
}
const unheard = 'error.payment.unknown';

/** The bank asks the person; nothing is charged before they answer. */
function Challenge({ snapshot }: { snapshot: PaymentSnapshot }) {
  const t = useText();
  const send = useUnit(paymentSent);
  const { error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  return (
    <Section level={2} title={t('pay.challenge.title')} description={t('pay.challenge.body')}>
      <Stack>
        {error && <Notice tone="critical">{t(error.what)}</Notice>}
        <Button
          variant="primary"
          wide
          busy={busy}
          onClick={() => send({ type: 'challengeContinued' })}
        >
          {t('pay.challenge.continue')}
        </Button>
        <Button wide disabled={busy} onClick={() => send({ type: 'paymentGivenUp' })}>
          {t('pay.give-up')}
        </Button>
      </Stack>
    </Section>
  );
}

function Unknown({ snapshot }: { snapshot: PaymentSnapshot }) {
  const t = useText();
  const send = useUnit(paymentSent);
  const { error } = snapshot.context;
  const check = (
    <Button busy={snapshot.hasTag('checking')} onClick={() => send({ type: 'outcomeAsked' })}>
      {t('pay.check')}
    </Button>
  );
  return (
    <Notice tone="warning" action={check}>
      {t(error?.what ?? unheard)}
    </Notice>
  );
}
