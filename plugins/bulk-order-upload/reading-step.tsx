import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { type BulkSnapshot, bulkSent } from '#core';
import { useText } from '#i18n';
import { Button, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { StepTitle } from './step-title.tsx';

type ReadingStepProps = {
  snapshot: BulkSnapshot;
  /** Loads what the next steps need. */
  onBegun: () => Promise<unknown>;
};

/** Progress while a worker reads the file; it can be cancelled. */
export function ReadingStep({ snapshot, onBegun }: ReadingStepProps) {
  const t = useText();
  const send = useUnit(bulkSent);
  const begun = useEffectEvent(onBegun);
  // If it fails here, it is loaded again when shown.
  useEffect(() => void begun().catch(() => undefined), []);
  const { file, progress } = snapshot.context;
  const label = t('bulk-order-upload.reading', { name: file?.name ?? '' });
  return (
    <Stack gap={3} align="start">
      <StepTitle>
        <bdi>{label}</bdi>
      </StepTitle>
      <progress className={css.progress} max={1} value={progress} aria-label={label} />
      <Button onClick={() => send({ type: 'cancelled' })}>{t('bulk-order-upload.cancel')}</Button>
    </Stack>
  );
}
