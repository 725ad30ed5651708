import { useUnit } from 'effector-react';
import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Button, Notice, Stack } from '#ui';
import { customerFrom } from './customer.ts';
import type { Keeper } from './keeper.ts';
import { $keeping, $refusal, customerKept } from './model.ts';

type SaveCustomerProps = SlotProps['request.details'] & { readonly keeper: Keeper };

/** Keeps the customer of this request for the next one. */
export function SaveCustomer({ keeper, vendor, destination, fields }: SaveCustomerProps) {
  const t = useText();
  const [keep, keeping, refusal] = useUnit([customerKept, $keeping, $refusal]);
  if (destination === null) return null;
  const customer = customerFrom(fields, destination, vendor);
  return (
    <Stack gap={2} align="start">
      <Button
        busy={keeping}
        onClick={() => keep({ keeper, vendorId: vendor.vendor_id, id: null, customer })}
      >
        {t('addressbook.save')}
      </Button>
      <div aria-live="assertive">
        {refusal && <Notice tone="critical">{t(refusal.what, refusal.values)}</Notice>}
      </div>
    </Stack>
  );
}
