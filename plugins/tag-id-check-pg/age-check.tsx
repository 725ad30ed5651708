import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Checkbox } from '#ui';
import { key } from './key.ts';

/** Asks whether the recipient's age must be checked. */
export function AgeCheck({ fields, change }: SlotProps['request.options']) {
  const t = useText();
  return (
    <Checkbox
      label={t('request.age-check.label')}
      hint={t('request.age-check.notice')}
      checked={fields[key] === 'true'}
      onChange={(event) => change({ [key]: event.currentTarget.checked ? 'true' : '' })}
    />
  );
}
