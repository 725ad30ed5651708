import type { SlotProps } from '#core';
import { isEditableOutlet } from '#core/rules';
import { useText, useWholeTexts } from '#i18n';
import { mayAt } from '#schemas';
import { IconButton } from '#ui';

/** Edits an outlet, where the merchant and the person may. */
export function EditOutlet({ vendor, edit }: SlotProps['vendors.row']) {
  const t = useText();
  const known = useWholeTexts();
  if (!known || !isEditableOutlet(vendor) || !mayAt(vendor, 'outlets')) return null;
  const { name } = vendor.vendor_information;
  return <IconButton icon="edit" label={t('outlet.edit', { name })} onClick={edit} />;
}
