import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { type RequestSnapshot, requestSent, submitPressed } from '#core';
import { useText } from '#i18n';
import { Button, FormError, Stack } from '#ui';
import { AmountQuestion } from './amount-question.tsx';
import { isSubmitting } from './button-words.ts';
import { EditChanges } from './edit-parts.ts';
import * as css from './fields.css.ts';
import { FormFoot } from './form-foot.tsx';
import { PaymentFeatures } from './payment-features.tsx';
import { PaymentMethods } from './payment-methods.tsx';
import { OrderSummary, PaymentSummary } from './payment-summary.tsx';
import { Terms } from './terms.tsx';
import { useFieldOfError } from './use-field-of-error.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** What is ordered and what it comes to, for who wants to look before they call a rider; what they came to read stands first. */
export function PaymentStep({ snapshot }: { snapshot: RequestSnapshot }) {
  const t = useText();
  const [send, submit] = useUnit([requestSent, submitPressed]);
  const { error, editing } = snapshot.context;
  const busy = isSubmitting(snapshot);
  const atField = useFieldOfError(snapshot);
  useKeptFocus(snapshot);
  return (
    <Stack gap={6} className={css.whole}>
      {editing === null ? (
        <OrderSummary snapshot={snapshot} />
      ) : (
        <Suspense fallback={null}>
          <EditChanges snapshot={snapshot} order={editing} />
        </Suspense>
      )}
      <PaymentMethods snapshot={snapshot} disabled={busy} />
      {editing === null && (
        <>
          <PaymentFeatures snapshot={snapshot} />
          <PaymentSummary snapshot={snapshot} />
          <Terms error={error} />
        </>
      )}
      <FormError text={error && !atField ? t(error.what, error.values) : null} />
      {snapshot.hasTag('amountAsked') && <AmountQuestion snapshot={snapshot} />}
      <FormFoot snapshot={snapshot} onPlace={submit}>
        <Button
          disabled={busy}
          aria-keyshortcuts="Escape"
          onClick={() => send({ type: 'wentBack' })}
        >
          {t('action.back')}
        </Button>
      </FormFoot>
    </Stack>
  );
}
