import { useUnit } from 'effector-react';
import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Button, Notice, Stack } from '#ui';
import { customerFrom } from './customer.ts';
import { $keeping, $refusal, customerKept } from './model.ts';
import { useBook } from './use-book.ts';

/** Keeps the customer of this request for the next one. */
export function SaveCustomer({ vendor, destination, fields }: SlotProps['request.details']) {
  const t = useText();
  const book = useBook(vendor.vendor_id);
  const [keep, keeping, refusal] = useUnit([customerKept, $keeping, $refusal]);
  if (destination === null) return null;
  const customer = customerFrom(fields, destination, vendor);
  return (
    <Stack gap={2} align="start">
      <Button busy={keeping} onClick={() => keep({ ...book, id: null, customer })}>
        {t('addressbook.save')}
      </Button>
      <div aria-live="assertive">
        {refusal && <Notice tone="critical">{t(refusal.what, refusal.values)}</Notice>}
      </div>
    </Stack>
  );
}
