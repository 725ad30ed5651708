import { labelKey, labelOfEntry } from '#core';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { type Step, Steps } from '#ui';
import { stepsRead } from './steps-read.ts';

const failures: ReadonlySet<string> = new Set([
  'CANCELLED',
  'STALLED',
  'PAYMENT_FAILED',
  'PAYMENT_CANCELLED',
]);
const endings: ReadonlySet<string> = new Set(['DELIVERED', 'RETURNED_TO_VENDOR']);

/** What has happened to an order, oldest first, as it was recorded. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const entries = stepsRead(order.status_history, (at) => t(labelKey(labelOfEntry(order, at))));
  const steps = entries.map(({ status, created_at, label }, index): Step => {
    const state = stateOf(status, index === entries.length - 1);
    return {
      id: String(index),
      label,
      state,
      stateLabel: t(`order.step.${state}`),
      time: format.time(created_at),
    };
  });
  return <Steps label={t('order.progress')} steps={steps} />;
}

function stateOf(status: string, last: boolean): Step['state'] {
  if (failures.has(status)) return 'failed';
  return last && !endings.has(status) ? 'current' : 'done';
}
