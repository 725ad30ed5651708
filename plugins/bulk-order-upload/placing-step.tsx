import type { BulkSnapshot } from '#core';
import { useText } from '#i18n';
import { Stack } from '#ui';
import * as css from './bulk.css.ts';
import { StepTitle } from './step-title.tsx';

/** Progress while the server places the orders; the page may be left. */
export function PlacingStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const { job } = snapshot.context;
  const placed = job?.orders_placed ?? 0;
  const count = job?.orders_to_be_placed ?? 0;
  const label = t('bulk-order-upload.placing', { placed, count });
  return (
    <Stack gap={3}>
      <StepTitle>{label}</StepTitle>
      <progress
        className={css.progress}
        max={Math.max(1, count)}
        value={placed}
        aria-label={label}
      />
      <p className={css.muted}>{t('bulk-order-upload.placing.body')}</p>
    </Stack>
  );
}
