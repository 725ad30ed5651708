import type { SlotProps } from '#core';
import { useText, useWholeTexts } from '#i18n';
import { mayAt } from '#schemas';
import { Button } from '#ui';

/** Adds a collection point to a main account, for people with the power. */
export function AddOutlet({ vendors, add }: SlotProps['vendors.foot']) {
  const t = useText();
  const known = useWholeTexts();
  const isAble = vendors.some((vendor) => vendor.is_parent && mayAt(vendor, 'outlets'));
  if (!known || !isAble) return null;
  return (
    <Button icon="plus" wide onClick={add}>
      {t('outlet.add')}
    </Button>
  );
}
