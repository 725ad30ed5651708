import type { SlotProps } from '#core';
import { useText } from '#i18n';
import { Checkbox, Notice, Section, Stack } from '#ui';
import { key } from './key.ts';

/** Asks whether the recipient's age matters, and says what that means. */
export function AgeCheck({ fields, change }: SlotProps['request.options']) {
  const t = useText();
  return (
    <Section level={2} title={t('request.age-check')}>
      <Stack gap={3}>
        <Notice tone="info">{t('request.age-check.notice')}</Notice>
        <Checkbox
          label={t('request.age-check.label')}
          checked={fields[key] === 'true'}
          onChange={(event) => change({ [key]: event.currentTarget.checked ? 'true' : '' })}
        />
      </Stack>
    </Section>
  );
}
