import type { RequestSnapshot } from '#core';
import { DetailsStep } from './details-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { stepOf } from './steps.ts';

/** The steps after the drop-off. They bring the form's library along, so they arrive while somebody types an address. */
export function LaterSteps({ snapshot }: { snapshot: RequestSnapshot }) {
  // The form is made again when the draft is.
  const { idempotency_key: key } = snapshot.context.draft;
  if (stepOf(snapshot) === 'details') return <DetailsStep key={key} snapshot={snapshot} />;
  return <PaymentStep snapshot={snapshot} />;
}
