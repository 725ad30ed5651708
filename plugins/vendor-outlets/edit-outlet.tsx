import type { SlotProps } from '#core';
import { isEditableOutlet } from '#core/rules';
import { useText, useWholeTexts } from '#i18n';
import { mayAt } from '#schemas';
import { IconButton } from '#ui';

/** A pencil beside an outlet that its merchant may change, for who may do so. */
export function EditOutlet({ vendor, edit }: SlotProps['vendors.row']) {
  const t = useText();
  const known = useWholeTexts();
  if (!known || !isEditableOutlet(vendor) || !mayAt(vendor, 'outlets')) return null;
  const { name } = vendor.vendor_information;
  return <IconButton icon="edit" label={t('outlet.edit', { name })} onClick={edit} />;
}
