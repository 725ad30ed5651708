import { useEffect } from 'react';
import type { SlotProps } from '#core';
import { boxLength, senderFields } from '#core/rules';
import { useText } from '#i18n';
import { PhoneField, Section, Stack, TextField } from '#ui';

const { name, email, phone } = senderFields;

/** The sender's name, email address and phone number; the address was asked for before. */
export function SenderFields({ fields, change, errorOf }: SlotProps['request.details']) {
  const t = useText();
  useFocusOn([name, email, phone].find((key) => errorOf(key) !== undefined));
  const bound = (key: string) => ({
    ...{ name: key, maxLength: boxLength(key), value: fields[key] ?? '', error: errorOf(key) },
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  });
  return (
    <Section level={2} title={t('request.sender')}>
      <Stack>
        <TextField
          {...bound(name)}
          label={t('request.sender.name')}
          autoComplete="name"
          dir="auto"
        />
        <TextField
          {...bound(email)}
          label={t('request.sender.email')}
          type="email"
          autoComplete="email"
          dir="ltr"
        />
        <PhoneField {...bound(phone)} label={t('request.sender.phone')} autoComplete="tel" />
      </Stack>
    </Section>
  );
}

/** Moves the focus to a wrong field, unless the person is typing somewhere. */
function useFocusOn(field: string | undefined): void {
  useEffect(() => {
    if (field === undefined || document.activeElement instanceof HTMLInputElement) return;
    const [input] = document.getElementsByName(field);
    input?.focus();
  }, [field]);
}
