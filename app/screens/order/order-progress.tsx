import { useUnit } from 'effector-react';
import { Slot } from '#composition';
import { $now, labelKey, labelOfEntry } from '#core';
import { endings, statusGroups } from '#core/rules';
import { useFormat, useText } from '#i18n';
import type { Order } from '#schemas';
import { type Step, Steps } from '#ui';
import * as css from './order.css.ts';
import { stepsRead } from './steps-read.ts';

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
  return (
    <>
      <Steps label={t('order.activity')} steps={steps} />
      <Slot name="order.activity" with={{ order }} />
      <Updated order={order} />
    </>
  );
}

function Updated({ order: { updated_at } }: { order: Order }) {
  const t = useText();
  const format = useFormat();
  const now = useUnit($now);
  const when = format.ago(updated_at, now);
  return <p className={css.muted}>{t('tracking.updated', { when })}</p>;
}

function stateOf(status: string, last: boolean): Step['state'] {
  if (statusGroups.cancelledLike.has(status)) return 'failed';
  return last && !endings.has(status) ? 'current' : 'done';
}
