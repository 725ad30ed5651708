import { useUnit } from 'effector-react';
import { type BulkSnapshot, bulkSent } from '#core';
import { useText } from '#i18n';
import { Button, Stack } from '#ui';
import * as css from './bulk.css.ts';
import { StepTitle } from './step-title.tsx';

/** The file is read beside the page; it may be called off at any moment. */
export function ReadingStep({ snapshot }: { snapshot: BulkSnapshot }) {
  const t = useText();
  const send = useUnit(bulkSent);
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
