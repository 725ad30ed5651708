import type { RequestSnapshot } from '#core';
import { DetailsStep } from './details-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { stepOf } from './steps.ts';

/** The fields and what they come to. They bring the form's library along, so they arrive after the search for an address. */
export function LaterSteps({ snapshot }: { snapshot: RequestSnapshot }) {
  const { idempotency_key: key } = snapshot.context.draft;
  if (stepOf(snapshot) === 'payment') return <PaymentStep snapshot={snapshot} />;
  // The form is made again when the draft is.
  return <DetailsStep key={key} snapshot={snapshot} />;
}
