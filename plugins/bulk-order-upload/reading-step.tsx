import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent } from 'react';
import { type BulkSnapshot, bulkSent } from '#core';
import { useText } from '#i18n';
import { Button, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { StepTitle } from './step-title.tsx';

type ReadingStepProps = {
  snapshot: BulkSnapshot;
  /** Time for what the next steps need to be on its way. */
  onBegun: () => Promise<unknown>;
};

/** The file is read beside the page; it may be called off at any moment. */
export function ReadingStep({ snapshot, onBegun }: ReadingStepProps) {
  const t = useText();
  const send = useUnit(bulkSent);
  const begun = useEffectEvent(onBegun);
  // What does not arrive now is asked for again when it is shown.
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
