import type { SlotProps } from '#core';
import { useText, useWholeTexts } from '#i18n';
import { Button } from '#ui';

/** Only a main account gets another collection point. */
export function AddOutlet({ vendors, add }: SlotProps['vendors.foot']) {
  const t = useText();
  const known = useWholeTexts();
  if (!known || !vendors.some(({ is_parent }) => is_parent)) return null;
  return (
    <Button icon="plus" wide onClick={add}>
      {t('outlet.add')}
    </Button>
  );
}
