import { labelKey, labelOfStatus } from '#core';
import { useFormat, useText } from '#i18n';
import type { Order, StatusEntry } from '#schemas';
import { type Step, Steps } from '#ui';

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
  const entries = order.status_history.filter(isNewLabel);
  const steps = entries.map(({ status, created_at }, index): Step => {
    const state = stateOf(status, index === entries.length - 1);
    return {
      id: String(index),
      label: t(labelKey(labelOfStatus(status))),
      state,
      stateLabel: t(`order.step.${state}`),
      time: format.time(created_at),
    };
  });
  return <Steps label={t('order.progress')} steps={steps} />;
}

/** Neighbours that read the same are one step, and it began with the first of them. */
function isNewLabel(entry: StatusEntry, index: number, all: readonly StatusEntry[]): boolean {
  const before = all[index - 1];
  return before === undefined || labelOfStatus(before.status) !== labelOfStatus(entry.status);
}

function stateOf(status: string, last: boolean): Step['state'] {
  if (failures.has(status)) return 'failed';
  return last && !endings.has(status) ? 'current' : 'done';
}
